import type { Clock, GameInfo, NewSeat, NewTable } from '../wire';
import { api } from './api';
import { go } from './router.svelte';
import { say } from './say.svelte';
import { modeOf, newSeats } from './seating';
import { sitDown } from './sit';
import { settings } from './store/settings.svelte';

/** How a table is wished for. */
export interface Wishes {
  mode: string;
  seating: string;
  /** How many sit down. */
  seats: number;
  /** A deck for each seat, a key or a text; the opener's own first. Empty ones where the mode brings none. */
  decks: readonly string[];
  level: string;
  bestOf: 1 | 3;
  clock: Clock | null;
  listed: boolean;
  /** No decision is taken back. */
  firm?: boolean;
}

/** A table against bots, and with bots where teams play; the game begins at once. */
export async function playBot(game: GameInfo, wishes: Wishes): Promise<void> {
  const seats = newSeats(wishes.seats, 1, 'bot', wishes.level);
  await begin(game, wishes, seats.map((seat) => (seat.kind === 'bot' ? { ...seat, deck: otherDeck(game, wishes) } : seat)), 1);
}

/** A shipped deck of another class than the person's: nobody wants to play against a mirror. */
export function otherDeck(game: GameInfo, { mode, decks, seats }: Pick<Wishes, 'mode' | 'decks' | 'seats'>): string {
  // Which decks go together in a team is known to the server, too.
  if (seats > 2) return '';
  // Which decks other modes allow is known to the server, which then draws one itself.
  if (mode !== (game.modes[0]?.key ?? '') || !modeOf(game, mode).brings_deck) return '';
  const own = game.decks.find((deck) => deck.key === decks[0]);
  const others = game.decks.filter((deck) => deck.key !== own?.key && deck.class !== own?.class);
  return others[Math.floor(Math.random() * others.length)]?.key ?? '';
}

/** A table with open seats and an invitation for them. */
export async function playFriend(game: GameInfo, wishes: Wishes): Promise<void> {
  await begin(game, wishes, newSeats(wishes.seats, 1, 'open'), 1);
}

/** A table for all who share this device. */
export async function playHotSeat(game: GameInfo, wishes: Wishes): Promise<void> {
  await begin(game, wishes, newSeats(wishes.seats, wishes.seats, 'open'), wishes.seats);
}

async function begin(game: GameInfo, wishes: Wishes, seats: NewSeat[], own: number): Promise<void> {
  // Bots that are partners bring a deck that goes with the opener's.
  const brings = seats.map((seat, n) => (n < own ? { ...seat, deck: wishes.decks[n] ?? '' } : seat));
  const asked: NewTable = {
    game: game.key,
    mode: wishes.mode,
    seating: wishes.seating,
    seats: brings,
    public: wishes.listed,
    best_of: wishes.bestOf,
    clock: wishes.clock,
    start: { is: 'fresh' },
    firm: wishes.firm ?? false,
  };
  const { table } = await api.open(asked);
  const name = settings.name || say('web-guest');
  for (let n = 0; n < own; n += 1) {
    await sitDown(table, n, 1, wishes.decks[n] ?? '', n === 0 ? '' : say('web-next-name', { name, n: n + 1 }));
  }
  go(`/t/${table}`);
}
