import { expect, test } from 'vitest';
import { codeIn, jsonOf, mend, readable } from '../../src/pages/decks/forms';

const parts = ['leader', 'main', 'evolve'];

test('JSON that was written is read back as the same deck', () => {
  const cards = [
    { part: 'leader', count: 1, name: 'Corwin' },
    { part: 'main', count: 3, name: "Reaper's Toll" },
  ];
  const read = readable(jsonOf('evolve', 'Wide', cards), parts);
  expect(read).toEqual({ text: "Leader\n1 Corwin\n\nMain\n3 Reaper's Toll", name: 'Wide' });
});

test('text, codes, XML and broken JSON go to the server as they are', () => {
  for (const text of ['Main\n3 Rat', 'e1.abc', '<cockatrice_deck/>', '{ no']) {
    expect(readable(text, parts).text).toBe(text);
  }
});

test('a pasted link is its code', () => {
  expect(codeIn('https://example.org/#/decks?code=e1.Ab-_9&x=1')).toBe('e1.Ab-_9');
  expect(codeIn('3 Rat')).toBe('3 Rat');
});

test('a line is mended without touching its count, its comment or its neighbours', () => {
  expect(mend('Main\n3x Bldae Pupil  # early\n2 Rat', 2, 'Blade Pupil')).toBe('Main\n3 Blade Pupil  # early\n2 Rat');
  expect(mend('Corvin', 1, 'Corwin')).toBe('1 Corwin');
  expect(mend('<card number="2" name="Rta"/>', 1, 'Rat & "Co"')).toBe(
    '<card number="2" name="Rat &amp; &quot;Co&quot;"/>',
  );
  expect(mend('3 Rat', 9, 'Bolt')).toBe('3 Rat');
});
