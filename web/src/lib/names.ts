import { known, say, word } from './say.svelte';

/** Bots are called by their level. */
export function botName(level: string): string {
  return say('web-bot-name', { level: word('web-level-', level) });
}

/** A name from a list that does not say who is a bot: there a bot is only its level. */
export function listedName(name: string): string {
  return known(`web-level-${name}`) ? botName(name) : name;
}
