// What the deck builder asks the server.

import { call } from '../../lib/api';
import type { Found } from '../../wire';

/** English names of the cards that a query finds. */
export async function search(game: string, query: string): Promise<string[]> {
  const found = await call<Found>('GET', `/api/games/${game}/search?packs=true&q=${encodeURIComponent(query)}`);
  return found.names;
}
