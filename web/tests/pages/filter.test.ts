import { expect, test } from 'vitest';
import { chapters, filter, kindsOf } from '../../src/pages/rules/filter';

const clauses = [
  { clause: '8.4.7', kind: 'engine', summary: { en: 'A window opens', fr: 'Une fenêtre s’ouvre' }, shown: false },
  { clause: '8.4.8', kind: 'card', summary: { en: 'Damage is dealt', fr: 'Des dégâts sont infligés' }, shown: false },
  { clause: '12.1', kind: 'engine', summary: { en: 'Ward', fr: 'Garde' }, shown: false },
  { clause: 'R3', kind: 'note', summary: { en: 'A ruling', fr: 'Une décision' }, shown: false },
];

test('numbers and words narrow the list, accents do not matter', () => {
  expect(filter(clauses, '8.4', '', 'en').map((c) => c.clause)).toEqual(['8.4.7', '8.4.8']);
  expect(filter(clauses, '8.4 window', '', 'en').map((c) => c.clause)).toEqual(['8.4.7']);
  expect(filter(clauses, 'degats', '', 'fr').map((c) => c.clause)).toEqual(['8.4.8']);
  expect(filter(clauses, '', 'engine', 'en').map((c) => c.clause)).toEqual(['8.4.7', '12.1']);
});

test('chapters follow the book', () => {
  expect(chapters(clauses).map((c) => c.number)).toEqual(['8', '12', 'R']);
  expect(kindsOf(clauses)).toEqual(['engine', 'card', 'note']);
});
