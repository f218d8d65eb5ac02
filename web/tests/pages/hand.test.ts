import { expect, test } from 'vitest';
import { drawn, likely, shuffled } from '../../src/pages/decks/hand';

const entries = [
  { part: 'leader', name: 'Chief', count: 1 },
  { part: 'main', name: 'Rat', count: 3 },
  { part: 'main', name: 'Golem', count: 2 },
  { part: 'evolve', name: 'Golem', count: 2 },
];

test('hands come from the pile that is drawn from, every card as often as the deck has it', () => {
  expect(drawn(entries).map((each) => each.name)).toEqual(['Rat', 'Golem']);
  expect(shuffled(entries).sort()).toEqual(['Golem', 'Golem', 'Rat', 'Rat', 'Rat']);
  expect(shuffled(entries, () => 0)).not.toEqual(shuffled(entries, () => 0.999));
  expect(shuffled([])).toEqual([]);
});

test('how likely a card is follows from how many there are', () => {
  expect(likely(3, 40, 0)).toBe(0);
  expect(likely(1, 4, 1)).toBeCloseTo(0.25);
  expect(likely(2, 5, 2)).toBeCloseTo(1 - (3 / 5) * (2 / 4));
  expect(likely(3, 5, 3)).toBe(1);
  expect(likely(1, 3, 99)).toBe(1);
});
