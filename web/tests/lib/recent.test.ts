import { beforeEach, expect, test } from 'vitest';
import { forget, recent, remember } from '../../src/lib/recent';
import { room } from '../fixture';

beforeEach(() => localStorage.clear());

test('a game at which one sits is there to come back to, the last one first', () => {
  remember(room({ table: 'one' }));
  remember(room({ table: 'two' }));
  remember(room({ table: 'one', stage: 'over' }));
  expect(recent().map(({ table, over }) => ({ table, over }))).toEqual([
    { table: 'one', over: true },
    { table: 'two', over: false },
  ]);
  forget('two');
  expect(recent().map((each) => each.table)).toEqual(['one']);
});

test('the seat is kept where there is one, so that a replay is seen from it', () => {
  remember(room({ table: 'mine', role: { is: 'seat', seats: [1] } }));
  remember(room({ table: 'both', role: { is: 'seat', seats: [0, 1] } }));
  expect(recent().map(({ seat }) => seat)).toEqual([undefined, 1]);
});

test('whoever only looks on, a lesson, and a table that waits are not kept', () => {
  remember(room({ role: { is: 'spectator' } }));
  remember(room({ staged: true }));
  remember(room({ stage: 'open' }));
  expect(recent()).toEqual([]);
});

test('what is kept is little, and what is broken is nothing', () => {
  for (let n = 0; n < 30; n += 1) remember(room({ table: `t${n}` }));
  expect(recent()).toHaveLength(12);
  localStorage.setItem('arbiter.recent', '{"a":');
  expect(recent()).toEqual([]);
});
