import { expect, test } from 'vitest';
import { Cards } from '../../src/lib/cards';
import { sceneOf } from '../../src/lib/face';
import { sortOffers } from '../../src/lib/offers';
import { cardAt, describePlace, layOut } from '../../src/lib/places';
import { speaking } from '../../src/lib/say.svelte';
import { settings } from '../../src/lib/store/settings.svelte';
import type { Board, BoardPlace, Choice } from '../../src/wire';
import { card, end, infos, side, view } from '../fixture';

const place = (key: string, at: [number, number], more: Partial<BoardPlace> = {}): BoardPlace => ({ key, at, seat: null, ...more });
const scout = { seat: 0, zone: 'field', slug: 'glade-scout' };
const board: Board = {
  shape: 'hexes',
  places: [place('a1', [0, 0]), place('b1', [1, 0], { marks: ['reachable'] }), place('a2', [0, 1], { seat: 1, cards: [scout] })],
};
const seen = view({ board, seats: [side({ field: [card('Glade Scout')] }), side({})] });
const cards = new Cards(infos);
const scene = sceneOf(['Ada', 'Bob'], cards);
const move: Choice = { words: 'b1', act: 'place', label: { key: 'opt-at', args: [['place', { text: 'b1' }]] }, places: ['b1'] };

test('hexagons of odd rows lie half a place to the right, squares do not', () => {
  const hexes = layOut(board);
  expect(hexes.cells.map((cell) => cell.x)).toEqual([50, 150, 100]);
  expect(hexes.cells[2]!.y).toBeGreaterThan(hexes.cells[0]!.y);
  expect(hexes.corners.split(' ')).toHaveLength(6);
  const squares = layOut({ ...board, shape: 'squares' });
  expect(squares.cells.map((cell) => [cell.x, cell.y])).toEqual([[50, 50], [150, 50], [50, 150]]);
  expect(squares.width).toBe(200);
});

test('an option about a place is pressed there', () => {
  const sorted = sortOffers(seen, [move, end], null);
  expect(sorted.places.get('b1')?.map((offer) => offer.pick)).toEqual([0]);
  expect(sorted.buttons.map((offer) => offer.pick)).toEqual([1]);
  // A place that is not on the board cannot be pressed there.
  expect(sortOffers(seen, [{ ...move, places: ['z9'] }], null).buttons).toHaveLength(1);
});

test('a place says in words what stands there and what may be done', () => {
  settings.language = 'en';
  speaking.game = 'evolve';
  expect(cardAt(seen, scout)?.name).toBe('Glade Scout');
  expect(describePlace(seen, board.places[2]!, [], cards, scene)).toMatch(/^a2, Bob\. Glade Scout, follower.* of Ada$/);
  expect(describePlace(seen, board.places[1]!, [{ pick: 0, choice: move }], cards, scene)).toBe('b1, reachable. Empty. You can: opt-at b1');
  settings.language = 'fr';
  expect(describePlace(seen, board.places[0]!, [], cards, scene)).toBe('a1. Vide');
});
