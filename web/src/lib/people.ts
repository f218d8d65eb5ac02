import type { Complaint, Reported, Spoken } from '../wire';
import { call } from './api';
import { settings } from './store/settings.svelte';

/** Somebody else at a table. */
export interface Met {
  player: string;
  name: string;
}

/** Who else is here: who sits, and who spoke. */
export function met(seats: readonly { player: string | null; name: string }[], chat: readonly Spoken[], own: string): Met[] {
  const all = [...seats.map(({ player, name }) => ({ player: player ?? '', name })), ...chat.map(({ player, name }) => ({ player, name }))];
  const others = all.filter(({ player }) => player !== '' && player !== own);
  return [...new Map(others.toReversed().map((each) => [each.player, each])).values()].toReversed();
}

export function isBlocked(player: string | null | undefined): boolean {
  return Boolean(player) && settings.blocked.includes(player ?? '');
}

/** Whom this device neither hears nor meets by chance any more, or again. */
export function block(player: string, blocked = true): void {
  const others = settings.blocked.filter((each) => each !== player);
  settings.blocked = blocked ? [...others, player] : others;
}

/** Tells whoever keeps the server about somebody. */
export function complainAbout(table: string, player: string, why: string): Promise<Reported> {
  return call<Reported>('POST', `/api/tables/${table}/complaint`, { player, why } satisfies Complaint);
}
