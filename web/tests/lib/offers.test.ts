import { expect, test } from 'vitest';
import type { Offer } from '../../src/lib/hands';
import { type Sorted, enterOffer, nothing, sortOffers, spaceOffer } from '../../src/lib/offers';
import type { Choice } from '../../src/wire';
import { card, end, pass, play, side, target, view } from '../fixture';

const inline = ['hand', 'field'];

test('options lie on cards, in the tray or on buttons', () => {
  const seen = view({ seats: [side({ hand: [card('Glade Scout')], deck: [card('Gust')] }), side({})] });
  const sorted = sortOffers(seen, [play, target, end], inline);
  expect([...sorted.board.keys()]).toEqual(['0/hand/glade-scout']);
  expect(sorted.tray.map((offer) => offer.pick)).toEqual([1]);
  expect(sorted.buttons.map((offer) => offer.pick)).toEqual([2]);
});

test('a card with two options has both', () => {
  const sorted = sortOffers(view(), [play, { ...play, act: 'use' }], inline);
  expect(sorted.board.get('0/hand/glade-scout')).toHaveLength(2);
});

test('a card that is in no sight can still be chosen', () => {
  const face = { words: 'x', act: 'face', label: { key: 'opt-face', args: [['card', { card: 'Gust' }]] as never } };
  const gone = { ...play, about: [{ seat: 0, zone: 'hand', slug: 'gone' }] };
  const sorted = sortOffers(view(), [face, gone], inline);
  expect(sorted.tray).toHaveLength(2);
});

test('the space bar gives way, Enter agrees', () => {
  const of = (buttons: Offer[]): Sorted => ({ ...nothing, buttons });
  const offers = [play, pass, { words: 'yes', act: 'yes', label: { key: 'opt-yes' } }].map((choice, pick) => ({ pick, choice }));
  expect(spaceOffer(offers)?.choice.act).toBe('pass');
  expect(enterOffer(of(offers))?.choice.act).toBe('yes');
  expect(spaceOffer(offers.slice(0, 1))?.pick).toBe(0);
  expect(spaceOffer([])).toBeNull();
});

test('what gives way is never put forward while something could be done', () => {
  const [playing, passing, ending, stopping] = [play, pass, end, { words: 'stop', act: 'stop', label: { key: 'opt-stop' } }].map(
    (choice, pick) => ({ pick, choice }),
  ) as [Offer, Offer, Offer, Offer];
  const board = new Map([['0/hand/glade-scout', [playing]]]);
  expect(enterOffer({ ...nothing, board, buttons: [ending] })).toBeNull();
  expect(enterOffer({ ...nothing, board, buttons: [passing] })).toBeNull();
  expect(enterOffer({ ...nothing, buttons: [ending] })).toBe(ending);
  expect(enterOffer({ ...nothing, board, buttons: [stopping] })).toBeNull();
  expect(enterOffer({ ...nothing, board, buttons: [stopping] }, 1)).toBe(stopping);
});

test('a card that stands on a place can be pressed wherever it is drawn; one that is played only where it lies', () => {
  const seen = view({ board: { shape: 'hexes', places: [{ key: 'a1', at: [0, 0], seat: null }] } });
  const stands: Choice = { ...target, act: 'target', about: [{ seat: 0, zone: 'hand', slug: 'gust' }], places: ['a1'] };
  const leads: Choice = { ...play, places: ['a1'] };
  const sorted = sortOffers(seen, [stands, leads], ['hand']);
  expect(sorted.places.get('a1')?.map((offer) => offer.pick)).toEqual([0]);
  expect([...sorted.board.values()].flat().map((offer) => offer.pick).toSorted()).toEqual([0, 1]);
});

test('giving up a whole hand is never put forward', () => {
  const yes: Offer = { pick: 0, choice: { words: 'yes', act: 'use', label: { key: 'opt-rollback' } } };
  const no: Offer = { pick: 1, choice: { words: 'no', act: 'stop', label: { key: 'opt-keep-hand' } } };
  expect(enterOffer({ ...nothing, buttons: [yes, no] }, 0, 'ask-rollback')).toBe(no);
  expect(enterOffer({ ...nothing, buttons: [yes, no] }, 0, 'ask-may')).toBe(yes);
});

test('no key leaves out what is missed for the whole game', () => {
  const stop: Offer = { pick: 1, choice: { words: 'stop', act: 'stop', label: { key: 'opt-stop' } } };
  expect(spaceOffer([stop], 'ask-starting')).toBeNull();
  expect(spaceOffer([stop], 'ask-blockers')).toBe(stop);
});
