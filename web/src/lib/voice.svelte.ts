import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, settings } from './store/settings.svelte';

/** What the start page says; it comes with the page. */
const FIRST = ['web'];
/** What a table and other pages say besides, and what the server refuses with. */
const MORE = ['table', 'pages', 'server', 'catalog', 'cli'];
/** The name under which the second part of the shared sentences is kept; games have theirs. */
export const REST = 'more';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** By language and game; what all share lies under the language alone. */
const bundles = new Map<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();
/** Counts what has arrived, so that whatever was said without it is said again. */
let arrived = $state(0);
/** The language that was spoken last: it goes on until the next one is here. */
let spoken: Language = settings.language;

/** The sentences of a game in the language of this device; without a game those of the start page. */
export function fetchWords(game = '', language: Language = settings.language): Promise<void> {
  const key = `${language} ${game}`;
  const there = asked.get(key) ?? gather(language, game);
  asked.set(key, there);
  return there;
}

async function gather(language: Language, game: string): Promise<void> {
  const names = game === '' ? FIRST : game === REST ? MORE : [game];
  const wanted = names.flatMap((name) => files[`../../../locales/${language}/${name}.ftl`] ?? []);
  try {
    const texts = await Promise.all(wanted.map((load) => load()));
    const key = game === REST ? `${language} ` : `${language} ${game}`;
    // Isolating marks are invisible letters that confuse searching and copying.
    const bundle = bundles.get(key) ?? new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    bundles.set(key, bundle);
  } catch {
    // Without its sentences a page shows keys, and can be used.
  }
  here.add(`${language} ${game}`);
  arrived += 1;
}

/** What has arrived, or will not. */
const here = new Set<string>();

/** Whether the sentences of this game are here; those that are not are sent for. Reactive. */
export function canSpeak(game: string): boolean {
  const language = tongue();
  return [REST, game].filter((each) => arrivedOf(each, language)).length === 2;
}

function arrivedOf(game: string, language: Language): boolean {
  if (arrived >= 0 && here.has(`${language} ${game}`)) return true;
  void fetchWords(game, language);
  return false;
}

/** The language of this device, or the one before it until it can say as much. */
function tongue(): Language {
  const wanted = settings.language;
  if (wanted === spoken) return spoken;
  const needed = ['', ...[...here].filter((each) => each.startsWith(`${spoken} `)).map((each) => each.slice(spoken.length + 1))];
  const missing = needed.filter((game) => !arrivedOf(game, wanted));
  if (missing.length === 0) spoken = wanted;
  return spoken;
}

/** The sentence of a game or of all; null where there is none. */
export function find(key: string, args: Record<string, FluentVariable>, game: string): { text: string; language: Language } | null {
  const language = tongue();
  for (const owner of new Set([game, ''])) {
    if (owner !== '') arrivedOf(owner, language);
    const bundle = bundles.get(`${language} ${owner}`);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return { text: bundle.formatPattern(pattern, args, []), language };
  }
  return null;
}
