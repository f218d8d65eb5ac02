import type { picture } from './art';

/** How long a busy page may leave its pictures undrawn. */
const PATIENCE_MS = 600;

/** Draws the pictures of cards. It comes after the page, which can be used without it. */
let paint: typeof picture | null = null;
let coming = false;
const waiting = new Set<() => void>();

/** Whether a picture can be drawn at once. */
export function hasBrush(): boolean {
  return paint !== null;
}

/** What a card looks like; null while the brush is on its way. */
export function draw(...card: Parameters<typeof picture>): ReturnType<typeof picture> | null {
  return paint?.(...card) ?? null;
}

/** Tells when a picture may be drawn: one at a time, so that a slow phone answers between them. Gives what stops it. */
export function inTurn(then: () => void): () => void {
  waiting.add(then);
  if (paint) next();
  else if (!coming) {
    coming = true;
    whenQuiet(() => void import('./art').then((art) => ((paint = art.picture), next()), () => (coming = false)));
  }
  return () => waiting.delete(then);
}

let drawing = false;

function next(): void {
  if (drawing || waiting.size === 0) return;
  drawing = true;
  whenQuiet(() => {
    drawing = false;
    const [first] = waiting;
    if (first) waiting.delete(first);
    first?.();
    next();
  });
}

function whenQuiet(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: PATIENCE_MS });
  else setTimeout(then, 0);
}
