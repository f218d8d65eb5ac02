// Where a replay stands and where the next step leads. A place is a number of
// decisions that were made: 0 is the beginning, `decisions` the end.

import type { Replay } from '../../wire';

export type Stride = 'decision' | 'beat' | 'turn';

/** The next place in this direction; the ends stop it. */
export function stride(replay: Replay, at: number, by: Stride, forward: boolean): number {
  if (by === 'decision') return clamp(replay, at + (forward ? 1 : -1));
  const marks = by === 'beat' ? replay.beats : replay.turns;
  const places = [0, ...marks, replay.decisions];
  if (forward) return Math.min(...places.filter((p) => p > at), replay.decisions);
  return Math.max(...places.filter((p) => p < at), 0);
}

/** A place that this replay has. */
export function clamp(replay: Replay, at: number): number {
  return Math.max(0, Math.min(Math.round(at), replay.decisions));
}

/** Who looks: a seat, everybody (`null`), or a judge for whom all cards lie open. */
export type Eyes = number | null | 'judge';

export interface Spot {
  at: number;
  seat: Eyes;
}

/** Reads `?at=SEQ&seat=N`; anything else there is ignored. */
export function spotOf(query: URLSearchParams): Spot {
  const at = Number(query.get('at') ?? 0);
  const word = query.get('seat') ?? '';
  return {
    at: Number.isFinite(at) && at > 0 ? Math.floor(at) : 0,
    seat: word === 'judge' ? 'judge' : /^[0-7]$/.test(word) ? Number(word) : null,
  };
}

/** The part of the address behind the path that leads back to this spot. */
export function queryOf({ at, seat }: Spot): Record<string, string> {
  return seat === null ? { at: String(at) } : { at: String(at), seat: String(seat) };
}

/** Milliseconds between two beats, by speed. */
export const SPEEDS = [
  { key: 'slow', ms: 2400 },
  { key: 'normal', ms: 1200 },
  { key: 'fast', ms: 450 },
] as const;
