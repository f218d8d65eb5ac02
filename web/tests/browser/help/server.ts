// Starts the built server for the browser tests: a free port, a folder of its own, bots that do not wait.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Long enough for a cold start on a slow machine. */
const PATIENCE_MS = 30_000;

export async function startServer(): Promise<Server> {
  const binary = process.env.ARBITER_BIN;
  if (!binary)
    throw new Error('ARBITER_BIN is not set: build the server and name its file, e.g. target/release/arbiter');
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-browser-'));
  const child = spawn(
    binary,
    ['serve', '--listen', '127.0.0.1:0', '--data', folder, '--bot-delay-ms', '0', '--log', 'error'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(late);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server prints its address as soon as it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const late = setTimeout(() => failed(new Error(`the server printed no address:\n${said}`)), PATIENCE_MS);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said);
      if (!address) return;
      clearTimeout(late);
      found(address[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(late);
      failed(new Error(`the server ended with ${code} before it listened:\n${said}`));
    });
  });
}
