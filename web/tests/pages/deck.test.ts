import { expect, test } from 'vitest';
import type { CardInfo } from '../../src/wire';
import { add, copies, curve, keyOf, kinds, size, take, textOf } from '../../src/pages/decks/deck';

const card = (name: string, part: string, kind: string, cost?: number): CardInfo => ({
  name,
  title: { en: name, fr: name },
  slug: name.toLowerCase(),
  kind,
  class: 'neutral',
  traits: [],
  numbers: cost === undefined ? [] : [{ key: 'cost', n: cost }],
  keywords: [],
  text: { en: [], fr: [] },
  part,
  copies: 3,
  set: 'core',
});

const list = [
  card('Corwin', 'leader', 'leader'),
  card('Rat', 'main', 'follower', 1),
  card('Rat', 'evolve', 'follower'),
  card('Titan', 'main', 'follower', 12),
  card('Bolt', 'main', 'spell', 1),
];
const cards = new Map(list.map((c) => [keyOf(c), c]));

test('copies are counted, and a line without copies disappears', () => {
  let deck = add(add(add([], 'main', 'Rat'), 'main', 'Bolt'), 'main', 'Rat');
  expect(deck).toEqual([
    { part: 'main', name: 'Rat', count: 2 },
    { part: 'main', name: 'Bolt', count: 1 },
  ]);
  deck = take(deck, 'main', 'Bolt');
  expect(copies(deck, 'main', 'Bolt')).toBe(0);
  expect(deck).toHaveLength(1);
  expect(take(deck, 'evolve', 'Rat')).toEqual(deck);
});

test('the same name in two parts is two lines', () => {
  const deck = add(add([], 'main', 'Rat', 3), 'evolve', 'Rat', 2);
  expect(size(deck, 'main')).toBe(3);
  expect(size(deck, 'evolve')).toBe(2);
});

test('the text has the parts in the order of the game', () => {
  const deck = add(add(add([], 'evolve', 'Rat', 2), 'main', 'Rat', 3), 'leader', 'Corwin');
  expect(textOf(deck, ['leader', 'main', 'evolve'])).toBe('Leader\n1 Corwin\n\nMain\n3 Rat\n\nEvolve\n2 Rat');
});

test('the curve holds what is expensive in its last column and leaves the evolve deck out', () => {
  const deck = add(add(add(add([], 'main', 'Rat', 3), 'main', 'Titan'), 'main', 'Bolt', 2), 'evolve', 'Rat', 2);
  const columns = curve(deck, cards);
  expect(columns[1]).toEqual({ cost: 1, open: false, count: 5 });
  expect(columns[8]).toEqual({ cost: 8, open: true, count: 1 });
  expect(columns.reduce((sum, c) => sum + c.count, 0)).toBe(6);
  expect(kinds(deck, cards)[0]).toEqual({ kind: 'follower', count: 6 });
});
