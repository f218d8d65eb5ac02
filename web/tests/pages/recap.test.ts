import { beforeEach, expect, test } from 'vitest';
import { keyMoment, missed, seenOf, sees } from '../../src/pages/table/recap';
import { results } from '../../src/pages/table/foresee.svelte';
import { waiting } from '../../src/lib/quick';
import { TONES, play } from '../../src/lib/sound';
import { settings } from '../../src/lib/store/settings.svelte';
import type { Line, TableRow } from '../../src/wire';

const line = (key: string, depth = 0, number?: number): Line => ({
  at: 0,
  said: { key, args: number === undefined ? [] : [['number', { number }]] },
  clause: '',
  depth,
});

beforeEach(() => localStorage.clear());

test('what was missed begins where somebody left, and is told only if it is worth it', () => {
  const lines = [line('a'), line('b'), line('c', 1), line('d', 2), line('e'), line('f')];
  expect(seenOf('t 1')).toBeNull();
  sees('t 1', 1);
  sees('t 2', 5);
  sees('t 1', 2);
  expect([seenOf('t 1'), seenOf('t 2')]).toEqual([2, 5]);
  expect(missed(lines, 2, 9).map((each) => each.said.key)).toEqual(['c', 'e', 'f']);
  expect(missed(lines, 2, 2).map((each) => each.said.key)).toEqual(['e', 'f']);
  expect(missed(lines, 4, 9)).toEqual([]);
});

test('a game turned on its heaviest blow, the last of equal ones', () => {
  const lines = [line('log-turn', 0, 1), line('log-damage', 1, 4), line('log-turn', 0, 2), line('log-damage-leader', 1, 4), line('log-draw', 1, 9)];
  expect(keyMoment(lines)).toEqual({ line: lines[3], turn: 2 });
  expect(keyMoment([line('log-turn', 0, 1), line('log-damage', 1, 1)])).toBeNull();
});

test('of what would come, the results are told and not what is done anyhow', () => {
  const lines = [line('log-attack'), line('log-engage', 1), line('log-damage', 1, 2), line('log-fought', 1), line('log-destroyed', 1)];
  expect(results(lines).map((each) => each.said.key)).toEqual(['log-damage', 'log-destroyed']);
});

test('a quick match sits down where somebody of the same game waits, the longest first', () => {
  const row = (table: string, change: Partial<TableRow> = {}): TableRow => ({
    table, game: 'evolve', mode: 'constructed', seating: 'duel', stage: 'open', names: ['Ann', ''], players: ['ann', ''], clock: null, best_of: 1, watchers: 0, ...change,
  });
  const rows = [row('new'), row('other', { game: 'spoils' }), row('full', { names: ['Ann', 'Bob'] }), row('empty', { names: ['', ''] }), row('begun', { stage: 'playing' }), row('old')];
  expect(waiting(rows, 'evolve', { mode: 'constructed', seating: 'duel' }).map((each) => each.table)).toEqual(['old', 'new']);
  settings.blocked = ['bad'];
  const met = [row('wanted'), row('unwanted', { players: ['bad', ''] })];
  expect(waiting(met, 'evolve', { mode: 'constructed', seating: 'duel' }).map((each) => each.table)).toEqual(['wanted']);
  settings.blocked = [];
});

test('nothing sounds unless somebody wants it', () => {
  let made = 0;
  const node = { connect: (to: unknown) => to, start() {}, stop() {}, type: '', frequency: { value: 0 } };
  class Fake {
    currentTime = 0;
    destination = {};
    createOscillator() {
      made += 1;
      return node;
    }
    createGain() {
      return { connect: () => ({}), gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
    }
  }
  Object.assign(globalThis, { AudioContext: Fake });
  play('turn');
  expect(made).toBe(0);
  settings.sound = true;
  play('turn');
  expect(made).toBe(TONES.turn.length);
  settings.sound = false;
});
