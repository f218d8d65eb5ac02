import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowhere } from '../../src/lib/say.svelte';
import { settings } from '../../src/lib/store/settings.svelte';
import LogLines from '../../src/parts/LogLines.svelte';
import type { Line } from '../../src/wire';

/** Three lines, of which the second has no clause. */
const lines: Line[] = ['7.1.1', '', '7.2.3'].map((clause, at) => ({
  at,
  said: { key: 'log-turn', args: [['turn', { number: at + 1 }]] },
  clause,
  depth: 0,
}));

function shown(of: readonly Line[] = lines) {
  const onclause = vi.fn();
  const made = render(LogLines, { lines: of, scene: nowhere, label: 'Log', onclause });
  const stops = () => [...made.container.querySelectorAll<HTMLElement>('*')].filter((each) => each.tabIndex === 0);
  return { ...made, onclause, stops };
}

async function press(...keys: string[]): Promise<string> {
  for (const key of keys) await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent?.trim() ?? '';
}

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('the tab key stops once in the log, at the newest line', () => {
  const { getByRole, getAllByRole, stops } = shown();
  expect(getByRole('grid', { name: 'Log' })).toBeTruthy();
  expect(getAllByRole('row')).toHaveLength(3);
  expect(stops().map((each) => each.textContent.trim())).toEqual([getAllByRole('row')[2]?.querySelector('.said')?.textContent.trim()]);
});

test('arrows, Home and End go over lines and clauses, and the stop goes with them', async () => {
  const { getAllByRole, stops } = shown();
  const said = getAllByRole('row').map((row) => row.querySelector('.said')?.textContent.trim());
  stops()[0]?.focus();
  expect(await press('ArrowRight')).toBe('7.2.3');
  expect(await press('ArrowUp')).toBe(said[1]);
  // The column that was wanted is found again.
  expect(await press('ArrowUp')).toBe('7.1.1');
  expect(stops()).toEqual([document.activeElement]);
  expect(await press('ArrowLeft')).toBe(said[0]);
  expect(await press('End')).toBe(said[2]);
  expect(await press('ArrowDown')).toBe(said[2]);
  expect(await press('Home')).toBe(said[0]);
  expect(stops()).toEqual([document.activeElement]);
});

test('Enter opens the clause of a line and answers nothing else', async () => {
  const { stops, onclause } = shown();
  stops()[0]?.focus();
  expect(await fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'Enter' })).toBe(false);
  expect(onclause).toHaveBeenCalledExactlyOnceWith('7.2.3');
  await press('ArrowUp', 'Enter');
  expect(onclause).toHaveBeenCalledOnce();
});

test('a line that comes takes the stop, unless somebody reads', async () => {
  const { stops, rerender } = shown(lines.slice(0, 2));
  const first = stops()[0];
  await rerender({ lines });
  expect(stops()).toHaveLength(1);
  expect(stops()[0]).not.toBe(first);
  stops()[0]?.focus();
  await press('Home');
  const reads = document.activeElement;
  await rerender({ lines: [...lines, ...lines] });
  expect(document.activeElement).toBe(reads);
  expect(stops()).toEqual([reads]);
});
