import type { Offer } from './hands';

/** What pressing a card would be: each has a colour and a shape of its own. */
export type Aim = 'play' | 'attack' | 'target' | 'discard';

/** Questions about what one gives up: it pays, or it goes to a pile or under a deck. */
const GIVES = new Set([
  'ask-bottom', 'ask-cost', 'ask-craft', 'ask-discard', 'ask-hand', 'ask-limit', 'ask-mulligan', 'ask-over-limit', 'ask-pay',
  'ask-redraw', 'ask-stun', 'ask-under',
]);
/** Questions about who fights. */
const FIGHTS = new Set(['ask-attackers', 'ask-blockers']);
const ATTACKS = ['attack', 'block'];
const CHOOSES = ['target', 'number', 'seat', 'pending'];

/** What the offers on a card are, at this question. */
export function aimOf(offers: readonly Offer[], question: string): Aim {
  const acts = offers.map(({ choice }) => choice.act);
  if (GIVES.has(question)) return 'discard';
  if (FIGHTS.has(question) || acts.some((act) => ATTACKS.includes(act))) return 'attack';
  return acts.length > 0 && acts.every((act) => CHOOSES.includes(act)) ? 'target' : 'play';
}

/** The sign of each. */
export const SIGNS = { play: 'ability', attack: 'sword', target: 'target', discard: 'down' } as const;
