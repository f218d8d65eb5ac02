import { expect, test } from 'vitest';
import { answer, isPassing, ordersOf } from '../../src/lib/auto';
import { end, pass, play, target, view } from '../fixture';

const plain = { fullControl: false, passed: [], passing: false, passIdle: false, askOwn: true };
const theirs = view({ active: 1, question: 'ask-quick' });
const stop = { question: '', phase: 'main', turns: 'others', until: 'match' };
const now = { question: '', phase: '', turns: 'any', until: 'turn' };

test('the page passes no window, whatever the options: the room does, by its orders', () => {
  expect(answer(theirs, [pass], false)).toBeNull();
  expect(answer(theirs, [play, pass], false)).toBeNull();
});

test('a window without a stop is passed by an order about its kind', () => {
  const passed = ['evolve main theirs', 'spoils main mine'];
  expect(ordersOf('evolve', { ...plain, passed })).toEqual({ ask_all: false, pass: [stop] });
  expect(ordersOf('spoils', { ...plain, passed }).pass).toEqual([{ ...stop, turns: 'own' }]);
  expect(ordersOf('evolve', plain)).toEqual({ ask_all: false, pass: [] });
});

test('"pass until my turn" is an order about every window until then', () => {
  const orders = ordersOf('evolve', { ...plain, passed: ['evolve main theirs'], passing: true });
  expect(orders.pass).toEqual([stop, now]);
  expect(isPassing(orders)).toBe(true);
  expect(isPassing(ordersOf('evolve', plain))).toBe(false);
  expect(isPassing(undefined)).toBe(false);
});

test('one answer is given at once, unless it gives way', () => {
  expect(answer(view({ question: 'ask-target' }), [target], false)).toBe(0);
  expect(answer(view(), [end], false)).toBeNull();
  expect(answer(view(), [play, end], false)).toBeNull();
});

test('full control answers nothing, here and in the room', () => {
  const orders = ordersOf('evolve', { ...plain, fullControl: true, passIdle: true, askOwn: false, passed: ['evolve main theirs'], passing: true });
  expect(orders).toEqual({ ask_all: true, pass: [] });
  expect(answer(view({ question: 'ask-target' }), [target], true)).toBeNull();
});

test('an order that makes no difference is not asked', () => {
  const [develop, restore] = ['develop', 'restore'].map((act) => ({ words: act, act, label: { key: `opt-${act}-rule` } })) as [typeof pass, typeof pass];
  expect(answer(view({ question: 'ask-pending' }), [develop, restore], false)).toBe(1);
  expect(answer(view({ question: 'ask-pending' }), [develop, restore], true)).toBeNull();
  const trigger = (card: string) => ({ words: card, act: 'pending', label: { key: 'opt-pending', args: [['card', { card }]] as never } });
  expect(answer(view({ question: 'ask-pending' }), [trigger('Gust'), trigger('Gust')], false)).toBe(0);
  expect(answer(view({ question: 'ask-pending' }), [trigger('Gust'), trigger('Glade Scout')], false)).toBeNull();
});

test('windows after own plays and those with nothing but a pass are orders too', () => {
  const own = ['ask-react', 'ask-respond'].map((question) => ({ question, phase: '', turns: 'after-own', until: 'match' }));
  const idle = { question: '', phase: '', turns: 'idle', until: 'match' };
  expect(ordersOf('wakfu', { ...plain, askOwn: false }).pass).toEqual(own);
  expect(ordersOf('wakfu', { ...plain, passIdle: true }).pass).toEqual([idle]);
});

test('in a lesson a window with nothing but a pass is passed, and the end of a turn is not', () => {
  expect(answer(theirs, [pass], false, true)).toBe(0);
  expect(answer(theirs, [pass], true, true)).toBeNull();
  expect(answer(theirs, [pass, { ...pass, words: 'quiet' }], false, true)).toBe(0);
  expect(answer(theirs, [play, pass], false, true)).toBeNull();
  expect(answer(view(), [end], false, true)).toBeNull();
});
