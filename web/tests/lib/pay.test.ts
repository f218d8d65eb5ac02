import { expect, test } from 'vitest';
import { alike, payment, proposal } from '../../src/lib/pay';
import type { Card, Choice } from '../../src/wire';
import { card, side, view } from '../fixture';

const resource = (slug: string, more: Partial<Card> = {}): Card => ({ ...card('Mine', more), slug });
const paying = (cards: Card[]) => view({ question: 'ask-pay', subject: { card: 'Gust' }, seats: [side({ field: cards }), side({})] });
const options = (cards: Card[]): Choice[] =>
  cards.map(({ slug }) => ({ words: slug, act: 'target', label: { key: 'opt-card' }, about: [{ seat: 0, zone: 'field', slug }] }));

test('nothing is proposed where nothing is paid', () => {
  const cards = [resource('mine')];
  expect(proposal({ ...paying(cards), question: 'ask-target' }, options(cards))).toBeNull();
  expect(payment(view())).toBeNull();
});

test('what lies face-down pays first, then what cannot fight, then the weakest', () => {
  const strong = resource('strong', { numbers: [{ key: 'strength', n: 5 }] });
  const weak = resource('weak', { numbers: [{ key: 'strength', n: 1 }] });
  const idle = resource('idle');
  const down = resource('down', { marks: ['face-down'] });
  const pick = (cards: Card[]) => cards[proposal(paying(cards), options(cards)) ?? -1]?.slug;
  expect(pick([strong, weak, idle, down])).toBe('down');
  expect(pick([strong, weak, idle])).toBe('idle');
  expect(pick([strong, weak])).toBe('weak');
});

test('of what is the same in everything, any pays without a question', () => {
  const same = [resource('mine'), resource('mine#2')];
  expect(alike(paying(same), options(same))).toBe(true);
  const marked = [resource('mine'), resource('mine#2', { marks: ['new'] })];
  expect(alike(paying(marked), options(marked))).toBe(false);
  expect(alike({ ...paying(same), question: 'ask-target' }, options(same))).toBe(false);
});

test('a payment for another card is another payment', () => {
  expect(payment(paying([]))).not.toBe(payment({ ...paying([]), subject: { card: 'Glade Scout' } }));
});
