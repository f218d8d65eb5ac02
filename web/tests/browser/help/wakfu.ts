// Plays Wakfu TCG on the table page, with its own words.

import type { Page } from 'playwright-core';
import type { Seen } from './play';
import { type Lang, said as say } from './words';

export const WAKFU = 'Wakfu TCG';

/** The sentence with this key as a page with this game says it. */
export function said(key: string, args: Parameters<typeof say>[1] = {}, lang: Lang = 'en'): string {
  return say(key, args, lang, 'wakfu');
}

/** On the start page: this game is the one that is played. */
export async function chooseWakfu(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(WAKFU, { exact: true }).first().click();
}

const HOLE = '\u{1}';
const PLAY = said('opt-play', { card: HOLE }).split(HOLE)[0]!.trim();

/** Plays whatever it can, attacks once a turn with everybody, blocks and reacts never. */
export function player(): (seen: Seen) => string {
  let attacked = '';
  return (seen) => {
    const asks = (key: string) => seen.all.includes(said(key));
    const button = (key: string) => seen.buttons.find((name) => name.startsWith(said(key)));
    const turn = /Turn \d+/.exec(seen.all)?.[0] ?? '';
    const main = () => {
      const card = seen.cards.find((name) => name.includes(`: ${PLAY}`));
      if (card !== undefined) return card;
      const attack = attacked === turn ? undefined : button('opt-attack');
      if (attack !== undefined) attacked = turn;
      return attack ?? button('opt-end');
    };
    const quiet = ['ask-react', 'ask-moment', 'ask-blockers', 'ask-rollback', 'ask-recycle', 'ask-challenge'].some(asks);
    const found =
      seen.menu[0] ??
      (asks('ask-main') ? main() : undefined) ??
      (quiet ? (button('opt-no') ?? button('opt-keep-hand') ?? button('opt-pass') ?? button('opt-stop')) : undefined) ??
      seen.cards[0] ??
      seen.buttons[0];
    if (found === undefined) throw new Error(`nothing can be chosen:\n${seen.all}`);
    return found;
  };
}
