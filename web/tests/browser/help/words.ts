// The sentences of the translation files, so that a test names what it looks for by key.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Lang = 'en' | 'fr';

export type Game = 'brawl' | 'evolve' | 'spoils' | 'wakfu';

/** What every page can say; each other file is named after its game. */
const COMMON = ['web', 'table', 'pages', 'server', 'catalog', 'cli'];
const folder = join(import.meta.dirname, '../../../../locales');
const bundles = { en: bundled('en'), fr: bundled('fr') };

function bundled(lang: Lang): Record<Game, FluentBundle> {
  return { brawl: bundle(lang, 'brawl'), evolve: bundle(lang, 'evolve'), spoils: bundle(lang, 'spoils'), wakfu: bundle(lang, 'wakfu') };
}

/** What a page with this game can say: the files of other games are not asked. */
function bundle(lang: Lang, game: Game): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const own = [...COMMON, game].map((each) => `${each}.ftl`);
  for (const file of readdirSync(join(folder, lang))) {
    if (own.includes(file)) made.addResource(new FluentResource(readFileSync(join(folder, lang, file), 'utf8')));
  }
  return made;
}

/** The sentence with this key. */
export function said(key: string, args: Record<string, FluentVariable> = {}, lang: Lang = 'en', game: Game = 'evolve'): string {
  const pattern = bundles[lang][game].getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence "${key}" in ${lang}`);
  return bundles[lang][game].formatPattern(pattern, args, []);
}

const HOLE = '\u{1}';

/** The sentence with anything in place of these arguments. */
export function like(key: string, holes: string[], lang: Lang = 'en', game: Game = 'evolve'): RegExp {
  const text = said(key, Object.fromEntries(holes.map((name) => [name, HOLE])), lang, game);
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(HOLE, '.*'));
}

/** Keys of a file, for tests that go through all of them. */
export function keysOf(file: string, lang: Lang = 'en'): string[] {
  const text = readFileSync(join(folder, lang, file), 'utf8');
  return [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '');
}
