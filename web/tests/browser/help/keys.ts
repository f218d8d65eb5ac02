// Plays with the keyboard alone.

import type { Page } from 'playwright-core';
import type { Press } from './play';

interface Where {
  /** What the focused element is called. */
  here: string;
  /** Arrows that lead from the focused card towards the wanted one, the better one first; none elsewhere. */
  arrows: string[];
}

/** Reads where the focus is. It only reads: everything that is done is done by keys. */
function where(page: Page, name: string): Promise<Where> {
  return page.evaluate((wanted) => {
    const written = (node: Element | null) =>
      node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : (node?.querySelector('.unseen') ?? node)?.textContent;
    // What a card looks like is not part of its name.
    const nameOf = (node: Element | null) =>
      (node?.getAttribute('aria-label') ?? written(node) ?? '').trim().replace(/\s+/g, ' ');
    const at = document.activeElement;
    const spots = [...document.querySelectorAll('[data-spot]')];
    const target = spots.find((spot) => nameOf(spot) === wanted);
    const here = nameOf(at);
    if (!at?.matches('[data-spot]') || !target) return { here, arrows: [] };
    const [from, to] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
    const along = y > 0 ? 'ArrowDown' : 'ArrowUp';
    return { here, arrows: Math.abs(x) > Math.abs(y) ? [across, along] : [along, across] };
  }, name);
}

/** Goes to what has this name: with Tab between groups, over the board with arrows in its direction. */
export async function reach(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  const tried = new Map<string, string[]>();
  for (let press = 0; press < 160; press += 1) {
    const { here, arrows } = await where(page, name);
    if (here.startsWith(name)) return;
    passed.push(here.slice(0, 40));
    // An arrow that led from here to nowhere, or in a circle, is not pressed here again.
    const before = tried.get(here) ?? [];
    const key = arrows.find((arrow) => !before.includes(arrow)) ?? 'Tab';
    tried.set(here, [...before, key]);
    await page.keyboard.press(key);
  }
  throw new Error(`"${name}" cannot be reached by keyboard; passed ${passed.join(' | ')}`);
}

/** The long way is gone now and then, so that it is known to lead everywhere. */
const LONG_WAY = 6;
let answers = 0;

export const byKeyboard: Press = async (page, name, seen) => {
  answers += 1;
  // What gives way has a key of its own.
  if (seen.buttons[0] === name && seen.cards.length === 0 && seen.menu.length === 0 && seen.buttons.length === 1) {
    await page.keyboard.press('Space');
    return;
  }
  // N goes round all with which something can be done; everything lies on the way of Tab and arrows too.
  const round = answers % LONG_WAY === 0 ? 0 : seen.cards.length + seen.buttons.length;
  for (let press = 0; press < round; press += 1) {
    if ((await where(page, name)).here.startsWith(name)) break;
    await page.keyboard.press('n');
  }
  await reach(page, name);
  await page.keyboard.press('Enter');
};
