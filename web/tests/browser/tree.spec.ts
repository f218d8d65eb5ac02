import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byName, play, startBot } from './help/play';
import { said } from './help/words';

const person = people();

test('a whole game against a bot by roles and names only', async () => {
  const { page } = await person();
  await startBot(page);
  const answers = await play(page, byName);
  expect(answers).toBeGreaterThan(5);
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  // The story of the game is there to be read, clause by clause.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('web-see-table') })
    .click();
  expect(await page.getByRole('log').getByRole('row').count()).toBeGreaterThan(20);
});
