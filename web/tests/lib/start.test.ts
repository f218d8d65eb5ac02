import { expect, test } from 'vitest';
import { otherDeck } from '../../src/lib/start';
import type { GameInfo } from '../../src/wire';

const deck = (key: string, group: string) => ({ key, title: { en: key, fr: key }, class: group, text: '' });
const mode = { key: 'constructed', brings_deck: true, seatings: [{ key: 'two', teams: [0, 1] }] };
const game = {
  key: 'evolve', title: '', rules: '', reserve: false, lessons: 0, phases: [],
  modes: [mode, { ...mode, key: 'other' }],
  decks: [deck('oak', 'forest'), deck('elm', 'forest'), deck('blade', 'sword'), deck('rune', 'rune')],
} as GameInfo;

test('a bot never brings the class of the person', () => {
  const brought = Array.from({ length: 60 }, () => otherDeck(game, { mode: 'constructed', decks: ['oak'], seats: 2 }));
  expect([...new Set(brought)].sort()).toEqual(['blade', 'rune']);
});

test('in other modes, and where nobody brings a deck, the server draws', () => {
  expect(otherDeck(game, { mode: 'other', decks: ['oak'], seats: 2 })).toBe('');
  expect(otherDeck({ ...game, modes: [{ ...mode, brings_deck: false }] }, { mode: 'constructed', decks: [''], seats: 2 })).toBe('');
});

test('beside partners the server draws: not every deck goes with every other', () => {
  expect(otherDeck(game, { mode: 'constructed', decks: ['oak'], seats: 4 })).toBe('');
});
