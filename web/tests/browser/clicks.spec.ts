import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose as chooseBrawl, chooseBrawl as brawl } from './help/brawl';
import { people } from './help/browser';
import { type Seen, choose, startBot } from './help/play';
import { playQuickly } from './help/quick';
import { choose as chooseSpoils, chooseWarlord } from './help/spoils';
import { chooseWakfu, player } from './help/wakfu';
import { said } from './help/words';

const person = people();

/** So many presses for each decision where there was something to decide, at most. */
const GOAL = 1.3;

interface Played {
  name: string;
  games: number;
  /** Where whole games take too long: so many turns. */
  turns?: number;
  begin?: (page: Page) => Promise<unknown>;
  policy: () => (seen: Seen) => string;
}

const all: Played[] = [
  { name: 'Evolve', games: 4, policy: () => choose },
  { name: 'The Spoils', games: 2, begin: chooseWarlord, policy: () => chooseSpoils },
  { name: 'Super Fantasy Brawl', games: 2, begin: brawl, policy: () => chooseBrawl },
  { name: 'Wakfu TCG', games: 2, turns: 9, begin: chooseWakfu, policy: player },
];

/** Decisions with several answers that this page was asked for. */
function decisions(page: Page): Set<string> {
  const met = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(payload.toString()) as { is: string; round?: number; at?: number; options?: unknown[] };
      if (told.is === 'room' && (told.options?.length ?? 0) > 1) met.add(`${told.round} ${told.at}`);
    }),
  );
  return met;
}

const total = { clicks: 0, decided: 0 };
const ENDS = (['evolve', 'spoils', 'brawl', 'wakfu'] as const).map((game) => said('opt-end', {}, 'en', game));

test.each(all)('$name asks nothing where there is nothing to decide', { timeout: 600_000 }, async ({ name, games, turns, begin, policy }) => {
  const idle: string[] = [];
  let [clicks, decided] = [0, 0];
  const began = performance.now();
  for (let game = 0; game < games; game += 1) {
    const { page, context } = await person();
    const met = decisions(page);
    await startBot(page, begin);
    await playQuickly(page, policy(), (what, seen) => {
      clicks += 1;
      if (seen.cards.length + seen.menu.length === 0 && seen.buttons.length === 1) idle.push(what);
    }, turns);
    decided += met.size;
    await context.close();
  }
  console.log(`${name}: ${clicks} clicks, ${decided} decisions, ${(clicks / decided).toFixed(2)} each; ${idle.length} with one answer only; ${Math.round((performance.now() - began) / 1000)} s`);
  expect(decided).toBeGreaterThan(20);
  // Only the end of one's own turn is never done for anybody.
  expect(idle.filter((what) => !ENDS.some((end) => what.startsWith(end)))).toEqual([]);
  total.clicks += clicks;
  total.decided += decided;
});

test('ten games take few clicks for each decision with a real choice', () => {
  expect(total.decided).toBeGreaterThan(150);
  expect(total.clicks / total.decided).toBeLessThanOrEqual(GOAL);
});
