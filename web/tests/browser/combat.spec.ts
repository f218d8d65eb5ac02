import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byName, choose, look, play, region, startBot } from './help/play';
import { playQuickly } from './help/quick';
import { giveUp } from './help/spoils';
import { openScene } from './help/tables';
import { like, said } from './help/words';

const person = people();

/** The colour of a sign on a card, and its drawing. */
async function signOf(sign: Locator): Promise<{ colour: string; shape: string }> {
  await sign.waitFor();
  return sign.evaluate((node) => ({ colour: getComputedStyle(node).backgroundColor, shape: node.querySelector('svg')?.innerHTML ?? '' }));
}

test('playing, attacking, choosing and giving up have a colour and a shape each', async () => {
  const { page } = await person();
  const board = region(page, 'web-board');
  await openScene(page, 'A field road-warden\nA hand cellar-rat\nA pp 6\nB field cellar-rat [engaged]');
  const signs = { play: await signOf(board.locator('.near .hand .ready > .sign').first()), attack: await signOf(board.locator('.near .field .ready > .sign').first()) };
  await board.locator('.near .field .ready').first().click();
  const target = await signOf(board.locator('.far .field .ready > .sign').first());
  await openScene(page, 'A play obsession x2, greed x2\nA hand toll-keeper\nB hand hush', 'spoils');
  await board.getByRole('button', { name: /^Toll Keeper/ }).click();
  await expect.poll(() => board.locator('.near .discard > .sign').count()).toBeGreaterThan(0);
  const all = { ...signs, target, discard: await signOf(board.locator('.near .discard > .sign').first()) };
  const different = (key: 'colour' | 'shape') => new Set(Object.values(all).map((each) => each[key])).size;
  expect({ colours: different('colour'), shapes: different('shape') }).toEqual({ colours: 4, shapes: 4 });
});

test('attacker and target are lit and joined by a line while a window is open', async () => {
  const { page } = await person();
  await openScene(page, 'A field road-warden\nB hand binding-glyph, cellar-rat\nB pp 2\nB field cellar-rat [engaged]');
  const board = region(page, 'web-board');
  const rest = await board.locator('.near .field .spot').first().evaluate((node) => getComputedStyle(node.querySelector('.turn')!).boxShadow);
  await board.locator('.near .field .ready').first().click();
  await board.locator('.far .portrait .ready').click();
  await region(page, 'web-prompt').getByText(said('ask-quick')).first().waitFor();
  // Whoever is asked sits below, so that the attacker is on the other side.
  const attacker = board.locator('.far .field .asks');
  await attacker.waitFor();
  await board.locator('.near .portrait .meant').waitFor();
  await expect.poll(() => page.locator('.ways path').count()).toBe(1);
  expect(await attacker.evaluate((node) => [node, ...node.querySelectorAll('*')].some((each) => parseFloat(getComputedStyle(each).outlineWidth) > 1 && getComputedStyle(each).outlineStyle !== 'none') || getComputedStyle(node.querySelector('.turn')!).boxShadow)).not.toBe(rest);
});

/** Notes each time something is shown in passing. */
async function noted(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { shownInPassing: seen });
    const look = () => {
      const [turn, card] = [document.querySelector<HTMLElement>('.felt > .turn'), document.querySelector<HTMLElement>('.felt > .card p')];
      if (turn && !seen.includes('turn')) seen.push('turn');
      if (card && !seen.includes('card')) seen.push('card');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shownInPassing: string[] }).shownInPassing);
}

test('that it is one’s turn and what the other plays is shown in passing; whoever wants no motion sees no banner', async () => {
  for (const moves of [true, false]) {
    const { page } = await person({ moves });
    const seen = await noted(page);
    await startBot(page);
    await play(page, byName, () => false, choose);
    expect((await seen()).toSorted()).toEqual(moves ? ['card', 'turn'] : ['card']);
  }
});

test('an end says what decided it and leads to the replay and to another game', async () => {
  const { page } = await person();
  await startBot(page);
  await playQuickly(page, choose, () => {});
  const over = page.getByRole('dialog');
  await over.getByText(like('web-over-turns', ['n'])).waitFor();
  await over.getByText(like('web-over-moment', ['n'])).waitFor();
  expect((await over.locator('.cause').innerText()).length).toBeGreaterThan(said('web-over-turns', { n: 10 }).length + 10);
  await over.getByRole('button', { name: said('web-rematch') }).click();
  await over.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await look(page)).mine).toBe(true);
  await giveUp(page);
  await over.getByRole('button', { name: said('web-see-replay') }).click();
  await page.getByRole('slider', { name: said('replay-seek') }).waitFor();
});

test('whoever comes back reads what happened meanwhile', async () => {
  const both = [await person(), await person()];
  for (const { page } of both) {
    await page.goto('/');
    await page.getByRole('button', { name: said('web-quick', { game: 'Shadowverse: Evolve' }) }).click();
    await page.waitForURL(/#\/t\//);
  }
  const main = (page: Page) => region(page, 'web-prompt').getByText(said('ask-main')).first().isVisible();
  // The questions before the first turn, whoever is asked.
  await expect
    .poll(async () => {
      for (const { page } of both) {
        const button = page.locator('.prompt.mine .buttons button').first();
        if (!(await main(page)) && (await button.isVisible())) await button.click({ timeout: 1000 }).catch(() => {});
      }
      return (await main(both[0]!.page)) || main(both[1]!.page);
    })
    .toBe(true);
  const [active, waits] = (await main(both[0]!.page)) ? [both[0]!, both[1]!] : [both[1]!, both[0]!];
  const table = waits.page.url();
  await waits.page.goto('/#/');
  await waits.page.getByRole('button', { name: said('web-way-bot') }).waitFor();
  await active.page.keyboard.press('Space');
  await expect.poll(() => main(active.page)).toBe(false);
  // The unfinished game stands on the start page.
  await waits.page.reload();
  await waits.page.getByRole('region', { name: said('web-continue') }).getByRole('link').first().click();
  await waits.page.waitForURL(table);
  const recap = waits.page.getByRole('region', { name: said('web-recap') });
  await recap.waitFor();
  expect(await recap.getByRole('listitem').count()).toBeGreaterThan(2);
  await recap.getByRole('button', { name: said('web-recap-close') }).click();
  await recap.waitFor({ state: 'hidden' });
});

test('nothing is heard unless somebody wants it', async () => {
  const { page } = await person();
  await page.addInitScript(() => {
    const Made = window.AudioContext;
    Object.assign(window, { heard: 0, AudioContext: class extends Made { constructor() { super(); (window as unknown as { heard: number }).heard += 1; } } });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await openScene(page, 'A pp 1');
  await region(page, 'web-prompt').getByText(said('ask-main')).first().waitFor();
  await giveUp(page);
  await page.getByRole('dialog').getByRole('button', { name: said('web-see-table') }).waitFor();
  expect(await heard()).toBe(0);
  await page.goto('/#/');
  await page.getByRole('button', { name: said('web-settings') }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${said('web-sound')}`) }).check();
  await expect.poll(heard).toBe(1);
});

test('plate, inspector and accessible name say the same numbers', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  const board = region(page, 'web-board');
  const cases: [string, string, string, string][] = [
    ['evolve', 'A field road-warden [damage 1]', '.near .field [data-place]', '2'],
    ['spoils', 'A play hired-hand [damage 1]', '.near .front [data-place]', '1'],
    ['wakfu', 'A hero brann-oxhand [world] [damage 3]', '.near .world [data-place]', '13'],
  ];
  for (const [game, setup, where, left] of cases) {
    await openScene(page, setup, game);
    const card = board.locator(where).first();
    await card.waitFor();
    await card.focus();
    const of = async (text: Promise<string>) => (await text).match(/\d+/g) ?? [];
    expect(await of(card.locator('.unseen').first().innerText()), `name: ${game} ${where}`).toContain(left);
    const plate = (await card.innerText()).replace(await card.locator('.unseen').first().innerText(), '');
    expect(plate.match(/\d+/g), `plate: ${game} ${where}`).toContain(left);
    expect(await of(page.locator('.look').innerText()), `inspector: ${game} ${where}`).toContain(left);
  }
});
