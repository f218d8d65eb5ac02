// Plays The Spoils on the table page, with its own words.

import type { Page } from 'playwright-core';
import type { Seen } from './play';
import { type Lang, said as say } from './words';

export const SPOILS = 'The Spoils';

/** The sentence with this key as a page with this game says it. */
export function said(key: string, args: Parameters<typeof say>[1] = {}, lang: Lang = 'en'): string {
  return say(key, args, lang, 'spoils');
}

/** On the start page: this game is the one that is played. */
export async function chooseSpoils(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(SPOILS, { exact: true }).first().click();
}

const start = (key: string) => said(key, { card: '\u{1}', cost: 0, seat: '\u{1}', ability: '\u{1}' }).split('\u{1}')[0]!.trim();
const ATTACK = [start('opt-attack-faction'), start('opt-attack')];
const PLAY = start('opt-play');
const DEVELOP = said('opt-develop-rule');
const GIVE_WAY = ['opt-pass', 'opt-refuse', 'opt-no', 'opt-stop', 'opt-keep', 'opt-end'].map((key) => said(key));
const MULLIGAN = said('ask-mulligan');
const BLOCK = said('ask-blockers');
const OPTION = said('ask-option');

/** What is asked many times in one turn is answered so that the game goes on to its end. */
export function choose(seen: Seen): string {
  const offers = [...seen.menu, ...seen.cards, ...seen.buttons];
  const first = (test: (name: string) => boolean) => offers.find(test);
  const gives = (name: string) => GIVE_WAY.some((word) => name.startsWith(word));
  // Hands are kept and nobody blocks: whoever attacks wins soon.
  const idle = seen.all.includes(MULLIGAN) || seen.all.includes(BLOCK) ? first(gives) : undefined;
  // The Develop Rule: a resource rather than a card, so that something can be paid for.
  const develops = seen.all.includes(OPTION) ? seen.buttons.at(-1) : undefined;
  const found =
    idle ??
    develops ??
    first((name) => ATTACK.some((words) => name.includes(words)) && !seen.menu.includes(name)) ??
    first((name) => seen.menu.includes(name) && ATTACK.some((words) => name.includes(words))) ??
    first((name) => seen.menu.includes(name) && name.includes(PLAY)) ??
    first((name) => seen.menu.includes(name)) ??
    first((name) => name.includes(PLAY)) ??
    first((name) => name.includes(DEVELOP)) ??
    // Abilities cost what characters are needed for.
    first((name) => seen.cards.includes(name) && !uses(name)) ??
    first(gives) ??
    offers[0];
  if (found === undefined) throw new Error(`nothing can be chosen:\n${seen.all}`);
  return found;
}

const USE = start('opt-use');
const uses = (name: string) => name.includes(`: ${USE}`) || name.includes(`; ${USE}`);
