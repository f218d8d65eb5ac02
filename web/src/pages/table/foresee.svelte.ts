import type { Line, Room } from '../../wire';
import { Refusal } from '../../lib/api';
import { socket } from '../../lib/live.svelte';
import type { Table } from '../../lib/table.svelte';

/** What would come of an option, as the engine says it. */
export interface Foreseen {
  lines: readonly Line[];
  sure: boolean;
}

/** Whoever only passes over a card asks nothing. */
const PAUSE_MS = 140;
/** Lines that tell no result: what is done anyhow, and how it is paid. */
const DULL = /^log-(engage|fought|pays|taps|tapped|depletes|plays|plays-ex|uses|uses-named|attack|attack-leader|attacks|passes|turn|phase|response)$/;

/** The lines that say a result: who is hurt, who dies, what comes of it. */
export function results(lines: readonly Line[]): Line[] {
  return lines.filter((line, n) => !(n === 0 && line.depth === 0) && !DULL.test(line.said.key)).slice(0, 5);
}

/** Asks the engine what would come of the option under the eyes. */
export class Foreseeing {
  now = $state.raw<Foreseen | null>(null);
  #known = new Map<string, Foreseen>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The option under the eyes; null if there is none, or more than one. */
  look(pick: number | null): void {
    clearTimeout(this.#timer);
    const { room, asked, busy } = this.#table;
    const choice = pick === null ? undefined : room?.options[pick];
    if (!room || pick === null || !asked || busy || !choice || choice.act === 'end') return this.forget();
    const key = keyOf(room, pick);
    this.#wanted = key;
    const found = this.#known.get(key);
    this.now = found ?? null;
    if (!found) this.#timer = setTimeout(() => void this.#ask(room, pick, key), PAUSE_MS);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
    this.now = null;
  }

  async #ask({ at }: Room, pick: number, key: string): Promise<void> {
    try {
      const told = await socket.ask({ do: 'foresee', table: this.#table.id, at, pick });
      if (told.is !== 'foreseen') return;
      const found = { lines: results(told.lines), sure: told.sure };
      this.#known.set(key, found);
      if (this.#wanted === key) this.now = found;
    } catch (problem) {
      // The question is another one by now: nothing is foreseen of it.
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

function keyOf(room: Room, pick: number): string {
  return `${room.round} ${room.at} ${room.seq} ${pick}`;
}
