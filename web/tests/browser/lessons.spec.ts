import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { people } from './help/browser';
import { said } from './help/words';

const person = people();

test('ten lessons lead from the first card to a game against a bot', async () => {
  const { page } = await person();
  await page.goto('/#/learn');
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(10);
  await page.getByRole('main').getByRole('link').first().click();

  const next = page.getByRole('link', { name: said('learn-next') });
  const bot = page.getByRole('button', { name: said('learn-bot') });
  const show = page.getByRole('button', { name: said('learn-show') });
  for (let lesson = 1; lesson <= 10; lesson += 1) {
    await page.waitForURL(new RegExp(`/learn/evolve/${lesson}$`));
    await page.getByRole('region', { name: said('learn-lesson', { number: lesson }) }).waitFor();
    for (;;) {
      await show.or(next).or(bot).first().waitFor();
      if (!(await show.isVisible())) break;
      await show.click();
      const option = await page.locator(':focus').innerText();
      await page.keyboard.press('Enter');
      // The step is done when the lesson speaks of something else.
      await expect
        .poll(
          async () => (await show.isVisible()) && (await page.locator('[id^=option-].primary').innerText()) === option,
        )
        .toBe(false);
    }
    if (lesson < 10) await next.click();
  }

  await page.goto('/#/learn');
  await page.getByText(said('learn-progress', { done: 10, all: 10 })).waitFor();
  await bot.click();
  await page.waitForURL(/#\/t\//);
  await page.getByRole('region', { name: said('web-board') }).waitFor();
});

test('a lesson of The Spoils is followed to its end', async () => {
  const { page } = await person();
  await page.goto('/#/learn/spoils/4');
  const spoken = (key: string, args = {}) => said(key, args, 'en', 'spoils');
  const attack = page.getByRole('region', { name: spoken('ask-main') }).getByRole('button', { name: spoken('opt-attack-faction', { seat: spoken('seat', { letter: 'B' }) }) });
  await attack.click();
  await page.getByRole('region', { name: spoken('phase-battle'), exact: true }).waitFor();
  const well = page.getByText(said('learn-finished'));
  // The learner's options are answered one by one; the page plays for the other side.
  await expect
    .poll(async () => {
      const option = page.locator('[id^=option-].primary');
      if (await option.isVisible()) await option.click();
      return well.isVisible();
    })
    .toBe(true);
  await page.getByRole('link', { name: said('learn-next') }).click();
  await page.waitForURL(/\/learn\/spoils\/5$/);
  await page.goto('/#/learn/spoils');
  await page.getByText(said('learn-progress', { done: 1, all: 10 })).waitFor();
});

test('a lesson of Super Fantasy Brawl is followed to its end', async () => {
  const { page } = await person();
  await page.goto('/#/learn/brawl/5');
  const well = page.getByText(said('learn-finished'));
  await expect
    .poll(async () => {
      const option = page.locator('[id^=option-].primary');
      if (await option.isVisible()) await option.click();
      return well.isVisible();
    })
    .toBe(true);
  const points = page.locator('.side.near .points');
  expect(await points.innerText()).toContain('2');
  await page.goto('/#/learn/brawl');
  await page.getByText(said('learn-progress', { done: 1, all: 5 })).waitFor();
});

test('another pick is answered kindly and is not sent', async () => {
  const { page } = await person();
  await page.goto('/#/learn/evolve/2');
  const options = page.getByRole('region', { name: said('ask-main') });
  await options.getByRole('button', { name: said('opt-end') }).click();
  await page.getByText(/That works too, but now try: Play Blade Pupil/).waitFor();
  await options.getByRole('button', { name: said('opt-play', { card: 'Blade Pupil', cost: 1 }) }).waitFor();
});

test.each([[390, 844], [844, 390], [320, 640]])('a phone shows what a lesson says and the card that it means at once: %i × %i', async (width, height) => {
  const { page } = await person({ width, height });
  for (const lesson of ['evolve/2', 'spoils/1']) {
    await page.goto(`/#/learn/${lesson}`);
    await page.reload();
    const card = page.locator('[data-pointed]').first();
    await card.waitFor();
    const inside = async (what: Locator) => {
      const box = await what.boundingBox();
      return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
    };
    await expect.poll(() => inside(card), { message: lesson }).toBe(true);
    expect(await inside(page.locator('.says p').first())).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  }
});
