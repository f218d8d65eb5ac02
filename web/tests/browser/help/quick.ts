// Plays a game on the table page by what is drawn, many times as fast as by the accessibility tree: for whole games in numbers.

import type { Page } from 'playwright-core';
import { CAN, CAP, CLOSE, ENDS, PATIENCE_MS, SERVICE, type Seen, question } from './play';
import { said } from './words';

interface Drawn {
  /** Text of the dialog that is open. */
  dialog: string | null;
  names: { menu: string[]; cards: string[]; buttons: string[] };
  all: string;
}

/** What can be pressed, and where it is drawn. */
const WHERE = {
  menu: 'dialog:is([open], :popover-open) button:not(:disabled)',
  cards: '.felt .stage button.ready, .felt .stage .ready[role="button"], .felt .stage .ready button',
  buttons: '.prompt button:not(:disabled)',
} as const;

async function glance(page: Page, mark: string): Promise<Seen> {
  const drawn = await page.evaluate((where): Drawn => {
    const name = (node: Element) => (node.getAttribute('aria-label') ?? node.querySelector('.unseen, title')?.textContent ?? (node as HTMLElement).innerText).replaceAll(/\s+/g, ' ').trim();
    const names = (selector: string) => [...document.querySelectorAll(selector)].map(name);
    const dialog = document.querySelector<HTMLElement>('dialog:is([open], :popover-open)');
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    return {
      dialog: dialog?.innerText ?? null,
      names: { menu: names(where.menu), cards: names(where.cards), buttons: names(where.buttons) },
      all: `${text('.felt .stage')}\n${text('.prompt')}`,
    };
  }, WHERE);
  const shut = drawn.dialog !== null;
  return {
    mine: !shut,
    over: shut ? ENDS.some((words) => words.test(drawn.dialog ?? '')) : drawn.all.includes(said('web-prompt-over')),
    menu: shut ? drawn.names.menu.filter((each) => each !== CLOSE) : [],
    cards: shut ? [] : drawn.names.cards.filter((each) => each.includes(CAN)),
    buttons: shut ? [] : drawn.names.buttons.filter((each) => !SERVICE.some((words) => words.test(each))),
    all: shut ? (drawn.dialog ?? '') : drawn.all,
    mark,
  };
}

function press(page: Page, what: string): Promise<boolean> {
  return page.evaluate(
    ({ where, what }) => {
      const name = (node: Element) => (node.getAttribute('aria-label') ?? node.querySelector('.unseen, title')?.textContent ?? (node as HTMLElement).innerText).replaceAll(/\s+/g, ' ').trim();
      const all = Object.values(where).flatMap((selector) => [...document.querySelectorAll(selector)]);
      const node = all.find((each) => name(each) === what);
      node?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return node !== undefined;
    },
    { where: WHERE, what },
  );
}

/** Plays to the end, or to this turn; tells of each press. */
export async function playQuickly(page: Page, pick: (seen: Seen) => string, told: (what: string, seen: Seen) => void, turns = Infinity): Promise<void> {
  let mark = '';
  for (let answers = 0; answers < CAP; answers += 1) {
    const asked = await page.waitForFunction(question, mark, { polling: 10, timeout: PATIENCE_MS });
    mark = (await asked.jsonValue()) ?? '';
    const seen = await glance(page, mark);
    if (seen.over || Number(/Turn (\d+)/.exec(seen.all)?.[1] ?? 0) >= turns) return;
    const what = pick(seen);
    told(what, seen);
    if (!(await press(page, what))) throw new Error(`nothing is called ${what}:\n${seen.all}`);
  }
  throw new Error('the game does not end');
}
