import { getContext, setContext } from 'svelte';
import type { Card, Choice, Place } from '../wire';
import type { Cards } from './cards';
import type { Scene } from './say.svelte';

/** An option with its number. */
export interface Offer {
  pick: number;
  choice: Choice;
}

/** What boards can do with cards: at a table, in a replay, in a lesson. */
export interface Hands {
  readonly cards: Cards;
  readonly scene: Scene;
  /** What may be done with the card that lies there. */
  offers(place: Place): readonly Offer[];
  /** Somebody chose the card that lies there. */
  use(place: Place, card: Card, at: HTMLElement): void;
  /** Somebody looks at a card. */
  look(card: Card, place: Place): void;
  /** Shows all cards of a zone. */
  open(seat: number | null, zone: string): void;
}

const KEY = Symbol('hands');

export function giveHands(hands: Hands): void {
  setContext(KEY, hands);
}

export function takeHands(): Hands {
  return getContext<Hands>(KEY);
}

export function samePlace(a: Place, b: Place): boolean {
  return a.seat === b.seat && a.zone === b.zone && a.slug === b.slug;
}

export function placeKey(place: Place): string {
  return `${place.seat ?? '-'}/${place.zone}/${place.slug}`;
}
