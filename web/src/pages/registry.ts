import type { Component } from 'svelte';

/** A page of the application. */
export interface Page {
  /** First part of its address: `decks` is `#/decks/...`. */
  path: string;
  /** Key of its name in the header; without one it is not in the menu. */
  menu?: string;
  /** Place in the menu, small first. */
  order?: number;
  load(): Promise<{ default: Component<{ parts: string[]; query: URLSearchParams }> }>;
}

// Every `pages/NAME.page.ts` is a page; nothing else has to know of it.
const found = import.meta.glob<{ page: Page }>('./*.page.ts', { eager: true });

export const pages: readonly Page[] = Object.values(found)
  .map((module) => module.page)
  .sort((a, b) => (a.order ?? 99) - (b.order ?? 99));
