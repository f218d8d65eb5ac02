import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byName, look, play, region, startBot } from './help/play';
import { openScene } from './help/tables';
import { WAKFU, chooseWakfu, player, said } from './help/wakfu';

const person = people();

const inTurn = (n: number) => (seen: { all: string }) => seen.all.includes(said('web-turn', { turn: n }));

test('a game of Wakfu TCG against a bot by roles and names only', async () => {
  const { page } = await person();
  await startBot(page, chooseWakfu);
  await play(page, byName, inTurn(5), player());
  const board = region(page, 'web-board');
  expect(await board.locator('.side').count()).toBe(2);
  expect(await board.locator('.haven').count()).toBe(2);
  expect(await page.getByRole('log').getByRole('row').count()).toBeGreaterThan(10);
});

const SETUP = [
  'A hero brann-oxhand [world]',
  'A world old-oak, young-mole, gate-guard, mole-hood [on gate-guard]',
  'B hero brann-oxhand [world]',
  'B world ash-ghost, tide-doll',
].join('\n');

test('a battle is told between the sides: a duel for each blocked attacker, those who are free, and the Target', async () => {
  const { page } = await person();
  // Whoever holds a card is asked in the Action Phase, so that the battle stands still.
  await openScene(page, `${SETUP}\nA hand misty-sword`, 'wakfu');
  const pressed = async (name: string) => {
    const wanted = async () => {
      const seen = await look(page);
      return [...seen.menu, ...seen.buttons, ...seen.cards].find((each) => each.startsWith(name)) ?? '';
    };
    await expect.poll(wanted, { message: `${name} in ${(await look(page)).all}` }).not.toBe('');
    await byName(page, await wanted(), await look(page));
  };
  for (const name of [said('opt-attack'), 'Tide Doll', 'Old Oak', 'Gate Guard', said('opt-stop')]) await pressed(name);
  const battle = region(page, 'web-board').getByRole('region', { name: said('phase-battle') });
  await pressed('Ash Ghost');
  await pressed('Ash Ghost before Old Oak');
  await pressed(said('opt-stop'));
  await battle.getByRole('group', { name: said('wakfu-duel', { n: 1, card: 'Old Oak' }) }).waitFor();
  expect(await battle.getByRole('group', { name: said('wakfu-free') }).innerText()).toContain('Gate Guard');
  expect(await battle.innerText()).toContain(said('wakfu-target', { card: 'Tide Doll' }));
  // A line from each attacker: to its blocker, or to the Target.
  await expect.poll(() => page.locator('.ways path').count()).toBeGreaterThan(0);
});

test('two against two: a side each, partners below, and the hands of others stay closed', async () => {
  const { page } = await person();
  await startBot(page, async (at) => {
    await chooseWakfu(at);
    await at.getByText(said('web-options'), { exact: true }).click();
    await at.getByRole('combobox', { name: said('web-seating') }).selectOption('two-teams-of-two');
    await at.getByText(said('web-options'), { exact: true }).click();
  });
  await play(page, byName, inTurn(2), player());
  const board = region(page, 'web-board');
  expect(await board.locator('.side').count()).toBe(4);
  expect(await board.locator('.own .side').count()).toBe(2);
  expect(await board.getByRole('list', { name: new RegExp(said('zone-hand')) }).count()).toBe(1);
});

/** On the start page: this game in this mode. */
const inMode = (mode: string) => async (at: Parameters<typeof chooseWakfu>[0]) => {
  await chooseWakfu(at);
  await at.getByText(said('web-options'), { exact: true }).click();
  await at.getByRole('combobox', { name: said('web-mode') }).selectOption(mode);
  await at.getByText(said('web-options'), { exact: true }).click();
};

test('a draft passes packs round: what is taken lies with what one has', async () => {
  const { page } = await person();
  await startBot(page, inMode('draft'));
  const board = region(page, 'web-board');
  await board.getByRole('heading', { name: said('wakfu-pack', { n: 12 }) }).waitFor();
  await board.getByRole('heading', { name: said('wakfu-pool', { n: 4 }) }).waitFor();
  const first = (await look(page)).cards[0]!;
  await byName(page, first, await look(page));
  await board.getByRole('heading', { name: said('wakfu-pack', { n: 11 }) }).waitFor();
  await board.getByRole('heading', { name: said('wakfu-pool', { n: 5 }) }).waitFor();
});

test('a sealed deck is built at the table, by hand or by itself, and the game begins', async () => {
  const { page } = await person();
  await startBot(page, inMode('sealed'));
  const board = region(page, 'web-board');
  await board.getByRole('heading', { name: said('wakfu-pool', { n: 64 }) }).waitFor();
  const press = (key: string) => page.getByRole('button', { name: said(key) }).first().click();
  await press('opt-build');
  await board.getByRole('heading', { name: said('wakfu-deck', { n: 30 }) }).waitFor();
  await press('opt-built');
  await page.getByRole('button', { name: said('opt-rock') }).first().waitFor();
  // The board follows the prompt.
  await board.locator('.side').nth(1).waitFor();
  expect(await board.locator('.side').count()).toBe(2);
});

test('a phone shows both worlds and the hand, and nothing lies outside', async () => {
  const { page } = await person({ width: 390, height: 844 });
  await openScene(page, `${SETUP}\nA hand misty-sword, sky-pirate`, 'wakfu');
  const sword = page.getByRole('button', { name: /^Misty Sword/ }).first();
  await sword.scrollIntoViewIfNeeded();
  const box = await sword.boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.title()).toContain(WAKFU.slice(0, 5));
});
