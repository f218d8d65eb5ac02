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

/** Goes to what has this name: with Tab between groups, with arrows inside. */
async function reach(page: Page, name: string): Promise<void> {
  const tried: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    if (await at(page, name)) return;
    tried.push(await focused(page));
    for (const arrow of ['ArrowRight', 'ArrowLeft']) {
      // Inside a row of cards arrows lead on until nothing is left in this direction.
      for (let last = ''; ;) {
        const now = await focused(page);
        if (now === last || !(await inCards(page))) break;
        last = now;
        await page.keyboard.press(arrow);
        if (await at(page, name)) return;
      }
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" cannot be reached by keyboard; passed ${tried.join(' | ')}`);
}

async function at(page: Page, name: string): Promise<boolean> {
  return (await focused(page)).startsWith(name);
}

function inCards(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('[data-spot]') ?? false);
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
