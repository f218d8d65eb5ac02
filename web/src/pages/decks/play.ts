// From a deck to a table.

import { api } from '../../lib/api';
import { newSeats, usualSeats } from '../../lib/seating';
import type { GameInfo } from '../../wire';

/** Opens a table against bots; gives the address of the table, where this deck is proposed. */
export async function playWith(game: GameInfo, deck: string): Promise<string> {
  const opened = await api.open({
    game: game.key,
    mode: '',
    seating: '',
    seats: newSeats(usualSeats(game), 1, 'bot', 'steady'),
    public: false,
    best_of: 1,
    clock: null,
    start: { is: 'fresh' },
  });
  return `/t/${opened.table}?deck=${deck}`;
}
