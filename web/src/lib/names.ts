import { known, say, word } from './say.svelte';

/** Bots are called by their level. */
export function botName(level: string): string {
  return say('web-bot-name', { level: word('web-level-', level) });
}

/** A name from a list that does not say who is a bot: there a bot is only its level. */
export function listedName(name: string): string {
  return known(`web-level-${name}`) ? botName(name) : name;
}

/** Names by which seats can be told apart: those of the same name are counted. */
export function apart(names: readonly string[]): string[] {
  const nth = (seat: number) => names.slice(0, seat + 1).filter((each) => each === names[seat]).length;
  const shared = (name: string) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => (shared(name) ? say('web-next-name', { name, n: nth(seat) }) : name));
}
