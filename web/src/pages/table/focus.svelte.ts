import { tick } from 'svelte';
import { byKeyboard } from '../../lib/keyboard';

/**
 * Whoever plays by keyboard never loses their place: when the card with the
 * focus has gone, the next thing that can be done gets it.
 */
export function attend(changes: () => unknown): void {
  $effect(() => {
    changes();
    void tick().then(() => {
      if (!byKeyboard() || document.activeElement !== document.body) return;
      const next =
        document.querySelector<HTMLElement | SVGElement>('.felt [data-spot].ready') ??
        document.querySelector<HTMLElement>('.prompt .pickable, .prompt .buttons button') ??
        document.querySelector<HTMLElement | SVGElement>('.felt [data-spot]');
      next?.focus({ preventScroll: true });
    });
  });
}
