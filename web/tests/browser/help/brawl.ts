// Plays Super Fantasy Brawl on the table page, with its own words.

import type { Page } from 'playwright-core';
import type { Seen } from './play';
import { type Lang, said as say } from './words';

export const BRAWL = 'Super Fantasy Brawl';

/** The sentence with this key as a page with this game says it. */
export function said(key: string, args: Parameters<typeof say>[1] = {}, lang: Lang = 'en'): string {
  return say(key, args, lang, 'brawl');
}

/** On the start page: this game is the one that is played. */
export async function chooseBrawl(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(BRAWL, { exact: true }).first().click();
}

const HOLE = '\u{1}';
const start = (key: string) => said(key, { card: HOLE, champion: HOLE, seat: HOLE, essence: HOLE, hex: HOLE }).split(HOLE)[0]!.trim();
const [PLAY, HEX] = [start('opt-play'), start('opt-hex')];
const GIVE_WAY = ['opt-pass', 'opt-end', 'opt-decline', 'opt-stop'].map((key) => said(key));
const gives = (name: string) => GIVE_WAY.some((word) => name === word || name.startsWith(`${word} `));

/** How often each question was answered by going on instead of stopping. */
let steps = 0;

/** Plays cards, walks a hex or two, attacks whoever it can, ends when nothing else is left. */
export function choose(seen: Seen): string {
  const asks = (key: string) => seen.all.includes(said(key));
  const cards = (test: (name: string) => boolean) => seen.cards.find(test);
  const button = (key: string) => seen.buttons.find((name) => name.startsWith(said(key)));
  const last = <T>(all: readonly T[]) => all[all.length - 1];
  steps += 1;
  const found = [
    () => seen.menu[0],
    () => (asks('ask-react') ? button('opt-pass') : undefined),
    () => button('opt-attack') ?? button('opt-use'),
    // Now and then somebody walks on, so that both sides meet.
    () => (asks('ask-move') && steps % 3 > 0 ? cards((name) => name.includes(`: ${HEX}`)) : undefined),
    () => (asks('ask-main') ? cards((name) => name.includes(`: ${PLAY}`)) : undefined),
    () => (asks('ask-main') || asks('ask-redraw') ? undefined : cards(() => true)),
    () => last(seen.buttons.filter(gives)) ?? seen.buttons[0],
    () => seen.cards[0],
  ];
  for (const one of found) {
    const name = one();
    if (name !== undefined) return name;
  }
  throw new Error(`nothing can be chosen:\n${seen.all}`);
}
