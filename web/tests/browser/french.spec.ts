import { expect, test } from 'vitest';
import { people } from './help/browser';
import { screens } from './help/screens';
import { keysOf, said } from './help/words';

const person = people();

/** English sentences that are long enough to be sure of, and that French does not share. */
const english = ['web.ftl', 'pages.ftl', 'evolve.ftl', 'server.ftl']
  .flatMap((file) => keysOf(file))
  .flatMap((key) => {
    const [en, fr] = [plain(key, 'en'), plain(key, 'fr')];
    return en && en.length > 6 && en !== fr && /\s/.test(en) ? [en] : [];
  });

/** A sentence without arguments; empty for one that has some. */
function plain(key: string, lang: 'en' | 'fr'): string {
  const text = said(key, {}, lang);
  return /\{/.test(text) ? '' : text;
}

test.each(screens)('$name speaks French', async ({ open }) => {
  const { page } = await person({ lang: 'fr' });
  await open(page, 'fr');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  const seen = await page.locator('body').ariaSnapshot();
  const text = `${seen}\n${await page.locator('body').innerText()}`;
  expect(english.length).toBeGreaterThan(150);
  expect(english.filter((sentence) => text.includes(sentence))).toEqual([]);
  // A key that nobody translated is shown as it is.
  expect(
    text.match(
      /\b(web|decks|replay|learn|rules|pages|zone|kind|class|part|mark|number|phase|ask|opt|log|search|deck)-[a-z]+(-[a-z]+)*\b/g,
    ),
  ).toBeNull();
});
