import { expect, test } from 'vitest';
import { CLASS, COST, KIND, setTo, terms, toggle } from '../../src/pages/decks/query';

test('a button sets, replaces and takes out its term, and leaves the rest alone', () => {
  const one = toggle('"draw a card" o:heal', CLASS, 'swordcraft');
  expect(one).toBe('"draw a card" o:heal class:swordcraft');
  const two = toggle(one, CLASS, 'runecraft');
  expect(two).toBe('"draw a card" o:heal class:runecraft');
  expect(toggle(two, CLASS, 'runecraft')).toBe('"draw a card" o:heal');
});

test('what was typed in short form lights the same button', () => {
  expect(setTo('c:swordcraft', CLASS)).toBe('swordcraft');
  expect(setTo('m>=7', COST)).toBe('>=7');
  expect(toggle('m>=7', COST, '>=7')).toBe('');
  expect(toggle('t:spell', KIND, 'follower')).toBe('type:follower');
  expect(toggle('', COST, '3')).toBe('cost=3');
});

test('alternatives stay together', () => {
  expect(toggle('draw or heal', CLASS, 'neutral')).toBe('(draw or heal) class:neutral');
  expect(terms('(a or b) "c d" e')).toEqual(['(a or b)', '"c d"', 'e']);
});
