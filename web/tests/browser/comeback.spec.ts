import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { post } from './help/api';
import { people } from './help/browser';
import { region } from './help/play';
import { openScene } from './help/tables';
import { said } from './help/words';

const person = people();
const OPEN = { kind: 'open', deck: '', level: '' };

/** Two people at a table that the first opens with a clock, or without one. */
async function together(ann: Page, bo: Page, clock: { decision_s: number; reserve_s: number } | null = null): Promise<void> {
  await ann.goto('/');
  await ann.waitForFunction(() => localStorage.getItem('arbiter.guest') !== null);
  const me = JSON.parse(await ann.evaluate(() => localStorage.getItem('arbiter.guest') ?? ''));
  const wish = { game: 'evolve', seats: [OPEN, OPEN], public: false, best_of: 1, clock, start: { is: 'fresh' } };
  const { table } = await post<{ table: string }>('/api/tables', wish, me);
  await ann.goto(`/#/t/${table}`);
  await ann.getByRole('textbox', { name: said('web-your-name') }).fill('Ada');
  await ann.getByRole('button', { name: said('web-sit') }).first().click();
  const link = await ann.getByRole('textbox', { name: said('web-invite-link') }).inputValue();
  await bo.goto(link);
  await bo.getByRole('textbox', { name: said('web-your-name') }).fill('Bo');
  await bo.getByRole('button', { name: said('web-sit') }).click();
  await Promise.all([ann, bo].map((page) => region(page, 'web-prompt').waitFor()));
}

test('people have the names that they gave, and whoever is blocked is not heard', async () => {
  const [ann, bo] = [(await person()).page, (await person()).page];
  await together(ann, bo);
  await region(ann, 'web-board').getByText('Bo', { exact: true }).first().waitFor();
  await region(bo, 'web-board').getByText('Ada', { exact: true }).first().waitFor();
  const says = async (words: string) => {
    await bo.getByRole('button', { name: said('web-chat'), exact: true }).last().click();
    await bo.getByRole('textbox', { name: said('web-chat-say') }).fill(words);
    await bo.keyboard.press('Enter');
  };
  await ann.locator('aside').getByRole('button', { name: said('web-chat'), exact: true }).click();
  const heard = ann.getByRole('log', { name: said('web-chat') });
  await says('Good luck');
  await heard.getByText('Good luck').waitFor();
  await ann.getByRole('button', { name: said('web-more'), exact: true }).click();
  await ann.getByRole('dialog').getByRole('button', { name: said('web-people') }).click();
  await ann.getByRole('dialog').getByRole('button', { name: said('web-mute') }).click();
  await ann.keyboard.press('Escape');
  await expect.poll(() => heard.getByText('Good luck').count()).toBe(0);
});

test('whoever runs out of time can be claimed over', async () => {
  const [ann, bo] = [(await person()).page, (await person()).page];
  await together(ann, bo, { decision_s: 5, reserve_s: 0 });
  const claims = () => Promise.all([ann, bo].map((page) => page.getByRole('button', { name: said('web-claim') }).isVisible()));
  await expect.poll(claims, { timeout: 40_000 }).toContain(true);
  const winner = (await claims())[0] ? ann : bo;
  await winner.getByRole('button', { name: said('web-claim') }).click();
  await winner.getByRole('dialog').getByRole('heading', { name: said('web-over-won') }).waitFor();
});

test('a deck that lacks something is told what would fit; its hands and chances are tried; unsaved it stays', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Copy Swordcraft' }).click();
  await page.getByText(said('decks-legal')).waitFor();
  const deck = page.getByRole('region', { name: said('decks-deck') });
  await deck.getByRole('button', { name: /^Remove|^Take/ }).nth(1).click();
  const suggested = page.getByRole('region', { name: said('decks-suggest') });
  await suggested.getByRole('button').first().waitFor();

  await page.getByRole('button', { name: said('decks-sample'), exact: true }).click();
  const hand = page.getByRole('dialog', { name: said('decks-sample') });
  const cards = () => hand.getByRole('listitem').count();
  const before = await cards();
  await hand.getByRole('button', { name: said('decks-sample-draw') }).click();
  await expect.poll(cards).toBe(before + 1);
  await hand.locator('summary').click();
  await hand.getByText(/%/).first().waitFor();
  await page.keyboard.press('Escape');

  const list = await deck.getByRole('listitem').allInnerTexts();
  await page.reload();
  await suggested.getByRole('button').first().waitFor();
  expect(await deck.getByRole('listitem').allInnerTexts()).toEqual(list);
  await suggested.getByRole('button').first().click();
  await page.getByText(said('decks-legal')).waitFor();
  // Filters stay in sight however far one scrolls.
  const chip = page.getByRole('button', { name: 'Runecraft', exact: true });
  await page.getByRole('list', { name: said('decks-cards') }).getByRole('listitem').last().scrollIntoViewIfNeeded();
  const box = await chip.boundingBox();
  expect(box !== null && box.y >= 0 && box.y < 768).toBe(true);
});

test('a keyword says what it means, with its clause', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await openScene(page, 'A field road-warden');
  await region(page, 'web-board').locator('.near .field [data-place]').first().hover();
  await page.locator('.look').getByRole('button', { name: said('web-keyword', { keyword: said('mark-ward') }) }).click();
  await page.locator('.look').getByRole('link', { name: '12.8.1', exact: true }).waitFor();
});
