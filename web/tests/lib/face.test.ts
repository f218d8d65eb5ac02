import { expect, test } from 'vitest';
import { type Face, describe, faceOf, sceneOf, standing } from '../../src/lib/face';
import { Cards } from '../../src/lib/cards';
import { speaking } from '../../src/lib/say.svelte';
import { settings } from '../../src/lib/store/settings.svelte';
import { infos } from '../fixture';
import type { Card } from '../../src/wire';

const face: Face = {
  name: 'Clerk', title: 'Clerk', kind: 'character', group: 'banker', traits: [], cost: null, attack: { now: 3, printed: 3 }, defense: { now: 20, printed: 20 },
  speed: null, structure: null, influence: null, more: [], hurt: 1, needs: [], gives: [], keywords: [], marks: [], counters: [], text: [], with: [],
};

test('what is drawn, what is read and what is inspected of a hurt card is the same number', () => {
  speaking.game = 'spoils';
  expect(standing(face, 'defense')).toEqual({ now: 19, printed: 20 });
  expect(standing(face, 'attack')).toEqual({ now: 3, printed: 3 });
  expect(describe(face)).toMatch(/19 \S+ 20|19.*20/);
  expect(describe({ ...face, hurt: 0 })).not.toContain('19');
});

test('an ability is called as its card calls it, in either language', () => {
  const [first] = infos;
  const text = { en: ['VIGIL | COST: Pay 1. | EFFECT: Draw a card.'], fr: ['VEILLE | COÛT : Payez 1. | EFFET : Piochez une carte.'] };
  const scene = sceneOf([], new Cards([{ ...first!, text }]));
  expect(scene.title('VIGIL')).toBe('VIGIL');
  settings.language = 'fr';
  expect(scene.title('VIGIL')).toBe('VEILLE');
  expect(scene.title('Glade Scout')).toBe('Éclaireuse');
  settings.language = 'en';
});

test('what lies with a card is called by its title, and the other form of an evolved card goes without saying', () => {
  const scout = { id: 1, slug: 'glade-scout', name: 'Glade Scout', marks: [], numbers: [], counters: [] } as unknown as Card;
  settings.language = 'fr';
  const other: Card = { ...scout, name: 'Clerk', with: [scout] };
  const evolved: Card = { ...scout, with: [scout] };
  expect(faceOf(other, new Cards(infos))?.with).toEqual(['Éclaireuse']);
  expect(faceOf(evolved, new Cards(infos))?.with).toEqual([]);
  settings.language = 'en';
});
