import { expect, test } from 'vitest';
import { choose, chooseBrawl, said } from './help/brawl';
import { people } from './help/browser';
import { reach } from './help/keys';
import { byName, look, play, region, startBot } from './help/play';
import { openScene } from './help/tables';
import { like } from './help/words';

const person = people();

/** Stops in this round. */
const inRound = (n: number) => (seen: { all: string }) => seen.all.includes(said('brawl-round', { n }));

test('a game of Super Fantasy Brawl against a bot by roles and names only, from the draft on', async () => {
  const { page } = await person();
  await startBot(page, chooseBrawl);
  await play(page, byName, (seen) => like('brawl-pool', ['n'], 'en', 'brawl').test(seen.all), choose);
  expect((await look(page)).cards.length).toBeGreaterThan(2);
  await play(page, byName, inRound(3), choose);
  expect(await page.getByRole('log').getByRole('row').count()).toBeGreaterThan(20);
  const arena = region(page, 'web-board').getByRole('group', { name: said('brawl-arena') });
  expect(await arena.getByRole('button').count()).toBe(61);
});

const SETUP = [
  'turn A 2',
  'A champions dugrun [at -1 3], gwaien [at 1 3]',
  'A hand knock-down',
  'B champions sulka [at -1 0], rath [at 2 -3]',
].join('\n');

test('a card is played, a champion walks and attacks with the keyboard only', async () => {
  const { page } = await person();
  await openScene(page, SETUP, 'brawl');
  const board = region(page, 'web-board');
  await board.locator('.ready').first().waitFor();
  for (const wanted of [said('opt-play', { card: 'Knock Down' }), ': Hex -1,2', ': Hex -1,1']) {
    await expect.poll(async () => (await look(page)).cards.some((name) => name.includes(wanted))).toBe(true);
    const name = (await look(page)).cards.find((each) => each.includes(wanted)) ?? '';
    await reach(page, name);
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await look(page)).buttons).toContain(said('opt-attack'));
  await reach(page, said('opt-attack'));
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(said('log-damage', { champion: 'Sulka', number: 2 })).waitFor();
  await expect.poll(async () => (await look(page)).all).toContain(said('brawl-life', { left: 5, life: 7 }));
});

test('four play in two teams: a side each, and nobody reads another hand', async () => {
  const { page } = await person();
  await startBot(page, async (at) => {
    await chooseBrawl(at);
    await at.getByText(said('web-options'), { exact: true }).click();
    await at.getByRole('combobox', { name: said('web-mode') }).selectOption('friendly');
    await at.getByRole('combobox', { name: said('web-seating') }).selectOption('two-teams-of-two');
    await at.getByText(said('web-options'), { exact: true }).click();
  });
  await play(page, byName, inRound(2), choose);
  const board = region(page, 'web-board');
  expect(await board.locator('.side').count()).toBe(4);
  expect(await board.locator('.own .side').count()).toBe(2);
  expect(await board.getByRole('list', { name: new RegExp(said('zone-hand')) }).count()).toBe(1);
});

test('a phone shows the arena, and its hexes can be pressed', async () => {
  const { page } = await person({ width: 360, height: 740 });
  await openScene(page, SETUP, 'brawl');
  await page.getByRole('button', { name: said('opt-play', { card: 'Knock Down' }) }).first().click();
  const hex = page.locator('[data-on="-1,2"]');
  await expect.poll(() => hex.getAttribute('class')).toContain('ready');
  await hex.scrollIntoViewIfNeeded();
  await hex.click();
  await expect.poll(() => page.locator('[data-on="-1,1"]').getAttribute('class')).toContain('ready');
});

const WAITING = ['turn A 3', 'A champions goldarr, gwaien, dugrun', 'A hand fireball', 'B champions sulka, rath, mariusz'].join('\n');

test.each([[1366, 768], [844, 390], [390, 844]])('whoever waits in a portal covers no hex: %i × %i', async (width, height) => {
  const { page } = await person({ width, height });
  await openScene(page, WAITING, 'brawl');
  await page.locator('.portal').nth(1).waitFor();
  expect(await page.locator('.portal [data-card]').count()).toBe(6);
  const covered = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.portal')].map((node) => node.getBoundingClientRect());
    return [...document.querySelectorAll<SVGElement>('.hex')].flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // The middle of a hex and as much around it as a finger meets.
      const near = (box: DOMRect) => x > box.left - width / 3 && x < box.right + width / 3 && y > box.top - height / 3 && y < box.bottom + height / 3;
      return boxes.some(near) ? [hex.getAttribute('data-on')] : [];
    });
  });
  expect(covered).toEqual([]);
});
