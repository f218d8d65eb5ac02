import type { picture } from './art';

/** Draws the pictures of cards. It comes after the page, which can be used without it. */
let paint = $state.raw<typeof picture | null>(null);
let coming = false;

/** What a card looks like; null while the brush is on its way. Reactive. */
export function draw(...card: Parameters<typeof picture>): ReturnType<typeof picture> | null {
  if (!paint && !coming) {
    coming = true;
    void import('./art').then(
      (art) => (paint = art.picture),
      () => (coming = false),
    );
  }
  return paint?.(...card) ?? null;
}
