// Plays a game on the table page by reading what a screen reader would read.

import type { Locator, Page } from 'playwright-core';
import { like, said } from './words';

/** The table as its accessibility tree tells it. */
export interface Seen {
  mine: boolean;
  over: boolean;
  /** Names of cards on the board that can be used now. */
  cards: string[];
  /** Names of buttons and cards offered beside the board. */
  buttons: string[];
  /** Names of what can be done with the card that was chosen. */
  menu: string[];
  /** Everything as text: when it changes, something happened. */
  all: string;
}

const CAN = said('web-can', { acts: '' }).trim();

/** So many answers are more than any game needs. */
const CAP = 1500;

export async function look(page: Page): Promise<Seen> {
  // Behind an open dialog nothing can be reached, and nothing is read.
  const dialog = page.getByRole('dialog').first();
  if (await dialog.isVisible()) {
    const menu = await tree(dialog);
    const over = ENDS.some((words) => words.test(menu));
    return { mine: false, over, cards: [], buttons: [], menu: names(menu).filter((name) => name !== CLOSE), all: menu };
  }
  const [board, prompt] = await Promise.all([tree(region(page, 'web-board')), tree(region(page, 'web-prompt'))]);
  return {
    mine: MINE.some((words) => words.test(prompt)),
    over: prompt.includes(said('web-prompt-over')),
    cards: names(board).filter((name) => name.includes(CAN)),
    buttons: names(prompt).filter((name) => !SERVICE.some((word) => word.test(name))),
    menu: [],
    all: `${board}\n${prompt}`,
  };
}

export function region(page: Page, key: string): Locator {
  return page.getByRole('region', { name: said(key), exact: true });
}

/** What is not there now says nothing. */
function tree(part: Locator): Promise<string> {
  return part.ariaSnapshot({ timeout: 1000 }).catch(() => '');
}

/** Whoever sits at all seats is asked by the name of the seat. */
const MINE = [like('web-prompt-you', []), like('web-prompt-hot', ['who'])];
const CLOSE = said('web-close');
const ENDS = [
  ...['web-over-won', 'web-over-lost', 'web-over-drawn', 'web-over-stopped'].map((key) => like(key, [])),
  like('web-over-by', ['who']),
];

/** Buttons of the prompt that answer nothing. */
const SERVICE = [like('web-pass-until', []), like('web-stop-passing', []), like('web-undo-pick', [])];

/** Names of the buttons of a tree that can be pressed. */
function names(tree: string): string[] {
  return tree
    .split('\n')
    .filter((line) => !line.includes('[disabled]'))
    .flatMap((line) => /^\s*- '?button "((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? [])
    .map((name) => JSON.parse(`"${name.replaceAll("''", "'")}"`) as string);
}

/** What brings a game to its end: hit the other leader, then whatever can be done, then give way. */
export function choose(seen: Seen): string {
  const attack = said('opt-attack', { card: '' }).trim();
  const leader = said('opt-leader', { seat: '' }).trim();
  const offers = [...seen.menu, ...seen.cards, ...seen.buttons];
  const first = (test: (name: string) => boolean) => offers.find(test);
  const found =
    first((name) => name.includes(CAN) && name.includes(leader)) ??
    first((name) => name.includes(attack)) ??
    first((name) => seen.menu.includes(name)) ??
    first((name) => seen.cards.includes(name)) ??
    seen.buttons[0];
  if (found === undefined) throw new Error(`nothing can be chosen:\n${seen.all}`);
  return found;
}

/** Waits until it is this person's decision or the game is over. */
export async function turn(page: Page, before: Seen | null): Promise<Seen> {
  // The other player's turn may take long on a busy machine.
  const late = Date.now() + 120_000;
  // An answer that changes nothing to be seen is possible; then a moment must do.
  const same = Date.now() + 700;
  for (;;) {
    const seen = await look(page);
    const fresh = before === null || seen.all !== before.all || Date.now() > same;
    // While an answer is under way, everything is there but nothing can be pressed.
    const can = seen.menu.length > 0 || (seen.mine && seen.cards.length + seen.buttons.length > 0);
    if (seen.over || (can && fresh)) return seen;
    if (Date.now() > late) throw new Error(`nothing is asked for too long:\n${seen.all}`);
    await page.waitForTimeout(15);
  }
}

/** Begins a game against a bot that answers at once. */
export async function startBot(page: Page, ready: (page: Page) => Promise<unknown> = (page) => page.goto('/')): Promise<void> {
  await ready(page);
  await page.getByText(said('web-options'), { exact: true }).click();
  await page.getByRole('combobox', { name: said('web-bot-level') }).selectOption({ label: said('web-level-random') });
  await page.getByRole('button', { name: said('web-way-bot') }).click();
}

/** How somebody presses what has this name. */
export type Press = (page: Page, name: string, seen: Seen) => Promise<void>;

/** By role and name alone: the element is activated, as assistive technology does it. */
export const byName: Press = (page, name) => place(page, name).dispatchEvent('click');

/** With the mouse, where a card that others cover can still be seen. */
export const byMouse: Press = (page, name) => place(page, name).click({ position: { x: 9, y: 14 } });

function place(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first();
}

/** Plays to the end; says how many answers it took. */
export async function play(
  page: Page,
  press: Press,
  stop: (seen: Seen) => boolean = () => false,
  pick: (seen: Seen) => string = choose,
): Promise<number> {
  let before: Seen | null = null;
  for (let answers = 0; answers < CAP; answers += 1) {
    const seen = await turn(page, before);
    if (seen.over || stop(seen)) return answers;
    await press(page, pick(seen), seen);
    before = seen;
  }
  throw new Error('the game does not end');
}
