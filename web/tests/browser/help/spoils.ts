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

/** The same with the deck that attacks every turn. */
export async function chooseWarlord(page: Page): Promise<void> {
  await chooseSpoils(page);
  await page.getByText(said('web-options'), { exact: true }).click();
  await pickWarlord(page);
  await page.getByText(said('web-options'), { exact: true }).click();
}

/** The deck that attacks every turn is the last one wherever a deck is chosen. */
export async function pickWarlord(page: Page): Promise<void> {
  await page.getByRole('group', { name: said('web-your-deck') }).getByRole('radio').last().check({ force: true });
}

/** Says beforehand that every chance to respond is passed, as one does who is in a hurry. */
export async function passWindows(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('web-stops'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const box of await dialog.getByRole('table').getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: said('web-close') }).click();
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('web-more'), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: said('web-concede'), exact: true }).click();
  const sure = page.getByRole('dialog').filter({ hasText: said('web-cancel') });
  await sure.getByRole('button', { name: said('web-concede'), exact: true }).click();
}

const HOLE = '\u{1}';
const start = (key: string) => said(key, { card: HOLE, cost: 0, seat: HOLE, ability: HOLE }).split(HOLE)[0]!.trim();
const ATTACK = start('opt-attack');
const PLAY = start('opt-play');
const USE = start('opt-use');
const UP = said('opt-face-up', { card: '' }).trim();
const STRENGTH = said('number-attack');
const GIVE_WAY = ['opt-pass', 'opt-refuse', 'opt-no', 'opt-stop', 'opt-keep', 'opt-end'].map((key) => said(key));
const gives = (name: string) => GIVE_WAY.some((word) => name.startsWith(word));
const does = (name: string, what: string) => [`: ${what}`, `; ${what}`].some((words) => name.includes(words)) || name.startsWith(what);

/** Plays characters, attacks with all of them, gives way to everything else: the game comes to its end soon. */
export function choose(seen: Seen): string {
  const offers = [...seen.menu, ...seen.cards, ...seen.buttons];
  const asks = (key: string) => seen.all.includes(said(key));
  const first = (test: (name: string) => boolean) => offers.find(test);
  const found = [
    () => (asks('ask-mulligan') || asks('ask-blockers') ? first(gives) : undefined),
    // The second option of the Develop Rule is the resource.
    () => (asks('ask-option') ? seen.buttons.at(-1) : undefined),
    () => first((name) => name.includes(UP)),
    () => first((name) => does(name, ATTACK)),
    () => first((name) => does(name, PLAY) && (name.includes(STRENGTH) || seen.menu.length > 0)),
    () => first((name) => seen.menu.includes(name)),
    () => first((name) => !gives(name) && !does(name, USE) && !does(name, PLAY)),
    () => first(gives),
    () => offers[0],
  ];
  for (const one of found) {
    const name = one();
    if (name !== undefined) return name;
  }
  throw new Error(`nothing can be chosen:\n${seen.all}`);
}
