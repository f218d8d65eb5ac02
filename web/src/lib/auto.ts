import type { Choice, Orders, View } from '../wire';

/** What a person said beforehand. */
export interface Said {
  fullControl: boolean;
  /** `game phase mine|theirs` where windows are passed. */
  passed: readonly string[];
  /** Every window is passed until the person's next turn. */
  passing: boolean;
}

/** Acts that give way: their being the only option depends on what a hand holds. */
const GIVE_WAY = ['pass', 'end', 'stop', 'no', 'refuse'];

/**
 * The answer that this page gives without asking, or null: the only one there
 * is, unless it gives way. Windows are passed by the room, by the orders that
 * it was given: whoever watches the clock learns nothing about a hand.
 */
export function answer(view: View, options: readonly Choice[], fullControl: boolean): number | null {
  if (fullControl || view.asked === null) return null;
  const [only] = options;
  return options.length === 1 && only && !GIVE_WAY.includes(only.act) ? 0 : null;
}

/** What the room is told, so that it answers for this person. */
export function ordersOf(game: string, { fullControl, passed, passing }: Said): Orders {
  if (fullControl) return { ask_all: true, pass: [] };
  const stops = passed.flatMap((key) => {
    const [of, phase = '', whose] = key.split(' ');
    const turns = whose === 'mine' ? ('own' as const) : ('others' as const);
    return of === game ? [{ question: '', phase, turns, until: 'match' as const }] : [];
  });
  const now = { question: '', phase: '', turns: 'any' as const, until: 'turn' as const };
  return { ask_all: false, pass: passing ? [...stops, now] : stops };
}

/** Whether these orders pass every window until the next turn. */
export function isPassing(orders: Orders | undefined): boolean {
  return orders?.pass.some((each) => each.until === 'turn') ?? false;
}

/** The stop that a question of this view belongs to. */
export function stopOf(game: string, phase: string, mine: boolean): string {
  return `${game} ${phase} ${mine ? 'mine' : 'theirs'}`;
}
