import { expect, test } from 'vitest';
import { Tracker } from '../../src/boards/tracker';
import { card, hidden, side, view } from '../fixture';

const id = (all: readonly { id: string; zone: string; seat: number | null; index: number }[], zone: string, index = 0, seat = 0) =>
  all.find((each) => each.zone === zone && each.seat === seat && each.index === index)?.id;

test('a card that is played is the card that was in the hand', () => {
  const tracker = new Tracker();
  const before = tracker.next(view({ seats: [side({ hand: [card('Gust'), card('Glade Scout')] }), side({})] }));
  const after = tracker.next(view({ seats: [side({ hand: [card('Gust')], field: [card('Glade Scout')] }), side({})] }));
  expect(id(after, 'field')).toBe(id(before, 'hand', 1));
  expect(id(after, 'hand')).toBe(id(before, 'hand', 0));
});

test('a card that is drawn comes from the deck', () => {
  const tracker = new Tracker();
  const before = tracker.next(view({ seats: [side({ deck: [hidden, hidden] }), side({})] }));
  const after = tracker.next(view({ seats: [side({ deck: [hidden], hand: [card('Gust')] }), side({})] }));
  expect(before.filter((each) => each.zone === 'deck').map((each) => each.id)).toContain(id(after, 'hand'));
});

test('the other player’s card comes from their hand, not from their deck', () => {
  const tracker = new Tracker();
  const before = tracker.next(view({ seats: [side({}), side({ hand: [hidden], deck: [hidden] })] }));
  const after = tracker.next(view({ seats: [side({}), side({ deck: [hidden], field: [card('Gust')] })] }));
  expect(id(after, 'field', 0, 1)).toBe(id(before, 'hand', 0, 1));
});

test('two cards are never one', () => {
  const tracker = new Tracker();
  tracker.next(view({ seats: [side({ field: [card('Gust'), card('Gust')], deck: [hidden] }), side({})] }));
  const after = tracker.next(view({ seats: [side({ cemetery: [card('Gust')], field: [card('Gust')], hand: [card('Glade Scout')] }), side({})] }));
  expect(new Set(after.map((each) => each.id)).size).toBe(after.length);
});
