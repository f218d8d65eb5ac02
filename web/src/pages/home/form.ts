import type { Clock, GameInfo } from '../../wire';
import { choosable } from '../../lib/decks';
import { modeOf, seatingOf } from '../../lib/seating';
import type { Wishes } from '../../lib/start';

/** What the form of the start page holds. */
export interface Form {
  mode: string;
  seating: string;
  /** Ids of decks, one a seat; the opener's own first. */
  decks: string[];
  level: string;
  bestOf: 1 | 3;
  clock: 'none' | 'slow' | 'fast';
  listed: boolean;
  firm: boolean;
}

const CLOCKS: Record<Form['clock'], Clock | null> = {
  none: null,
  slow: { decision_s: 30, reserve_s: 1200 },
  fast: { decision_s: 10, reserve_s: 420 },
};

export function freshForm(game: GameInfo): Form {
  const mode = modeOf(game, '');
  // As many as could ever sit down: whoever changes the seating finds decks there.
  const most = Math.max(1, ...game.modes.flatMap((each) => each.seatings.map((seating) => seating.teams.length)));
  const decks = Array.from({ length: most }, (_, n) => game.decks[n % Math.max(1, game.decks.length)]?.key ?? '');
  return { mode: mode.key, seating: seatingOf(mode, '').key, decks, level: 'steady', bestOf: 1, clock: 'none', listed: false, firm: false };
}

export function wishesOf(game: GameInfo, form: Form): Wishes {
  const value = (id: string) => choosable(game).find((deck) => deck.id === id)?.value ?? id;
  const mode = modeOf(game, form.mode);
  // The way to sit that was chosen may belong to another mode.
  const seating = seatingOf(mode, form.seating);
  const seats = seating.teams.length;
  return {
    mode: mode.key,
    seating: seating.key,
    seats,
    decks: seating.teams.map((_, n) => (mode.brings_deck ? value(form.decks[n] ?? '') : '')),
    level: form.level,
    bestOf: form.bestOf,
    clock: CLOCKS[form.clock],
    listed: form.listed,
    firm: form.firm,
  };
}
