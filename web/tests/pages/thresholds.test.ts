import { expect, test } from 'vitest';
import { thresholds } from '../../src/pages/decks/deck';
import type { CardInfo } from '../../src/wire';

const card = (name: string, numbers: [string, number][]): [string, CardInfo] => [
  `deck/${name}`,
  { name, part: 'deck', numbers: numbers.map(([key, n]) => ({ key, n })) } as CardInfo,
];
const cards = new Map([
  card('Rage', [['rage', 1]]),
  card('Crossroads', [['rage', 1], ['greed', 1]]),
  card('Champion', [['needs-rage', 2]]),
  card('Ram', [['needs-rage', 1]]),
]);
const entry = (name: string, count: number) => ({ part: 'deck', name, count });

test('copies that give and need each icon are counted, and the most that one card needs', () => {
  expect(thresholds([entry('Rage', 9), entry('Crossroads', 2), entry('Champion', 3), entry('Ram', 4)], cards)).toEqual([
    { icon: 'greed', gives: 2, needs: 0, most: 0 },
    { icon: 'rage', gives: 11, needs: 7, most: 2 },
  ]);
});

test('a deck without icons has no thresholds', () => {
  expect(thresholds([], cards)).toEqual([]);
});
