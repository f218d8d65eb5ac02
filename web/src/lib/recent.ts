import type { Room } from '../wire';

/** A table at which this device has sat, to come back to. */
export interface Recent {
  table: string;
  game: string;
  /** Who sits there, as they are called. */
  names: string[];
  over: boolean;
  /** The seat of this device, if it is only one. */
  seat?: number;
}

const KEY = 'arbiter.recent';
/** More than anybody looks for on a start page. */
const MOST = 12;

/** The tables of this device, the last one first. */
export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Recent[]).filter((each) => typeof each?.table === 'string' && Array.isArray(each.names)) : [];
  } catch {
    return [];
  }
}

/** Remembers a table at which one sits and a game has begun. */
export function remember(room: Room): void {
  if (room.role.is !== 'seat' || room.staged || !['playing', 'between', 'over'].includes(room.stage)) return;
  const [seat, ...more] = room.role.seats;
  const now: Recent = {
    table: room.table,
    game: room.game,
    names: room.seats.map((each) => each.name),
    over: room.stage === 'over',
    ...(seat !== undefined && more.length === 0 ? { seat } : {}),
  };
  const before = recent();
  if (JSON.stringify(before[0]) === JSON.stringify(now)) return;
  keep([now, ...before.filter((each) => each.table !== room.table)]);
}

/** A table that is not there any more. */
export function forget(table: string): void {
  const before = recent();
  if (before.some((each) => each.table === table)) keep(before.filter((each) => each.table !== table));
}

function keep(list: Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // Without storage there is nothing to come back to; the game itself goes on.
  }
}
