import type { Page } from './registry';

export const page: Page = { path: 'replay', menu: 'replay-menu', order: 30, load: () => import('./replay/Replays.svelte') };
