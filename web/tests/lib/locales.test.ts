import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../../locales/*/{web,table}.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

function keys(language: string): string[] {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return texts.flatMap(([, text]) => new FluentResource(text).body.map((entry) => entry.id)).sort();
}

test('French says everything that English says', () => {
  expect(keys('en').length).toBeGreaterThan(100);
  expect(keys('fr')).toEqual(keys('en'));
});

test('every sentence can be read: none is lost to a mistake in the file', () => {
  for (const [path, text] of Object.entries(files)) {
    const written = text.split('\n').filter((line) => /^[a-z][a-z0-9-]* =/.test(line)).length;
    expect(new FluentResource(text).body.length, path).toBe(written);
  }
});

test('the page says only what there is', () => {
  const known = new Set(keys('en'));
  for (const [path, text] of Object.entries(sources)) {
    for (const [, key = ''] of text.matchAll(/'(web-[a-z0-9-]*[a-z0-9])'/g)) expect(known, `${key} in ${path}`).toContain(key);
  }
});

test('nothing is written that nobody says', () => {
  const all = Object.values(sources).join('\n');
  // Keys that are put together when they are said.
  const made = /^(web-(way|level|stage|theme|motion|why|sign|key|log|chat|stop)-?|kind-|class-|part-)/;
  for (const key of keys('en')) {
    if (!made.test(key)) expect(all.includes(`'${key}'`), key).toBe(true);
  }
});
