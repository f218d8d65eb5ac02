import type { Tracked } from '../tracker';

/** A card that lies on the table, with what is attached to it. */
export interface Laid {
  spot: Tracked;
  on: readonly Tracked[];
}

/** Cards with what lies on them; a card that lies on another one is no card of its own. */
export function attach(all: readonly Tracked[], free: (spot: Tracked) => boolean = () => true): (spots: readonly Tracked[]) => Laid[] {
  const attached = bearers(all, free);
  const taken = new Set([...attached.values()].flat());
  return (spots) => spots.filter((spot) => !taken.has(spot)).map((spot) => ({ spot, on: above(spot, attached) }));
}

export function marked(spot: Tracked, mark: string): boolean {
  return spot.card.marks?.includes(mark) ?? false;
}

export function numberAt({ spot }: Laid, key: string): number {
  return spot.card.numbers?.find((each) => each.key === key)?.n ?? 0;
}

/** Views name attached cards at their bearer; the cards themselves lie among the others. */
function bearers(all: readonly Tracked[], can: (spot: Tracked) => boolean): Map<Tracked, Tracked[]> {
  const free = new Set(all.filter(can));
  const found = new Map<Tracked, Tracked[]>();
  for (const bearer of all) {
    for (const card of bearer.card.with ?? []) {
      const spot = [...free].find((each) => each !== bearer && bare(each.card.slug) === bare(card.slug));
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
