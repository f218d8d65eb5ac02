// What only shows once a sentence is put together: where French words melt into a name, and where a name brings its own point.

import type { Language } from './store/settings.svelte';

/** A vowel that begins a name; single letters and abbreviations are left alone. */
const VOWEL = '(?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ][a-zà-ÿœ’\'])';
const ELIDED = new RegExp(`\\b([Dd]|[Qq]u|[Jj]usqu)e ${VOWEL}`, 'gu');
const OF = /(?<![\p{L}’'])([Dd])e (?=Joueur [A-Z]\b)/gu;
const TO = /(?<![\p{L}’'])([Àà]) (?=Joueur [A-Z]\b)/gu;
/** The article with which the name of a card begins. */
const OF_THE = /(?<![\p{L}’'])([Dd])e (Le|Les) (?=\p{L})/gu;
const TO_THE = /(?<![\p{L}’'])([Àà]) (Le|Les) (?=\p{L})/gu;
/** A name with a mark of its own at the end of a sentence. */
const TWICE = /([!?…]|\.{3})\.(?=\s|$)/gu;

/** The sentence as it is written. */
export function joined(text: string, language: Language): string {
  const ended = text.replace(TWICE, '$1');
  if (language !== 'fr') return ended;
  const au = (a: string) => (a === 'À' ? 'Au' : 'au');
  return ended
    .replace(OF, (_, d: string) => `${d}u `)
    .replace(TO, (_, a: string) => `${au(a)} `)
    .replace(OF_THE, (_, d: string, the: string) => (the === 'Le' ? `${d}u ` : `${d}es `))
    .replace(TO_THE, (_, a: string, the: string) => (the === 'Le' ? `${au(a)} ` : `${au(a)}x `))
    .replace(ELIDED, (_, start: string) => `${start}’`);
}

/** Several in a row: « A, B et C ». */
export function listed(all: readonly string[], language: Language): string {
  const last = all.at(-1);
  if (all.length < 2 || last === undefined) return last ?? '';
  return `${all.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}
