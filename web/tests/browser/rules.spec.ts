import { expect, test } from 'vitest';
import { people } from './help/browser';

const person = people();

test('a link leads to its clause, and words narrow the list', async () => {
  const { page } = await person();
  await page.goto('/#/rules/evolve/8.4.7');
  const clause = page.locator(':focus');
  await expect.poll(() => clause.innerText()).toMatch(/^8\.4\.7\n/);
  await page.getByRole('searchbox', { name: 'Look for a clause or a word' }).fill('6.1.1');
  await expect.poll(() => page.getByRole('link', { name: /^Link to clause/ }).count()).toBeLessThan(20);
  await page.getByRole('link', { name: 'Link to clause 6.1.1.2', exact: true }).click();
  expect(page.url()).toMatch(/#\/rules\/evolve\/6\.1\.1\.2$/);
});
