import type { Page } from './registry';

export const page: Page = { path: '', load: () => import('./Home.svelte') };
