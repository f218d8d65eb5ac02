import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const MAIN = 'web/index.html';

/** What a module says of itself and of those that it needs at once. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Pages and boards by the folder that they lie in; what several of them need lies with the table. */
const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^locales\/(\w+)\/web\.ftl$/, 'locales/$1'],
  [/^locales\/(\w+)\/(table|pages|server|catalog|cli)\.ftl$/, 'locales/$1-more'],
  [/^locales\/(\w+)\/(\w+)\.ftl$/, 'locales/$1-$2'],
  [/^web\/src\/lib\/(art|chance)[\w-]*\.ts$/, 'art'],
  [/^web\/src\/lib\/seeds\.ts$/, 'seeds'],
  [/^web\/src\/parts\/(Settings|Devices|Help)\.svelte$/, 'settings'],
  [/^web\/src\/(pages\/home|parts\/DeckPicker)/, 'wishes'],
  [/^web\/src\/boards\/Evolve/, 'board-evolve'],
  [/^web\/src\/boards\/(\w+)\.svelte$/, 'board-$1'],
  [/^web\/src\/boards\/(brawl|spoils|wakfu)\//, 'board-$1'],
  [/^web\/src\/pages\/tutorial\//, 'learn'],
  [/^web\/src\/pages\/(decks|replay|rules|packs)\//, '$1'],
];

/**
 * The name of the file that a module is built into. A slow line counts files
 * and bytes: what the start page needs is one file, each other page one more.
 */
export function chunk(id: string, modules: Modules): string {
  const path = plain(id);
  if (path.includes('/node_modules/@noble/')) return 'seeds';
  if (path.includes('/node_modules/') || !path.startsWith(`${root}/`)) return 'vendor';
  if (atStart(modules).has(path)) return 'main';
  const own = relative(root, path);
  const [pattern, name] = FOLDERS.find(([each]) => each.test(own)) ?? [];
  return pattern ? own.replace(new RegExp(`${pattern.source}.*`), name ?? '').toLowerCase() : 'table';
}

function plain(id: string): string {
  return id.replace(/^\0+/, '').split('?')[0] ?? '';
}

let found: Set<string> | null = null;

/** Our own modules that the start page needs before it is drawn. */
function atStart(modules: Modules): Set<string> {
  if (found) return found;
  found = new Set();
  const open = [`${root}/${MAIN}`];
  const seen = new Set(open);
  for (let id = open.pop(); id; id = open.pop()) {
    found.add(plain(id));
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return found;
}
