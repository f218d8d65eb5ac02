import { expect, test } from 'vitest';
import { people } from './help/browser';
import { byMouse, play } from './help/play';
import { said } from './help/words';

const person = people();

test('two people play a whole game of Evolve by an invite link', async () => {
  const [ann, bo] = [await person(), await person()];
  await ann.page.goto('/');
  await ann.page.getByRole('button', { name: said('web-way-friend') }).click();
  const link = await ann.page.getByRole('textbox', { name: said('web-invite-link') }).inputValue();
  expect(link).toContain('/#/t/');

  await bo.page.goto(link);
  await bo.page.getByRole('textbox', { name: said('web-your-name') }).fill('Bo');
  await bo.page.getByRole('button', { name: said('web-sit') }).click();

  const answers = await Promise.all([play(ann.page, byMouse), play(bo.page, byMouse)]);
  expect(Math.min(...answers)).toBeGreaterThan(5);
  const titles = await Promise.all(
    [ann, bo].map(({ page }) => page.getByRole('dialog').getByRole('heading').first().innerText()),
  );
  const [won, lost, drawn] = [said('web-over-won'), said('web-over-lost'), said('web-over-drawn')];
  expect([[won, lost].join(), [lost, won].join(), [drawn, drawn].join()]).toContain(titles.join());
});
