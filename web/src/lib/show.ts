import { api } from './api';
import { go } from './router.svelte';

/** Lays out the scene that shows a clause, as a table to be played. */
export async function showMe(game: string, clause: string): Promise<void> {
  const start = { is: 'shown' as const, clause };
  const { table } = await api.open({ game, mode: '', seating: '', seats: [], public: false, best_of: 1, clock: null, start });
  go(`/t/${table}`);
}
