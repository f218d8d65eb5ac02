// From a deck to a table.

import { api } from '../../lib/api';
import type { GameInfo, NewSeat } from '../../wire';

/** Opens a table against bots; gives the address of the table, where this deck is proposed. */
export async function playWith(game: GameInfo, deck: string): Promise<string> {
  const bots: NewSeat[] = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: 'bot', deck: '', level: 'steady' }));
  const opened = await api.open({
    game: game.key,
    seats: [{ kind: 'human', deck: '', level: '' }, ...bots],
    public: false,
    best_of: 1,
    clock: null,
    start: { is: 'fresh' },
  });
  return `/t/${opened.table}?deck=${deck}`;
}
