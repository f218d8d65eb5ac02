// What a test sets up without a browser: guests, tables, games between bots.

import { inject } from 'vitest';

interface Guest {
  token: string;
  player: string;
}

export async function guest(): Promise<Guest> {
  return read(await fetch(`${inject('url')}/api/guest`, { method: 'POST' }));
}

export async function get<T>(path: string, as: Guest): Promise<T> {
  return read(await fetch(inject('url') + path, { headers: { authorization: `Bearer ${as.token}` } }));
}

export async function post<T>(path: string, body: unknown, as: Guest): Promise<T> {
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' };
  return read(await fetch(inject('url') + path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}
