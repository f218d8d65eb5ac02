import type { picture } from './art';

/** How long a busy page may leave its pictures undrawn. */
const PATIENCE_MS = 600;

/** Draws the pictures of cards. It comes after the page, which can be used without it. */
let paint = $state.raw<typeof picture | null>(null);
let coming = false;

/** What a card looks like; null while the brush is on its way. Reactive. */
export function draw(...card: Parameters<typeof picture>): ReturnType<typeof picture> | null {
  if (!paint && !coming) {
    coming = true;
    whenQuiet(() => void import('./art').then((art) => (paint = art.picture), () => (coming = false)));
  }
  return paint?.(...card) ?? null;
}

function whenQuiet(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: PATIENCE_MS });
  else setTimeout(then, 0);
}
