import type { GameInfo, TableRow } from '../wire';
import { call } from './api';
import { isBlocked } from './people';
import { go } from './router.svelte';
import { sitDown } from './sit';
import { type Wishes, playFriend } from './start';

/** Tables of this kind at which somebody waits for one more, who has waited longest first. */
export function waiting(rows: readonly TableRow[], game: string, wishes: Pick<Wishes, 'mode' | 'seating'>): TableRow[] {
  const fits = (row: TableRow) =>
    row.game === game && row.stage === 'open' && row.mode === wishes.mode && row.seating === wishes.seating && row.names.includes('') && row.names.some(Boolean) && !row.players.some(isBlocked);
  return rows.filter(fits).reverse();
}

/** Sits down with whoever waits; where nobody does, waits for the next. */
export async function quickMatch(game: GameInfo, wishes: Wishes): Promise<void> {
  for (const row of waiting(await call<TableRow[]>('GET', '/api/tables'), game.key, wishes)) {
    try {
      await sitDown(row.table, row.names.indexOf(''), 1, wishes.decks[0] ?? '');
      return go(`/t/${row.table}`);
    } catch {
      // Somebody else was faster: the next one waits too.
    }
  }
  await playFriend(game, { ...wishes, listed: true });
}
