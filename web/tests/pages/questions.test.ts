// Questions say what they ask, in both languages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const locales = join(import.meta.dirname, '../../../locales');
const COMMON = ['web.ftl', 'table.ftl', 'pages.ftl', 'server.ftl', 'catalog.ftl', 'cli.ftl'];
const games = readdirSync(join(locales, 'en')).filter((file) => !COMMON.includes(file));

/** Sentences that could stand under any question, so that they say nothing. */
const EMPTY = [
  /do you want to\?$/i, /^choose one$/i, /^(select|choose|pick) a card$/i, /^pay the (optional )?cost\?$/i, /which token, or where/i,
  /^tactics and abilities$/i, /^enough$/i, /^use (ability|power) \{/i, /^do it\?$/i, /^your choice$/i, /^where to\?$/i, /^how (much|many)\?$/i,
  /^le voulez-vous\s\?$/i, /^choisissez(?! .* ?\?)/i, /^sélectionnez une carte$/i, /^payer le coût( facultatif)?\s\?$/i, /^quel jeton, ou/i,
  /^tactiques et compétences$/i, /^(c’est )?assez$/i, /^utiliser (la capacité|le pouvoir) \{/i, /^le faire\s\?$/i, /^votre choix$/i, /^combien\s\?$/i, /^vers où\s\?$/i,
];

function sentences(language: string, file: string): [string, string][] {
  const text = readFileSync(join(locales, language, file), 'utf8');
  return [...text.matchAll(/^((?:ask|opt)-[\w-]+) = (.+)$/gm)].map((found) => [found[1] ?? '', found[2] ?? '']);
}

test.each(['en', 'fr'])('no question and no answer is an empty phrase: %s', (language) => {
  const said = games.flatMap((file) => sentences(language, file).map(([key, text]) => `${file} ${key}: ${text}`));
  expect(said.length).toBeGreaterThan(200);
  const empty = said.filter((line) => EMPTY.some((phrase) => phrase.test(line.slice(line.indexOf(': ') + 2))));
  expect(empty).toEqual([]);
});

test.each(['en', 'fr'])('a question ends as one: %s', (language) => {
  const asked = games.flatMap((file) => sentences(language, file).filter(([key]) => key.startsWith('ask-')));
  expect(asked.filter(([, text]) => !text.endsWith('?'))).toEqual([]);
});

test.each(['en', 'fr'])('what stands on a button begins with a capital: %s', (language) => {
  const offered = games.flatMap((file) => sentences(language, file).filter(([key]) => key.startsWith('opt-')));
  expect(offered.filter(([, text]) => /^\p{Ll}/u.test(text))).toEqual([]);
});
