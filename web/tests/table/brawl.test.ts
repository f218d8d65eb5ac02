import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { arrow, champions, groundOf, neighbours, outline, track, traps } from '../../src/boards/brawl/lay';
import { seatings } from '../../src/boards/board';
import { Cards } from '../../src/lib/cards';
import { faceOf, sceneOf } from '../../src/lib/face';
import { bothFaces } from '../../src/lib/faces';
import type { Hands, Offer } from '../../src/lib/hands';
import { brawl, brawlers, champion, hexes } from '../brawl';
import Brawling from './Brawling.svelte';

const cards = new Cards(brawlers);
const board = { shape: 'hexes' as const, places: hexes() };
const step: Offer = { pick: 0, choice: { words: '-2,0', act: 'place', label: { key: 'opt-hex', args: [['hex', { text: '-2,0' }]] }, places: ['-2,0'] } };
const turn: Offer = { pick: 1, choice: { words: 'east', act: 'turn', label: { key: 'opt-east' }, places: ['0,1', '0,2', '-1,2'] } };
const play: Offer = { pick: 2, choice: { words: 'play fireball', act: 'play', label: { key: 'opt-play', args: [['card', { card: 'Fireball' }]] }, places: ['1,-2'] } };

afterEach(cleanup);

function shown(view = brawl()) {
  const hands: Hands = {
    cards,
    scene: sceneOf(['Ada', 'Bob', 'Cy', 'Dee'], cards),
    offers: ({ zone, slug }) => (zone === 'hand' && slug === 'fireball' ? [play] : []),
    use: vi.fn(),
    offersOn: (place) => (place === '-2,0' ? [step] : place === '0,1' ? [turn] : []),
    useOn: vi.fn(),
    look: vi.fn(),
    open: vi.fn(),
  };
  const drawn = render(Brawling, { view, hands });
  const hex = (key: string) => drawn.container.querySelector(`[data-on="${key}"]`)!;
  return { hands, hex, ...drawn };
}

test('zones have thirteen hexes each, one of them with a statue', () => {
  for (const zone of ['manipulation', 'destruction', 'creation']) {
    const own = board.places.map(groundOf).filter((ground) => ground.zone === zone);
    expect(own.length).toBe(13);
    expect(own.filter((ground) => ground.statue).length).toBe(1);
  }
});

test('the outline of a hex and its neighbours has eighteen edges', () => {
  const middle = board.places.find((place) => place.key === '0,0')!;
  const around = neighbours(middle.at).map((at) => board.places.find((place) => place.at.join() === at.join())!.key);
  expect(new Set(around)).toEqual(new Set(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']));
  expect(outline(board, new Set([...around, '0,0'])).length).toBe(18);
});

test('champions are found on their hexes or the portal, traps where they lie', () => {
  const view = brawl();
  const places = champions(view).map(({ place }) => place);
  expect(places.filter((place) => place === null).length).toBe(1);
  expect(traps(view).map(({ card }) => card.name)).toEqual([null, null, 'Stun', null]);
});

test('the track says what a challenge is worth and who meets it', () => {
  const [first, second, third] = track(brawl());
  expect([first!.worth, first!.met]).toEqual([0, []]);
  expect([second!.worth, second!.met]).toEqual([1, [0]]);
  expect(third!.card).toBeNull();
});

test('teams sit together, whoever looks first', () => {
  expect(seatings(brawl(4), 2)).toEqual({ own: [2, 0], others: [3, 1] });
  expect(seatings(brawl(), 1)).toEqual({ own: [1], others: [0] });
});

test('an arrow stops short of both ends, and neighbours have none', () => {
  expect(arrow({ x: 0, y: 0 }, { x: 200, y: 0 }, 40)).toEqual({ x1: 40, y1: 0, x2: 160, y2: 0 });
  expect(arrow({ x: 0, y: 0 }, { x: 70, y: 0 }, 40)).toBeNull();
});

test('a champion has two faces, and shows the numbers of the one that is up', () => {
  const info = cards.get('Dugrun')!;
  const [front, back] = bothFaces(info)!;
  expect([front.text, back.text]).toEqual([[], ['Stands firm.']]);
  expect(back.more.map(({ key, now }) => `${key} ${now}`)).toEqual(['life 8', 'defence 2']);
  const trained = faceOf(champion('Dugrun', { life: 8, marks: ['experienced'] }), cards)!;
  expect(trained.more.find(({ key }) => key === 'life')).toEqual({ key: 'life', now: 8, printed: 8 });
  expect(faceOf({ name: 'Dugrun', slug: 'dugrun' }, cards)!.more.map(({ key }) => key)).toEqual(['life', 'defence']);
  expect(bothFaces(cards.get('Fireball')!)).toBeNull();
});

test('every hex is a control with a name of its own, and the tab key stops at one', () => {
  const { container, hex } = shown();
  const all = [...container.querySelectorAll('[data-on]')];
  expect(new Set(all.map((each) => each.getAttribute('aria-label'))).size).toBe(61);
  expect(all.filter((each) => each.getAttribute('tabindex') === '0').map((each) => each.getAttribute('data-on'))).toEqual(['-2,0']);
  expect(hex('-1,-1').getAttribute('aria-label')).toMatch(/Dugrun.*Ada.*7.*7/);
  expect(hex('-3,2').getAttribute('aria-label')).toContain('Stun');
  expect(hex('-1,-2').getAttribute('aria-label')).not.toContain('Stun');
});

test('Enter acts on a hex; looking at one that turns a shape shows the shape', async () => {
  const { hands, hex, container } = shown();
  await fireEvent.keyDown(hex('-2,0'), { key: 'Enter' });
  expect(hands.useOn).toHaveBeenCalledWith('-2,0', hex('-2,0'));
  await fireEvent.focus(hex('0,1'));
  const lit = [...container.querySelectorAll('.hex.shape')].map((each) => each.getAttribute('data-on'));
  expect(lit.toSorted()).toEqual(['-1,2', '0,1', '0,2']);
});

test('looking at a card of the hand shows where it leads', async () => {
  const { container } = shown();
  await fireEvent.focus(container.querySelector('[data-place="0/hand/fireball"]')!);
  expect([...container.querySelectorAll('.hex.leads')].map((each) => each.getAttribute('data-on'))).toEqual(['1,-2']);
});

test('four players have a side each, a hand is read by its player alone', () => {
  const { container, getAllByRole } = shown(brawl(4));
  expect(container.querySelectorAll('.side').length).toBe(4);
  expect(container.querySelectorAll('.others .side').length).toBe(2);
  expect(getAllByRole('list', { name: /hand|main/i }).length).toBe(1);
});

test('champions to recruit are shown with both faces', () => {
  const view = brawl();
  const pool = { key: 'pool', count: 2, cards: ['Rath', 'Sulka'].map((name) => ({ name, slug: name.toLowerCase() })) };
  const { container } = shown({ ...view, phase: 'setup', shared: [...view.shared, pool] });
  expect(container.querySelectorAll('.draft li').length).toBe(2);
  expect(container.querySelectorAll('.draft .card').length).toBe(4);
});
