import type { Page } from './registry';

export const page: Page = { path: 'learn', menu: 'learn-menu', order: 10, load: () => import('./tutorial/Learn.svelte') };
