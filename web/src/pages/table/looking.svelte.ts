import type { Card, Message, Spot } from '../../wire';
import { boardOf } from '../../boards/registry';
import { socket } from '../../lib/live.svelte';
import { complain } from '../../lib/store/toasts.svelte';
import type { Table } from '../../lib/table.svelte';

/** A card that somebody looks at. */
export interface Looked {
  card: Card;
  place: Spot;
}

/** Why something cannot be done with it. */
export interface Reason {
  verb: string;
  words: string;
  why: Message | null;
  clause: string | null;
}

/** The card under the eyes, and the answers to "why not?" about it. */
export class Looking {
  #seen = $state.raw<Looked | null>(null);
  /** The card as it is now, where it still lies; else as it was seen last. */
  readonly at = $derived.by(() => {
    const seen = this.#seen;
    const view = this.#table.room?.view;
    if (!seen || !view) return seen;
    const { seat, zone, slug } = seen.place;
    const zones = seat === null ? view.shared : view.seats[seat]?.zones;
    const now = zones?.find((each) => each.key === zone)?.cards.find((each) => each.slug === slug && each.name === seen.card.name);
    return now ? { card: now, place: seen.place } : seen;
  });
  reasons = $state.raw<readonly Reason[] | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly #verbs = $derived.by(() => {
    const { seat, zone } = this.at?.place ?? { seat: null, zone: '' };
    if (seat === null || this.#table.mine.length === 0) return [];
    const { own, others } = boardOf(this.#table.room?.game ?? '').verbs;
    return (this.#table.mine.includes(seat) ? own : others)[zone] ?? [];
  });
  readonly askable = $derived(this.#verbs.length > 0);

  look(card: Card, place: Spot): void {
    if (card.name === null) return;
    if (this.at?.card !== card) this.reasons = null;
    this.#seen = { card, place };
  }

  forget(): void {
    this.#seen = null;
    this.reasons = null;
  }

  async why(): Promise<void> {
    if (!this.at || !this.askable) return;
    const { card } = this.at;
    try {
      const all = this.#verbs.map((verb) => this.#ask(verb, card.slug));
      const told = await Promise.all(all);
      if (this.at?.card.slug !== card.slug) return;
      const known = told.filter((reason) => reason.why !== null);
      this.reasons = known.length > 0 ? known : told.slice(0, 1);
    } catch (problem) {
      complain(problem, this.#table.scene);
    }
  }

  async #ask(verb: string, slug: string): Promise<Reason> {
    const words = `${verb} ${slug}`;
    const answer = await socket.ask({ do: 'why', table: this.#table.id, words });
    return answer.is === 'why-not' ? { verb, words, why: answer.why, clause: answer.clause } : { verb, words, why: null, clause: null };
  }
}
