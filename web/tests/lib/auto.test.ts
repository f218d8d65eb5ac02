import { expect, test } from 'vitest';
import { answer } from '../../src/lib/auto';
import { end, pass, play, target, view } from '../fixture';

const plain = { fullControl: false, passed: [], passing: false };
const theirs = view({ active: 1, question: 'ask-quick' });

test('a window asks, whatever the options', () => {
  expect(answer('evolve', theirs, [pass], plain)).toBeNull();
  expect(answer('evolve', theirs, [play, pass], plain)).toBeNull();
});

test('a window without a stop is passed, whatever the options', () => {
  const orders = { ...plain, passed: ['evolve main theirs'] };
  expect(answer('evolve', theirs, [pass], orders)).toBe(0);
  expect(answer('evolve', theirs, [play, pass], orders)).toBe(1);
  expect(answer('evolve', view({ question: 'ask-quick' }), [play, pass], orders)).toBeNull();
});

test('"pass until my turn" passes windows only', () => {
  const orders = { ...plain, passing: true };
  expect(answer('evolve', theirs, [play, pass], orders)).toBe(1);
  expect(answer('evolve', view(), [play, end], orders)).toBeNull();
});

test('one answer is given at once, unless it gives way', () => {
  expect(answer('evolve', view({ question: 'ask-target' }), [target], plain)).toBe(0);
  expect(answer('evolve', view(), [end], plain)).toBeNull();
  expect(answer('evolve', view(), [play, end], plain)).toBeNull();
});

test('full control answers nothing', () => {
  const orders = { fullControl: true, passed: ['evolve main theirs'], passing: true };
  expect(answer('evolve', theirs, [pass], orders)).toBeNull();
  expect(answer('evolve', view({ question: 'ask-target' }), [target], orders)).toBeNull();
});
