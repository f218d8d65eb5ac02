// Packs: a list of cards that somebody owns becomes cards of the game, for that person.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './help/axe';
import { people } from './help/browser';
import { byName, play } from './help/play';
import { said } from './help/words';

const person = people();
const root = join(import.meta.dirname, '../../..');
/** Tables and decks of published cards, where a machine has them; they are no part of the repository. */
const published = process.env.ARBITER_CARDS ?? join(root, '../shared/cards');
const ours = { table: join(root, 'testing/packs/evolve.tsv'), deck: join(root, 'testing/packs/evolve.cod'), name: 'evolve' };

/** Imports a table, and waits until every card is judged. */
async function importPack(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/#/decks');
  await page.getByRole('button', { name: said('packs-title'), exact: true }).click();
  await page.getByLabel(said('packs-file')).setInputFiles(file);
  await page.getByRole('button', { name: said('packs-import-do'), exact: true }).click();
}

/** Builds the deck of a file and saves it. */
async function importDeck(page: Page, file: string): Promise<void> {
  await page.goto('/#/decks?game=evolve');
  await page.getByRole('button', { name: said('decks-import'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said('decks-import-title') });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: said('decks-import-take') }).click();
  await page.getByText(said('decks-legal')).waitFor({ timeout: 60_000 });
}

async function playsToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: said('decks-play') }).click();
  expect(await play(page, byName)).toBeGreaterThan(5);
}

test('a table of our own is imported, its deck is built from a .cod file and played to the end', async () => {
  const { page } = await person();
  await importPack(page, ours.table);
  const report = page.getByRole('region', { name: /^evolve · / });
  await report.getByText(said('packs-report-kept', { all: 19, understood: 16, refused: 1, other: 2 })).waitFor({ timeout: 60_000 });
  await report.getByRole('button', { name: /^Not understood/ }).click();
  await report.getByText('Tide Reader').waitFor();
  expect(await report.getByRole('listitem').count()).toBe(1);
  expect(await findings(page)).toEqual([]);
  await importDeck(page, ours.deck);
  await page.getByRole('searchbox').fill('s:second');
  await page.getByText(said('decks-found', { count: 2 })).waitFor();
  await playsToTheEnd(page);
});

test('a published table is imported, a real starter deck is built from its .cod file and played to the end', async () => {
  const table = join(published, 'evolve.tsv');
  if (!existsSync(table)) {
    process.stderr.write('NOTHING READ: packs.spec.ts played with our own table alone, evolve.tsv is not there\n');
    expect(process.env.ARBITER_CARDS_REQUIRED).toBeUndefined();
    return;
  }
  const { page } = await person();
  // The table has no leaders: their owner writes them down, too.
  const text = readFileSync(table, 'utf8');
  const leader: Record<string, string> = { name: 'Arisa', class: 'forest', card_type: 'Leader' };
  const row = text.slice(0, text.indexOf('\n')).split('\t').map((column) => leader[column] ?? '');
  const buffer = Buffer.from(`${text.trimEnd()}\n${row.join('\t')}\n`);
  await importPack(page, { name: 'evolve.tsv', mimeType: 'text/tab-separated-values', buffer });
  await page.getByRole('region', { name: /^evolve · / }).getByText(/^2[,.\u202f ]?448 rows:/).waitFor({ timeout: 120_000 });
  await importDeck(page, join(published, 'decks/evolve/SD01_RegalFairyPrincess-Forest.cod'));
  await playsToTheEnd(page);
});

test('the builder offers to replace a card that is not understood', async () => {
  const { page } = await person();
  await importPack(page, ours.table);
  await page.getByRole('region', { name: /^evolve · / }).waitFor({ timeout: 60_000 });
  const riddle = readFileSync(ours.deck, 'utf8').replace('"Salt Medic "', '"Tide Reader "');
  await page.goto('/#/decks?game=evolve');
  await page.getByRole('button', { name: said('decks-import'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said('decks-import-title') });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'x.cod', mimeType: 'text/xml', buffer: Buffer.from(riddle) });
  await dialog.getByRole('group', { name: said('decks-import-nearest') }).waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: said('decks-import-take') }).click();
  const instead = page.getByRole('status').getByRole('group', { name: said('decks-import-nearest') });
  await instead.getByRole('button').first().click();
  await page.getByText(said('decks-legal')).waitFor({ timeout: 60_000 });
});

test('a file that is no table is told by line, on a phone and in French, and leaves nothing', async () => {
  const { page } = await person({ lang: 'fr', width: 390, height: 844 });
  await page.goto('/#/packs');
  const bad = { name: 'bad.tsv', mimeType: 'text/tab-separated-values', buffer: Buffer.from('name\tname\nx\ty\n') };
  await page.getByLabel(said('packs-file', {}, 'fr')).setInputFiles(bad);
  await page.getByRole('button', { name: said('packs-import-do', {}, 'fr'), exact: true }).click();
  await page.getByText(said('refused-pack-table', {}, 'fr')).waitFor();
  await page.getByText(said('decks-line', { line: 1 }, 'fr')).waitFor();
  await page.getByText(said('packs-none', {}, 'fr')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findings(page)).toEqual([]);
});

test('a dry run keeps nothing; a pack is updated and removed by its owner alone', async () => {
  const { page } = await person();
  await page.goto('/#/packs');
  await page.getByLabel(said('packs-file')).setInputFiles(ours.table);
  await page.getByLabel(said('packs-dry')).check();
  await page.getByRole('button', { name: said('packs-try'), exact: true }).click();
  await page.getByText(said('packs-report-dry', { all: 19, understood: 16, refused: 1, other: 2 })).waitFor({ timeout: 60_000 });
  await page.getByText(said('packs-none')).waitFor();
  await page.getByLabel(said('packs-dry')).uncheck();
  await page.getByRole('button', { name: said('packs-import-do'), exact: true }).click();
  await page.getByRole('button', { name: said('packs-show', { pack: 'evolve' }) }).waitFor({ timeout: 60_000 });
  const other = await person();
  await other.page.goto('/#/packs');
  await other.page.getByText(said('packs-none')).waitFor();
  await page.getByRole('button', { name: said('packs-update', { pack: 'evolve' }) }).click();
  const text = readFileSync(ours.table, 'utf8').split('\n').slice(0, 10).join('\n');
  await page.getByLabel(said('packs-file')).setInputFiles({ name: 'x.tsv', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: said('packs-import-do'), exact: true }).click();
  await page.getByRole('region', { name: /^evolve · / }).getByText(/^9 rows:/).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: said('packs-remove', { pack: 'evolve' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: said('packs-remove-short'), exact: true }).click();
  await page.getByText(said('packs-none')).waitFor();
});
