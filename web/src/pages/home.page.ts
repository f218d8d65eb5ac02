import Home from './Home.svelte';
import type { Page } from './registry';

// Not fetched when it is wanted: most people begin here.
export const page: Page = { path: '', load: () => Promise.resolve({ default: Home }) };
