import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { play, type Press } from './help/play';
import { said } from './help/words';

const person = people();

/** What the focused element is called, as far as a test can know without touching it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  });
}

/** Goes to what has this name: with Tab between groups, over the board with arrows in its direction. */
async function reach(page: Page, name: string): Promise<void> {
  const tried: string[] = [];
  for (let press = 0; press < 160; press += 1) {
    const here = await focused(page);
    if (here.startsWith(name)) return;
    tried.push(here.slice(0, 40));
    for (const key of [...(await arrows(page, name)), 'Tab']) {
      await page.keyboard.press(key);
      if ((await focused(page)) !== here) break;
    }
  }
  throw new Error(`"${name}" cannot be reached by keyboard; passed ${tried.join(' | ')}`);
}

/** The arrows that lead from the focused card towards this one, the better one first; none elsewhere. */
async function arrows(page: Page, name: string): Promise<string[]> {
  const target = page.getByRole('button', { name, exact: true }).first();
  const [from, to] = [page.locator('[data-spot]:focus'), target.and(page.locator('[data-spot]'))];
  if (!(await from.count()) || !(await to.count())) return [];
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) return [];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = y > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
}

const byKeyboard: Press = async (page, name, seen) => {
  // What gives way has a key of its own.
  if (seen.buttons[0] === name && seen.cards.length === 0 && seen.menu.length === 0 && seen.buttons.length === 1) {
    await page.keyboard.press('Space');
    return;
  }
  await reach(page, name);
  await page.keyboard.press('Enter');
};

test('a whole game against a bot with the keyboard only', async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('button', { name: said('web-way-bot') }).waitFor();
  await reach(page, said('web-options'));
  await page.keyboard.press('Enter');
  await reach(page, said('web-level-steady'));
  await page.keyboard.type(said('web-level-random'));
  await reach(page, said('web-way-bot'));
  await page.keyboard.press('Enter');
  expect(await play(page, byKeyboard)).toBeGreaterThan(5);
  await reach(page, said('web-see-table'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
