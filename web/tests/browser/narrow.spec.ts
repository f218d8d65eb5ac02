import { expect, test } from 'vitest';
import { people } from './help/browser';
import { screens } from './help/screens';

const person = people();

test.each(screens)('$name fits into 320 pixels', async ({ open }) => {
  const { page } = await person({ width: 320, height: 640, lang: 'fr' });
  await open(page, 'fr');
  const wide = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    over: [...document.querySelectorAll('body *')]
      .filter(
        (node) => node.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(node).position !== 'fixed',
      )
      .slice(0, 3)
      .map((node) => `${node.tagName}.${node.className}`),
  }));
  expect(wide.page, wide.over.join(' ')).toBeLessThanOrEqual(320);
});
