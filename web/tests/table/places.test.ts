import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Cards } from '../../src/lib/cards';
import { sceneOf } from '../../src/lib/face';
import type { Hands, Offer } from '../../src/lib/hands';
import type { Choice } from '../../src/wire';
import { card, infos, side, view } from '../fixture';
import Laid from './Laid.svelte';

const cards = new Cards(infos);
const scout = { seat: 0, zone: 'field', slug: 'glade-scout' };
const seen = view({
  seats: [side({ field: [card('Glade Scout')] }), side({})],
  board: {
    shape: 'squares',
    places: [
      { key: 'a1', at: [0, 0], seat: null },
      { key: 'b1', at: [1, 0], seat: null, cards: [scout] },
    ],
  },
});
const move: Choice = { words: 'a1', act: 'place', label: { key: 'opt-at' }, places: ['a1'] };

function laid() {
  const on: Offer[] = [{ pick: 0, choice: move }];
  const hands: Hands = {
    cards,
    scene: sceneOf(['Ada', 'Bob'], cards),
    offers: () => [],
    use: vi.fn(),
    offersOn: (place) => (place === 'a1' ? on : []),
    useOn: vi.fn(),
    look: vi.fn(),
    open: vi.fn(),
  };
  return { hands, ...render(Laid, { view: seen, hands }) };
}

afterEach(cleanup);

test('every place is a control with a name, and the tab key stops at one where something can be done', () => {
  const { getAllByRole } = laid();
  const places = getAllByRole('button');
  expect(places.map((place) => place.getAttribute('tabindex'))).toEqual(['0', '-1']);
  expect(places[0]!.getAttribute('aria-label')).toContain('a1');
  expect(places[1]!.getAttribute('aria-label')).toContain('Glade Scout');
});

test('pressing a place does what it is for, else what its card is for', async () => {
  const { getAllByRole, hands } = laid();
  const [free, taken] = getAllByRole('button');
  await fireEvent.keyDown(free!, { key: 'Enter' });
  expect(hands.useOn).toHaveBeenCalledWith('a1', free);
  await fireEvent.click(taken!);
  expect(hands.use).toHaveBeenCalledOnce();
  await fireEvent.focus(taken!);
  expect(hands.look).toHaveBeenCalledOnce();
});
