import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byName, choose, turn } from './help/play';
import { botGame } from './help/tables';
import { like, said } from './help/words';

const person = people();

test('a replay is watched, sought, linked to a moment, and played on from there', async () => {
  const id = await botGame();
  const { page } = await person();
  await page.goto(`/#/replay/${id}`);
  const slider = page.getByRole('slider', { name: said('replay-seek') });
  const place = () => slider.inputValue().then(Number);
  await slider.waitFor();
  expect(await place()).toBe(0);
  await page.getByRole('button', { name: said('replay-proved') }).click();
  await page.getByRole('dialog').getByText(said('replay-proof-yes')).waitFor();
  await page.keyboard.press('Escape');

  // Keys: beats, turns, single decisions.
  await page.keyboard.press('ArrowRight');
  const beat = await place();
  expect(beat).toBeGreaterThan(0);
  await page.keyboard.press('.');
  expect(await place()).toBe(beat + 1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const later = await place();
  expect(later).toBeGreaterThan(beat + 1);
  await page.keyboard.press('ArrowLeft');
  expect(await place()).toBeLessThan(later);
  await page.keyboard.press('End');
  await page.getByText(said('web-prompt-over')).waitFor();

  // The address of a moment leads another person to it, through the same eyes.
  await slider.fill(String(later));
  await page.getByRole('combobox', { name: said('replay-eyes') }).selectOption('1');
  await expect.poll(() => page.url()).toContain(`at=${later}&seat=1`);
  const other = await person();
  await other.page.goto(page.url());
  const tree = () => page.getByRole('region', { name: said('web-board') }).ariaSnapshot();
  await expect
    .poll(() => other.page.getByRole('region', { name: said('web-board') }).ariaSnapshot())
    .toBe(await tree());

  // Branch: the same table is laid, and this person plays on.
  await page.getByRole('button', { name: said('replay-branch') }).click();
  const dialog = page.getByRole('dialog', { name: said('replay-branch') });
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('radio', { name: said('replay-branch-bot') }).check();
  await dialog.getByRole('button', { name: said('replay-branch-go') }).click();
  await page.waitForURL(/#\/t\//);
  const first = await turn(page, null);
  expect(first.over).toBe(false);
  await byName(page, choose(first), first);
  await turn(page, first);
});

test('a replay of The Spoils is read once, and sought without being read again', async () => {
  const id = await botGame('spoils');
  const { page } = await person();
  let reads = 0;
  page.on('request', (request) => (reads += Number(request.url().endsWith(`/api/replays/${id}`))));
  await page.goto(`/#/replay/${id}`);
  const slider = page.getByRole('slider', { name: said('replay-seek') });
  await slider.waitFor();
  const board = page.getByRole('region', { name: said('web-board') });
  await board.waitFor();

  // Through a player's eyes their hand is open, through a spectator's none is.
  const bot = said('web-bot-name', { level: said('web-level-random') });
  const hand = board.getByRole('list', { name: `hand of ${said('web-next-name', { name: bot, n: 1 })}` });
  const hidden = () => hand.getByText(said('hidden-card', {}, 'en', 'spoils')).count();
  await slider.fill('40');
  await expect.poll(hidden).toBeGreaterThan(0);
  expect(page.url()).toContain('at=40');
  await page.getByRole('combobox', { name: said('replay-eyes') }).selectOption('0');
  await expect.poll(hidden).toBe(0);
  expect(await hand.getByRole('button').count()).toBeGreaterThan(0);

  await slider.press('End');
  await page.getByText(said('web-prompt-over')).waitFor();
  expect(reads).toBe(1);

  await slider.fill('40');
  await page.getByRole('button', { name: said('replay-branch') }).click();
  await page.getByRole('dialog', { name: said('replay-branch') }).getByRole('button', { name: said('replay-branch-go') }).click();
  await page.waitForURL(/#\/t\//);
  expect((await turn(page, null)).over).toBe(false);
});

test('a downloaded replay can be dropped on the page again', async () => {
  const id = await botGame();
  const { page } = await person();
  await page.goto(`/#/replay/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said('replay-download') }).click(),
  ]);
  await page.goto('/#/replay');
  await page.getByLabel(said('replay-choose')).setInputFiles(await download.path());
  await page.getByRole('slider', { name: said('replay-seek') }).waitFor();
  await page.getByRole('button', { name: said('replay-proved') }).waitFor();

  await page.goto('/#/replay');
  await page
    .getByLabel(said('replay-choose'))
    .setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('no replay') });
  await page
    .getByRole('alert')
    .getByText(like('replay-file-failed', ['why']))
    .waitFor();
});
