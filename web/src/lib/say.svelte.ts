import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Both, BothLines, Message } from '../wire';
import { type Language, settings } from './store/settings.svelte';

/** Who and what a message speaks of. */
export interface Scene {
  /** Names of the seats; an empty one is said as a letter. */
  names: readonly string[];
  /** A card's name for people. */
  title(name: string): string;
}

/** A scene of nobody in particular: seats are letters, cards say their key. */
export const nowhere: Scene = { names: [], title: (name) => name };

/** Words of views and arguments are looked up under these too: `hand` is `zone-hand`. */
const KINDS = ['zone-', 'number-', 'phase-', 'mark-', 'counter-'] as const;

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

function bundle(language: Language): FluentBundle {
  // Isolating marks are invisible letters that confuse searching and copying.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

/** The sentence with this key; the key itself where there is none. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  return find(key, args) ?? key;
}

/** Whether there is a sentence with this key. */
export function known(key: string): boolean {
  return find(key, {}) !== null;
}

/** A word of a view, by its kind: `word('zone-', 'hand')`. */
export function word(kind: string, key: string): string {
  return find(`${kind}${key}`, {}) ?? key;
}

/** A text that comes in every language. */
export function either(both: Both): string {
  return both[settings.language] || both.en;
}

/** The same for lines. */
export function eitherLines(both: BothLines): string[] {
  return both[settings.language].length > 0 ? both[settings.language] : both.en;
}

/**
 * A message of the engine or the server. One without a translation shows its
 * key and arguments, so that a game can still be played.
 */
export function tell(message: Message, scene: Scene = nowhere): string {
  const args = message.args ?? [];
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of args) values[name] = 'number' in arg ? arg.number : argument(arg, scene);
  const bare = () => `${message.key} ${args.map(([, arg]) => argument(arg, scene)).join(', ')}`.trimEnd();
  return find(message.key, values) ?? bare();
}

/** A player. */
export function seat(number: number, scene: Scene = nowhere): string {
  return scene.names[number] || say('seat', { letter: String.fromCharCode(65 + number) });
}

function argument(arg: Arg, scene: Scene): string {
  if ('seat' in arg) return seat(arg.seat, scene);
  if ('number' in arg) return String(arg.number);
  if ('card' in arg) return arg.card === null ? say('hidden-card') : scene.title(arg.card);
  if ('text' in arg) return arg.text;
  if ('list' in arg) return arg.list.map((each) => argument(each, scene)).join(', ');
  for (const key of [arg.key, ...KINDS.map((kind) => kind + arg.key)]) {
    const found = find(key, {});
    if (found !== null) return found;
  }
  return arg.key;
}

/** In the language itself, then in English. */
function find(key: string, args: Record<string, FluentVariable>): string | null {
  for (const bundle of [bundles[settings.language], bundles.en]) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

/** What a zone is called, with whose it is and how much lies there. */
export function zoneName(zone: string, owner: number | null, count: number, scene: Scene): string {
  const named = word('zone-', zone);
  if (owner === null) return say('web-zone', { zone: named, count });
  return say('web-zone-of', { zone: named, who: seat(owner, scene), count });
}
