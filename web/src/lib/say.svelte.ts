import type { FluentVariable } from '@fluent/bundle';
import type { Arg, Both, BothLines, Message } from '../wire';
import { type Language, settings } from './store/settings.svelte';
import { joined, listed } from './joined';
import { canSpeak, find as look } from './voice.svelte';

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

/**
 * The game that the page speaks of. Games say different things under the same
 * key, so a game's own file is asked first, and never that of another game.
 */
export const speaking = $state({ game: '' });

/** Says while a page is made which game it speaks of; it may become known later. */
export function speakOf(game: () => string | undefined): void {
  $effect.pre(() => {
    speaking.game = game() ?? '';
  });
}

/** The sentence with this key; the key itself where there is none, and nothing while it may still come. */
export function say(key: string, args: Record<string, FluentVariable> = {}, game = speaking.game): string {
  return find(key, args, game) ?? (canSpeak(game) ? key : '');
}

/** A word that stands alone, as on a button or in a list to choose from, begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** Several sentences, read one after the other; one that has a mark of its own gets no second one. */
export function sentences(parts: readonly string[]): string {
  return parts.filter(Boolean).reduce((all, next) => (all ? `${all}${/[.!?…]$/.test(all) ? '' : '.'} ${capital(next)}` : next), '');
}

/** Whether there is a sentence with this key. */
export function known(key: string, game = speaking.game): boolean {
  return find(key, {}, game) !== null;
}

/** A word of a view, by its kind: `word('zone-', 'hand')`. */
export function word(kind: string, key: string, game = speaking.game): string {
  return find(`${kind}${key}`, {}, game) ?? (canSpeak(game) ? key : '');
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
  const told = unarticled(find(message.key, values) ?? (canSpeak(speaking.game) ? bare() : ''));
  // A sentence that begins with a card nobody knows begins with a capital.
  const hidden = find('hidden-card', {});
  return hidden !== null && told.startsWith(hidden) ? capital(told) : told;
}

/** Stands before the name of a person until the sentence around it is known. */
const PERSON = '\u{E000}';

/** French gives a seat an article and a person none: « du Joueur A », « de Bo », « d’Ada ». */
function unarticled(text: string): string {
  if (!text.includes(PERSON)) return text;
  const of = (_: string, d: string, vowel: string | undefined) => (vowel ? `${d}’${vowel}` : `${d}e `);
  return settings.language === 'fr'
    ? text.replace(/\b([Dd])u \u{E000}([aeiouyàâéèêëîïôûh])?/giu, of).replace(/\b([Aa])u \u{E000}/gu, (_, a: string) => (a === 'A' ? 'À ' : 'à ')).replaceAll(PERSON, '')
    : text.replaceAll(PERSON, '');
}

/** A player. */
export function seat(number: number, scene: Scene = nowhere): string {
  return scene.names[number] || say('seat', { letter: String.fromCharCode(65 + number) });
}

function argument(arg: Arg, scene: Scene): string {
  if ('seat' in arg) return (scene.names[arg.seat] ? PERSON : '') + seat(arg.seat, scene);
  if ('number' in arg) return String(arg.number);
  if ('card' in arg) return arg.card === null ? say('hidden-card') : scene.title(arg.card);
  if ('text' in arg) return arg.text;
  if ('list' in arg) return listed(arg.list.map((each) => argument(each, scene)), settings.language);
  for (const key of [arg.key, ...KINDS.map((kind) => kind + arg.key)]) {
    const found = find(key, {});
    if (found !== null) return found;
  }
  return arg.key;
}

/** The game first, then what all share. */
function find(key: string, args: Record<string, FluentVariable>, game = speaking.game): string | null {
  const found = look(key, args, game);
  return found && joined(quoted(found.text, found.language), found.language);
}

/** What a terminal sets between backticks, a page sets between quotation marks. */
function quoted(text: string, language: Language): string {
  return text.includes('`') ? text.replace(/`([^`]*)`/g, language === 'fr' ? '«\u00a0$1\u00a0»' : '“$1”') : text;
}

/** What a zone is called, with whose it is and how much lies there. */
export function zoneName(zone: string, owner: number | null, count: number, scene: Scene): string {
  const named = word('zone-', zone);
  if (owner === null) return say('web-zone', { zone: named, count });
  return say('web-zone-of', { zone: named, who: seat(owner, scene), count });
}
