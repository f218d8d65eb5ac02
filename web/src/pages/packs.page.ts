import type { Page } from './registry';

export const page: Page = { path: 'packs', load: () => import('./packs/Packs.svelte') };
