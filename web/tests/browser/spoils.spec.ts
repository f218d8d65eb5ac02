import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byMouse, byName, look, play, region, startBot } from './help/play';
import { Relay } from './help/relay';
import { choose, chooseWarlord, passWindows, pickWarlord, said } from './help/spoils';
import { openScene } from './help/tables';

const person = people();
const never = () => false;

test('a whole game of The Spoils against a bot by roles and names only', async () => {
  const { page } = await person();
  await startBot(page, chooseWarlord);
  await passWindows(page);
  const answers = await play(page, byName, never, choose);
  expect(answers).toBeGreaterThan(10);
  const over = page.getByRole('dialog');
  await over.getByRole('button', { name: said('web-see-table') }).click();
  expect(await page.getByRole('log').getByRole('row').count()).toBeGreaterThan(20);
});

test('two people play a whole game of The Spoils by an invite link', async () => {
  const [ann, bo] = [await person(), await person()];
  await chooseWarlord(ann.page);
  await ann.page.getByRole('button', { name: said('web-way-friend') }).click();
  const link = await ann.page.getByRole('textbox', { name: said('web-invite-link') }).inputValue();
  await bo.page.goto(link);
  await bo.page.getByRole('textbox', { name: said('web-your-name') }).fill('Bo');
  await pickWarlord(bo.page);
  await bo.page.getByRole('button', { name: said('web-sit') }).click();
  await Promise.all([ann, bo].map(({ page }) => passWindows(page)));

  const answers = await Promise.all([ann, bo].map(({ page }) => play(page, byMouse, never, choose)));
  expect(Math.min(...answers)).toBeGreaterThan(5);
  const titles = await Promise.all(
    [ann, bo].map(({ page }) => page.getByRole('dialog').getByRole('heading').first().innerText()),
  );
  const [won, lost, drawn] = [said('web-over-won'), said('web-over-lost'), said('web-over-drawn')];
  expect([[won, lost].join(), [lost, won].join(), [drawn, drawn].join()]).toContain(titles.join());
});

const SETUP = ['A hand hired-hand', 'A ready 2', 'B hand hush', 'B play obsession, obsession'].join('\n');

test('a connection that breaks in a response window loses nothing and doubles nothing', async () => {
  const { page } = await person();
  const relay = await Relay.on(page);
  await openScene(page, SETUP, 'spoils');
  const board = region(page, 'web-board');
  const window = board.getByText(said('spoils-respond', { who: said('seat', { letter: 'B' }), card: 'Hired Hand' }));
  await board.getByRole('button', { name: said('opt-play', { card: 'Hired Hand', cost: 2 }) }).click();
  await play(page, byName, (seen) => seen.all.includes(said('ask-respond')), choose);
  await window.waitFor();
  const before = await look(page);

  relay.down = true;
  await relay.cut();
  await page.getByText(said('web-reconnecting')).waitFor();
  relay.down = false;
  await page.getByText(said('web-reconnecting')).waitFor({ state: 'hidden' });
  expect((await look(page)).cards).toEqual(before.cards);
  await page.reload();
  await window.waitFor();
  expect((await look(page)).cards).toEqual(before.cards);

  // The answer reaches the server, its acknowledgement does not reach the page.
  relay.deaf = true;
  await board.getByRole('button', { name: said('opt-play', { card: 'Hush', cost: 2 }) }).click();
  await expect.poll(() => relay.sent.filter((frame) => frame.do === 'act').length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  await relay.cut();
  relay.deaf = false;

  await play(page, byName, (seen) => seen.all.includes(said('ask-main')), choose);
  const plays = page.getByRole('log').getByText(said('log-terminated', { card: 'Hired Hand' }));
  await expect.poll(() => plays.count()).toBe(1);
  const acts = relay.sent.filter((frame) => frame.do === 'act');
  const same = new Map(acts.map((frame) => [frame.id, frame['at']]));
  expect(same.size).toBe(new Set(same.values()).size);
});

test('a face-down card is known to its controller alone', async () => {
  const [ann, bo] = [await person(), await person()];
  const setup = ['A play masked-guest [face-down]', 'B hand hush'].join('\n');
  const table = await openScene(ann.page, setup, 'spoils');
  const mine = region(ann.page, 'web-board').getByRole('button', { name: /^Masked Guest/ });
  await mine.waitFor();
  expect(await mine.textContent()).toContain(said('mark-face-down'));
  await bo.page.goto(`/#/t/${table}`);
  const side = bo.page.getByRole('list', { name: said('spoils-free', { who: said('seat', { letter: 'A' }), n: 1 }) });
  await side.getByText(said('hidden-card')).waitFor();
  expect(await bo.page.locator('body').ariaSnapshot()).not.toContain('Masked Guest');
});
