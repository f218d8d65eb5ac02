// The deck that is being built, and what the server says about it.

import { api } from '../../lib/api';
import type { CardInfo, DeckEntry, DeckFault, DeckReport, GameInfo } from '../../wire';
import { add, copies, keyOf, take, textOf } from './deck';
import { draft, freshId, held, keep, keepDraft, forget, type Held } from './shelf';

/** Long enough to press a button several times, short enough to feel live. */
const PAUSE_MS = 150;

/** Parts come in this order where a game has them; others follow. */
const ORDER = ['leader', 'faction', 'main', 'deck', 'evolve', 'reserve'];

export class Builder {
  game = $state.raw<GameInfo | null>(null);
  list = $state.raw<CardInfo[]>([]);
  id = $state(freshId());
  name = $state('');
  entries = $state.raw<DeckEntry[]>([]);
  report = $state.raw<DeckReport | null>(null);
  checking = $state(false);
  shelf = $state.raw<Held[]>(held());
  chosen = $state<string | null>(null);
  /** The chosen card is being read; on a phone it covers the page meanwhile. */
  reading = $state(false);

  /** The text of the deck as it was laid on the table. */
  #laid = $state('');

  readonly cards = $derived(new Map(this.list.map((card) => [keyOf(card), card])));
  /** Whether cards of this game have a cost at all. */
  readonly priced = $derived(this.list.some((card) => card.numbers.some((number) => number.key === 'cost')));
  /** A number that many cards of this game have, for an example. */
  readonly counted = $derived(this.priced ? 'cost' : commonest(this.list.flatMap((card) => card.numbers.map(({ key }) => key))));
  readonly parts = $derived(
    [...new Set(this.list.map((card) => card.part).filter(Boolean))].sort((a, b) => place(a) - place(b)),
  );
  readonly text = $derived(textOf(this.entries, this.parts));
  readonly saved = $derived(
    this.shelf.some((deck) => deck.id === this.id && deck.text === this.text && deck.name === this.name),
  );
  /** It was changed since it was laid on the table, and is kept nowhere. */
  readonly edited = $derived(!this.saved && this.entries.length > 0 && this.text !== this.#laid);
  readonly own = $derived(this.shelf.filter((deck) => deck.game === this.game?.key));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Begins with a game and its cards; the deck is a new one. */
  begin(game: GameInfo, list: CardInfo[]): void {
    this.game = game;
    this.list = list;
    this.fresh();
    const left = draft(game.key);
    // Without a server it stays where it is kept.
    if (left) this.#resume(left).catch(() => {});
  }

  /** What was being built when the page was left lies on the table again, and is not saved yet. */
  async #resume({ id, name, text }: Held): Promise<void> {
    const { entries } = await api.deck(this.game?.key ?? '', text);
    // Whoever has begun something meanwhile goes on with that.
    if (this.entries.length > 0) return;
    this.load(id, name, entries);
    this.#laid = '';
    this.#remember();
  }

  choose(name: string): void {
    this.chosen = name;
    this.reading = true;
  }

  fresh(): void {
    this.load(freshId(), '', []);
  }

  /** Lays another deck on the table. */
  load(id: string, name: string, entries: DeckEntry[]): void {
    this.id = id;
    this.name = name;
    this.entries = entries;
    this.#laid = textOf(entries, this.parts);
    this.report = null;
    this.#check(0);
  }

  /** Reads a text, a code or a file with the server, and lays it on the table. */
  async read(text: string, name: string, id = freshId()): Promise<DeckReport> {
    const report = await api.deck(this.game?.key ?? '', text);
    this.load(id, name, report.entries);
    return report;
  }

  /** One copy more; says how many there are now. */
  add(part: string, name: string): number {
    this.entries = add(this.entries, part, name);
    this.#check(PAUSE_MS);
    return copies(this.entries, part, name);
  }

  take(part: string, name: string): number {
    this.entries = take(this.entries, part, name);
    this.#check(PAUSE_MS);
    return copies(this.entries, part, name);
  }

  /** Takes a card in the place of the one that a fault is about, as often as that one was there. */
  replace(fault: DeckFault, name: string): void {
    const about = fault.why.args?.flatMap(([, arg]) => ('card' in arg && arg.card !== null ? [arg.card] : []))[0];
    const gone = this.entries.filter((entry) => entry.name === about);
    const left = this.entries.filter((entry) => entry.name !== about);
    this.entries = gone.reduce((all, { part, count }) => add(all, part, name, count), left);
    this.#check(0);
  }

  save(untitled: string): boolean {
    this.name = this.name.trim() || untitled;
    const done = keep({ id: this.id, name: this.name, game: this.game?.key ?? '', text: this.text });
    this.shelf = held();
    if (done) keepDraft(this.game?.key ?? '', null);
    return done;
  }

  remove(id: string): void {
    forget(id);
    this.shelf = held();
  }

  #remember(): void {
    const game = this.game?.key ?? '';
    if (this.edited) keepDraft(game, { id: this.id, name: this.name, game, text: this.text });
    else if (this.entries.length > 0 && draft(game)?.id === this.id) keepDraft(game, null);
  }

  /** Asks the server when nothing changed for a while; only the last answer counts. */
  #check(pause: number): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.checking = true;
    this.#remember();
    this.#timer = setTimeout(async () => {
      try {
        const report = await api.deck(this.game?.key ?? '', this.text);
        if (number === this.#asked) this.report = report;
      } catch {
        if (number === this.#asked) this.report = null;
      } finally {
        if (number === this.#asked) this.checking = false;
      }
    }, pause);
  }
}

function place(part: string): number {
  const at = ORDER.indexOf(part);
  return at < 0 ? ORDER.length : at;
}

/** What occurs most often; the first of several. */
function commonest(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0];
}
