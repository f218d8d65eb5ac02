import type { DeckRow, GameInfo } from '../wire';
import { either, word } from './say.svelte';

/** A deck that can be chosen: `value` is what the server is told. */
export interface Choosable {
  id: string;
  title: string;
  group: string;
  value: string;
  own: boolean;
}

/** The decks for a game: the shipped ones, then those of this device. */
export function choosable(game: GameInfo): Choosable[] {
  const shipped = game.decks.map((deck) => ({ ...shownDeck(deck), value: deck.key, own: false }));
  const own = held(game.key).map((deck) => ({ id: deck.id, title: deck.name, group: '', value: deck.text, own: true }));
  return [...shipped, ...own];
}

/** A title such as `Forest: swarm and finish` is a name and what the deck does. */
export function shownDeck(deck: DeckRow): { id: string; title: string; group: string } {
  return { id: deck.key, title: either(deck.title) || deck.key, group: deck.class };
}

/** What a deck is called, and what it does; one without a name of its own is called by its class. */
export function titleParts(title: string, group: string, game?: string): { head: string; rest: string } {
  const [head = '', ...rest] = title.split(/\s*:\s*/);
  if (rest.length > 0 || !group) return { head, rest: rest.join(': ') };
  return { head: word('class-', group, game), rest: title };
}

interface Held {
  id: string;
  name: string;
  game: string;
  text: string;
}

function held(game: string): Held[] {
  try {
    const found = JSON.parse(localStorage.getItem('arbiter.decks') ?? '[]') as unknown;
    if (!Array.isArray(found)) return [];
    return (found as Held[]).filter((deck) => deck?.game === game && typeof deck.text === 'string');
  } catch {
    return [];
  }
}
