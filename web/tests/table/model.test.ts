import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Room, Tell } from '../../src/wire';

const heard = new Set<(tell: Tell) => void>();
const asked: Ask[] = [];
let done = 1;

vi.mock('../../src/lib/live.svelte', () => ({
  live: { status: 'open', player: 'p', rules: '1' },
  socket: {
    hear: (teller: (tell: Tell) => void) => {
      heard.add(teller);
      return () => heard.delete(teller);
    },
    watch: vi.fn(),
    unwatch: vi.fn(),
    ask: (ask: Ask) => {
      asked.push(ask);
      return Promise.resolve({ is: 'done', id: '', seq: done });
    },
  },
}));
vi.mock('../../src/lib/cards', async (original) => ({
  ...(await original<object>()),
  cards: () => new Promise(() => {}),
  games: () => new Promise(() => {}),
}));

const { Table } = await import('../../src/lib/table.svelte');
const { settings } = await import('../../src/lib/store/settings.svelte');
const { commit, seedFor } = await import('../../src/lib/seeds');
const { pass, play, room, target, view } = await import('../fixture');

const send = (frame: Room) => heard.forEach((teller) => teller({ is: 'room', ...frame }));
const line = (key: string) => ({ at: 0, said: { key }, clause: '1.1', depth: 0 });

beforeEach(() => {
  heard.clear();
  asked.length = 0;
  done = 1;
  localStorage.clear();
  settings.fullControl = false;
  settings.passed = [];
  // What is said about windows by default is tried with the orders themselves.
  settings.passIdle = false;
  settings.askOwn = true;
});

test('a frame continues the log, or takes some of it back', () => {
  const table = new Table('T');
  send(room({ log: [line('a'), line('b')] }));
  send(room({ log_from: 2, log: [line('c')] }));
  expect(table.lines.map((each) => each.said.key)).toEqual(['a', 'b', 'c']);
  send(room({ log_from: 1, log: [line('d')] }));
  expect(table.lines.map((each) => each.said.key)).toEqual(['a', 'd']);
});

test('frames of other tables are not for it', () => {
  const table = new Table('T');
  send(room({ table: 'other' }));
  expect(table.room).toBeNull();
});

test('a single answer is given once, for the seat that is asked', async () => {
  const table = new Table('T');
  const forced = room({ options: [target], view: view({ question: 'ask-target' }) });
  send(forced);
  send(forced);
  await vi.waitFor(() => expect(table.busy).toBe(false));
  expect(asked).toEqual([{ do: 'act', table: 'T', seat: 0, at: 4, pick: 0 }]);
});

test('between an answer and the room it leads to, nothing is answered', async () => {
  const table = new Table('T');
  send(room());
  done = 2;
  await table.act(0);
  expect(table.busy).toBe(true);
  await table.act(1);
  expect(asked).toHaveLength(1);
  send(room({ seq: 2, at: 5 }));
  expect(table.busy).toBe(false);
});

test('whoever is not asked answers nothing', () => {
  new Table('T');
  send(room({ role: { is: 'spectator' }, options: [target] }));
  send(room({ view: view({ asked: 1 }), options: [] }));
  expect(asked).toEqual([]);
});

test('passing until my turn is lodged with the room, once', async () => {
  const table = new Table('T');
  const quick = room({ view: view({ active: 1, turn: 4, question: 'ask-quick' }), options: [play, pass] });
  send(quick);
  expect(asked).toEqual([]);
  table.passUntilMyTurn();
  const orders = { ask_all: false, pass: [{ question: '', phase: '', turns: 'any' as const, until: 'turn' as const }] };
  await vi.waitFor(() => expect(asked).toEqual([{ do: 'lodge', table: 'T', seat: 0, orders }]));
  const seats = quick.seats.map((seat, n) => (n === 0 ? { ...seat, orders } : seat));
  send({ ...quick, seats });
  expect(table.passing).toBe(true);
  expect(asked).toHaveLength(1);
  // The room says when it is over.
  send(quick);
  expect(table.passing).toBe(false);
  expect(asked).toHaveLength(1);
});

test('stops and full control are lodged as soon as they differ from what the room knows', async () => {
  settings.passed = ['evolve main theirs'];
  new Table('T');
  send(room());
  const orders = { ask_all: false, pass: [{ question: '', phase: 'main', turns: 'others' as const, until: 'match' as const }] };
  await vi.waitFor(() => expect(asked).toEqual([{ do: 'lodge', table: 'T', seat: 0, orders }]));
  send(room());
  expect(asked).toHaveLength(1);
});

test('a seed is told when all are bound, and only once', () => {
  new Table('T');
  const hash = commit('T', 0, 1);
  const sealing = room({ stage: 'sealing', view: null, options: [] });
  sealing.fair.commits = [hash, 'ff'];
  sealing.seats[0]!.ready = false;
  send(sealing);
  send(sealing);
  expect(asked).toEqual([{ do: 'reveal', table: 'T', seat: 0, seed: seedFor('T', 0, hash) }]);
});

test('another window takes over, and can be taken back from', () => {
  const table = new Table('T');
  send(room());
  heard.forEach((teller) => teller({ is: 'moved', table: 'T' }));
  expect(table.moved).toBe(true);
  table.follow();
  expect(table.moved).toBe(false);
});

test('an action that is not finished is taken back as a whole', async () => {
  const table = new Table('T');
  const half = view({ question: 'ask-target', subject: { card: 'Gust' } });
  send(room());
  await table.act(0);
  send(room({ seq: 2, at: 5, view: half, options: [target, play] }));
  expect(table.unfinished).toBe(true);
  await table.act(1);
  send(room({ seq: 3, at: 6, view: half, options: [target, play] }));
  asked.length = 0;
  const back = table.takeBack();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  // Taking back is a decision too, so the number of the question goes on.
  send(room({ seq: 4, at: 7, view: half, options: [target, play] }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  send(room({ seq: 5, at: 8 }));
  await back;
  expect(asked.map((each) => each.do)).toEqual(['undo', 'undo']);
  expect(table.unfinished).toBe(false);
});

test('where nothing is half done, there is nothing to take back', async () => {
  const table = new Table('T');
  send(room());
  await table.act(0);
  send(room({ seq: 2, at: 5 }));
  expect(table.unfinished).toBe(false);
  send(room({ seq: 3, at: 6, view: view({ asked: 1 }), options: [] }));
  expect(table.unfinished).toBe(false);
});

test('at a hot seat nobody takes back what the other did', async () => {
  const table = new Table('T');
  const keep = [play, target];
  const role = { is: 'seat' as const, seats: [0, 1] };
  send(room({ role, view: view({ question: 'ask-mulligan', asked: 0 }), options: keep }));
  await table.act(0);
  send(room({ role, seq: 2, at: 5, view: view({ question: 'ask-mulligan', asked: 1 }), options: keep }));
  expect(table.unfinished).toBe(false);
});

test('what the page answers by rule begins nothing that could be taken back', async () => {
  const table = new Table('T');
  const forced = ['develop', 'restore'].map((act) => ({ words: act, act, label: { key: `opt-${act}` } }));
  send(room({ options: forced }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  send(room({ seq: 2, at: 5, view: view({ question: 'ask-option', subject: { card: 'Charter' } }), options: [target, play] }));
  expect(table.unfinished).toBe(false);
});

test('a payment is proposed, and one word pays all of it', async () => {
  const table = new Table('T');
  const mines = ['mine', 'iron', 'gold'].map((name) => ({ name, slug: name }));
  const paying = (left: number) => {
    const cards = mines.slice(0, left);
    const options = cards.map(({ slug }) => ({ words: slug, act: 'target', label: { key: 'opt-card' }, about: [{ seat: 0, zone: 'field', slug }] }));
    const seats = [{ ...view().seats[0]!, zones: [{ key: 'field', count: left, cards }] }, view().seats[1]!];
    return room({ seq: 10 - left, at: 10 - left, options, view: view({ question: 'ask-pay', subject: { card: 'Gust' }, seats }) });
  };
  send(paying(3));
  expect(table.payable).toBe(true);
  done = 8;
  table.pay();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  send(paying(2));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.every((each) => each.do === 'act' && each.pick === 0)).toBe(true);
});
