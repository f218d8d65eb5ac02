import { expect, test } from 'vitest';
import type { Choice, Lesson, View } from '../../src/wire';
import { find, next } from '../../src/pages/tutorial/course';

const option = (words: string, act = 'play'): Choice => ({ words, act, label: { key: 'opt-card' } });
const both = { en: '', fr: '' };
const lesson: Lesson = {
  number: 1,
  title: both,
  setup: '',
  done: both,
  steps: [
    { seat: 0, words: 'play golem', say: both },
    { seat: 1, words: 'pass', say: both },
  ],
};
const view = (asked: number | null): View => ({
  viewer: 0,
  turn: 1,
  active: 0,
  phase: 'main',
  asked,
  question: 'ask-main',
  seats: [],
  shared: [],
  pending: [],
  outcome: null,
});

test('the learner is shown the option of the step', () => {
  const turn = next(lesson, 0, view(0), [option('end', 'end'), option('play golem')]);
  expect(turn).toEqual({ is: 'learner', step: lesson.steps[0], pick: 1 });
});

test('the page plays the other seat and whatever has one answer only', () => {
  expect(next(lesson, 1, view(1), [option('play bolt'), option('pass', 'pass')])).toMatchObject({
    is: 'page',
    pick: 1,
  });
  expect(next(lesson, 0, view(1), [option('pass', 'pass')])).toEqual({ is: 'page', pick: 0, step: null });
});

test('the turn of the learner is never ended by the page', () => {
  expect(next(lesson, 0, view(0), [option('end', 'end')])).toEqual({ is: 'astray' });
});

test('after the last step it is done, and before the first frame it waits', () => {
  expect(next(lesson, 2, view(0), [option('end', 'end')])).toEqual({ is: 'done' });
  expect(next(lesson, 0, null, [])).toEqual({ is: 'wait' });
});

test('words may be shortened while only one option holds them', () => {
  const options = [option('attack golem'), option('attack knight'), option('attack knight#2')];
  expect(find(options, 'golem')).toBe(0);
  expect(find(options, 'attack knight')).toBe(1);
  expect(find(options, 'knigh')).toBe(null);
});
