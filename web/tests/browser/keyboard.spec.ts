import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byKeyboard, reach } from './help/keys';
import { play } from './help/play';
import { SPOILS, choose, said as spoken } from './help/spoils';
import { said } from './help/words';

const person = people();
const EVOLVE = 'Shadowverse: Evolve';

test('a whole game against a bot with the keyboard only', async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('button', { name: said('web-way-bot') }).waitFor();
  await reach(page, said('web-options'));
  await page.keyboard.press('Enter');
  await startBot(page);
  expect(await play(page, byKeyboard)).toBeGreaterThan(5);
  await seeTable(page);
});

test('a whole game of The Spoils against a bot with the keyboard only', async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('button', { name: said('web-way-bot') }).waitFor();
  // Games and decks are radio buttons: arrows go from one to the next.
  await reach(page, EVOLVE);
  await page.keyboard.press('ArrowRight');
  await reach(page, SPOILS);
  await reach(page, said('web-options'));
  await page.keyboard.press('Enter');
  const decks = page.getByRole('group', { name: said('web-your-deck') }).getByRole('radio');
  await reach(page, (await decks.first().locator('xpath=..').innerText()).replace(/\s+/g, ' '));
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => decks.last().isChecked()).toBe(true);
  await startBot(page);

  await passWindows(page);
  expect(await play(page, byKeyboard, () => false, choose)).toBeGreaterThan(10);
  await seeTable(page);
});

/** The level of the bot, and the door to it. */
async function startBot(page: Page): Promise<void> {
  const level = said('web-level-steady');
  await reach(page, level.charAt(0).toUpperCase() + level.slice(1));
  await page.keyboard.type(said('web-level-random'));
  await reach(page, said('web-way-bot'));
  await page.keyboard.press('Enter');
}

/** Says beforehand that every chance to respond is passed. */
async function passWindows(page: Page): Promise<void> {
  await reach(page, spoken('web-stops'));
  await page.keyboard.press('Enter');
  const boxes = await page.getByRole('dialog').getByRole('table').getByRole('checkbox').all();
  for (const box of boxes) {
    await reach(page, (await box.getAttribute('aria-label')) ?? '');
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

async function seeTable(page: Page): Promise<void> {
  await reach(page, said('web-see-table'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}
