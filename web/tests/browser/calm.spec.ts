import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boards, sizes } from './help/boards';
import { people } from './help/browser';
import { byName, look, region } from './help/play';
import { openScene } from './help/tables';
import { said } from './help/words';

const person = people();

/** How a battle begins from the full table of a game: what is pressed, by a part of its name. */
const battles: Record<string, string[]> = {
  evolve: ['Road Warden'],
  spoils: [said('opt-attack-faction', { seat: said('seat', { letter: 'B' }) }, 'en', 'spoils'), 'Toll Keeper'],
  wakfu: [said('opt-attack', {}, 'en', 'wakfu'), 'Tide Doll', 'Old Oak'],
};

const WIDE = sizes.filter(({ width }) => width === 1366 || width === 390 || width === 844);
const fights = boards.filter(({ game }) => battles[game]).flatMap((board) => WIDE.map((size) => ({ ...board, ...size })));

test.each(fights)('$game at $width × $height: nothing moves when a battle begins', async ({ game, setup, width, height }) => {
  const { page } = await person({ width, height });
  await openScene(page, setup, game);
  await region(page, 'web-board').locator('.ready').first().waitFor();
  const before = await places(page, '[data-card], [data-pile]');
  expect(before.size).toBeGreaterThan(10);
  for (const name of battles[game]!) await pressed(page, name);
  expect(moved(before, await places(page, '[data-card], [data-pile]'))).toEqual([]);
});

/** Zones that are empty most of the time, and something to lie in each. */
const piles = [
  { game: 'evolve', calm: 'A field road-warden\nB field road-warden', more: 'A ex fairy x3\nA banished cellar-rat\nA cemetery cellar-rat\nB ex fairy x2\nB banished cellar-rat' },
  { game: 'spoils', calm: 'A play hired-hand, greed\nB play hired-hand', more: 'A removed hush\nA discard hush\nB removed hush' },
  { game: 'wakfu', calm: 'A hero brann-oxhand [world]\nB hero brann-oxhand [world]', more: 'A discard misty-sword\nB discard misty-sword' },
].flatMap((each) => WIDE.map((size) => ({ ...each, ...size })));

test.each(piles)('$game at $width × $height: nothing moves when something comes to lie on a pile', async ({ game, calm, more, width, height }) => {
  const { page } = await person({ width, height });
  const laid = async (setup: string) => {
    await openScene(page, setup, game);
    await region(page, 'web-board').locator('[data-pile]').first().waitFor();
    return places(page, '[data-pile]');
  };
  const before = await laid(calm);
  expect(before.size).toBeGreaterThan(6);
  expect(moved(before, await laid(`${calm}\n${more}`))).toEqual([]);
});

async function pressed(page: Page, name: string): Promise<void> {
  const wanted = async () => {
    const seen = await look(page);
    return [...seen.menu, ...seen.buttons, ...seen.cards].find((each) => each.includes(name)) ?? '';
  };
  await expect.poll(wanted, { message: `${name} in ${(await look(page)).all}` }).not.toBe('');
  await byName(page, await wanted(), await look(page));
}

/** Where everything lies, once the table has come to rest. */
async function places(page: Page, what: string): Promise<Map<string, string>> {
  let last = '';
  const read = () =>
    page.evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0 && node.closest('.stage'));
      const frame = document.querySelector('.felt')!.getBoundingClientRect();
      return all.map((node) => {
        const { left, top } = node.getBoundingClientRect();
        const zone = node.closest('[data-pile]')?.getAttribute('data-pile') ?? '';
        return [`${node.dataset['card'] ?? ''} ${zone}`, `${Math.round(left - frame.left)},${Math.round(top - frame.top)}`] as [string, string];
      });
    }, what);
  await expect
    .poll(async () => {
      const now = JSON.stringify(await read());
      const rests = now === last && now !== '[]';
      last = now;
      return rests;
    })
    .toBe(true);
  return new Map(JSON.parse(last) as [string, string][]);
}

/** What lies in the same zone as before, and not in the same place: a pixel is the rounding's. */
function moved(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].flatMap(([what, where]) => {
    const now = after.get(what) ?? where;
    const [[x = 0, y = 0], [u = 0, v = 0]] = [where, now].map((each) => each.split(',').map(Number)) as [number[], number[]];
    return Math.abs(x - u) > 1 || Math.abs(y - v) > 1 ? [`${what}: ${where} → ${now}`] : [];
  });
}
