import type { Clock, GameInfo, NewSeat, NewTable } from '../wire';
import { api } from './api';
import { go } from './router.svelte';
import { say } from './say.svelte';
import { sitDown } from './sit';
import { settings } from './store/settings.svelte';

/** How a table is wished for. */
export interface Wishes {
  /** The opener's deck: a key or a text. */
  deck: string;
  /** The second deck at a hot seat. */
  other: string;
  level: string;
  bestOf: 1 | 3;
  clock: Clock | null;
  listed: boolean;
}

const seat = (kind: NewSeat['kind'], level = ''): NewSeat => ({ kind, deck: '', level });

/** A table against a bot; the game begins at once. */
export async function playBot(game: GameInfo, wishes: Wishes): Promise<void> {
  await begin(game, wishes, [seat('human'), seat('bot', wishes.level)], [wishes.deck]);
}

/** A table with an open seat and an invitation for it. */
export async function playFriend(game: GameInfo, wishes: Wishes): Promise<void> {
  await begin(game, wishes, [seat('human'), seat('open')], [wishes.deck]);
}

/** A table for two who share this device. */
export async function playHotSeat(game: GameInfo, wishes: Wishes): Promise<void> {
  await begin(game, wishes, [seat('human'), seat('human')], [wishes.deck, wishes.other]);
}

async function begin(game: GameInfo, wishes: Wishes, seats: NewSeat[], decks: string[]): Promise<void> {
  const asked: NewTable = {
    game: game.key,
    seats,
    public: wishes.listed,
    best_of: wishes.bestOf,
    clock: wishes.clock,
    start: { is: 'fresh' },
  };
  const { table } = await api.open(asked);
  for (const [n, deck] of decks.entries()) {
    await sitDown(table, n, 1, deck, n === 0 ? '' : say('web-second-name', { name: settings.name || say('web-guest') }));
  }
  go(`/t/${table}`);
}
