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

/** The turn that a place lies in, from 1; 0 before the first. */
export function turnAt(replay: Replay, at: number): number {
  return replay.turns.filter((t) => t <= at).length;
}

export function clamp(replay: Replay, at: number): number {
  return Math.max(0, Math.min(Math.round(at), replay.decisions));
}

export interface Spot {
  at: number;
  /** A seat, `null` for a spectator. */
  seat: number | null;
}

/** Reads `?at=SEQ&seat=N`; anything else there is ignored. */
export function spotOf(query: URLSearchParams, seats: number): Spot {
  const at = Number(query.get('at') ?? 0);
  const word = query.get('seat');
  const seat = word === null || word === '' ? NaN : Number(word);
  return {
    at: Number.isFinite(at) && at > 0 ? Math.floor(at) : 0,
    seat: Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null,
  };
}

/** The part of the address behind the path that leads back to this spot. */
export function queryOf(spot: Spot): string {
  return `?at=${spot.at}` + (spot.seat === null ? '' : `&seat=${spot.seat}`);
}

/** Milliseconds between two beats, by speed. */
export const SPEEDS = [
  { key: 'slow', ms: 2400 },
  { key: 'normal', ms: 1200 },
  { key: 'fast', ms: 450 },
] as const;
