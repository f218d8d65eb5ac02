import type { Cards } from '../../lib/cards';
import { type Laid, attach, marked, numberAt } from '../parts/laid';
import type { Tracked } from '../tracker';

/** What a seat has in play, by where it is drawn. */
export interface Side {
  /** Heroes and Allies in the World. */
  fighters: readonly Laid[];
  /** Zones, Protectors and whatever else lies in the World. */
  places: readonly Laid[];
  /** The Haven Bag itself, and who and what is in it. */
  haven: Laid | null;
  inside: readonly Laid[];
}

/** An attacker and those who block it. */
export interface Duel {
  attacker: Laid | null;
  blockers: readonly Laid[];
}

export interface Fight {
  duels: readonly Duel[];
  /** Attackers whom nobody blocks. */
  free: readonly Laid[];
  /** Blockers before whom nobody is left. */
  idle: readonly Laid[];
  target: Laid | null;
}

interface Seat {
  world: readonly Tracked[];
  bag: readonly Tracked[];
}

/** Lays out what all seats have in play, and tells the battle: whoever fights stays where it is. */
export function lay(seats: readonly Seat[], cards: Cards): { sides: Side[]; fight: Fight } {
  const laidOut = attach(seats.flatMap(({ world, bag }) => [...world, ...bag]));
  const kind = ({ spot }: Laid) => (spot.card.name === null ? '' : (cards.get(spot.card.name)?.kind ?? ''));
  const all = seats.map(({ world, bag }) => ({ world: laidOut(world), bag: laidOut(bag) }));
  const sides = all.map(({ world, bag }) => {
    const isBag = (each: Laid) => kind(each) === 'bag';
    return {
      fighters: world.filter((each) => stands(each) && !isBag(each)),
      places: world.filter((each) => !stands(each) && !isBag(each)),
      haven: world.find(isBag) ?? null,
      inside: bag,
    };
  });
  return { sides, fight: fightOf(all.flatMap(({ world, bag }) => [...world, ...bag])) };
}

function fightOf(all: readonly Laid[]): Fight {
  const attackers = all.filter(({ spot }) => marked(spot, 'attacking'));
  const blockers = all.filter(({ spot }) => marked(spot, 'blocking'));
  const duel = (each: Laid) => numberAt(each, 'duel');
  const numbers = [...new Set([...attackers, ...blockers].map(duel))].filter((n) => n > 0).sort((a, b) => a - b);
  return {
    duels: numbers.map((n) => ({
      attacker: attackers.find((each) => duel(each) === n) ?? null,
      blockers: blockers.filter((each) => duel(each) === n),
    })),
    free: attackers.filter((each) => duel(each) === 0),
    idle: blockers.filter((each) => duel(each) === 0),
    target: all.find(({ spot }) => marked(spot, 'target') && !marked(spot, 'blocking')) ?? null,
  };
}

const stands = ({ spot }: Laid) => (spot.card.numbers ?? []).some(({ key }) => key === 'strength');
