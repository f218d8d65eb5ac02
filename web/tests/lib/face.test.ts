import { expect, test } from 'vitest';
import { type Face, describe, standing } from '../../src/lib/face';
import { speaking } from '../../src/lib/say.svelte';

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
