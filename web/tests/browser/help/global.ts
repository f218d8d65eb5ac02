// One server for the whole run; each test opens tables of its own on it.

import type { TestProject } from 'vitest/node';
import { startServer } from './server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Somebody who writes a test may have a server running already.
  const running = process.env['ARBITER_URL'];
  const server = running ? { url: running, stop: async () => {} } : await startServer();
  project.provide('url', server.url);
  return () => server.stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}
