import { expect, test } from 'vitest';
import { SUBJECTS, outline } from '../../src/lib/art-choice';
import { BEASTS } from '../../src/lib/art-beasts';
import { SIGNS } from '../../src/lib/art-signs';
import { picture } from '../../src/lib/art';
import { Chance } from '../../src/lib/chance';

const drawn = (name: string, kind = 'follower') => outline(new Chance(name), name, kind)?.d;

test('names choose among at least sixty subjects', () => {
  expect(SUBJECTS).toBeGreaterThanOrEqual(60);
  expect(drawn('Cave Dragon')).toBe(BEASTS['dragon']);
  expect(drawn('Cellar Rat')).toBe(BEASTS['rat']);
  expect(drawn('Stone Bridge', 'location')).toBe(SIGNS['bridge']);
  expect(drawn('Plain Somebody')).toBeUndefined();
  // A beast inside of another word is none.
  expect(['Caldera Tyrant', 'Leafshade Prowler', 'Silent Novice', 'Stage Double'].map((name) => drawn(name))).toEqual([undefined, undefined, undefined, undefined]);
});

test('a thing without a telling name is drawn as its kind', () => {
  expect(drawn('Xyz', 'boots')).toBe(SIGNS['boots']);
  expect(drawn('Xyz', 'weapon')).toBeDefined();
});

test('the same card is drawn the same, and a dear one larger', () => {
  const [once, again, dear] = [picture('Old Oak', 'ally', 'earth', false, 1), picture('Old Oak', 'ally', 'earth', false, 1), picture('Old Oak', 'ally', 'earth', false, 7)];
  expect(again).toEqual(once);
  const size = (of: typeof once) => Number(/scale\(-?([\d.]+)/.exec(of.shapes.find((shape) => shape.put)?.put ?? '')?.[1]);
  expect(size(dear)).toBeGreaterThan(size(once));
});
