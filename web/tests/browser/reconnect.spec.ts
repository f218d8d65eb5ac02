import { expect, test } from 'vitest';
import { people } from './help/browser';
import { look, region } from './help/play';
import { Relay } from './help/relay';
import { openScene } from './help/tables';
import { like, said } from './help/words';

const person = people();

const SETUP = ['A field road-warden', 'B hand binding-glyph, cellar-rat', 'B pp 2'].join('\n');

test('a connection that breaks in a Quick window loses nothing and doubles nothing', async () => {
  const { page } = await person();
  const relay = await Relay.on(page);
  await openScene(page, SETUP);
  const board = region(page, 'web-board');
  const quick = region(page, 'web-prompt').getByText(said('ask-quick'), { exact: true });

  await board.getByRole('button', { name: said('opt-attack', { card: 'Road Warden' }) }).click();
  await quick.waitFor();
  const window = await look(page);

  // The line breaks while the window stands, then the whole page is loaded anew.
  relay.down = true;
  await relay.cut();
  await page.getByText(said('web-reconnecting')).waitFor();
  relay.down = false;
  await page.getByText(said('web-reconnecting')).waitFor({ state: 'hidden' });
  await expect.poll(async () => (await look(page)).cards).toEqual(window.cards);
  await page.reload();
  await quick.waitFor();
  await expect.poll(async () => (await look(page)).cards).toEqual(window.cards);

  // The answer reaches the server, its acknowledgement does not reach the page.
  relay.deaf = true;
  await board.getByRole('button', { name: like('opt-play', ['card', 'cost']) }).click();
  await expect.poll(() => relay.sent.filter((frame) => frame.do === 'act').length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  await relay.cut();
  relay.deaf = false;

  await expect.poll(async () => (await look(page)).cards).not.toEqual(window.cards);
  const drawn = page.getByRole('log').getByText(like('log-draw', ['seat', 'card']));
  await expect.poll(() => drawn.count()).toBe(1);
  // It was sent twice under one name, which is why it was done once.
  const acts = relay.sent.filter((frame) => frame.do === 'act');
  const last = acts.filter((frame) => frame['at'] === acts.at(-1)?.['at']);
  expect(new Set(last.map((frame) => frame.id)).size).toBe(1);
});
