import type { Both, CardInfo, Clause, GameInfo, Reading } from '../wire';
import { api } from './api';

/** The cards of a game. */
export class Cards {
  readonly all: readonly CardInfo[];
  readonly #plain = new Map<string, CardInfo>();
  readonly #evolved = new Map<string, CardInfo>();
  #abilities: Map<string, Both> | null = null;

  constructor(all: readonly CardInfo[]) {
    this.all = all;
    // A card and its evolved form share their name; the part tells them apart.
    for (const card of all) (card.part === 'evolve' ? this.#evolved : this.#plain).set(card.name, card);
  }

  /** A card by its English name. */
  get(name: string, evolved = false): CardInfo | undefined {
    const [wanted, other] = evolved ? [this.#evolved, this.#plain] : [this.#plain, this.#evolved];
    return wanted.get(name) ?? other.get(name);
  }

  /** What an ability is called: it stands before the first bar of its line, in each language. */
  ability(name: string): Both | undefined {
    this.#abilities ??= new Map(
      this.all.flatMap(({ text }) =>
        text.en.flatMap((line, n): [string, Both][] => {
          const [en, fr] = [head(line), head(text.fr[n] ?? '')];
          return en && fr ? [[en, { en, fr }]] : [];
        }),
      ),
    );
    return this.#abilities.get(name);
  }
}

function head(line: string): string {
  return line.includes(' | ') ? (line.split(' | ')[0] ?? '') : '';
}

/** A card list that is still on its way. */
export const noCards = new Cards([]);

const lists = new Map<string, Promise<unknown>>();

let listed: readonly GameInfo[] = [];

/** The games there are. */
export function games(): Promise<readonly GameInfo[]> {
  return once('games', async () => (listed = await api.games()));
}

/** Those that are known already. */
export function gamesHere(): readonly GameInfo[] {
  return listed;
}

/** The card list of a game; fetched once. */
export function cards(game: string): Promise<Cards> {
  return once(`cards ${game}`, async () => new Cards(await api.cards(game)));
}

/** The clauses of a game, by number; fetched once. */
export function clauses(game: string): Promise<ReadonlyMap<string, Clause>> {
  return once(`clauses ${game}`, async () => new Map((await api.clauses(game)).map((each) => [each.clause, each])));
}

/** How the texts of a card are read; fetched once. */
export function reading(game: string, name: string): Promise<Reading[]> {
  return once(`reading ${game} ${name}`, () => api.explain(game, name));
}

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const there = lists.get(key) as Promise<T> | undefined;
  if (there) return there;
  const fresh = make();
  lists.set(key, fresh);
  // A failure is not kept: the next page asks again.
  fresh.catch(() => lists.delete(key));
  return fresh;
}

/** A printed number of a card; null where it has none. */
export function printed(card: CardInfo | undefined, key: string): number | null {
  return card?.numbers.find((number) => number.key === key)?.n ?? null;
}
