import type { Cards } from '../../lib/cards';
import { type Laid, attach, marked, numberAt } from '../parts/laid';
import type { Tracked } from '../tracker';

/** What a seat has in play, by where it is drawn. */
export interface Side {
  /** Resources that can pay, and those that lie at the faction. */
  free: readonly Laid[];
  spent: readonly Laid[];
  characters: readonly Laid[];
  /** Locations and items. */
  others: readonly Laid[];
  /** Those of the characters that are in the battle, the fastest first: whoever fights stays where it is. */
  fighters: readonly Laid[];
  /** A location that is attacked. */
  target: Laid | null;
}

/** Lays out what both seats have in play. */
export function lay(play: readonly (readonly Tracked[])[], cards: Cards): Side[] {
  const laidOut = attach(play.flat(), (spot) => !marked(spot, 'spent'));
  return play.map((spots) => {
    const laid = laidOut(spots);
    const resources = laid.filter(({ spot }) => isResource(spot, cards));
    const front = laid.filter(({ spot }) => !isResource(spot, cards));
    return {
      free: resources.filter(({ spot }) => !marked(spot, 'spent')),
      spent: resources.filter(({ spot }) => marked(spot, 'spent')),
      characters: front.filter(({ spot }) => isCharacter(spot)),
      others: front.filter(({ spot }) => !isCharacter(spot)),
      fighters: front.filter(({ spot }) => FIGHTS.some((mark) => marked(spot, mark))).sort((a, b) => speedOf(b) - speedOf(a)),
      target: front.find(({ spot }) => marked(spot, 'attacked')) ?? null,
    };
  });
}

export function speedOf(laid: Laid): number {
  return numberAt(laid, 'speed');
}

/** The speeds at which damage is dealt, the first first. */
export function levels(parties: readonly (readonly Laid[])[]): number[] {
  return [...new Set(parties.flat().map(speedOf))].sort((a, b) => b - a);
}

const FIGHTS = ['attacking', 'blocking'];
const isCharacter = (spot: Tracked) => (spot.card.numbers ?? []).some(({ key }) => key === 'speed');

/** Whatever lies face-down is a resource; of the others the card says it, unless the game made something else of it. */
function isResource(spot: Tracked, cards: Cards): boolean {
  if (spot.card.name === null || marked(spot, 'face-down')) return true;
  const stands = (spot.card.numbers ?? []).some(({ key }) => key === 'speed' || key === 'structure');
  return !stands && cards.get(spot.card.name)?.kind === 'resource';
}
