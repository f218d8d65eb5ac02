import { expect, test } from 'vitest';
import { findings } from './help/axe';
import { people } from './help/browser';
import { screens } from './help/screens';

const person = people();

test.each(screens)('$name has no serious or critical finding in either theme', async ({ open }) => {
  const { page } = await person({ theme: 'light' });
  await open(page, 'en');
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page)).toEqual([]);
});
