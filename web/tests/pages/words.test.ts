// Every sentence that a page says is there, once, in both languages.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const locales = join(root, 'locales');
const COMMON = ['web.ftl', 'table.ftl', 'pages.ftl', 'server.ftl', 'catalog.ftl', 'cli.ftl'];
const languages = ['en', 'fr'];

function keys(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]!);
}

function all(language: string): string[] {
  return readdirSync(join(locales, language)).flatMap((file) => keys(join(locales, language, file)));
}

/** Files of games; a page speaks of one game at a time. */
const games = readdirSync(join(locales, 'en')).filter((file) => !COMMON.includes(file));

function spoken(language: string, game: string): string[] {
  return [...COMMON, game].flatMap((file) => keys(join(locales, language, file)));
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

describe.each(languages)('%s', (language) => {
  test.each(games)('no key is given twice on a page with %s', (game) => {
    const list = spoken(language, game);
    expect(list.filter((key, n) => list.indexOf(key) !== n)).toEqual([]);
  });

  test('every key that the client says is there', () => {
    const there = new Set(all(language));
    const said = sources(join(root, 'web/src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((m) => m[1]!),
    );
    expect(said.length).toBeGreaterThan(50);
    expect([...new Set(said)].filter((key) => !there.has(key))).toEqual([]);
  });
});

test('both languages have the same keys', () => {
  expect(all('fr').sort()).toEqual(all('en').sort());
});
