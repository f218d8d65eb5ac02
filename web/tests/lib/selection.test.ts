import { expect, test } from 'vitest';
import { Selection } from '../../src/lib/selection';
import { play, room, target, view } from '../fixture';

const asking = (at: number, question = 'ask-discard') => room({ at, view: view({ question }) });

test('picks of one question are one selection', () => {
  let chosen = new Selection().picked(asking(4), target).seen(asking(5));
  chosen = chosen.picked(asking(5), target).seen(asking(6));
  expect(chosen.labels).toHaveLength(2);
});

test('another question begins anew', () => {
  const chosen = new Selection().picked(asking(4), target).seen(asking(5, 'ask-target'));
  expect(chosen.labels).toHaveLength(0);
});

test('taking back removes the last pick, though decisions keep their numbers', () => {
  let chosen = new Selection().picked(asking(4), target).seen(asking(5)).picked(asking(5), target).seen(asking(6));
  chosen = chosen.undone().seen(asking(7));
  expect(chosen.labels).toHaveLength(1);
});

test('a change that this page did not make ends it', () => {
  const chosen = new Selection().picked(asking(4), target).seen(asking(5)).seen(asking(8));
  expect(chosen.labels).toHaveLength(0);
});

test('saying that it is enough is no pick', () => {
  const enough = { ...target, act: 'stop' };
  const chosen = new Selection().picked(asking(4), target).seen(asking(5)).picked(asking(5), enough);
  expect(chosen.seen(asking(6)).labels).toHaveLength(0);
});

test('playing a card is no selection', () => {
  expect(new Selection().picked(asking(4), play).labels).toHaveLength(0);
});
