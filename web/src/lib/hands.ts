import { getContext, setContext } from 'svelte';
import type { Card, Choice, Spot } from '../wire';
import type { Aim } from './aims';
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
  offers(place: Spot): readonly Offer[];
  /** What may be done with a place of the board. */
  offersOn(place: string): readonly Offer[];
  /** Somebody chose a place of the board. */
  useOn(place: string, at: Element): void;
  /** Somebody chose the card that lies there. */
  use(place: Spot, card: Card, at: Element): void;
  /** Somebody looks at a card. */
  look(card: Card, place: Spot): void;
  /** What pressing a card with these offers would be. */
  aim?(offers: readonly Offer[]): Aim;
  /** What a card has to do with the open question: it asks, or it is spoken of. */
  lit?(place: Spot): 'asks' | 'meant' | null;
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

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.seat === b.seat && a.zone === b.zone && a.slug === b.slug;
}

export function spotKey(place: Spot): string {
  return `${place.seat ?? '-'}/${place.zone}/${place.slug}`;
}
