import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { reach } from './help/keys';
import { region } from './help/play';
import { giveUp, said } from './help/spoils';
import { openScene } from './help/tables';
import { like } from './help/words';

const person = people();

const SETUP = ['A hand hired-hand', 'A ready 4', 'B hand hush'].join('\n');
const FACTION = 'Open Charter';

test('whoever is asked what to do with a card may give up instead', async () => {
  const { page } = await person();
  const { menu } = await atMenu(page);
  await giveUp(page);
  await over(page);
  await expect.poll(() => menu.count()).toBe(0);
});

test('the same with the keyboard, which keeps its place when the question is set aside', async () => {
  const { page } = await person();
  const { faction, menu } = await atMenu(page);
  await expect.poll(() => menu.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await faction.evaluate((node) => node === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await menu.waitFor();
  await reach(page, said('web-more'));
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await reach(page, said('web-concede'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: said('web-concede') }).waitFor();
  await reach(page, said('web-concede'));
  await page.keyboard.press('Enter');
  await over(page);
});

test('whatever else is pressed meanwhile is done', async () => {
  const { page } = await person();
  const { menu } = await atMenu(page);
  await page.getByRole('button', { name: said('opt-end'), exact: true }).click();
  await page.getByRole('log').getByText(said('log-ends', { seat: said('seat', { letter: 'A' }) })).waitFor();
  expect(await menu.count()).toBe(0);
});

/** The faction was pressed, with which two things can be done. */
async function atMenu(page: Page): Promise<{ faction: Locator; menu: Locator }> {
  await openScene(page, SETUP, 'spoils');
  const faction = region(page, 'web-board').getByRole('button', { name: new RegExp(`^${FACTION}.*RESOURCE`) });
  await faction.focus();
  await faction.click();
  const menu = page.getByRole('dialog', { name: FACTION });
  await menu.waitFor();
  return { faction, menu };
}

async function over(page: Page): Promise<void> {
  await page.getByRole('dialog').getByText(like('web-over-by', ['who'])).waitFor();
}
