// The sentences of the translation files, so that a test names what it looks for by key.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Lang = 'en' | 'fr';

const folder = join(import.meta.dirname, '../../../../locales');
const bundles = { en: bundle('en'), fr: bundle('fr') };

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(join(folder, lang))) {
    made.addResource(new FluentResource(readFileSync(join(folder, lang, file), 'utf8')));
  }
  return made;
}

/** The sentence with this key. */
export function said(key: string, args: Record<string, FluentVariable> = {}, lang: Lang = 'en'): string {
  const pattern = bundles[lang].getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence "${key}" in ${lang}`);
  return bundles[lang].formatPattern(pattern, args, []);
}

const HOLE = '\u{1}';

/** The sentence with anything in place of these arguments. */
export function like(key: string, holes: string[], lang: Lang = 'en'): RegExp {
  const text = said(key, Object.fromEntries(holes.map((name) => [name, HOLE])), lang);
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(HOLE, '.*'));
}

/** Keys of a file, for tests that go through all of them. */
export function keysOf(file: string, lang: Lang = 'en'): string[] {
  const text = readFileSync(join(folder, lang, file), 'utf8');
  return [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '');
}
