import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boards, sizes } from './help/boards';
import { people } from './help/browser';
import { region } from './help/play';
import { openScene } from './help/tables';

const person = people();

/** A finger needs more than the point of a mouse. */
const least = (width: number, height: number) => (Math.min(width, height) < 600 ? 44 : 24);

const cases = boards.flatMap((board) => sizes.map((size) => ({ ...board, ...size })));

test.each(cases)('$game with a full table at $width × $height: all can be reached, nothing is lost', async ({ game, setup, width, height }) => {
  const { page } = await person({ width, height });
  await openScene(page, setup, game);
  await region(page, 'web-board').locator('.ready').first().waitFor();
  expect(await behind(page)).toEqual([]);
  if (width >= 1366) expect(await small(page)).toEqual([]);
  expect(await lost(page, least(width, height))).toEqual([]);
  // Only where a phone is very small does the board scroll: elsewhere all of it is seen at once, a line of rounding aside.
  if (width > 360) expect(await page.locator('.felt .arena').evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Cards that are narrower than a desktop has room for: whatever lies open on the table, piles aside. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.felt button.spot')]
      .filter((node) => !node.closest('.portrait, .faction') && node.offsetWidth < 84)
      .map((node) => `${node.offsetWidth} ${node.dataset['place']}`),
  );
}

/** Answers to the question that are not in sight, or behind something else. */
function behind(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt .buttons button')]
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !inside || !node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((node) => node.innerText),
  );
}

/**
 * Controls that no scrolling brings into the window, that something else covers
 * altogether, or that are too small to be hit.
 */
function lost(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const EDGE = 8;
    const named = (node: Element) => (node.getAttribute('aria-label') ?? node.querySelector('.unseen')?.textContent ?? node.textContent ?? '').trim().slice(0, 50);
    const all = [...document.querySelectorAll<HTMLElement>('.play button, .play [data-spot], .tools button')].filter(
      (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden' && !node.closest('aside'),
    );
    const wrong: string[] = [];
    for (const node of new Set(all)) {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
      // A place of a board of hexes is as large as the board allows.
      const placed = node.closest('svg') !== null;
      if (!placed && Math.min(width, height) < least - 0.5) wrong.push(`${Math.round(width)}×${Math.round(height)} ${named(node)}`);
      let free = 0;
      for (let x = Math.max(0, left) + 1; x < Math.min(innerWidth, right); x += 4) {
        for (let y = Math.max(0, top) + 1; y < Math.min(innerHeight, bottom); y += 4) {
          const hit = document.elementFromPoint(x, y);
          if (hit && node.contains(hit)) {
            free += 4;
            break;
          }
        }
      }
      if (free < EDGE) wrong.push(`unreachable ${named(node)}`);
    }
    return wrong;
  }, least);
}
