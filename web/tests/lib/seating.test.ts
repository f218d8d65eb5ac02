import { expect, test } from 'vitest';
import { inTeams, modeOf, newSeats, seatingOf, stagedSeats, usualSeats } from '../../src/lib/seating';
import { freshForm, wishesOf } from '../../src/pages/home/form';
import type { GameInfo } from '../../src/wire';

const two = { key: 'two', teams: [0, 1] };
const four = { key: 'two-teams-of-two', teams: [0, 1, 0, 1] };
const deck = (key: string) => ({ key, title: { en: key, fr: key }, class: 'none', text: '' });
const game: GameInfo = {
  key: 'duel',
  title: 'Duel',
  modes: [
    { key: 'constructed', brings_deck: true, seatings: [two, four] },
    { key: 'draft', brings_deck: false, seatings: [two] },
  ],
  rules: '0',
  reserve: false,
  decks: [deck('steel'), deck('luck')],
  lessons: 0,
  phases: [],
};

test('what is not named is as usual', () => {
  expect(modeOf(game, '').key).toBe('constructed');
  expect(modeOf(game, 'draft').brings_deck).toBe(false);
  expect(seatingOf(modeOf(game, ''), 'two-teams-of-two').teams).toEqual([0, 1, 0, 1]);
  expect(seatingOf(modeOf(game, 'draft'), 'two-teams-of-two').key).toBe('two');
  expect(usualSeats(game)).toBe(2);
  expect(inTeams(two.teams)).toBe(false);
  expect(inTeams(four.teams)).toBe(true);
});

test('the lines of a lesson say how many sit there', () => {
  expect(stagedSeats(game, 'A hand x')).toBe(2);
  expect(stagedSeats(game, 'seating two-teams-of-two\nC hand x')).toBe(4);
});

test('seats are for people of this device, bots or whoever comes', () => {
  expect(newSeats(4, 1, 'bot', 'steady').map((seat) => seat.kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  expect(newSeats(4, 1, 'open').map((seat) => seat.kind)).toEqual(['human', 'open', 'open', 'open']);
  expect(newSeats(4, 4, 'open').every((seat) => seat.kind === 'human' && seat.level === '')).toBe(true);
});

test('a wish has as many decks as seats, and none where none is brought', () => {
  const form = freshForm(game);
  expect(wishesOf(game, form)).toMatchObject({ mode: 'constructed', seating: 'two', seats: 2, decks: ['steel', 'luck'] });
  form.seating = 'two-teams-of-two';
  expect(wishesOf(game, form)).toMatchObject({ seats: 4, decks: ['steel', 'luck', 'steel', 'luck'] });
  form.mode = 'draft';
  expect(wishesOf(game, form)).toMatchObject({ mode: 'draft', seating: 'two', seats: 2, decks: ['', ''] });
});
