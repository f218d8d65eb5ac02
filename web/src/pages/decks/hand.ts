// Hands that a deck gives: what is drawn at the beginning, and card by card.

import type { DeckEntry } from '../../wire';

/** So many cards are shown first; whoever wants more or fewer says so. */
export const FIRST = 5;

/** The parts that cards are drawn from. */
export function drawn(entries: readonly DeckEntry[]): DeckEntry[] {
  const piles = ['main', 'deck'];
  return entries.filter((entry) => piles.includes(entry.part));
}

/** The deck as a pile in an order of chance; `chance` gives numbers from 0 up to 1. */
export function shuffled(entries: readonly DeckEntry[], chance: () => number = Math.random): string[] {
  const pile = drawn(entries).flatMap((entry) => Array.from({ length: entry.count }, () => entry.name));
  for (let n = pile.length - 1; n > 0; n -= 1) {
    const at = Math.floor(chance() * (n + 1));
    [pile[n], pile[at]] = [pile[at] ?? '', pile[n] ?? ''];
  }
  return pile;
}

/** How likely it is to have drawn one of so many copies after so many cards. */
export function likely(copies: number, size: number, cards: number): number {
  let none = 1;
  for (let n = 0; n < Math.min(cards, size); n += 1) none *= Math.max(0, size - copies - n) / (size - n);
  return 1 - none;
}
