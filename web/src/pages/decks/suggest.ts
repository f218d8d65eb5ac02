// What could make a deck whole: cards of the shipped deck that is most like it.

import type { DeckEntry, DeckRow } from '../../wire';
import { copies } from './deck';

/** A deck as its text says it; a line without a count names the part that follows. */
export function entriesOf(text: string): DeckEntry[] {
  const found: DeckEntry[] = [];
  let part = '';
  for (const line of text.split('\n').map((each) => each.replace(/#.*/, '').trim())) {
    const [, count, name] = /^(\d+)\s+(.+)$/.exec(line) ?? [];
    if (count && name) found.push({ part, name, count: Number(count) });
    else if (line) part = line.toLowerCase().replace(/:$/, '');
  }
  return found;
}

/** How many cards two decks have in common. */
export function common(a: readonly DeckEntry[], b: readonly DeckEntry[]): number {
  return b.reduce((sum, { part, name, count }) => sum + Math.min(count, copies([...a], part, name)), 0);
}

export interface Suggested {
  deck: DeckRow;
  entries: DeckEntry[];
}

/** Cards of the nearest shipped deck that this one has fewer of, with how many are missing. */
export function suggested(entries: readonly DeckEntry[], shipped: readonly DeckRow[], most: number): Suggested | null {
  let best: { deck: DeckRow; all: DeckEntry[]; like: number } | null = null;
  for (const deck of shipped) {
    const all = entriesOf(deck.text);
    const like = common(entries, all);
    if (like > (best?.like ?? 0)) best = { deck, all, like };
  }
  if (!best) return null;
  const missing = best.all
    .map((entry) => ({ ...entry, count: entry.count - copies([...entries], entry.part, entry.name) }))
    .filter((entry) => entry.count > 0);
  return { deck: best.deck, entries: missing.slice(0, most) };
}
