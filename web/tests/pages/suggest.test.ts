import { expect, test } from 'vitest';
import { entriesOf, suggested } from '../../src/pages/decks/suggest';
import { explained } from '../../src/lib/keywords';
import type { Clause, DeckRow } from '../../src/wire';

const deck = (key: string, text: string): DeckRow => ({ key, title: { en: key, fr: key }, class: key, text });
const shipped = [deck('rats', '# Rats\nMain\n3 Rat\n2 Big Rat # fat\n\nEvolve\n1 Big Rat\n'), deck('golems', 'Main\n3 Golem\n3 Rat\n')];

test('a deck is read as it is written', () => {
  expect(entriesOf(shipped[0]!.text)).toEqual([
    { part: 'main', name: 'Rat', count: 3 },
    { part: 'main', name: 'Big Rat', count: 2 },
    { part: 'evolve', name: 'Big Rat', count: 1 },
  ]);
});

test('what is suggested is what the nearest shipped deck has besides', () => {
  const own = [{ part: 'main', name: 'Golem', count: 1 }, { part: 'main', name: 'Rat', count: 1 }];
  const found = suggested(own, shipped, 9);
  expect(found?.deck.key).toBe('golems');
  expect(found?.entries).toEqual([{ part: 'main', name: 'Golem', count: 2 }, { part: 'main', name: 'Rat', count: 2 }]);
  expect(suggested([], shipped, 9)).toBeNull();
});

test('a keyword is explained by the clauses that begin with it, and by no others', () => {
  const clause = (number: string, en: string, kind = 'engine'): Clause => ({ clause: number, kind, summary: { en, fr: en }, shown: false });
  const all = [clause('1', 'Ward is a passive ability.'), clause('2', 'Wardens sleep.'), clause('3', 'Ward has an icon.', 'note'), clause('4', 'Stun: discard.'), clause('5', 'Flip up a card.')];
  expect(explained(all, 'ward').map((each) => each.clause)).toEqual(['1']);
  expect(explained(all, 'stun').map((each) => each.clause)).toEqual(['4']);
  expect(explained(all, 'flip-up').map((each) => each.clause)).toEqual(['5']);
  expect(explained(all, 'storm')).toEqual([]);
});
