// A lesson on a real table. The page sits on every seat, plays the others itself,
// and sends of the learner's picks only the one that the lesson is about.

import { newSeats, stagedSeats } from '../../lib/seating';
import { api, Refusal } from '../../lib/api';
import { socket } from '../../lib/live.svelte';
import { moves } from '../../lib/store/settings.svelte';
import type { GameInfo, Lesson, Line, Room, Tell, View } from '../../wire';
import { finish, next, type Turn } from './course';
import { throughLearner } from './eyes';

/** What the other side does should be seen to happen. */
const PAUSE_MS = { moving: 1100, still: 350 };

export class Run {
  readonly game: GameInfo;
  readonly lesson: Lesson;
  table = $state('');
  room = $state.raw<Room | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** The table through the learner's eyes. */
  view = $state.raw<View | null>(null);
  /** Steps that were done. */
  done = $state(0);
  failed = $state.raw<unknown>(null);
  /** An option that was picked and is not the one of this step. */
  other = $state<number | null>(null);
  /** The decision that was answered last: until the next room nothing is asked. */
  sent = $state(-1);
  /** Counts picks beside the lesson, so that the same hint is said again. */
  misses = $state(0);
  readonly turn = $derived.by<Turn>(() => this.#turn());

  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(game: GameInfo, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.#stop = socket.hear((tell) => this.#take(tell));
    void this.start();
  }

  /** Lays the table anew. */
  async start(): Promise<void> {
    this.#reset();
    try {
      const count = stagedSeats(this.game, this.lesson.setup);
      const seats = newSeats(count, count, 'open');
      const start = { is: 'scene' as const, setup: this.lesson.setup };
      const table = { game: this.game.key, mode: '', seating: '', seats, public: false, best_of: 1, clock: null, start };
      const opened = await api.open(table);
      if (this.#over) return;
      this.table = opened.table;
      socket.watch(this.table, { have: () => this.lines.length, refused: (why) => (this.failed = why) });
    } catch (problem) {
      this.failed = problem;
    }
  }

  leave(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#stop();
    if (this.table) socket.unwatch(this.table);
  }

  /** The learner picks an option: the one of the step is played, any other is talked about. */
  pick(pick: number): void {
    const { turn } = this;
    if (turn.is !== 'learner') return;
    if (turn.pick !== pick) {
      this.other = pick;
      this.misses += 1;
      return;
    }
    this.other = null;
    void this.#act(pick, true);
  }

  #turn(): Turn {
    const { room } = this;
    if (room?.stage === 'broken') return { is: 'astray' };
    if (room?.at === this.sent) return { is: 'wait' };
    return next(this.lesson, this.done, room?.view ?? null, room?.options ?? []);
  }

  #reset(): void {
    clearTimeout(this.#timer);
    if (this.table) socket.unwatch(this.table);
    this.table = '';
    this.room = null;
    this.view = null;
    this.lines = [];
    this.done = 0;
    this.other = null;
    this.failed = null;
    this.sent = -1;
  }

  #take(tell: Tell): void {
    if (tell.is !== 'room' || tell.table !== this.table || this.#over) return;
    this.lines = [...this.lines.slice(0, tell.log_from), ...tell.log];
    this.room = tell;
    this.view = tell.view && throughLearner(tell.view, this.view);
    this.#goOn();
  }

  /** Plays what is the page's to play. */
  #goOn(): void {
    const { turn, room } = this;
    if (turn.is === 'done') finish(this.game.key, this.lesson.number);
    if (turn.is !== 'page' || !room || this.sent === room.at) return;
    clearTimeout(this.#timer);
    const pause = moves() ? PAUSE_MS.moving : PAUSE_MS.still;
    this.#timer = setTimeout(() => void this.#act(turn.pick, turn.step !== null), turn.step ? pause : 0);
  }

  async #act(pick: number, isStep: boolean): Promise<void> {
    const { room } = this;
    const seat = room?.view?.asked;
    if (!room || seat === null || seat === undefined || this.sent === room.at) return;
    this.sent = room.at;
    const steps = this.done + (isStep ? 1 : 0);
    // The step counts from now on: the next room must be read with the next step in mind.
    this.done = steps;
    try {
      await socket.ask({ do: 'act', table: this.table, seat, at: room.at, pick });
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'stale') return;
      this.failed = problem;
    }
    if (this.room !== room) this.#goOn();
  }
}
