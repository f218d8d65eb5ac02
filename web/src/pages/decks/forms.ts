// The forms in which a deck travels. Text, code, .cod and .o8d are read by the server;
// JSON is ours, and becomes text before it is sent.

import type { DeckEntry } from '../../wire';
import { textOf } from './deck';

export interface DeckJson {
  game: string;
  name: string;
  cards: DeckEntry[];
}

/** The deck as JSON, for programs. */
export function jsonOf(game: string, name: string, entries: DeckEntry[]): string {
  const deck: DeckJson = { game, name, cards: entries };
  return JSON.stringify(deck, null, 2) + '\n';
}

/** What was pasted or dropped, as something the server reads; JSON becomes text. */
export function readable(input: string, parts: string[]): { text: string; name: string | null } {
  const trimmed = input.trim();
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return { text: trimmed, name: null };
  try {
    const found: unknown = JSON.parse(trimmed);
    const list = Array.isArray(found) ? found : (found as { cards?: unknown }).cards;
    const name = Array.isArray(found) ? null : (found as { name?: unknown }).name;
    if (!Array.isArray(list)) return { text: trimmed, name: null };
    return { text: textOf(list.map((each) => entryOf(each, parts)), parts), name: typeof name === 'string' ? name : null };
  } catch {
    // The server says of each line why it is no card; that is a better answer than ours.
    return { text: trimmed, name: null };
  }
}

/** The word behind `code=` if somebody pastes a whole link. */
export function codeIn(input: string): string {
  const link = /[?&#]code=([A-Za-z0-9._-]+)/.exec(input);
  return link ? link[1]! : input;
}

/** Replaces the card name of one line, and leaves its count and its comment alone. */
export function mend(text: string, line: number, name: string): string {
  const lines = text.split('\n');
  const old = lines[line - 1];
  if (old === undefined) return text;
  const inXml = /name="[^"]*"/;
  const inTag = /(<card\b[^>]*>)[^<]*(<\/card>)/;
  const safe = name.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  if (inTag.test(old)) {
    lines[line - 1] = old.replace(inTag, (_, open: string, close: string) => open + safe + close);
  } else if (inXml.test(old)) {
    lines[line - 1] = old.replace(inXml, () => `name="${safe}"`);
  } else {
    const count = /^\s*(\d+)\s*x?\s+/i.exec(old);
    const comment = /\s+#.*$/.exec(old);
    lines[line - 1] = `${count ? count[1] : '1'} ${name}${comment ? comment[0] : ''}`;
  }
  return lines.join('\n');
}

/** Where a card goes of which nothing is said: the part that holds most. */
const MOST = ['main', 'deck'];

function entryOf(x: unknown, parts: string[]): DeckEntry {
  const e = (typeof x === 'object' && x !== null ? x : {}) as Record<string, unknown>;
  return {
    part: typeof e.part === 'string' ? e.part : (MOST.find((part) => parts.includes(part)) ?? 'main'),
    count: typeof e.count === 'number' ? e.count : 1,
    name: typeof e.name === 'string' ? e.name : String(x),
  };
}
