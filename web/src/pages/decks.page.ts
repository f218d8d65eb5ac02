import type { Page } from './registry';

export const page: Page = { path: 'decks', menu: 'decks-title', order: 20, load: () => import('./decks/Decks.svelte') };
