import type { Card, CardInfo, Choice, Room, Side, View } from '../src/wire';

/** A card list of three, two of which share a name. */
export const infos: CardInfo[] = [
  info('Glade Scout', 'Éclaireuse', { numbers: [['cost', 1], ['attack', 1], ['defense', 2]], part: 'main', keywords: ['rush'] }),
  info('Glade Scout', 'Éclaireuse', { numbers: [['attack', 3], ['defense', 4]], part: 'evolve', keywords: [] }),
  info('Gust', 'Rafale', { numbers: [['cost', 2]], part: 'main', keywords: ['quick'], kind: 'spell' }),
];

function info(
  name: string,
  fr: string,
  more: { numbers: [string, number][]; part: string; keywords: string[]; kind?: string },
): CardInfo {
  return {
    name,
    title: { en: name, fr },
    slug: slug(name),
    kind: more.kind ?? 'follower',
    class: 'forestcraft',
    traits: [],
    numbers: more.numbers.map(([key, n]) => ({ key, n })),
    keywords: more.keywords,
    text: { en: ['[fanfare] Draw a card.'], fr: ['[fanfare] Piochez une carte.'] },
    part: more.part,
    copies: 3,
    set: 'X',
  };
}

export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export function card(name: string, more: Partial<Card> = {}): Card {
  return { name, slug: slug(name), ...more };
}

export const hidden: Card = { name: null, slug: 'hidden' };

export function side(zones: Record<string, Card[]>): Side {
  const all = ['leader', 'field', 'ex', 'hand', 'deck', 'evolve', 'cemetery', 'banished'];
  return {
    team: 0,
    out: false,
    numbers: [
      { key: 'leader', n: 20 },
      { key: 'pp', n: 1 },
      { key: 'max-pp', n: 3 },
      { key: 'ep', n: 2 },
    ],
    zones: all.map((key) => ({ key, count: zones[key]?.length ?? 0, cards: zones[key] ?? [] })),
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    turn: 3,
    active: 0,
    phase: 'main',
    asked: 0,
    question: 'ask-main',
    seats: [side({ hand: [card('Glade Scout'), card('Gust')], deck: [hidden, hidden] }), side({ hand: [hidden, hidden] })],
    shared: [{ key: 'resolution', count: 0, cards: [] }],
    pending: [],
    outcome: null,
    ...more,
  };
}

export const play: Choice = {
  words: 'play glade-scout',
  act: 'play',
  label: { key: 'opt-play', args: [['card', { card: 'Glade Scout' }], ['cost', { number: 1 }]] },
  about: [{ seat: 0, zone: 'hand', slug: 'glade-scout' }],
};
export const end: Choice = { words: 'end', act: 'end', label: { key: 'opt-end' } };
export const pass: Choice = { words: 'pass', act: 'pass', label: { key: 'opt-pass' } };
export const target: Choice = {
  words: 'gust',
  act: 'target',
  label: { key: 'opt-card', args: [['card', { card: 'Gust' }]] },
  about: [{ seat: 0, zone: 'deck', slug: 'gust' }],
};

export function room(more: Partial<Room> = {}): Room {
  const seat = { team: 0, kind: 'human' as const, player: 'p', here: true, ready: true, wins: 0, reserve_ms: null, decision_ms: null, orders: { ask_all: false, pass: [] } };
  return {
    table: 'T',
    game: 'evolve',
    mode: 'constructed',
    seating: 'two',
    brings_deck: true,
    seq: 1,
    role: { is: 'seat', seats: [0] },
    seats: [{ ...seat, name: 'Ada' }, { ...seat, team: 1, name: 'Bob' }],
    watchers: 0,
    stage: 'playing',
    round: 1,
    best_of: 1,
    clock: null,
    at: 4,
    view: view(),
    options: [play, end],
    log_from: 0,
    log: [],
    undo: { seats: [0], free: true, asked_by: null, waiting: [] },
    claim: false,
    fair: { server_commit: '', next_commit: null, commits: ['', ''], server_seed: null, seeds: [] },
    chat: [],
    staged: false,
    ...more,
  };
}
