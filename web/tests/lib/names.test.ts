import { beforeEach, expect, test } from 'vitest';
import { apart, botName, listedName } from '../../src/lib/names';
import { settings } from '../../src/lib/store/settings.svelte';

beforeEach(() => {
  settings.language = 'en';
});

test('a bot is called by its level, also where a list gives only the level', () => {
  expect(botName('steady')).toBe('Bot (steady)');
  expect(listedName('random')).toBe('Bot (random)');
  settings.language = 'fr';
  expect(listedName('random')).toBe('Robot (au hasard)');
});

test('people keep their names, and a free seat has none', () => {
  expect(listedName('Ada')).toBe('Ada');
  expect(listedName('')).toBe('');
});

test('seats of one name are told apart', () => {
  expect(apart(['random', 'Ann', 'random'])).toEqual(['random 1', 'Ann', 'random 2']);
  expect(apart(['Ann', 'Bo'])).toEqual(['Ann', 'Bo']);
  expect(apart(['', ''])).toEqual(['', '']);
});
