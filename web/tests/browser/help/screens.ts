// Every screen of the application, and how to get there.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { boards } from './boards';
import { botGame, openScene } from './tables';
import { type Lang, said } from './words';

export interface Screen {
  name: string;
  open(page: Page, lang: Lang): Promise<void>;
}

let replay: Promise<string> | null = null;

/** One replay is enough for all who only look at one. */
function anyReplay(): Promise<string> {
  replay ??= botGame();
  return replay;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

const SPOILS = [
  'A play obsession, greed [spent], masked-guest [face-down], toll-keeper, plain-blade [on toll-keeper], stone-bridge [ruin 2]',
  'A hand hush, hired-hand, obsession',
  'B play deception, alley-burglar [depleted], knife-in-the-dark [face-down]',
  'B hand hush',
].join('\n');

/** Screens of The Spoils that have no like among those of the other game. */
const spoils: Screen[] = [
  {
    name: 'table of The Spoils',
    async open(page, lang) {
      await openScene(page, SPOILS, 'spoils');
      await page.getByRole('region', { name: said('web-board', {}, lang) }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'battle of The Spoils',
    async open(page, lang) {
      await openScene(page, SPOILS, 'spoils');
      const attack = said('opt-attack-faction', { seat: said('seat', { letter: 'B' }, lang) }, lang, 'spoils');
      await page.getByRole('button', { name: attack }).click();
      await page.getByRole('region', { name: said('phase-battle', {}, lang, 'spoils'), exact: true }).waitFor();
    },
  },
  {
    name: 'decks of The Spoils',
    async open(page, lang) {
      await page.goto('/#/decks?game=spoils');
      const copy = page.getByRole('button', { name: new RegExp(`^${said('web-copy', {}, lang)} `) });
      await copy.first().click();
      await page.getByText(said('decks-legal', {}, lang)).waitFor();
    },
  },
];

const BRAWL = [
  'turn A 3',
  'A champions goldarr [at 0 2], gwaien [at 1 3] [experienced]',
  'A hand fireball, harpoon-strike, me-hearties',
  'A track two-fronts [slot 2], pincer [slot 1]',
  'A traps stun [at -1 2], damage-2 [at 1 -2]',
  'B champions sulka [at 0 1] [damage 4], rath [at 1 -1] [immobilised], mariusz',
  'B hand curse',
].join('\n');

/** Screens of Super Fantasy Brawl that have no like among those of other games. */
const brawl: Screen[] = [
  {
    name: 'arena of Super Fantasy Brawl',
    async open(page, lang) {
      await openScene(page, BRAWL, 'brawl');
      await page.getByRole('group', { name: said('brawl-arena', {}, lang, 'brawl') }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'draft of Super Fantasy Brawl',
    async open(page, lang) {
      await openScene(page, 'phase setup\nA mode friendly', 'brawl');
      const ask = page.getByRole('region', { name: said('web-prompt', {}, lang) }).getByText(said('ask-recruit', {}, lang, 'brawl'));
      await toDraft(page, ask);
    },
  },
];

/** Before the draft it is said who has which side. */
async function toDraft(page: Page, ask: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const button = page.locator('.prompt.mine .buttons button').first();
      if (!(await ask.first().isVisible()) && (await button.isVisible())) await button.click();
      return ask.first().isVisible();
    })
    .toBe(true);
}

/** Screens of Wakfu TCG that have no like among those of other games. */
const wakfu: Screen[] = [
  {
    name: 'table of Wakfu TCG',
    async open(page, lang) {
      await openScene(page, full('wakfu'), 'wakfu');
      await board(page, lang).locator('.ready').first().waitFor();
    },
  },
  {
    name: 'battle of Wakfu TCG',
    async open(page, lang) {
      await openScene(page, full('wakfu'), 'wakfu');
      await page.getByRole('button', { name: said('opt-attack', {}, lang, 'wakfu'), exact: true }).click();
      await board(page, lang).locator('.far .ready').first().click();
      await board(page, lang).locator('.near .ready').first().waitFor();
    },
  },
];

/** The fullest table of a game. */
const full = (game: string) => boards.find((each) => each.game === game)?.setup ?? '';

const board = (page: Page, lang: Lang) => page.getByRole('region', { name: said('web-board', {}, lang) });

/** Opens what a button of this name opens, and waits for it. */
async function dialog(page: Page, key: string, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: said(key, {}, lang), exact: true }).click();
  await page.getByRole('dialog').first().waitFor();
}

/** What opens over a page or within it. */
const opened: Screen[] = [
  ...(['web-settings', 'web-help'] as const).map((key) => ({
    name: `start page, ${key}`,
    async open(page: Page, lang: Lang) {
      await page.goto('/#/');
      await dialog(page, key, lang);
    },
  })),
  ...['evolve', 'brawl', 'wakfu'].map((game) => ({
    name: `what can be chosen for ${game}`,
    async open(page: Page, lang: Lang) {
      await page.goto(`/#/?game=${game}`);
      await page.getByText(said('web-options', {}, lang), { exact: true }).click();
      await page.getByRole('combobox', { name: said('web-clock', {}, lang) }).waitFor();
    },
  })),
  {
    name: 'packs',
    async open(page) {
      await page.goto('/#/packs');
      await heading(page);
    },
  },
  ...([['decks-sample', 'wakfu'], ['decks-export', 'brawl']] as const).map(([key, game]) => ({
    name: `decks, ${key}`,
    async open(page: Page, lang: Lang) {
      await page.goto(`/#/decks?game=${game}`);
      await page.getByRole('button', { name: new RegExp(`^${said('web-copy', {}, lang)} `) }).first().click();
      await page.getByText(said('decks-legal', {}, lang)).waitFor();
      await dialog(page, key, lang);
    },
  })),
  ...(['web-more', 'web-stops'] as const).map((key) => ({
    name: `table, ${key}`,
    async open(page: Page, lang: Lang) {
      await openScene(page, full('evolve'));
      await board(page, lang).locator('.ready').first().waitFor();
      await dialog(page, key, lang);
    },
  })),
  {
    name: 'end of a game',
    async open(page, lang) {
      await openScene(page, full('evolve'));
      await board(page, lang).locator('.ready').first().waitFor();
      await dialog(page, 'web-more', lang);
      const give = () => page.getByRole('dialog').last().getByRole('button', { name: said('web-concede', {}, lang), exact: true }).click();
      await give();
      await page.getByText(said('web-concede-sure', { who: said('seat', { letter: 'A' }, lang) }, lang)).waitFor();
      await give();
      await page.getByRole('button', { name: said('web-see-table', {}, lang) }).waitFor();
    },
  },
];

export const screens: Screen[] = [
  ...brawl,
  ...spoils,
  ...wakfu,
  ...opened,
  {
    name: 'start page',
    async open(page, lang) {
      await page.goto('/#/');
      await page.getByRole('button', { name: said('web-way-bot', {}, lang) }).waitFor();
    },
  },
  {
    name: 'open table',
    async open(page, lang) {
      await page.goto('/#/');
      await page.getByRole('button', { name: said('web-way-friend', {}, lang) }).click();
      await page.getByRole('textbox', { name: said('web-invite-link', {}, lang) }).waitFor();
    },
  },
  {
    name: 'table',
    async open(page, lang) {
      await openScene(
        page,
        'A field road-warden, cellar-rat\nA hand squire-captain, twin-sparks\nA pp 3\nB field road-warden',
      );
      await page
        .getByRole('region', { name: said('web-prompt', {}, lang) })
        .getByText(said('ask-main', {}, lang))
        .first()
        .waitFor();
    },
  },
  {
    name: 'decks',
    async open(page, lang) {
      await page.goto('/#/decks');
      await page
        .getByRole('button', { name: new RegExp(`^${said('web-copy', {}, lang)} `) })
        .first()
        .click();
      await page.getByText(said('decks-legal', {}, lang)).waitFor();
      const cards = page.getByRole('button', { name: said('decks-cards', {}, lang), exact: true });
      if (await cards.isVisible()) await cards.click();
      await page
        .getByRole('list', { name: said('decks-cards', {}, lang) })
        .getByRole('button')
        .first()
        .click();
    },
  },
  {
    name: 'deck import',
    async open(page, lang) {
      await page.goto('/#/decks');
      await page.getByRole('button', { name: said('decks-import', {}, lang), exact: true }).click();
      await page
        .getByRole('textbox', { name: said('decks-import-text', {}, lang), exact: true })
        .fill('Main\n3 Bladde Pupil\n2 Rat');
      await page.getByRole('button', { name: said('decks-import-read', {}, lang), exact: true }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'lessons',
    async open(page) {
      await page.goto('/#/learn');
      await heading(page);
    },
  },
  {
    name: 'lesson',
    async open(page, lang) {
      await page.goto('/#/learn/evolve/1');
      await page.getByRole('region', { name: said('web-board', {}, lang) }).waitFor();
    },
  },
  {
    name: 'replay upload',
    async open(page) {
      await page.goto('/#/replay');
      await heading(page);
    },
  },
  {
    name: 'replay',
    async open(page, lang) {
      await page.goto(`/#/replay/${await anyReplay()}?at=20&seat=0`);
      await page.getByRole('slider', { name: said('replay-seek', {}, lang) }).waitFor();
      await page.getByRole('region', { name: said('web-board', {}, lang) }).waitFor();
    },
  },
  {
    name: 'rules',
    async open(page) {
      await page.goto('/#/rules/evolve/8.4.7');
      await page.locator('li:focus').waitFor();
    },
  },
];
