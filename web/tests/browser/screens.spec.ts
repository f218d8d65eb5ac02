import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './help/axe';
import { people } from './help/browser';
import { screens } from './help/screens';
import { type Game, keysOf, said } from './help/words';

const person = people();

test.each(screens)('$name has no serious or critical finding in either theme', async ({ open }) => {
  const { page } = await person({ theme: 'light' });
  await open(page, 'en');
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page)).toEqual([]);
});

test.each(screens)('$name speaks French and fits into 320 pixels', async ({ open }) => {
  const { page } = await person({ lang: 'fr' });
  await open(page, 'fr');
  await speaksFrench(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await speaksFrench(page);
  expect(await tooWide(page)).toEqual([]);
});

/** Files of games other than the first. */
const OF: Partial<Record<string, Game>> = { 'brawl.ftl': 'brawl', 'spoils.ftl': 'spoils', 'wakfu.ftl': 'wakfu' };

/** English sentences that are long enough to be sure of, and that French does not share. */
const english = (['web.ftl', 'table.ftl', 'pages.ftl', 'brawl.ftl', 'evolve.ftl', 'spoils.ftl', 'wakfu.ftl', 'server.ftl'] as const)
  .flatMap((file) => keysOf(file).map((key) => ({ key, game: OF[file] })))
  .flatMap(({ key, game }) => {
    const [en, fr] = [said(key, {}, 'en', game), said(key, {}, 'fr', game)];
    return !en.includes('{') && en.length > 6 && en !== fr && /\s/.test(en) ? [en] : [];
  });

/** A key that nobody translated is shown as it is. */
const KEY =
  /\b(web|decks|replay|learn|rules|pages|zone|kind|class|part|mark|number|phase|ask|opt|log|search|deck|brawl|place|essence)-[a-z]+(-[a-z]+)*\b/g;

async function speaksFrench(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  const text = `${await page.locator('body').ariaSnapshot()}\n${await page.locator('body').innerText()}`;
  expect(english.length).toBeGreaterThan(150);
  expect(english.filter((sentence) => text.includes(sentence))).toEqual([]);
  expect(text.match(KEY)).toBeNull();
}

/** What makes the page wider than its window; empty if nothing does. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (n) => n.getBoundingClientRect().right > innerWidth + 1,
    );
    return ['the page', ...wide.slice(0, 3).map((node) => `${node.tagName}.${node.className}`)];
  });
}
