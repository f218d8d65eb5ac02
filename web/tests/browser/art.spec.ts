import { expect, test } from 'vitest';
import { people } from './help/browser';

const person = people();

/**
 * Runs in the page, with the parts of the page itself; as text, so that nothing
 * rewrites its imports. Of people three things must be another, of things it is
 * enough what they are, what is behind them or how they lie.
 */
const COMPARE = `(async () => {
  const [{ cards, games }, { printedFace }, { art_exports: { picture } }] = await Promise.all(['/js/main.js', '/js/table.js', '/js/art.js'].map((path) => import(path)));
  const found = [];
  let seen = 0;
  for (const { key, decks } of await games()) {
    const all = await cards(key);
    for (const deck of decks) {
      const names = new Set(deck.text.split('\\n').map((line) => line.replace(/^\\s*\\d+\\s+/, '').trim()));
      const looks = [...names].filter((name) => all.get(name)).map((name) => {
        const face = printedFace(all.get(name));
        return { name, look: picture(face.name, face.kind, face.group, false, face.cost?.printed).look };
      });
      seen += looks.length;
      looks.forEach((one, i) => looks.slice(i + 1).forEach((other) => {
        const differ = one.look.filter((word, n) => word !== other.look[n]).length;
        if (differ < (one.look.length > 3 ? 3 : 1)) found.push([key, deck.key, one.name, other.name, ...one.look].join(' / '));
      }));
    }
  }
  return { found, seen };
})()`;

test('no two cards of a shipped deck look alike at a glance', async () => {
  const { page } = await person();
  await page.goto('/');
  const { found, seen } = (await page.evaluate(COMPARE)) as { found: string[]; seen: number };
  expect(seen).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
