import { getContext, setContext } from 'svelte';
import type { Sitter, View } from '../wire';
import type { Tracked } from './tracker';

/** What every board is given. */
export interface BoardProps {
  view: View;
  /** The seat at the near side of the table. */
  near: number;
  /** Who sits there; in a replay only names are known. */
  sitters: readonly Pick<Sitter, 'name' | 'kind' | 'here' | 'wins' | 'reserve_ms' | 'decision_ms'>[];
  /** When the clocks of the sitters were right, in `performance.now()`. */
  since: number;
}

/** The cards of a zone as the page knows them. */
export interface Stage {
  of(seat: number | null, zone: string): readonly Tracked[];
}

const KEY = Symbol('stage');

export function giveStage(stage: Stage): void {
  setContext(KEY, stage);
}

export function takeStage(): Stage {
  return getContext<Stage>(KEY);
}

/** A public number of a seat. */
export function numberOf(view: View, seat: number, key: string): number {
  return view.seats[seat]?.numbers.find((number) => number.key === key)?.n ?? 0;
}

/** The seats as they are drawn: the near one first, then those of its team, then the others in turn order. */
export function seatings(view: View, near: number): { own: number[]; others: number[] } {
  const all = view.seats.map((_, i) => (near + i) % view.seats.length);
  const team = view.seats[near]?.team;
  return {
    own: all.filter((seat) => view.seats[seat]?.team === team),
    others: all.filter((seat) => view.seats[seat]?.team !== team),
  };
}
