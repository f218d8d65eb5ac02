/** Arrow keys over everything that carries `data-spot`, by where it is drawn. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const at = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-spot]') : null;
  const way = WAYS[event.key];
  if (!at || !way || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  nearest(at, [...root.querySelectorAll<HTMLElement>('[data-spot]')], way)?.focus();
}

type Way = readonly [number, number];

const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: Way): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from || each.getClientRects().length === 0) continue;
    const to = middle(each);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    // Straight ahead counts most: a step sideways is worth three ahead.
    const far = along + aside * 3;
    if (along > 4 && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
