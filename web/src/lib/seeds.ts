import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const PREFIX = 'arbiter.seed.';
const KEPT = 60;

/**
 * Draws a seed for a seat and keeps it here; what it returns is its hash, the
 * only thing that anybody learns before all seats are bound to theirs.
 */
export function commit(table: string, seat: number, round: number): string {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(blake3(seed));
  prune();
  localStorage.setItem(key(table, seat, hash), `${bytesToHex(seed)} ${round} ${Date.now()}`);
  return hash;
}

/** The seed behind a hash that this device gave; null if it was another device. */
export function seedFor(table: string, seat: number, hash: string): string | null {
  return localStorage.getItem(key(table, seat, hash))?.split(' ')[0] ?? null;
}

function key(table: string, seat: number, hash: string): string {
  return `${PREFIX}${table}.${seat}.${hash}`;
}

/** Old seeds have been revealed or never will be. */
function prune(): void {
  const stamp = (name: string) => Number(localStorage.getItem(name)?.split(' ')[2] ?? 0);
  const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  all.sort((a, b) => stamp(b) - stamp(a));
  for (const old of all.slice(KEPT)) localStorage.removeItem(old);
}
