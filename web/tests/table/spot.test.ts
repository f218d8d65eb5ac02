import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cards } from '../../src/lib/cards';
import { sceneOf } from '../../src/lib/face';
import type { Hands, Offer } from '../../src/lib/hands';
import { speaking } from '../../src/lib/say.svelte';
import { settings } from '../../src/lib/store/settings.svelte';
import { card, hidden, infos, play } from '../fixture';
import Spot from './Spot.svelte';

const cards = new Cards(infos);

function shown(which: ReturnType<typeof card>, offers: Offer[] = []) {
  const hands: Hands = { cards, scene: sceneOf(['Ada', 'Bob'], cards), offers: () => offers, use: vi.fn(), offersOn: () => [], useOn: vi.fn(), look: vi.fn(), open: vi.fn() };
  const spot = { id: 'c1', seat: 0, zone: 'hand', index: 0, card: which };
  return { hands, ...render(Spot, { spot, hands }) };
}

/** What is read out: everything that is not hidden from readers. */
function named(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((node) => node.remove());
  return copy.textContent.trim();
}

beforeEach(() => {
  settings.language = 'en';
  speaking.game = 'evolve';
});
afterEach(cleanup);

test('a card says in words all that its drawing shows', () => {
  const numbers = [{ key: 'attack', n: 5 }, { key: 'defense', n: 1 }];
  const { getByRole } = shown(card('Glade Scout', { numbers, marks: ['engaged', 'evolved', 'ward'], counters: [{ key: 'stack', n: 2 }] }));
  expect(named(getByRole('button'))).toBe('Glade Scout, follower, attack 5 instead of 3, defense 1 instead of 4, engaged, evolved, Ward, 2 × Stack');
});

test('in French it says it in French', () => {
  settings.language = 'fr';
  const { getByRole } = shown(card('Gust', { numbers: [{ key: 'cost', n: 2 }] }));
  expect(named(getByRole('button'))).toBe('Rafale, sort, coût 2');
});

test('what can be done with it is part of its name, and pressing it does it', async () => {
  const { getByRole, hands } = shown(card('Glade Scout'), [{ pick: 0, choice: play }]);
  const button = getByRole('button');
  expect(named(button)).toContain('You can: Play Glade Scout (1)');
  await fireEvent.click(button);
  expect(hands.use).toHaveBeenCalledOnce();
  await fireEvent.focus(button);
  expect(hands.look).toHaveBeenCalled();
});

test('a card that nobody knows is no control', () => {
  const { queryByRole, container } = shown(hidden);
  expect(queryByRole('button')).toBeNull();
  expect(container.textContent).toContain('a hidden card');
});
