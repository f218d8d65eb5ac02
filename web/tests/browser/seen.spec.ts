import { expect, test } from 'vitest';
import { people } from './help/browser';
import { region, startBot } from './help/play';
import { giveUp } from './help/spoils';
import { openScene } from './help/tables';
import { said } from './help/words';

const person = people();

test('what would come of an attack is told on hover and on focus, by the engine', async () => {
  const { page } = await person();
  await openScene(page, 'A field steelclad-knight\nB field knight [engaged], road-warden');
  const board = region(page, 'web-board');
  await board.getByRole('button', { name: /^Steelclad Knight/ }).click();
  const target = board.locator('.far .field .ready').first();
  await target.hover();
  const told = page.locator('.foreseen');
  await told.getByText(said('web-foreseen')).waitFor();
  expect(await told.innerText()).toContain(said('log-destroyed', { card: 'Knight' }));
  await page.getByRole('button', { name: said('web-log') }).first().focus();
  await page.mouse.move(2, 2);
  await target.focus();
  expect(await told.innerText()).toContain(said('log-destroyed', { card: 'Knight' }));
  await target.click();
  await expect.poll(() => told.innerText()).toBe('');
});

test('a clause is shown on a table that can be played, with the cards of its scene', async () => {
  const { page } = await person();
  await page.goto('/#/rules/evolve/8.4.7');
  await page.getByRole('button', { name: said('web-show-clause', { clause: '8.4.7' }) }).click();
  await region(page, 'web-prompt').getByText(said('ask-main')).first().waitFor();
  const note = region(page, 'web-scene');
  expect(await note.innerText()).toContain('8.4.7');
  await expect.poll(() => region(page, 'web-board').locator('.near .field .ready').count()).toBeGreaterThan(0);
});

test('two people who want a quick match meet', async () => {
  const [ann, bo] = [await person(), await person()];
  for (const { page } of [ann, bo]) {
    await page.goto('/');
    await page.getByRole('button', { name: said('web-quick', { game: 'Shadowverse: Evolve' }) }).click();
    await page.waitForURL(/#\/t\//);
  }
  expect(bo.page.url()).toBe(ann.page.url());
  await region(bo.page, 'web-prompt').waitFor();
});

test('another device becomes the same person by a link', async () => {
  const [old, fresh] = [await person(), await person()];
  await old.page.goto('/');
  await old.page.getByRole('button', { name: said('web-settings') }).click();
  await old.page.getByText(said('web-devices'), { exact: true }).click();
  await old.page.getByRole('button', { name: said('web-devices-give') }).click();
  const code = await old.page.locator('.code').innerText();
  const who = (page: typeof old.page) => page.evaluate(() => localStorage.getItem('arbiter.guest'));
  await fresh.page.goto(`/#/?device=${code}`);
  const own = await who(old.page);
  await expect.poll(() => who(fresh.page)).toBe(own);
});

test('the first page is small, and comes packed', async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('button', { name: said('web-way-bot') }).waitFor();
  await expect.poll(() => page.locator('.ways svg').count()).toBeGreaterThan(3);
  const files = await page.evaluate(() => {
    const all = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')] as PerformanceResourceTiming[];
    return all.map(({ name, encodedBodySize, decodedBodySize }) => ({ name, sent: encodedBodySize, whole: decodedBodySize }));
  });
  // Letters and pictures come when the page stands; one language, and no sentence of a game that nobody chose.
  const needed = files.filter(({ name }) => !/\/fonts\/|\/art\.js|\/locales\/\w+-|\.svg$/.test(name));
  const sum = (of: typeof files, size: 'sent' | 'whole') => of.reduce((total, each) => total + each[size], 0);
  console.log(`first page: ${sum(needed, 'sent')} bytes in ${needed.length} files until it can be used, ${sum(files, 'sent')} in ${files.length} files in all, ${sum(files, 'whole')} unpacked`);
  expect(files.filter(({ name }) => name.includes('/locales/fr'))).toEqual([]);
  expect(needed.length).toBeLessThan(12);
  expect(sum(needed, 'sent')).toBeLessThan(80_000);
  expect(sum(files, 'sent')).toBeLessThan(160_000);
});

test.each([[1366, 768], [390, 844], [844, 390], [320, 640]])('the first door stands above the fold: %i × %i', async (width, height) => {
  const { page } = await person({ width, height, lang: 'fr' });
  await page.goto('/');
  const door = page.locator('.ways button').first();
  await door.waitFor();
  await expect.poll(async () => ((box) => (box ? box.y + box.height : Infinity))(await door.boundingBox())).toBeLessThanOrEqual(height);
});

test('whoever has played finds the game among the replays', async () => {
  const { page } = await person();
  await startBot(page);
  await region(page, 'web-prompt').waitFor();
  await page.locator('.felt .stage').waitFor();
  await giveUp(page);
  await page.getByRole('dialog').getByRole('button', { name: said('web-see-table') }).click();
  await page.goto('/#/replay');
  await page.getByRole('region', { name: said('web-last-replays') }).getByRole('link').first().click();
  await page.getByRole('slider', { name: said('replay-seek') }).waitFor();
});
