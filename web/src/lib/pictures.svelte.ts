import { SvelteMap } from 'svelte/reactivity';
import type { CardInfo } from '../wire';
import { callBlob } from './api';

/** Pictures that the owner of the server has of cards, by name; only this page keeps them, while it is open. */
const shown = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The address of a picture of a card, if a table has given one. */
export function pictureOf(name: string): string | undefined {
  return shown.get(name);
}

/** Asks a table for the pictures that it has of these cards, each once. */
export function meetPictures(table: string, cards: readonly CardInfo[]): void {
  for (const { name, slug, picture } of cards) {
    const key = `${table} ${slug}`;
    if (!picture || asked.has(key)) continue;
    asked.add(key);
    callBlob(`/api/tables/${table}/pictures/${slug}`).then(
      (blob) => shown.set(name, URL.createObjectURL(blob)),
      // A card without its picture is drawn as all others are.
      () => asked.delete(key),
    );
  }
}
