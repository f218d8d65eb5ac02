import { boardOf } from '../boards/registry';
import { REST, fetchWords } from './voice.svelte';

/** How long nobody may want anything before what comes next is fetched. */
const QUIET_MS = 1_500;

/** Fetches the table before anybody sits down, when the page stands and the line is free; gives what stops it. */
export function beforehand(game: () => string | undefined): () => void {
  const timer = setTimeout(() => {
    const key = game();
    const parts = [import('./seeds'), fetchWords(REST), import('../pages/Table.svelte'), ...(key ? [boardOf(key).load(), fetchWords(key)] : [])];
    // Whatever cannot be had now is fetched when it is wanted.
    for (const part of parts) part.catch(() => {});
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
