import type { Page } from './registry';

export const page: Page = { path: 'rules', menu: 'rules-menu', order: 40, load: () => import('./rules/Rules.svelte') };
