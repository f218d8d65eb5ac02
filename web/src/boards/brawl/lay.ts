import type { Board, BoardPlace, Card, Spot, View } from '../../wire';
import { cardAt } from '../../lib/places';

/** The three zones and the essences of the same names, in the order of the book. */
export const ESSENCES = ['manipulation', 'destruction', 'creation'] as const;

export type Essence = (typeof ESSENCES)[number];

/** What statues are called, by their zones. */
const STATUES: Readonly<Record<string, Essence>> = { esmae: 'manipulation', garnet: 'destruction', ragryl: 'creation' };

/** What is printed on a hex. */
export interface Ground {
  zone: Essence | null;
  statue: boolean;
  /** A trap space. */
  trap: boolean;
  deployment: boolean;
}

export function groundOf({ label, marks = [] }: BoardPlace): Ground {
  return {
    zone: ESSENCES.find((zone) => zone === label) ?? STATUES[label ?? ''] ?? null,
    statue: marks.includes('statue'),
    trap: marks.includes('trap-space'),
    deployment: label === 'deployment',
  };
}

/** A champion or a trap, where it is drawn. */
export interface Token {
  spot: Spot;
  card: Card;
  /** The hex; null on the portal. */
  place: string | null;
}

/** All champions of the table, those on the portal too. */
export function champions(view: View): Token[] {
  const places = new Map<string, string>();
  for (const place of view.board?.places ?? []) {
    for (const at of place.cards ?? []) places.set(keyOf(at), place.key);
  }
  return view.seats.flatMap((side, seat) =>
    (side.zones.find((zone) => zone.key === 'champions')?.cards ?? []).map((card) => {
      const spot = { seat, zone: 'champions', slug: card.slug };
      return { spot, card, place: places.get(keyOf(spot)) ?? null };
    }),
  );
}

/** Traps that lie on hexes; whoever does not know one sees its back. */
export function traps(view: View): Token[] {
  return (view.board?.places ?? []).flatMap((place) =>
    (place.cards ?? [])
      .filter((at) => at.zone === 'traps')
      .map((spot) => ({ spot, card: cardAt(view, spot) ?? { name: null, slug: spot.slug }, place: place.key })),
  );
}

const keyOf = (at: Spot) => `${at.seat ?? '-'}/${at.zone}/${at.slug}`;

export function numberOn(card: Card, key: string): number {
  return card.numbers?.find((each) => each.key === key)?.n ?? 0;
}

export function marked(card: Card, mark: string): boolean {
  return card.marks?.includes(mark) ?? false;
}

/** A challenge on the track. */
export interface Slot {
  key: string;
  card: Card | null;
  /** Points for whoever meets it there; null where that is not told. */
  worth: number | null;
  /** The teams that meet it as the table lies. */
  met: number[];
}

/** The track from the left. */
export function track(view: View): Slot[] {
  return view.shared
    .filter((zone) => /^track-\d+$/.test(zone.key))
    .map((zone) => {
      const card = zone.cards[0] ?? null;
      const worth = card?.numbers?.find((each) => each.key === 'worth')?.n ?? null;
      const met = [0, 1].filter((team) => card !== null && marked(card, `met-${team}`));
      return { key: zone.key, card, worth, met };
    });
}

/** A line between two hexes as it is drawn, without the tokens at its ends. */
export function arrow(from: Point, to: Point, gap: number): { x1: number; y1: number; x2: number; y2: number } | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long <= gap * 2) return null;
  const [ux, uy] = [dx / long, dy / long];
  return { x1: from.x + ux * gap, y1: from.y + uy * gap, x2: to.x - ux * gap, y2: to.y - uy * gap };
}

export interface Point {
  x: number;
  y: number;
}

/** Edges of a set of hexes towards what is not in it, for the outline of a zone: `x1,y1 x2,y2` around each middle. */
export function outline(board: Board, inside: ReadonlySet<string>): { key: string; side: number }[] {
  const at = new Map(board.places.map((place) => [place.at.join(), place.key]));
  return board.places
    .filter((place) => inside.has(place.key))
    .flatMap((place) =>
      neighbours(place.at).flatMap((next, side) => (inside.has(at.get(next.join()) ?? '') ? [] : [{ key: place.key, side }])),
    );
}

/** The hexes around one, from the upper right with the clock; odd rows lie half a place to the right. */
export function neighbours([column, row]: readonly [number, number]): [number, number][] {
  const aside = Math.abs(row) % 2;
  return [
    [column + aside, row - 1],
    [column + 1, row],
    [column + aside, row + 1],
    [column + aside - 1, row + 1],
    [column - 1, row],
    [column + aside - 1, row - 1],
  ];
}
