import { beforeEach, expect, test, vi } from 'vitest';
import type { CardInfo, DeckEntry, GameInfo } from '../../src/wire';

const entries: DeckEntry[] = [{ part: 'main', name: 'Rat', count: 2 }];
vi.mock('../../src/lib/api', async (original) => ({
  ...(await original<object>()),
  api: { deck: () => Promise.resolve({ entries, faults: [], legal: false, text: '', code: '', file: '', ending: '' }) },
}));
const { Builder } = await import('../../src/pages/decks/builder.svelte');
const { draft } = await import('../../src/pages/decks/shelf');

const game = { key: 'evolve', title: 'Evolve', modes: [], rules: '', reserve: false, decks: [], lessons: 0, phases: [] } as GameInfo;
const rat = { name: 'Rat', part: 'main', numbers: [] } as unknown as CardInfo;

beforeEach(() => localStorage.clear());

test('a deck that was being built lies on the table again after the page was closed', async () => {
  const first = new Builder();
  first.begin(game, [rat]);
  first.add('main', 'Rat');
  first.add('main', 'Rat');
  expect(draft('evolve')?.text).toContain('2 Rat');
  const second = new Builder();
  second.begin(game, [rat]);
  await vi.waitFor(() => expect(second.entries).toEqual(entries));
  expect([second.id, second.edited]).toEqual([first.id, true]);
  second.save('A deck');
  expect(draft('evolve')).toBeNull();
  expect(draft('spoils')).toBeNull();
});
