import type { Cards } from '../../lib/cards';
import type { Tracked } from '../tracker';

/** A card that lies on the table, with what is attached to it. */
export interface Laid {
  spot: Tracked;
  on: readonly Tracked[];
}

/** What a seat has in play, by where it is drawn. */
export interface Side {
  /** Resources that can pay, and those that lie at the faction. */
  free: readonly Laid[];
  spent: readonly Laid[];
  characters: readonly Laid[];
  /** Locations and items. */
  others: readonly Laid[];
  /** Characters in the battle, the fastest first. */
  fighters: readonly Laid[];
  /** A location that is attacked. */
  target: Laid | null;
}

/** Lays out what both seats have in play. */
export function lay(play: readonly (readonly Tracked[])[], cards: Cards): Side[] {
  const all = play.flat();
  const attached = bearers(all);
  const taken = new Set([...attached.values()].flat());
  return play.map((spots) => {
    const laid = spots.filter((spot) => !taken.has(spot)).map((spot) => ({ spot, on: above(spot, attached) }));
    const battle = laid.filter(({ spot }) => isFighting(spot));
    const calm = laid.filter(({ spot }) => !isFighting(spot));
    const resources = calm.filter(({ spot }) => isResource(spot, cards));
    const front = calm.filter(({ spot }) => !isResource(spot, cards));
    return {
      free: resources.filter(({ spot }) => !marked(spot, 'spent')),
      spent: resources.filter(({ spot }) => marked(spot, 'spent')),
      characters: front.filter(({ spot }) => isCharacter(spot)),
      others: front.filter(({ spot }) => !isCharacter(spot)),
      fighters: battle.filter(({ spot }) => !marked(spot, 'attacked')).sort((a, b) => speedOf(b) - speedOf(a)),
      target: battle.find(({ spot }) => marked(spot, 'attacked')) ?? null,
    };
  });
}

export function marked(spot: Tracked, mark: string): boolean {
  return spot.card.marks?.includes(mark) ?? false;
}

export function numberAt({ spot }: Laid, key: string): number {
  return spot.card.numbers?.find((each) => each.key === key)?.n ?? 0;
}

export function speedOf(laid: Laid): number {
  return numberAt(laid, 'speed');
}

/** The speeds at which damage is dealt, the first first. */
export function levels(parties: readonly (readonly Laid[])[]): number[] {
  return [...new Set(parties.flat().map(speedOf))].sort((a, b) => b - a);
}

const isFighting = (spot: Tracked) => ['attacking', 'blocking', 'attacked'].some((mark) => marked(spot, mark));
const isCharacter = (spot: Tracked) => (spot.card.numbers ?? []).some(({ key }) => key === 'speed');

/** Whatever lies face-down is a resource; of the others the card says it, unless the game made something else of it. */
function isResource(spot: Tracked, cards: Cards): boolean {
  if (spot.card.name === null || marked(spot, 'face-down')) return true;
  const stands = (spot.card.numbers ?? []).some(({ key }) => key === 'speed' || key === 'structure');
  return !stands && cards.get(spot.card.name)?.kind === 'resource';
}

/** Views name attached cards at their bearer; the cards themselves lie among the others. */
function bearers(all: readonly Tracked[]): Map<Tracked, Tracked[]> {
  const free = new Set(all);
  const found = new Map<Tracked, Tracked[]>();
  for (const bearer of all) {
    for (const card of bearer.card.with ?? []) {
      const spot = [...free].find((each) => each !== bearer && bare(each.card.slug) === bare(card.slug) && !marked(each, 'spent'));
      if (!spot) continue;
      free.delete(spot);
      found.set(bearer, [...(found.get(bearer) ?? []), spot]);
    }
  }
  return found;
}

function above(spot: Tracked, attached: Map<Tracked, Tracked[]>): Tracked[] {
  return (attached.get(spot) ?? []).flatMap((each) => [each, ...above(each, attached)]);
}

/** A slug without the number that tells copies apart. */
function bare(slug: string): string {
  return slug.replace(/#\d+$/, '');
}
