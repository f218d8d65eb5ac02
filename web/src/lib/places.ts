import type { Board, BoardPlace, Card, Spot, View } from '../wire';
import type { Cards } from './cards';
import { describe, faceOf } from './face';
import type { Offer } from './hands';
import { type Scene, say, sentences, seat as seatName, tell, word } from './say.svelte';

/** A place as it is drawn, around its middle. */
export interface Cell {
  place: BoardPlace;
  x: number;
  y: number;
}

export interface Laid {
  width: number;
  height: number;
  /** Corners of a place around its middle, for a polygon. */
  corners: string;
  cells: readonly Cell[];
}

/** Half of the width of a place. */
const HALF = 50;
/** From the middle of a hexagon to its corner. */
const LONG = (2 * HALF) / Math.sqrt(3);

/** Where the places of a board are drawn. */
export function layOut(board: Board): Laid {
  const hexes = board.shape === 'hexes';
  const down = hexes ? LONG * 1.5 : 2 * HALF;
  const half = hexes ? LONG : HALF;
  const cells = board.places.map((place) => {
    const [column, row] = place.at;
    // Odd rows of hexagons lie half a place to the right.
    const aside = hexes && Math.abs(row) % 2 === 1 ? HALF : 0;
    return { place, x: HALF + column * 2 * HALF + aside, y: half + row * down };
  });
  const width = Math.max(0, ...cells.map((cell) => cell.x)) + HALF;
  const height = Math.max(0, ...cells.map((cell) => cell.y)) + half;
  const points = hexes
    ? [0, 1, 2, 3, 4, 5].map((n) => [LONG * Math.sin((n * Math.PI) / 3), -LONG * Math.cos((n * Math.PI) / 3)])
    : [[-HALF, -HALF], [HALF, -HALF], [HALF, HALF], [-HALF, HALF]];
  return { width, height, cells, corners: points.map((point) => point.map((n) => n.toFixed(2)).join(',')).join(' ') };
}

/** The card that lies there, as far as the viewer sees it. */
export function cardAt(view: View, at: Spot): Card | null {
  const zones = at.seat === null ? view.shared : (view.seats[at.seat]?.zones ?? []);
  return zones.find((zone) => zone.key === at.zone)?.cards.find((card) => card.slug === at.slug) ?? null;
}

/** A place in one sentence, for those who do not see it: its name, what stands there, what may be done. */
export function describePlace(view: View, place: BoardPlace, offers: readonly Offer[], cards: Cards, scene: Scene): string {
  const standing = (place.cards ?? []).map((at) => {
    const card = cardAt(view, at);
    const face = card && faceOf(card, cards);
    const what = face ? describe(face) : say('hidden-card');
    return at.seat === null ? what : say('web-place-of', { what, who: seatName(at.seat, scene) });
  });
  const name = [
    place.label ? `${place.key}, ${word('place-', place.label)}` : place.key,
    place.seat === null ? '' : seatName(place.seat, scene),
    ...(place.marks ?? []).map((mark) => word('mark-', mark)),
  ];
  return sentences([
    name.filter(Boolean).join(', '),
    standing.length > 0 ? standing.join('; ') : say('web-place-empty'),
    offers.length > 0 ? say('web-can', { acts: offers.map((offer) => tell(offer.choice.label, scene)).join('; ') }) : '',
  ]);
}
