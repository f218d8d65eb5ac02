import type { Card, CardInfo, Count } from '../wire';
import type { Cards } from './cards';
import { GLYPH_NAMES, type GlyphName } from './glyphs';
import { either, eitherLines, say, word } from './say.svelte';

/** A number as it is now beside the printed one. */
export interface Figure {
  now: number;
  printed: number | null;
}

/** How many of each icon. */
export type Icons = readonly { icon: GlyphName; n: number }[];

/** A card as it is drawn: the printed card with what the game did to it. */
export interface Face {
  name: string;
  title: string;
  kind: string;
  group: string;
  traits: string[];
  cost: Figure | null;
  attack: Figure | null;
  defense: Figure | null;
  speed: Figure | null;
  structure: Figure | null;
  /** What a faction begins with. */
  influence: Figure | null;
  /** Numbers that no corner of the drawing has. */
  more: readonly (Figure & { key: string })[];
  /** Damage that the defense or the structure does not show. */
  hurt: number;
  /** Icons that one must have, and icons that the card gives. */
  needs: Icons;
  gives: Icons;
  keywords: string[];
  /** Marks that are no keywords: engaged, evolved, new, ... */
  marks: string[];
  counters: Count[];
  text: string[];
  /** What lies with it, by its title. */
  with: string[];
}

const STATES = [
  'engaged', 'evolved', 'new', 'token', 'faceup', 'facedown', 'unplayable',
  'depleted', 'face-down', 'spent', 'attacking', 'blocking', 'attacked', 'topic', 'struck',
  'portal', 'active', 'experienced', 'immobilised', 'battered', 'target', 'tapped',
];

/** Numbers of the other face of a card begin like this. */
export const BACK = 'experienced-';

/** Keywords that a card never loses, so that no view repeats them. */
const PRINTED = ['attach', 'flip-up', 'unique', 'tactical', 'melee', 'indirect', 'direct', 'area'];

/** A card that lies somewhere; null for one that the viewer does not know. */
export function faceOf(card: Card, cards: Cards): Face | null {
  if (card.name === null) return null;
  const marks = card.marks ?? [];
  const info = cards.get(card.name, marks.includes('evolved'));
  const face = info ? printedFace(info) : bareFace(card.name);
  const number = (key: string): Figure | null => {
    const now = (card.numbers ?? []).find((each) => each.key === key)?.n;
    const printed = (info && printedNumber(info, key, marks)) ?? null;
    return now === undefined ? null : { now, printed };
  };
  return {
    ...face,
    // Leaders and evolved cards are never paid for.
    cost: marks.includes('evolved') || face.kind === 'leader' ? null : (number('cost') ?? face.cost),
    attack: face.kind === 'leader' ? null : (number('attack') ?? face.attack),
    defense: number('defense') ?? face.defense,
    speed: number('speed') ?? face.speed,
    structure: number('structure') ?? face.structure,
    influence: number('influence') ?? face.influence,
    more: card.numbers ? others(card.numbers.map((each) => each.key), number) : face.more.filter(({ key }) => !key.startsWith(BACK)),
    hurt: (number('damage')?.now ?? 0) + (number('ruin')?.now ?? 0),
    // What a card is anyhow is no keyword of it.
    keywords: [...marks.filter((mark) => ![...STATES, face.kind, face.group].includes(mark)), ...face.keywords.filter((key) => PRINTED.includes(key))],
    marks: marks.filter((mark) => STATES.includes(mark)),
    counters: card.counters ?? [],
    // The words of a champion are those of its other face.
    text: info?.numbers.some((each) => each.key.startsWith(BACK)) && !marks.includes('experienced') ? [] : face.text,
    with: withIt(card, cards),
  };
}

/** What lies with a card. The other form of an evolved card has the same name, and is what is shown already. */
function withIt(card: Card, cards: Cards): string[] {
  return (card.with ?? []).filter(({ name }) => name !== card.name).map(({ name }) => (name === null ? say('hidden-card') : titleOf(name, cards)));
}

/** A printed number; one that stands on its experienced face shows that of this face. */
function printedNumber(info: CardInfo, key: string, marks: readonly string[]): number | undefined {
  const named = (wanted: string) => info.numbers.find((each) => each.key === wanted)?.n;
  return (marks.includes('experienced') ? named(`${BACK}${key}`) : undefined) ?? named(key);
}

/** A card as printed. */
export function printedFace(info: CardInfo): Face {
  const number = (key: string): Figure | null => {
    const n = info.numbers.find((each) => each.key === key)?.n;
    return n === undefined ? null : { now: n, printed: n };
  };
  return {
    name: info.name,
    title: either(info.title),
    kind: info.kind,
    group: info.class,
    traits: info.traits.map(either),
    cost: number('cost'),
    attack: info.kind === 'leader' ? null : number('attack'),
    defense: number('defense'),
    speed: number('speed'),
    structure: number('structure'),
    influence: number('influence'),
    more: others(info.numbers.map((each) => each.key), number),
    hurt: 0,
    needs: icons(info, 'needs-'),
    gives: icons(info, ''),
    keywords: info.keywords,
    marks: info.part === 'evolve' ? ['evolved'] : [],
    counters: [],
    text: eitherLines(info.text),
    with: [],
  };
}

/** Numbers of a card that are drawn nowhere, by their keys. */
function others(keys: readonly string[], number: (key: string) => Figure | null): (Figure & { key: string })[] {
  const drawn = ['cost', 'damage', 'ruin', ...STATS, ...GLYPH_NAMES.flatMap((icon) => [icon, `needs-${icon}`])];
  return keys.flatMap((key) => {
    const figure = drawn.includes(key) ? null : number(key);
    return figure ? [{ key, ...figure }] : [];
  });
}

function icons(info: CardInfo, before: string): Icons {
  return GLYPH_NAMES.flatMap((icon) => {
    const n = info.numbers.find((each) => each.key === before + icon)?.n ?? 0;
    return n > 0 ? [{ icon, n }] : [];
  });
}

function bareFace(name: string): Face {
  return {
    name, title: name, kind: '', group: '', traits: [], cost: null, attack: null, defense: null,
    speed: null, structure: null, influence: null, more: [], hurt: 0, needs: [], gives: [], keywords: [], marks: [], counters: [], text: [], with: [],
  };
}

/** The card in one sentence, for those who do not see it. */
export function describe(face: Face): string {
  const parts = [face.title];
  if (face.kind) parts.push(word('kind-', face.kind));
  if (face.cost) parts.push(`${word('number-', 'cost')} ${face.cost.now}`);
  if (face.needs.length > 0) parts.push(say('web-needs', { icons: iconWords(face.needs) }));
  if (face.gives.length > 0) parts.push(say('web-gives', { icons: iconWords(face.gives) }));
  for (const key of STATS) {
    const figure = standing(face, key);
    if (figure) parts.push(`${word('number-', key)} ${against(figure)}`);
  }
  for (const figure of face.more) parts.push(`${word('number-', figure.key)} ${against(figure)}`);
  if (face.hurt > 0) parts.push(`${word('number-', 'damage')} ${face.hurt}`);
  parts.push(...face.marks.map((mark) => word('mark-', mark)));
  parts.push(...face.keywords.map((mark) => word('mark-', mark)));
  parts.push(...face.counters.map((each) => `${each.n} × ${word('counter-', each.key)}`));
  if (face.with.length > 0) parts.push(say('web-with', { cards: face.with.join(', ') }));
  return parts.join(', ');
}

/** A number as it stands: what damage has left of a defense or a structure that does not show it itself. */
export function standing(face: Face, key: (typeof STATS)[number]): Figure | null {
  const figure = face[key];
  if (!figure || (key !== 'defense' && key !== 'structure')) return figure;
  return { now: figure.now - face.hurt, printed: figure.printed };
}

/** Numbers of a card after its cost, in the order they are read. */
export const STATS = ['attack', 'defense', 'speed', 'structure', 'influence'] as const;

/** `2 Greed, 1 Rage`. */
export function iconWords(icons: Icons): string {
  return icons.map(({ icon, n }) => `${n} ${word('number-', icon)}`).join(', ');
}

function against({ now, printed }: Figure): string {
  return printed === null || printed === now ? String(now) : say('web-instead', { now, printed });
}

/** The scene of a table: names of its seats, titles of its cards. */
export function sceneOf(names: readonly string[], cards: Cards) {
  return { names, title: (name: string) => titleOf(name, cards) };
}

function titleOf(name: string, cards: Cards): string {
  const info = cards.get(name);
  const named = info?.title ?? cards.ability(name);
  return named ? either(named) : name;
}

