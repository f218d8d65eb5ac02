// A replay that is being watched: where it stands, through whose eyes, and whether it runs.

import { Cards, cards, noCards } from '../../lib/cards';
import { Refusal } from '../../lib/api';
import type { Moment, Replay } from '../../wire';
import { momentOf, replayOf } from './net';
import { clamp, type Eyes, SPEEDS, stride, type Stride } from './steps';

/** So many moments are remembered; a step back shows at once then. */
const KEPT = 200;

export class Player {
  readonly id: string;
  replay = $state.raw<Replay | null>(null);
  cards = $state.raw<Cards>(noCards);
  moment = $state.raw<Moment | null>(null);
  at = $state(0);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  speed = $state(1);
  failed = $state.raw<Refusal | Error | null>(null);

  #kept = new Map<string, Moment>();
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, at: number, eyes: Eyes) {
    this.id = id;
    this.at = at;
    this.eyes = eyes;
    void this.#begin();
  }

  /** Goes to a place; whoever steps by hand stops the playing. */
  seek(at: number, byHand = true): void {
    if (!this.replay) return;
    if (byHand) this.pause();
    this.at = clamp(this.replay, at);
    void this.#show();
  }

  step(by: Stride, forward: boolean): void {
    if (this.replay) this.seek(stride(this.replay, this.at, by, forward));
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#show();
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.replay && this.at >= this.replay.decisions) this.seek(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing || !this.replay) return;
      this.seek(stride(this.replay, this.at, 'beat', true), false);
      if (this.at >= this.replay.decisions) this.pause();
      else this.#tick();
    }, SPEEDS[this.speed]?.ms ?? 1200);
  }

  async #begin(): Promise<void> {
    try {
      const replay = await replayOf(this.id);
      this.replay = replay;
      this.at = clamp(replay, this.at);
      void cards(replay.game).then((list) => (this.cards = replay.cards ? new Cards([...list.all, ...replay.cards]) : list));
      await this.#show();
    } catch (problem) {
      this.failed = problem instanceof Error ? problem : new Error(String(problem));
    }
  }

  async #show(): Promise<void> {
    const key = `${this.at} ${this.eyes}`;
    this.#wanted = key;
    try {
      const moment = this.#kept.get(key) ?? (await momentOf(this.id, this.at, this.eyes));
      this.#keep(key, moment);
      // Somebody who drags the slider wants the last place, not all on the way.
      if (this.#wanted === key) this.moment = moment;
    } catch (problem) {
      if (this.#wanted === key) this.failed = problem instanceof Error ? problem : new Error(String(problem));
    }
  }

  #keep(key: string, moment: Moment): void {
    this.#kept.set(key, moment);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
