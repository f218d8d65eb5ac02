import type { Choice, Message, Room } from '../wire';

/** Acts that stand for themselves and never belong to a selection. */
const WHOLE = ['play', 'use', 'evolve', 'attack', 'pass', 'end', 'stack', 'keep', 'mulligan', 'flip', 'restore', 'develop', 'stop'];

/** Whoever acts in its turn does one thing after the other: that is no selection. */
const MAIN = 'ask-main';

/**
 * Several picks in a row of the same question, shown as one selection. It goes
 * on as long as every change of the decision is a pick or a taking back of
 * this page, and the question stays the same.
 */
export class Selection {
  readonly labels: readonly Message[];
  readonly #question: string;
  readonly #at: number;
  /** A change by this page is on its way. */
  readonly #expected: boolean;

  constructor(labels: readonly Message[] = [], question = '', at = -1, expected = false) {
    this.labels = labels;
    this.#question = question;
    this.#at = at;
    this.#expected = expected;
  }

  /** After one more pick. */
  picked(room: Room, choice: Choice): Selection {
    if (!room.view || room.view.question === MAIN || WHOLE.includes(choice.act)) return new Selection();
    const { question } = room.view;
    const before = question === this.#question ? this.labels : [];
    return new Selection([...before, choice.label], question, room.at, true);
  }

  /** After the last pick was taken back. */
  undone(): Selection {
    return new Selection(this.labels.slice(0, -1), this.#question, this.#at, true);
  }

  /** What is left of it in this room. */
  seen(room: Room): Selection {
    if (room.at === this.#at) return this;
    const goesOn = this.#expected && room.view?.question === this.#question;
    return goesOn ? new Selection(this.labels, this.#question, room.at) : new Selection();
  }
}
