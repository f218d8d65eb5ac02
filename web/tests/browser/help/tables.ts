// Tables that tests need in a certain state.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getText, guest, post } from './api';

interface Opened {
  table: string;
  invite: string;
}

const seated = (seats: { kind: string; level?: string }[], start: object, game = 'evolve') => ({
  game,
  seats: seats.map((seat) => ({ deck: '', level: '', ...seat })),
  public: false,
  best_of: 1,
  clock: null,
  start,
});

/** A table laid by the lines of a scene, on which this page sits at both seats. */
export async function openScene(page: Page, setup: string, game = 'evolve'): Promise<string> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('arbiter.guest') !== null);
  const me = JSON.parse(await page.evaluate(() => localStorage.getItem('arbiter.guest') ?? ''));
  const opened = await post<Opened>(
    '/api/tables',
    seated([{ kind: 'human' }, { kind: 'human' }], { is: 'scene', setup }, game),
    me,
  );
  await page.goto(`/#/t/${opened.table}`);
  return opened.table;
}

/** A game that two bots played; gives the id of its replay. */
export async function botGame(game = 'evolve'): Promise<string> {
  const me = await guest();
  const bots = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ];
  const { table } = await post<Opened>('/api/tables', seated(bots, { is: 'fresh' }, game), me);
  let text = '';
  const ended = async () => (text = await getText(`/api/tables/${table}/replay`, me).catch(() => '')) !== '';
  await expect.poll(ended, { timeout: 60_000 }).toBe(true);
  return (await post<{ replay: string }>('/api/replays', text, me)).replay;
}
