import { expect, test } from 'vitest';
import { people } from './help/browser';
import { look, region, startBot } from './help/play';
import { chooseSpoils, giveUp, said as spoils } from './help/spoils';
import { openScene } from './help/tables';
import { said } from './help/words';

const person = people();

test('Esc takes back an action that is not finished, as a whole', async () => {
  const { page } = await person();
  await openScene(page, 'A hand twin-sparks\nA pp 6\nB field road-warden x2, cellar-rat');
  const board = region(page, 'web-board');
  const prompt = region(page, 'web-prompt');
  await board.getByRole('button', { name: /^Twin Sparks/ }).click();
  await prompt.getByText(said('ask-target')).first().waitFor();
  await board.locator('.far .field .ready').first().click();
  await prompt.getByRole('button', { name: new RegExp(`^${said('web-take-back-all')}`) }).waitFor();
  await page.keyboard.press('Escape');
  await prompt.getByText(said('ask-main')).first().waitFor();
  await board.getByRole('button', { name: /^Twin Sparks/ }).waitFor();
  expect(await prompt.getByRole('button', { name: new RegExp(`^${said('web-take-back-all')}`) }).count()).toBe(0);
});

test('a key that is held down answers one question and no other', async () => {
  const { page } = await person();
  await openScene(page, 'A pp 1\nB hand twin-sparks');
  await region(page, 'web-prompt').getByText(said('ask-main')).first().waitFor();
  const before = await page.locator('.prompt').getAttribute('data-seq');
  await page.evaluate(() => {
    for (let n = 0; n < 20; n += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, repeat: true, cancelable: true }));
  });
  await page.waitForTimeout(400);
  expect(await page.locator('.prompt').getAttribute('data-seq')).toBe(before);
});

test('a payment is accepted by one key', async () => {
  const { page } = await person();
  await openScene(page, 'A play obsession x2, greed x2\nA hand toll-keeper\nB hand hush', 'spoils');
  const board = region(page, 'web-board');
  await board.getByRole('button', { name: /^Toll Keeper/ }).click();
  await region(page, 'web-prompt').getByRole('button', { name: new RegExp(`^${spoils('web-pay-rest')}`) }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await look(page)).all.includes(spoils('ask-pay'))).toBe(false);
  expect((await page.getByRole('log').innerText()).split(spoils('log-pays', { seat: spoils('seat', { letter: 'A' }), card: '' }).trim().slice(0, -1)).length - 1).toBe(3);
});

test('whoever closes what is said about the end can open it again', async () => {
  const { page } = await person();
  await openScene(page, 'A pp 1');
  await region(page, 'web-prompt').getByText(said('ask-main')).first().waitFor();
  await giveUp(page);
  await page.getByRole('dialog').getByRole('button', { name: said('web-see-table') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await region(page, 'web-prompt').getByRole('button', { name: said('web-over-open') }).click();
  await page.getByRole('dialog').getByRole('button', { name: said('web-see-replay') }).waitFor();
});

test('what was said before the game is no action that Esc takes back', async () => {
  const { page } = await person();
  await startBot(page);
  const prompt = region(page, 'web-prompt');
  const back = prompt.getByRole('button', { name: new RegExp(`^${said('web-take-back-all')}`) });
  const keep = prompt.getByRole('button', { name: new RegExp(`^${said('opt-keep')}`) });
  await expect
    .poll(async () => {
      if (!(await keep.isVisible())) await prompt.locator('.buttons button').first().click({ timeout: 1000 }).catch(() => {});
      return keep.isVisible();
    })
    .toBe(true);
  expect(await back.count()).toBe(0);
});

test('no key leaves out a starting resource', async () => {
  const { page } = await person();
  await startBot(page, chooseSpoils);
  const stop = region(page, 'web-prompt').getByRole('button', { name: new RegExp(`^${spoils('opt-stop')}`) });
  await stop.waitFor();
  expect(await stop.locator('kbd').count()).toBe(0);
});
