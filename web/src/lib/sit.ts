import { socket } from './live.svelte';
import { say } from './say.svelte';
import { settings } from './store/settings.svelte';

/** Takes a seat with a deck and a fresh seed. */
export async function sitDown(table: string, seat: number, round: number, deck: string, name = ''): Promise<void> {
  // What makes a seed and hides it is not needed before somebody sits down.
  const { commit } = await import('./seeds');
  await socket.ask({
    do: 'sit',
    table,
    seat,
    name: name || settings.name.trim() || say('web-guest'),
    deck,
    commit: commit(table, seat, round),
  });
}
