/** Arrow keys over everything that carries `data-spot`, by where it is drawn. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const at = event.target instanceof Element ? event.target.closest<Walked>('[data-spot]') : null;
  const way = WAYS[event.key];
  if (!at || !way || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  nearest(at, [...root.querySelectorAll<Walked>('[data-spot]')], way)?.focus();
}

/** Cards are elements of the page, places are drawn. */
type Walked = HTMLElement | SVGElement;
type Way = readonly [number, number];

const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nearest(from: Walked, all: Walked[], [dx, dy]: Way): Walked | null {
  const start = middle(from);
  let best: Walked | null = null;
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

function middle(node: Element): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
