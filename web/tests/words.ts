// Every sentence of both languages, before a test says any: pages fetch them one by one.

import { fetchWords } from '../src/lib/voice.svelte';

for (const language of ['en', 'fr'] as const) {
  for (const game of ['', 'more', 'evolve', 'spoils', 'wakfu', 'brawl']) await fetchWords(game, language);
}
