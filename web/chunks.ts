import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * The name of the file that a module is built into: its own path for what is
 * ours, one file a language for its sentences, one file a package for what is not.
 */
export function chunk(id: string): string {
  const [path = ''] = id.replace(/^\0+/, '').split('?');
  const parts = path.split('/node_modules/');
  if (parts.length > 1) return `vendor/${packageName(parts[parts.length - 1] ?? '')}`;
  const own = relative(root, path);
  if (own.startsWith('..') || !path.startsWith('/')) return 'vendor/vite';
  // All sentences of a language are wanted at once, and a slow line counts the files.
  const language = /^(locales\/\w+)\//.exec(own)?.[1];
  if (language) return language;
  return own.replace(/^web\/src\//, '').replace(/\.(svelte\.ts|svelte|ts|ftl)$/, '');
}

function packageName(path: string): string {
  const [scope = '', name = ''] = path.split('/');
  return scope.startsWith('@') ? `${scope.slice(1)}-${name}` : scope;
}
