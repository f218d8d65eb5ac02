// What a test sets up without a browser: guests, tables, games between bots.

import { inject } from 'vitest';

interface Guest {
  token: string;
  player: string;
}

export async function guest(): Promise<Guest> {
  return read(await fetch(`${inject('url')}/api/guest`, { method: 'POST' }));
}

export async function getText(path: string, as: Guest): Promise<string> {
  const answer = await fetch(inject('url') + path, { headers: { authorization: `Bearer ${as.token}` } });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

/** A text goes as it is, anything else as JSON. */
export async function post<T>(path: string, body: unknown, as: Guest): Promise<T> {
  const text = typeof body === 'string';
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': text ? 'text/plain' : 'application/json' };
  return read(await fetch(inject('url') + path, { method: 'POST', headers, body: text ? body : JSON.stringify(body) }));
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}
