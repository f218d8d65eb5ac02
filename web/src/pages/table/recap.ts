import type { Line } from '../../wire';

const KEY = 'arbiter.seen';
/** Tables whose place is remembered. */
const MOST = 20;
/** Less than that, whoever looked away for a moment sees by looking. */
const WORTH = 3;

type Seen = [key: string, lines: number][];

function all(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Seen).filter((each) => Array.isArray(each) && typeof each[1] === 'number') : [];
  } catch {
    return [];
  }
}

/** How many lines of this game were seen on this device; null if it was never left. */
export function seenOf(key: string): number | null {
  return all().find(([of]) => of === key)?.[1] ?? null;
}

/** Remembers how far somebody has read. */
export function sees(key: string, lines: number): void {
  if (lines === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[key, lines], ...all().filter(([of]) => of !== key)].slice(0, MOST)));
  } catch {
    // Without storage everything is new each time, and nothing is told twice.
  }
}

/** What was missed, the newest at most; empty where it is hardly anything. */
export function missed(lines: readonly Line[], from: number, most: number): readonly Line[] {
  const fresh = lines.slice(from).filter((line) => line.depth <= 1);
  return fresh.length < WORTH ? [] : fresh.slice(-most);
}

/** The heaviest blow of a game and the turn in which it fell: what it turned on. */
export function keyMoment(lines: readonly Line[]): { line: Line; turn: number } | null {
  let [turn, best, weight]: [number, { line: Line; turn: number } | null, number] = [0, null, 1];
  for (const line of lines) {
    if (line.said.key === 'log-turn') turn = numberOf(line, ['turn', 'number', 'n']) ?? turn + 1;
    if (!/^log-(damage|loses-influence|scores|leader-loses)/.test(line.said.key)) continue;
    const heavy = numberOf(line, ['number', 'n']) ?? 0;
    // Of equal blows the last one decided more.
    if (heavy > 1 && heavy >= weight) [best, weight] = [{ line, turn }, heavy];
  }
  return best;
}

function numberOf(line: Line, names: readonly string[]): number | null {
  for (const name of names) {
    const arg = line.said.args?.find(([of]) => of === name)?.[1];
    if (arg && 'number' in arg) return arg.number;
  }
  return null;
}
