import type { Choice, Orders, View } from '../wire';
import { alike } from './pay';

/** What a person said beforehand. */
export interface Said {
  fullControl: boolean;
  /** `game phase mine|theirs` where windows are passed. */
  passed: readonly string[];
  /** Every window is passed until the person's next turn. */
  passing: boolean;
  /** Windows where there is nothing to do but pass are passed, after a pause that tells nobody. */
  passIdle: boolean;
  /** Windows after one's own plays ask too. */
  askOwn: boolean;
}

/** Questions whether to answer something that was just played or is about to happen. */
const ANSWERS = ['ask-react', 'ask-respond'];

/** Acts that give way: their being the only option depends on what a hand holds. */
const GIVE_WAY = ['pass', 'end', 'stop', 'no', 'refuse'];

/**
 * The answer that this page gives without asking, or null: the only one there
 * is, unless it gives way, and any of those that pay alike. Windows are passed by the room, by the orders that
 * it was given: whoever watches the clock learns nothing about a hand. Where nobody could (`alone`: a lesson, a
 * scene), a window with nothing but a pass is passed here.
 */
export function answer(view: View, options: readonly Choice[], fullControl: boolean, alone = false): number | null {
  if (fullControl || view.asked === null) return null;
  const [only] = options;
  // There may be several ways to pass: the first says nothing about what comes later.
  if (alone && options.length > 0 && options.every(({ act }) => act === 'pass')) return 0;
  if (options.length > 1 && alike(view, options)) return 0;
  const first = inOrder(options);
  if (first !== null) return first;
  const gives = only && GIVE_WAY.includes(only.act);
  return options.length === 1 && only && !gives ? 0 : null;
}

/** Acts that are all done anyhow, in the order that everybody would name. */
const ORDER = ['restore', 'develop'];

/** Which of several things that all happen comes first, where the order is no decision: null where it is one. */
function inOrder(options: readonly Choice[]): number | null {
  if (options.length < 2) return null;
  if (options.every(({ act }) => ORDER.includes(act))) {
    return options.findIndex(({ act }) => act === ORDER.find((first) => options.some((each) => each.act === first)));
  }
  const labels = new Set(options.map(({ label }) => JSON.stringify(label)));
  return options.every(({ act }) => act === 'pending') && labels.size === 1 ? 0 : null;
}

/** What the room is told, so that it answers for this person. */
export function ordersOf(game: string, { fullControl, passed, passing, passIdle, askOwn }: Said): Orders {
  if (fullControl) return { ask_all: true, pass: [] };
  const stops = passed.flatMap((key) => {
    const [of, phase = '', whose] = key.split(' ');
    const turns = whose === 'mine' ? ('own' as const) : ('others' as const);
    return of === game ? [{ question: '', phase, turns, until: 'match' as const }] : [];
  });
  const own = ANSWERS.map((question) => ({ question, phase: '', turns: 'after-own' as const, until: 'match' as const }));
  const idle = { question: '', phase: '', turns: 'idle' as const, until: 'match' as const };
  const now = { question: '', phase: '', turns: 'any' as const, until: 'turn' as const };
  return { ask_all: false, pass: [...stops, ...(askOwn ? [] : own), ...(passIdle ? [idle] : []), ...(passing ? [now] : [])] };
}

/** Whether these orders pass every window until the next turn. */
export function isPassing(orders: Orders | undefined): boolean {
  return orders?.pass.some((each) => each.until === 'turn') ?? false;
}

/** Whether these orders pass a window, after a pause, where there is nothing else to do. */
export function passesIdle(orders: Orders | undefined): boolean {
  return orders?.pass.some((each) => each.turns === 'idle') ?? false;
}

/** The stop that a question of this view belongs to. */
export function stopOf(game: string, phase: string, mine: boolean): string {
  return `${game} ${phase} ${mine ? 'mine' : 'theirs'}`;
}
