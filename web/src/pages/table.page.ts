import type { Page } from './registry';

export const page: Page = { path: 't', load: () => import('./Table.svelte') };
