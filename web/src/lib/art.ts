import { outline } from './art-choice';
import { person } from './art-people';
import { BACKDROPS, WAYS, type Way, backdrop, shown } from './art-scenes';
import { gem, star } from './art-subjects';
import { hall, thing } from './art-things';
import { Chance } from './chance';
import { motif, ridge } from './art-lands';

/** One stroke of the brush: a path with its colour. */
export interface Shape {
  d: string;
  fill: string;
  opacity?: number;
  /** Where it is put, as SVG says it; outlines have holes, everything else has none. */
  put?: string;
}

export interface Picture {
  sky: [string, string];
  disc: { x: number; y: number; r: number; fill: string };
  shapes: Shape[];
  /** In a few words what one sees at a glance: what is behind, what it is, how it stands and, of people, what they wear. */
  look: string[];
}

/** Lands of other games are built as those of Evolve are, in other colours. */
const LANDS: Record<string, string> = {
  manipulation: 'runecraft', destruction: 'dragoncraft', creation: 'forestcraft', champion: 'swordcraft', trap: 'abysscraft',
  air: 'havencraft', earth: 'forestcraft', fire: 'dragoncraft', water: 'runecraft',
  arcanist: 'runecraft', banker: 'swordcraft', gearsmith: 'havencraft', rogue: 'abysscraft', warlord: 'dragoncraft',
};

/** Hue, saturation and the two heights of light of a class. */
const PALETTES: Record<string, { sky: [number, number, number]; low: [number, number, number]; disc: string }> = {
  forestcraft: { sky: [168, 38, 62], low: [96, 44, 70], disc: '#fff6c9' },
  swordcraft: { sky: [36, 62, 66], low: [18, 62, 74], disc: '#fff3d1' },
  runecraft: { sky: [226, 52, 46], low: [262, 42, 66], disc: '#dfe9ff' },
  dragoncraft: { sky: [12, 60, 46], low: [34, 78, 62], disc: '#ffe2a8' },
  abysscraft: { sky: [268, 36, 26], low: [334, 38, 46], disc: '#f6dcec' },
  havencraft: { sky: [204, 46, 76], low: [46, 60, 84], disc: '#fffdf0' },
  arcanist: { sky: [232, 46, 44], low: [276, 36, 64], disc: '#e4e6ff' },
  banker: { sky: [150, 34, 48], low: [52, 50, 76], disc: '#fff4c4' },
  gearsmith: { sky: [34, 44, 54], low: [196, 24, 72], disc: '#fff0cf' },
  rogue: { sky: [266, 30, 30], low: [306, 30, 50], disc: '#f3e2ff' },
  warlord: { sky: [6, 54, 42], low: [30, 72, 62], disc: '#ffe0a8' },
  tradeless: { sky: [206, 22, 54], low: [40, 34, 76], disc: '#fff8e6' },
  manipulation: { sky: [220, 56, 42], low: [250, 44, 64], disc: '#dfe9ff' },
  destruction: { sky: [8, 60, 40], low: [26, 74, 60], disc: '#ffe2a8' },
  creation: { sky: [44, 62, 52], low: [70, 48, 72], disc: '#fff8d0' },
  champion: { sky: [28, 34, 40], low: [40, 46, 66], disc: '#ffefcc' },
  challenge: { sky: [200, 30, 46], low: [44, 44, 72], disc: '#fff8e6' },
  trap: { sky: [26, 30, 26], low: [20, 40, 44], disc: '#f0cf96' },
  air: { sky: [262, 34, 62], low: [210, 46, 82], disc: '#fff8f0' },
  earth: { sky: [92, 36, 40], low: [46, 46, 66], disc: '#fff2c4' },
  fire: { sky: [10, 60, 42], low: [36, 80, 62], disc: '#ffe2a8' },
  water: { sky: [204, 56, 44], low: [186, 46, 70], disc: '#e6f7ff' },
  neutral: { sky: [206, 30, 58], low: [192, 30, 74], disc: '#fff8e6' },
};

/** What is drawn for a kind of card. */
const SOMEBODY = ['follower', 'leader', 'character', 'ally', 'hero', 'protector', 'familiar', 'mount'];
const DEEDS = ['spell', 'tactic', 'action', 'quest'];
const PLACES = ['location', 'faction', 'challenge', 'bag', 'room', 'zone'];
const THINGS = ['item', 'weapon', 'hat', 'cape', 'belt', 'boots', 'amulet', 'ring', 'shield'];

const drawn = new Map<string, Picture>();

/** Chosen so that no two cards of a shipped deck look alike; a test compares them all. */
const SALT = 's49';

/** A picture of our own for a card: a small land in the colours of its class. */
export function picture(name: string, kind: string, group: string, evolved: boolean, cost = 3): Picture {
  const key = `${name}|${kind}|${group}|${evolved}|${cost}`;
  const there = drawn.get(key);
  if (there) return there;
  const fresh = draw(name, kind, group, evolved, cost);
  drawn.set(key, fresh);
  return fresh;
}

function draw(name: string, kind: string, group: string, evolved: boolean, cost: number): Picture {
  // An evolved card stands in the same land at another hour.
  const chance = new Chance(name);
  const palette = PALETTES[group] ?? PALETTES['neutral']!;
  const land = LANDS[group] ?? group;
  const shift = chance.between(-16, 16) + (evolved ? 14 : 0);
  const tone = ([h, s, l]: [number, number, number], by = 0) =>
    `hsl(${Math.round(h + shift)} ${s}% ${Math.max(4, Math.min(96, l + by))}%)`;
  const disc = { x: chance.between(18, 82), y: chance.between(12, 34), r: chance.between(6, 13), fill: palette.disc };
  const shapes: Shape[] = [];
  for (let i = chance.whole(5, 12); i > 0; i -= 1) {
    shapes.push({ d: star(chance.between(0, 100), chance.between(2, 46), chance.between(0.3, 0.9)), fill: palette.disc, opacity: 0.75 });
  }
  shapes.push({ d: ridge(chance, land, 44, 12), fill: tone(palette.sky, -12), opacity: 0.75 });
  shapes.push(...motif(chance, land, 56, tone(palette.sky, -24), palette.disc));
  shapes.push({ d: ridge(chance, land, 60, 7), fill: tone(palette.sky, -28) });
  const sky: [string, string] = [tone(palette.sky), tone(palette.low)];
  // A champion's sign is drawn over the land.
  if (['resource', 'champion', 'attack', 'skill', 'reaction'].includes(kind)) return { sky, disc, shapes, look: [kind, 'sign', name] };
  const seen = outline(new Chance(`${name}/${kind}`), name, kind);
  const ways = new Chance(`${name}/${SALT}`);
  const behind = ways.of(BACKDROPS);
  // What costs much is large.
  const size = Math.min(1.12, 0.8 + cost * 0.045) * (evolved ? 1.08 : 1);
  if (evolved) shapes.push({ d: rays(50, 44, 16, chance), fill: palette.disc, opacity: 0.5 });
  shapes.push(...backdrop(behind, ways, palette.disc, tone(palette.sky, -34)));
  let look: string[] = [behind, kind];
  if (seen && kind === 'faction') {
    // What a faction is named after stands before its castle.
    shapes.push(...hall(chance, true, palette.disc).map((each) => (each.fill === palette.disc ? each : { ...each, fill: tone(palette.sky, -30) })));
    shapes.push(...shown(seen.d, 'one', 0.86, false, palette.disc));
    look = [behind, seen.what, kind];
  } else if (seen && (seen.alive || !SOMEBODY.includes(kind))) {
    const way: Way = ways.of(WAYS);
    shapes.push(...shown(seen.d, way, size, ways.next() < 0.5, palette.disc));
    look = [behind, seen.what, way];
  } else if (SOMEBODY.includes(kind)) {
    // Who is named after a thing stands before it.
    if (seen) shapes.push({ d: seen.d, fill: palette.disc, opacity: 0.62, put: put(0.72, false, ways.next() < 0.5 ? 24 : 76, 56) });
    const who = person(ways, land, kind === 'leader' || kind === 'hero' || evolved, palette.disc);
    shapes.push(...who.shapes);
    look = [behind, seen?.what ?? '', ...who.look];
  } else if (DEEDS.includes(kind)) {
    shapes.push({ d: rays(50, 36, 14, chance), fill: palette.disc, opacity: 0.5 });
    shapes.push({ d: star(50, 36, 13), fill: palette.disc });
  } else if (PLACES.includes(kind)) {
    shapes.push(...hall(chance, kind === 'faction', palette.disc));
  } else if (THINGS.includes(kind)) {
    shapes.push(...thing(chance, palette.disc));
  } else {
    shapes.push(...gem(chance, palette.disc));
  }
  shapes.push({ d: ridge(chance, 'near', 76, 4), fill: tone(palette.sky, -40) });
  return { sky, disc, shapes, look };
}

/** Brings an outline, which stands in the middle, to a place of this size. */
function put(size: number, turned: boolean, x: number, y: number): string {
  return `translate(${x} ${y}) scale(${turned ? -size : size} ${size}) translate(-50 -80)`;
}

/** Beams from a point. */
function rays(x: number, y: number, count: number, chance: Chance): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const at = (i / count) * Math.PI * 2 + chance.between(-0.06, 0.06);
    const far = chance.between(26, 48);
    const wide = chance.between(0.03, 0.075);
    const point = (angle: number) => `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
    d += `M${x} ${y}L${point(at - wide)}L${point(at + wide)}Z`;
  }
  return d;
}
