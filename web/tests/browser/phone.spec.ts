import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { region } from './help/play';
import { openScene } from './help/tables';

const person = people();

const FULL = [
  'A field road-warden x5',
  'A hand squire-captain, twin-sparks, cellar-rat, road-warden, squire-captain, twin-sparks, binding-glyph',
  'A ex fairy x5',
  'A pp 6',
  'B field road-warden x5',
  'B ex fairy x5',
  'B hand cellar-rat x6',
].join('\n');

test('a phone shows hand, prompt and both leaders also when everything is full', async () => {
  const { page } = await person({ width: 320, height: 640 });
  await openScene(page, FULL);
  await region(page, 'web-board').locator('.ready').first().waitFor();
  expect(await seen(page, '.hand .spot:not(.still)')).toEqual({ all: 7, covered: [] });
  expect(await seen(page, '.ex .spot')).toEqual({ all: 10, covered: [] });
  expect(await seen(page, '.portrait .spot')).toEqual({ all: 2, covered: [] });
  expect(await seen(page, '.prompt .buttons button')).toEqual({ all: 1, covered: [] });
});

/** Of what is there, that which cannot be pressed without scrolling: at least a finger's edge must be free. */
function seen(page: Page, what: string): Promise<{ all: number; covered: string[] }> {
  return page.evaluate((selector) => {
    const [STEP, EDGE] = [3, 9];
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0);
    const free = (node: HTMLElement) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const across = new Set<number>();
      for (let y = top; y < bottom; y += STEP) {
        for (let x = left; x < right; x += STEP) {
          if (node.contains(document.elementFromPoint(x, y))) across.add(x);
        }
      }
      return across.size * STEP >= EDGE;
    };
    return { all: all.length, covered: all.filter((node) => !free(node)).map((node) => node.innerText) };
  }, what);
}
