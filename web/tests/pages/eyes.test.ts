import { expect, test } from 'vitest';
import { throughLearner } from '../../src/pages/tutorial/eyes';
import type { View } from '../../src/wire';

const hand = (...names: (string | null)[]) => ({
  team: 0, out: false,
  numbers: [],
  zones: [
    { key: 'hand', count: names.length, cards: names.map((name, n) => ({ name, slug: `${name}#${n}` })) },
    { key: 'field', count: 1, cards: [{ name: 'Rat', slug: 'rat' }] },
  ],
});

const view = (viewer: number, mine: (string | null)[], theirs: (string | null)[]): View => ({
  viewer,
  turn: 1,
  active: 0,
  phase: 'main',
  asked: viewer,
  question: 'ask-main',
  seats: [hand(...mine), hand(...theirs)],
  shared: [],
  pending: [],
  outcome: null,
});

const names = (seen: View, seat: number) => seen.seats[seat]?.zones[0]?.cards.map((card) => card.name);

test('the learner keeps the own hand and never sees the other one', () => {
  const own = view(0, ['Golem', 'Bolt'], [null]);
  const seen = throughLearner(view(1, [null, null], ['Secret']), own);
  expect(seen.viewer).toBe(0);
  expect(names(seen, 0)).toEqual(['Golem', 'Bolt']);
  expect(names(seen, 1)).toEqual([null]);
  expect(seen.seats[1]?.zones[1]?.cards[0]?.name).toBe('Rat');
});

test('a hand that changed its size is not guessed', () => {
  const seen = throughLearner(view(1, [null], ['Secret']), view(0, ['Golem', 'Bolt'], [null]));
  expect(names(seen, 0)).toEqual([null]);
});

test('the own view stays as it is', () => {
  const own = view(0, ['Golem'], [null]);
  expect(throughLearner(own, null)).toBe(own);
});
