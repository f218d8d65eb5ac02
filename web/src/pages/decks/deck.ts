// A deck in the builder: a list of lines, and what can be done with it.
// Whether it is legal is never decided here; the server says so with a clause.

import { GLYPH_NAMES, type GlyphName } from '../../lib/glyphs';
import type { CardInfo, DeckEntry } from '../../wire';

/** A card of the list has two faces with one name at times; the part tells them apart. */
export function keyOf(card: { part: string; name: string }): string {
  return `${card.part}/${card.name}`;
}

/** One copy more; a card that is not there yet goes to the end of the list. */
export function add(entries: DeckEntry[], part: string, name: string, count = 1): DeckEntry[] {
  const there = entries.some((e) => e.part === part && e.name === name);
  if (!there) return [...entries, { part, name, count: Math.min(count, 99) }];
  return entries.map((e) => (e.part === part && e.name === name ? { ...e, count: Math.min(e.count + count, 99) } : e));
}

/** One copy less; a line without copies disappears. */
export function take(entries: DeckEntry[], part: string, name: string): DeckEntry[] {
  return entries
    .map((e) => (e.part === part && e.name === name ? { ...e, count: e.count - 1 } : e))
    .filter((e) => e.count > 0);
}

/** How many copies of a card there are. */
export function copies(entries: DeckEntry[], part: string, name: string): number {
  return entries.find((e) => e.part === part && e.name === name)?.count ?? 0;
}

/** How many cards a part has. */
export function size(entries: DeckEntry[], part: string): number {
  return entries.filter((e) => e.part === part).reduce((sum, e) => sum + e.count, 0);
}

/** The deck as text: the form that every part of the project reads. */
export function textOf(entries: DeckEntry[], parts: string[]): string {
  const heading = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const all = [...parts, ...entries.map((e) => e.part)];
  const known = all.filter((part, n) => all.indexOf(part) === n);
  return known
    .filter((part) => entries.some((e) => e.part === part))
    .map((part) => {
      const lines = entries.filter((e) => e.part === part).map((e) => `${e.count} ${e.name}`);
      return [heading(part), ...lines].join('\n');
    })
    .join('\n\n');
}

/** The printed number of a card, if it has one. */
export function numberOf(card: CardInfo, key: string): number | null {
  return card.numbers.find((n) => n.key === key)?.n ?? null;
}

/** Names as people look them up. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/[̀-ͯ]/g, '').toLowerCase();
}

export interface Column {
  cost: number;
  /** The last column holds this cost and everything above. */
  open: boolean;
  count: number;
}

/** Copies by cost, from zero to `last` and above. Cards without a cost are left out. */
export function curve(entries: DeckEntry[], cards: Map<string, CardInfo>, last = 8): Column[] {
  const columns: Column[] = [];
  for (let cost = 0; cost <= last; cost++) columns.push({ cost, open: cost === last, count: 0 });
  for (const entry of entries) {
    const card = cards.get(keyOf(entry));
    const cost = card && entry.part !== 'evolve' ? numberOf(card, 'cost') : null;
    if (cost === null) continue;
    columns[Math.max(0, Math.min(cost, last))]!.count += entry.count;
  }
  return columns;
}

export interface Threshold {
  icon: GlyphName;
  /** Copies of cards that give it, and of cards that need it. */
  gives: number;
  needs: number;
  /** How many of it the most demanding card needs. */
  most: number;
}

/** Icons that the deck gives and needs; those that it has nothing to do with are left out. */
export function thresholds(entries: DeckEntry[], cards: Map<string, CardInfo>): Threshold[] {
  return GLYPH_NAMES.map((icon) => {
    const sum: Threshold = { icon, gives: 0, needs: 0, most: 0 };
    for (const entry of entries) {
      const card = cards.get(keyOf(entry));
      const needed = (card && numberOf(card, `needs-${icon}`)) ?? 0;
      if (card && (numberOf(card, icon) ?? 0) > 0) sum.gives += entry.count;
      if (needed > 0) sum.needs += entry.count;
      sum.most = Math.max(sum.most, needed);
    }
    return sum;
  }).filter(({ gives, needs }) => gives + needs > 0);
}

/** Copies by kind, most frequent first. */
export function kinds(entries: DeckEntry[], cards: Map<string, CardInfo>): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const kind = cards.get(keyOf(entry))?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + entry.count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}
