import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { Socket } from '../../src/lib/socket';

/** A wire whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = () => {};
  onerror = () => {};

  constructor() {
    Wire.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  tell(frame: object) {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  welcome() {
    this.open();
    this.tell({ is: 'welcome', v: 1, player: 'p', rules: '1' });
  }

  what() {
    return this.sent.map((frame) => frame['do']);
  }
}

const forget = vi.fn();

function make() {
  return new Socket({
    url: 'ws://x',
    token: () => Promise.resolve('secret'),
    forget,
    make: () => new Wire() as unknown as WebSocket,
  });
}

async function wire(n: number): Promise<Wire> {
  await vi.advanceTimersByTimeAsync(20_000 * Math.min(n, 1));
  await vi.waitFor(() => expect(Wire.all.length).toBeGreaterThan(n));
  return Wire.all[n]!;
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  forget.mockClear();
});

afterEach(() => vi.useRealTimers());

test('it says hello before anything else', async () => {
  const socket = make();
  void socket.ask({ do: 'say', table: 'T', text: 'hi' });
  const first = await wire(0);
  first.open();
  expect(first.what()).toEqual(['hello']);
  first.tell({ is: 'welcome', v: 1, player: 'p', rules: '1' });
  expect(first.what()).toEqual(['hello', 'say']);
});

test('what was not answered goes out again under the same id', async () => {
  const socket = make();
  const asked = socket.ask({ do: 'act', table: 'T', seat: 0, at: 3, pick: 1 });
  const first = await wire(0);
  first.welcome();
  const id = first.sent[1]!['id'];
  first.close();
  const second = await wire(1);
  second.welcome();
  expect(second.sent[1]).toMatchObject({ do: 'act', id, at: 3, pick: 1 });
  second.tell({ is: 'done', id, seq: 7 });
  await expect(asked).resolves.toMatchObject({ is: 'done', seq: 7 });
  second.close();
  const third = await wire(2);
  third.welcome();
  expect(third.what()).toEqual(['hello']);
});

test('a table is followed again with the lines that are known by then', async () => {
  const socket = make();
  let lines = 0;
  socket.watch('T', { have: () => lines, refused: () => {} });
  const first = await wire(0);
  first.welcome();
  expect(first.sent[1]).toMatchObject({ do: 'watch', have: 0 });
  lines = 12;
  first.close();
  expect(socket.status).toBe('waiting');
  const second = await wire(1);
  second.welcome();
  expect(second.sent[1]).toMatchObject({ do: 'watch', have: 12 });
  expect(socket.status).toBe('open');
});

test('a refusal reaches whoever asked', async () => {
  const socket = make();
  const refused = vi.fn();
  socket.watch('nowhere', { have: () => 0, refused });
  const asked = socket.ask({ do: 'concede', table: 'T', seat: 0 });
  const first = await wire(0);
  first.welcome();
  first.tell({ is: 'refused', id: first.sent[1]!['id'], code: 'unknown', why: { key: 'refused-unknown' }, clause: null });
  first.tell({ is: 'refused', id: first.sent[2]!['id'], code: 'not-now', why: { key: 'refused-not-now' }, clause: '1.2' });
  expect(refused.mock.calls[0]![0]).toMatchObject({ code: 'unknown' });
  await expect(asked).rejects.toBeInstanceOf(Refusal);
  await expect(asked).rejects.toMatchObject({ code: 'not-now', clause: '1.2' });
});

test('a token of another server is forgotten', async () => {
  const socket = make();
  socket.connect();
  const first = await wire(0);
  first.open();
  first.tell({ is: 'refused', id: '', code: 'token', why: { key: 'refused-token' }, clause: null });
  expect(forget).toHaveBeenCalledOnce();
  expect(first.readyState).toBe(3);
});

test('a wire that stays silent is given up', async () => {
  const socket = make();
  socket.connect();
  const first = await wire(0);
  first.welcome();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.what()).toEqual(['hello', 'ping']);
  first.tell({ is: 'pong' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(first.readyState).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(first.readyState).toBe(3);
});
