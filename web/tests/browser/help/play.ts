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
  /** Everything as text, for whoever has to find out what went wrong. */
  all: string;
  /** The question: another one has another mark. */
  mark: string;
}

export const CAN = said('web-can', { acts: '' }).trim();

/** So many answers are more than any game needs. */
export const CAP = 1500;

export async function look(page: Page, mark = ''): Promise<Seen> {
  // Behind an open dialog nothing can be reached, and nothing is read.
  const dialog = page.getByRole('dialog').first();
  if (await dialog.isVisible()) {
    const menu = await tree(dialog);
    const over = ENDS.some((words) => words.test(menu));
    return { mine: false, over, cards: [], buttons: [], menu: names(menu).filter((name) => name !== CLOSE), all: menu, mark };
  }
  const [board, prompt] = await Promise.all([tree(region(page, 'web-board')), tree(region(page, 'web-prompt'))]);
  return {
    mine: MINE.some((words) => words.test(prompt)),
    over: prompt.includes(said('web-prompt-over')),
    cards: names(board).filter((name) => name.includes(CAN)),
    buttons: names(prompt).filter((name) => !SERVICE.some((word) => word.test(name))),
    menu: [],
    all: `${board}\n${prompt}`,
    mark,
  };
}

export function region(page: Page, key: string): Locator {
  return page.getByRole('region', { name: said(key), exact: true });
}

/** What is not there now says nothing. */
async function tree(part: Locator): Promise<string> {
  return (await part.count()) === 0 ? '' : part.ariaSnapshot().catch(() => '');
}

/** Whoever sits at all seats is asked by the name of the seat. */
export const MINE = [like('web-prompt-you', []), like('web-prompt-hot', ['who'])];
export const CLOSE = said('web-close');
export const ENDS = [
  ...['web-over-won', 'web-over-lost', 'web-over-drawn', 'web-over-stopped'].map((key) => like(key, [])),
  like('web-over-by', ['who']),
];

/** Buttons of the prompt that answer nothing. */
export const SERVICE = [like('web-pass-until', []), like('web-stop-passing', []), like('web-undo-pick', []), like('web-take-back-all', []), like('web-over-open', []), like('web-pay-rest', [])];

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

/** Waits until this person is asked something else than before, or the game is over. */
export async function turn(page: Page, before: Seen | null): Promise<Seen> {
  // Whoever waits looks at two attributes only, and leaves the processor to the others.
  const asked = await page
    .waitForFunction(question, before?.mark ?? '', { polling: 25, timeout: PATIENCE_MS })
    .catch(async (late) => Promise.reject(new Error(`${late}:\n${(await look(page)).all}`)));
  return look(page, (await asked.jsonValue()) ?? '');
}

/** The other player's turn may take long on a busy machine. */
export const PATIENCE_MS = 120_000;

/** In the page: the mark of the question that can be answered, if it is not the one before. */
export function question(before: string): string | null {
  const prompt = document.querySelector<HTMLElement>('.prompt');
  // The board of a game is loaded by itself, and may come later than its question.
  if (!prompt || !document.querySelector('.felt .stage')) return null;
  const seq = prompt.dataset['seq'] ?? '';
  const title = document.querySelector('dialog:is([open], :popover-open) h2')?.textContent;
  const mark = title ? `${seq} ${title}` : prompt.matches('.mine[aria-busy="false"]') ? seq : before;
  return mark === before ? null : mark;
}

/** Begins a game against a bot that answers at once. */
export async function startBot(page: Page, ready: (page: Page) => Promise<unknown> = (page) => page.goto('/')): Promise<void> {
  await ready(page);
  await page.getByText(said('web-options'), { exact: true }).click();
  await page.getByRole('combobox', { name: said('web-bot-level') }).selectOption('random');
  await page.getByRole('button', { name: said('web-way-bot') }).click();
}

/** How somebody presses what has this name. */
export type Press = (page: Page, name: string, seen: Seen) => Promise<void>;

/** By role and name alone: the element is activated, as assistive technology does it. */
export const byName: Press = (page, name) => place(page, name).dispatchEvent('click');

/** With the mouse, on a point of it that nothing covers: cards of a hand lie over each other. */
export const byMouse: Press = async (page, name) => {
  const point = await place(page, name).evaluate((node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const down of [0.3, 0.5, 0.7]) {
      for (const right of [0.5, 0.15, 0.3, 0.7, 0.85]) {
        const at = { x: x + width * right, y: y + height * down };
        if (node.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  });
  if (!point) throw new Error(`no point of "${name}" can be pressed`);
  await page.mouse.click(point.x, point.y);
};

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
