import { expect, test } from 'vitest';
import type { Laid } from '../../src/boards/parts/laid';
import { lay, levels } from '../../src/boards/spoils/lay';
import type { Tracked } from '../../src/boards/tracker';
import { Cards } from '../../src/lib/cards';
import type { Card, CardInfo } from '../../src/wire';

const info = (name: string, kind: string): CardInfo => ({
  name, title: { en: name, fr: name }, slug: name, kind, class: '', traits: [], numbers: [], keywords: [],
  text: { en: [], fr: [] }, part: 'deck', copies: 4, set: '',
});
const cards = new Cards([info('rage', 'resource'), info('recruit', 'character'), info('blade', 'item'), info('bridge', 'location')]);

let last = 0;
function spot(slug: string, more: Partial<Card> = {}, seat = 0): Tracked {
  last += 1;
  return { id: `c${last}`, seat, zone: 'play', index: last, card: { name: slug.replace(/#\d+$/, ''), slug, ...more } };
}

const figures = (speed: number) => [{ key: 'attack', n: 2 }, { key: 'speed', n: speed }];
const slugs = (laid: readonly Laid[]) => laid.map(({ spot: { card } }) => card.slug);

test('resources that pay, spent ones and face-down cards are told from the rest', () => {
  const hidden = spot('face-down', { marks: ['face-down'] });
  hidden.card.name = null;
  const play = [
    spot('rage'),
    spot('rage#2', { marks: ['spent'] }),
    spot('recruit', { marks: ['face-down'] }),
    hidden,
    spot('recruit#2', { numbers: figures(3) }),
    spot('bridge', { numbers: [{ key: 'structure', n: 6 }] }),
  ];
  const [side] = lay([play, []], cards);
  expect(slugs(side!.free)).toEqual(['rage', 'recruit', 'face-down']);
  expect(slugs(side!.spent)).toEqual(['rage#2']);
  expect(slugs(side!.characters)).toEqual(['recruit#2']);
  expect(slugs(side!.others)).toEqual(['bridge']);
});

test('what is attached lies on its bearer, also on one of the other player', () => {
  const bearer = spot('recruit', { numbers: figures(3), with: [{ name: 'blade', slug: 'blade' }, { name: 'blade', slug: 'blade' }] });
  const [mine, theirs] = lay([[bearer, spot('blade')], [spot('blade', {}, 1)]], cards);
  expect(mine!.characters[0]!.on.map(({ card, seat }) => `${seat} ${card.slug}`)).toEqual(['0 blade', '1 blade']);
  expect([...mine!.others, ...theirs!.others]).toEqual([]);
});

test('a resource that became a character stands with the characters', () => {
  const [side] = lay([[spot('rage', { numbers: figures(1) })], []], cards);
  expect([slugs(side!.free), slugs(side!.characters)]).toEqual([[], ['rage']]);
});

test('fighters stay in their rows and are told, the fastest first; the attacked location is the target', () => {
  const [mine, theirs] = lay(
    [
      [spot('recruit', { numbers: figures(2), marks: ['attacking'] }), spot('recruit#2', { numbers: figures(4), marks: ['attacking'] })],
      [spot('recruit', { numbers: figures(3), marks: ['blocking'] }, 1), spot('bridge', { marks: ['attacked'] }, 1)],
    ],
    cards,
  );
  expect(slugs(mine!.fighters)).toEqual(['recruit#2', 'recruit']);
  expect([mine!.characters, theirs!.characters, theirs!.others].map(slugs)).toEqual([['recruit', 'recruit#2'], ['recruit'], ['bridge']]);
  expect(theirs!.target?.spot.card.slug).toBe('bridge');
  expect(levels([mine!.fighters, theirs!.fighters])).toEqual([4, 3, 2]);
});
