import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['*.spec.ts'],
    globalSetup: ['./help/global.ts'],
    testTimeout: 400_000,
    hookTimeout: 60_000,
    // One after the other: a browser that waits for its turn on the processor shows nothing.
    maxWorkers: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
