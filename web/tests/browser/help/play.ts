// Plays a game on the table page by reading what a screen reader would read.

import type { Page } from 'playwright-core';
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
  const dialog = page.getByRole('dialog');
  const open = (await dialog.count()) > 0;
  const all = await page.locator('body').ariaSnapshot();
  const dialogTree = open ? await dialog.first().ariaSnapshot() : '';
  const [board, prompt] = [part(all, said('web-board')), part(all, said('web-prompt'))];
  return {
    mine: prompt.includes(said('web-prompt-you')),
    over: all.includes(said('web-prompt-over')),
    cards: names(board).filter((name) => name.includes(CAN)),
    buttons: names(prompt).filter((name) => !SERVICE.some((word) => word.test(name))),
    menu: open ? names(dialogTree).filter((name) => name !== said('web-close')) : [],
    all,
  };
}

/** Buttons of the prompt that answer nothing. */
const SERVICE = [like('web-pass-until', []), like('web-stop-passing', []), like('web-undo-pick', [])];

/** The lines of one region of a tree. */
function part(tree: string, region: string): string {
  const lines = tree.split('\n');
  const at = lines.findIndex((line) => line.includes(`region "${region}"`));
  if (at < 0) return '';
  const depth = indent(lines[at] ?? '');
  const end = lines.findIndex((line, n) => n > at && indent(line) <= depth);
  return lines.slice(at, end < 0 ? undefined : end).join('\n');
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

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
  const late = Date.now() + 20_000;
  // An answer that changes nothing to be seen is possible; then a moment must do.
  const same = Date.now() + 700;
  for (;;) {
    const seen = await look(page);
    const fresh = before === null || seen.all !== before.all || Date.now() > same;
    if (seen.over || ((seen.mine || seen.menu.length > 0) && fresh)) return seen;
    if (Date.now() > late) throw new Error(`nothing is asked for too long:\n${seen.all}`);
    await page.waitForTimeout(15);
  }
}

/** How somebody presses what has this name. */
export type Press = (page: Page, name: string, seen: Seen) => Promise<void>;

/** By role and name, as assistive technology does. */
export const byName: Press = async (page, name) => {
  const scope = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').first() : page;
  await scope.getByRole('button', { name, exact: true }).first().click();
};

/** Plays to the end; says how many answers it took. */
export async function play(
  page: Page,
  press: Press = byName,
  stop: (seen: Seen) => boolean = () => false,
): Promise<number> {
  let before: Seen | null = null;
  for (let answers = 0; answers < CAP; answers += 1) {
    const seen = await turn(page, before);
    if (seen.over || stop(seen)) return answers;
    await press(page, choose(seen), seen);
    before = seen;
  }
  throw new Error('the game does not end');
}
