import { expect, test } from 'vitest';
import { people } from './help/browser';
import { said } from './help/words';

const person = people();

const BAD = ['Leader', '1 Corvin', '', 'Main', '3 Bladde Pupil   # early', '2 Road Warden', '1 Zzyzx'].join('\n');

test('a deck with bad lines is imported: good lines are kept, bad ones listed with the nearest names', async () => {
  const { page } = await person();
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a deck' });
  await dialog.getByRole('textbox', { name: 'The deck' }).fill(BAD);
  await dialog.getByRole('button', { name: 'Read it' }).click();

  const bad = dialog.getByRole('listitem');
  await expect.poll(() => bad.allInnerTexts()).toHaveLength(3);
  expect((await bad.allInnerTexts()).map((text) => /^Line \d+/.exec(text)?.[0])).toEqual([
    'Line 2',
    'Line 5',
    'Line 7',
  ]);
  await dialog.getByText('2 cards understood.').waitFor();

  await bad.filter({ hasText: 'Line 2' }).getByRole('button', { name: 'Corwin' }).click();
  await dialog.getByText('3 cards understood.').waitFor();
  await bad.filter({ hasText: 'Line 5' }).getByRole('button', { name: 'Blade Pupil' }).click();
  await dialog.getByText('6 cards understood.').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'The deck' }).inputValue()).toContain('3 Blade Pupil   # early');

  await dialog.getByRole('button', { name: 'Take these cards' }).click();
  const deck = page.getByRole('region', { name: 'Your deck' });
  await deck.getByRole('button', { name: 'Read Blade Pupil' }).waitFor();
  expect(await deck.getByRole('button', { name: /^Read / }).count()).toBe(3);
  // Legality names its clause, and the clause says what it means.
  await deck.getByRole('button', { name: said('web-clause', { clause: '6.1.1.2' }) }).click();
  await page
    .getByRole('dialog', { name: '6.1.1.2' })
    .getByText(/main deck/i)
    .waitFor();
});

test('what is exported is imported as the same deck', async () => {
  const { page } = await person();
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Copy Swordcraft' }).click();
  await page.getByText('Legal: this deck can be played.').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export the deck' });
  const forms = ['Text', 'Deck code', 'Link', 'JSON', 'Cockatrice (.cod)'];
  const texts: string[] = [];
  for (const form of forms) {
    await exporting.getByRole('radio', { name: form }).check();
    texts.push(await exporting.getByRole('textbox', { name: form }).inputValue());
  }
  await exporting.getByRole('button', { name: 'Close' }).click();

  for (const text of texts) {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a deck' });
    await dialog.getByRole('textbox', { name: 'The deck' }).fill(text);
    await dialog.getByRole('button', { name: 'Read it' }).click();
    await dialog.getByRole('button', { name: 'Take these cards' }).click();
    await page.getByText('Legal: this deck can be played.').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await exporting.getByRole('radio', { name: 'Text' }).check();
    expect(await exporting.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(texts[0]);
    await exporting.getByRole('button', { name: 'Close' }).click();
  }

  const other = await person();
  await other.page.goto(texts[2] ?? '');
  await other.page.getByText('Legal: this deck can be played.').waitFor();
});

test('a deck that was changed is not replaced unasked', async () => {
  const { page } = await person();
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Copy Swordcraft' }).click();
  await page.getByText(said('decks-legal')).waitFor();
  const deck = page.getByRole('region', { name: said('decks-deck') });
  await deck.getByRole('button', { name: /^Take one / }).first().click();
  await page.getByRole('button', { name: said('decks-new'), exact: true }).click();
  const asks = page.getByRole('dialog', { name: said('decks-unsaved') });
  await asks.getByRole('button', { name: said('web-cancel') }).click();
  expect(await deck.getByRole('button', { name: /^Read / }).count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: said('decks-new'), exact: true }).click();
  await asks.getByRole('button', { name: said('decks-replace-save') }).click();
  await expect.poll(() => deck.getByRole('button', { name: /^Read / }).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('arbiter.decks'))).toContain('evolve');
});

test('cards are found by the search language, and a mistake is shown at its column', async () => {
  const { page } = await person();
  await page.goto('/#/decks');
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await page.getByRole('button', { name: 'Swordcraft', exact: true }).click();
  await page.getByRole('button', { name: '1', exact: true }).click();
  expect(await search.inputValue()).toBe('class:swordcraft cost=1');
  const cards = page.getByRole('list', { name: 'Cards' });
  await expect.poll(() => cards.getByRole('listitem').count()).toBeLessThan(12);
  await cards.getByRole('button', { name: /^Add Blade Pupil/ }).click();
  await page.getByRole('region', { name: 'Your deck' }).getByRole('button', { name: 'Read Blade Pupil' }).waitFor();

  await search.fill('class:swordcraft (cost=1');
  await page.getByText(/column 18/i).waitFor();
});

test('a saved deck is there after a reload', async () => {
  const { page } = await person();
  await page.goto('/#/decks');
  await page.getByRole('button', { name: 'Copy Runecraft' }).click();
  await page.getByText('Legal: this deck can be played.').waitFor();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('My spells');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Open My spells' }).click();
  await page.getByText('Legal: this deck can be played.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of the deck' }).inputValue()).toBe('My spells');
});

test('a card says how the engine reads it', async () => {
  const { page } = await person();
  for (const [game, card, words] of [
    ['evolve', 'Parade Marshal', 'EngageOther'],
    ['spoils', 'Double Agent', 'Paragraph'],
  ] as const) {
    await page.goto(`/#/decks?game=${game}`);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search cards' }).fill(card);
    const row = page.getByRole('list', { name: 'Cards' }).getByRole('listitem').filter({ hasText: card });
    await row.getByRole('button').first().click();
    await page.getByText(said('web-how-read')).click();
    await page.getByRole('listitem').filter({ hasText: words }).first().waitFor();
  }
});
