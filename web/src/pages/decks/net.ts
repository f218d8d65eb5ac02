// What the deck builder asks the server.

import { call } from '../../lib/api';

/** English names of the cards that a query finds. */
export function search(game: string, query: string): Promise<string[]> {
  return call<string[]>('GET', `/api/games/${game}/search?q=${encodeURIComponent(query)}`);
}
