import type { Choice, Message, Room } from '../wire';

/** One pick of a selection that is not finished. */
export interface Pick {
  at: number;
  round: number;
  question: string;
  label: Message;
}

/** Acts that stand for themselves and never belong to a selection. */
const WHOLE = ['play', 'use', 'evolve', 'attack', 'pass', 'end', 'stack', 'keep', 'mulligan'];

/** The picks so far, after one more. */
export function chosen(picks: readonly Pick[], room: Room, choice: Choice): Pick[] {
  if (!room.view || WHOLE.includes(choice.act)) return [];
  const fresh = { at: room.at, round: room.round, question: room.view.question, label: choice.label };
  const last = picks.at(-1);
  const goesOn = last?.question === fresh.question && last.round === fresh.round;
  return goesOn ? [...picks, fresh] : [fresh];
}

/** The picks that still belong to the question of a room. */
export function standing(picks: readonly Pick[], room: Room): readonly Pick[] {
  const question = room.view?.question;
  const same = picks.filter((pick) => pick.round === room.round && pick.question === question && pick.at < room.at);
  // A pick that was taken back is gone, and so is one of an earlier question.
  return same.at(-1)?.at === room.at - 1 ? same : [];
}
