import type { Clock, GameInfo } from '../../wire';
import { choosable } from '../../lib/decks';
import type { Wishes } from '../../lib/start';

/** What the form of the start page holds. */
export interface Form {
  deck: string;
  other: string;
  level: string;
  bestOf: 1 | 3;
  clock: 'none' | 'slow' | 'fast';
  listed: boolean;
}

const CLOCKS: Record<Form['clock'], Clock | null> = {
  none: null,
  slow: { decision_s: 30, reserve_s: 1200 },
  fast: { decision_s: 10, reserve_s: 420 },
};

export function freshForm(game: GameInfo): Form {
  const [first, second] = game.decks;
  return { deck: first?.key ?? '', other: second?.key ?? first?.key ?? '', level: 'steady', bestOf: 1, clock: 'none', listed: false };
}

export function wishesOf(game: GameInfo, form: Form): Wishes {
  const value = (id: string) => choosable(game).find((deck) => deck.id === id)?.value ?? id;
  return {
    deck: value(form.deck),
    other: value(form.other),
    level: form.level,
    bestOf: form.bestOf,
    clock: CLOCKS[form.clock],
    listed: form.listed,
  };
}
