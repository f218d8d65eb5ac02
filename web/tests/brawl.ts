// A table of Super Fantasy Brawl as the game shows it, for tests of its board.

import type { BoardPlace, Card, CardInfo, Count, Side, Spot, View } from '../src/wire';
import { slug } from './fixture';

const NAMES = ['Dugrun', 'Gwaien', 'Kilgore', 'Tzu Xiao', 'Rath', 'Sulka', 'Deryn', 'Akhet'];
const STATUES: Record<string, string> = { '-3,0': 'esmae', '0,0': 'garnet', '3,0': 'ragryl' };
const TRAPS = ['-1,-2', '1,-2', '3,-2', '-3,2', '-1,2', '1,2'];

export function info(name: string, kind: string, group: string, numbers: [string, number][], more: Partial<CardInfo> = {}): CardInfo {
  return {
    name,
    title: { en: name, fr: name },
    slug: slug(name),
    kind,
    class: group,
    traits: [],
    numbers: counts(numbers),
    keywords: [],
    text: { en: [], fr: [] },
    part: '',
    copies: 0,
    set: 'brawl',
    ...more,
  };
}

const counts = (numbers: [string, number][]): Count[] => numbers.map(([key, n]) => ({ key, n }));
const lines = (text: string) => ({ en: [text], fr: [text] });

export const brawlers: CardInfo[] = [
  ...NAMES.map((name) =>
    info(name, 'champion', 'champion', [['life', 7], ['defence', 1], ['experienced-life', 8], ['experienced-defence', 2]], { text: lines('Stands firm.') }),
  ),
  info('Fireball', 'attack', 'destruction', [['movement', 1], ['force', 3], ['range-min', 2], ['range-max', 3]], { keywords: ['indirect'], traits: [{ en: 'Gwaien', fr: 'Gwaien' }], text: lines('Burns whoever is near.') }),
  info('Onwards!', 'skill', 'creation', [['movement', 2]], { text: lines('Draw 1.') }),
  info('Arcane Shield', 'reaction', 'manipulation', [['defence', 1]]),
  info('Two Fronts', 'challenge', 'challenge', [], { text: lines('Control two zones.') }),
  info('Pincer', 'challenge', 'challenge', [], { text: lines('Two of yours next to one enemy.') }),
  info('Stun', 'trap', 'trap', []),
];

function label(q: number, r: number): string | null {
  if (Math.abs(r) === 4) return 'deployment';
  const statue = STATUES[`${q},${r}`];
  if (statue) return statue;
  if (Math.abs(r) > 2) return null;
  const x = 2 * q + r;
  return x <= -3 ? 'manipulation' : x >= 3 ? 'creation' : 'destruction';
}

/** The hexagon of radius four, row by row. */
export function hexes(cards: Record<string, Spot[]> = {}, reachable: readonly string[] = []): BoardPlace[] {
  const all: BoardPlace[] = [];
  for (let r = -4; r <= 4; r += 1) {
    for (let q = Math.max(-4, -4 - r); q <= Math.min(4, 4 - r); q += 1) {
      const [key, row] = [`${q},${r}`, r + 4];
      const marks = [reachable.includes(key) ? 'reachable' : '', key in STATUES ? 'statue' : '', TRAPS.includes(key) ? 'trap-space' : ''];
      const at: [number, number] = [q + (row - (row & 1)) / 2 + 2, row];
      all.push({ key, at, label: label(q, r), seat: r === -4 ? 0 : r === 4 ? 1 : null, marks: marks.filter(Boolean), cards: cards[key] ?? [] });
    }
  }
  return all;
}

export function champion(name: string, more: { life?: number; left?: number; marks?: string[] } = {}): Card {
  const { life = 7, left = life, marks = [] } = more;
  return { name, slug: slug(name), numbers: counts([['life', life], ['left', left], ['damage', life - left], ['defence', 1]]), marks };
}

export const back: Card = { name: null, slug: 'face-down' };

function side(seat: number, team: number, champions: Card[], hand: Card[]): Side {
  const numbers: [string, number][] = [['points', seat], ['manipulation', 1], ['destruction', 0], ['creation', 1], ['standard', 3], ['south', team]];
  const zone = (key: string, cards: Card[]) => ({ key, count: cards.length, cards });
  const deck = Array.from({ length: 12 }, () => back);
  return { team, out: false, numbers: counts(numbers), zones: [zone('champions', champions), zone('hand', hand), zone('deck', deck), zone('discard', []), zone('played', [])] };
}

const card = (name: string, marks: string[]): Card => ({ name, slug: slug(name), marks });
export const hand = [card('Fireball', ['destruction', 'attack']), card('Onwards!', ['creation', 'skill']), card('Arcane Shield', ['manipulation', 'reaction'])];

/** Two or four players in the middle of a game; the first is the viewer. */
export function brawl(seats: 2 | 4 = 2, more: Partial<View> = {}): View {
  const each = seats === 2 ? 3 : 2;
  const marks = [['active'], ['experienced'], ['portal'], ['target', 'battered'], ['immobilised'], ['experienced', 'battered'], [], []];
  const sides = Array.from({ length: seats }, (_, seat) => {
    const own = NAMES.slice(seat * each, seat * each + each).map((name, n) => champion(name, { left: 7 - ((seat * each + n) % 4), marks: marks[seat * each + n]! }));
    return side(seat, seat % 2, own, seat === 0 ? hand : Array.from({ length: 5 }, () => back));
  });
  const spots = ['-1,-1', '1,-3', '', '0,-1', '2,1', '-2,2', '1,1', '3,1'];
  const cards: Record<string, Spot[]> = {};
  sides.forEach((one, seat) =>
    one.zones[0]!.cards.forEach((each_, n) => {
      const at = spots[seat * each + n]!;
      if (at) cards[at] = [{ seat, zone: 'champions', slug: each_.slug }];
    }),
  );
  const stun: Card = { name: 'Stun', slug: 'stun' };
  for (const [n, at] of ['-1,-2', '3,-2', '-3,2', '1,2'].entries()) cards[at] = [...(cards[at] ?? []), { seat: null, zone: 'traps', slug: n === 2 ? 'stun' : 'face-down' }];
  const shared = (key: string, all: Card[]) => ({ key, count: all.length, cards: all });
  return {
    viewer: 0,
    turn: 3,
    active: 0,
    phase: 'activation',
    asked: 0,
    question: 'ask-move',
    seats: sides,
    shared: [
      shared('traps', [back, back, stun, back]),
      shared('sprung', []),
      shared('reserve', []),
      shared('challenges', Array.from({ length: 18 }, () => back)),
      shared('met', []),
      shared('track-0', [{ name: 'Two Fronts', slug: 'two-fronts', numbers: counts([['worth', 0]]) }]),
      shared('track-1', [{ name: 'Pincer', slug: 'pincer', numbers: counts([['worth', 1]]), marks: ['met-0'] }]),
      shared('track-2', []),
      shared('track-3', []),
    ],
    board: { shape: 'hexes', places: hexes(cards, ['-2,0', '-1,0']) },
    pair: ['left', 'life'],
    pending: [],
    outcome: null,
    ...more,
  };
}
