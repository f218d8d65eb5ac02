import { expect, test } from 'vitest';
import { clamp, queryOf, spotOf, stride } from '../../src/pages/replay/steps';

const replay = {
  replay: 'x',
  game: 'evolve',
  names: ['A', 'B'],
  decisions: 20,
  beats: [2, 5, 9, 14],
  turns: [4, 12],
  verified: true,
};

test('beats and turns are stepped in both directions, and the ends stop', () => {
  expect(stride(replay, 0, 'beat', true)).toBe(2);
  expect(stride(replay, 3, 'beat', true)).toBe(5);
  expect(stride(replay, 5, 'beat', false)).toBe(2);
  expect(stride(replay, 14, 'beat', true)).toBe(20);
  expect(stride(replay, 20, 'beat', true)).toBe(20);
  expect(stride(replay, 13, 'turn', false)).toBe(12);
  expect(stride(replay, 12, 'turn', false)).toBe(4);
  expect(stride(replay, 4, 'turn', false)).toBe(0);
  expect(stride(replay, 0, 'decision', false)).toBe(0);
});

test('an address leads back to its spot, and nonsense in it does no harm', () => {
  for (const spot of [
    { at: 7, seat: 1 },
    { at: 0, seat: null },
    { at: 3, seat: 'judge' as const },
  ]) {
    expect(spotOf(new URLSearchParams(queryOf(spot)))).toEqual(spot);
  }
  expect(spotOf(new URLSearchParams('?at=-3&seat=99'))).toEqual({ at: 0, seat: null });
  expect(spotOf(new URLSearchParams('?at=x&seat='))).toEqual({ at: 0, seat: null });
  expect(clamp(replay, 99)).toBe(20);
});
