import { expect, test } from 'vitest';
import { people } from './help/browser';
import { region } from './help/play';
import { said } from './help/words';

const person = people();

test('two at one screen: a curtain lies between them, and nobody takes back what the other did', async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByText(said('web-options'), { exact: true }).click();
  await page.getByRole('button', { name: said('web-hot-seat-start', { n: 2 }) }).click();
  const show = page.getByRole('button', { name: said('web-curtain-open') });
  const prompt = region(page, 'web-prompt');
  await prompt.getByText(said('ask-first')).first().waitFor();
  await prompt.locator('.buttons button').first().click();
  const asked: string[] = [];
  let curtains = 0;
  // Whoever is asked again needs no curtain.
  const lifted = async (question: string) => {
    const there = () => prompt.getByText(said(question)).first().isVisible();
    await expect.poll(async () => (await show.isVisible()) || (await there())).toBe(true);
    if (!(await show.isVisible())) return;
    // Behind the curtain there is nothing to see.
    expect(await page.locator('.felt').count()).toBe(0);
    curtains += 1;
    await show.click();
  };
  for (let each = 0; each < 2; each += 1) {
    await lifted('ask-mulligan');
    await prompt.getByText(said('ask-mulligan')).first().waitFor();
    asked.push((await prompt.locator('.who').innerText()).trim());
    expect(await page.locator('.near .hand [data-card]').count()).toBe(4);
    expect(await prompt.getByRole('button', { name: said('web-take-back-all') }).count()).toBe(0);
    const own = asked.at(-1);
    await prompt.locator('.buttons button').first().click();
    // The other is asked now, or it is still one's own first turn.
    await expect.poll(async () => (await show.isVisible()) || (await prompt.getByText(said('ask-main')).first().isVisible()), { message: own ?? '' }).toBe(true);
  }
  expect(new Set(asked).size).toBe(2);
  expect(curtains).toBeGreaterThan(0);
  await lifted('ask-main');
  await prompt.getByText(said('ask-main')).first().waitFor();
});
