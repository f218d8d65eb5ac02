import { expect, test } from 'vitest';
import { people } from './help/browser';
import { region } from './help/play';
import { openScene } from './help/tables';
import { said } from './help/words';

const person = people();

test('a pile shows the card that lies on top of it', async () => {
  const { page } = await person();
  await openScene(page, 'A cemetery cellar-rat, road-warden');
  const pile = region(page, 'web-board').locator('.near [data-pile$="/cemetery"]');
  await pile.waitFor();
  expect(await pile.locator('.plate').innerText()).toBe('Road Warden');
  expect(await pile.locator('.unseen').first().innerText()).toContain('Road Warden');
});

test('the sign of a target sits on the card, also on one that is turned', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await openScene(page, 'A field steelclad-knight\nB field knight [engaged], road-warden');
  const board = region(page, 'web-board');
  await board.getByRole('button', { name: /^Steelclad Knight/ }).click();
  const signs = board.locator('.far .field .target .sign');
  await signs.first().waitFor();
  const beside = await signs.evaluateAll((all) =>
    all.filter((sign) => {
      const [{ x, y, width, height }, card] = [sign.getBoundingClientRect(), sign.closest('.spot')?.querySelector('.turn')?.getBoundingClientRect()];
      const [across, along] = [x + width / 2, y + height];
      return !card || across < card.left || across > card.right || along < card.top || y > card.top + card.height / 3;
    }).length,
  );
  expect(await signs.count()).toBeGreaterThan(0);
  expect(beside).toBe(0);
});

test('a hand of seven shows every name where there is room', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await openScene(page, 'A hand squire-captain, twin-sparks, cellar-rat, road-warden, squire-captain, twin-sparks, binding-glyph\nA pp 1');
  const hand = region(page, 'web-board').locator('.near .hand [data-place]');
  await hand.nth(6).waitFor();
  const covered = await hand.evaluateAll((all) =>
    all.flatMap((card) => {
      const title = card.querySelector('.plate .title')?.getBoundingClientRect();
      if (!title) return ['no name'];
      const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(title.left + title.width * part, title.top + title.height / 2));
      return points.every((found) => card.contains(found)) ? [] : [card.querySelector('.title')?.textContent ?? ''];
    }),
  );
  expect(covered).toEqual([]);
});

test('what arrived this turn is marked in its own player’s turn only', async () => {
  const { page } = await person();
  await openScene(page, 'A field cellar-rat [new]\nB field road-warden [new]');
  const board = region(page, 'web-board');
  const names = async (side: string) => (await board.locator(`.${side} .field [data-place] > .unseen`).allInnerTexts()).join();
  await board.locator('.near .field [data-place]').first().waitFor();
  expect(await names('near')).toContain(said('mark-new'));
  expect(await names('far')).not.toContain(said('mark-new'));
});

test('a question about a card lays that card out to be read', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await openScene(page, 'A hand twin-sparks, cellar-rat\nA pp 6\nB field road-warden x2, cellar-rat');
  const board = region(page, 'web-board');
  await board.locator('.near .hand').getByRole('button', { name: /^Cellar Rat/ }).hover();
  const look = page.locator('.look');
  await expect.poll(() => look.innerText()).toContain('Cellar Rat');
  await board.getByRole('button', { name: /^Twin Sparks/ }).dispatchEvent('click');
  await region(page, 'web-prompt').getByText(said('ask-target')).first().waitFor();
  await expect.poll(() => look.innerText()).toContain('Twin Sparks');
});

test('whether something is done with a card that was looked at is asked with that card, and with the sentence', async () => {
  const { page } = await person({ width: 1366, height: 768 });
  await openScene(page, 'A faction lantern-cloister\nA ready 1\nA deck hush, hired-hand', 'spoils');
  const prompt = region(page, 'web-prompt');
  await region(page, 'web-board').locator('.near [data-place*="faction"]').click();
  await prompt.getByText(said('ask-may', {}, 'en', 'spoils')).first().waitFor();
  const source = prompt.locator('.source');
  expect(await source.innerText()).toContain('→ Hush');
  expect(await source.locator('> div > .line').innerText()).toBe('You may put it on the bottom of your deck.');
  // Nobody else shows the card: it lies there to be read.
  await expect.poll(() => page.locator('.look').innerText()).toContain('Hush');
});
