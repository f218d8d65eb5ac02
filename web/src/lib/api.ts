import type {
  CardInfo, Clause, Code, DeckReport, GameInfo, Guest, Lesson, Message, Moment, NewTable, Opened, Problem,
  Reading, Replay, Reported,
} from '../wire';

/** An answer that says no; `why` is for people, `code` for programs. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly why: Message,
    readonly clause: string | null = null,
  ) {
    super(why.key);
    this.name = 'Refusal';
  }
}

const GUEST = 'arbiter.guest';
const RENEWED = 'arbiter.guest.renewed';
/** A token is good for a year after it was renewed; a page in use renews it each month. */
const MONTH = 30 * 24 * 3600 * 1000;

let guest: Promise<Guest> | null = null;

/** Who this device is; asked for once, then kept. */
export function whoami(): Promise<Guest> {
  guest ??= kept() ?? fetchGuest();
  return guest;
}

/** Forgets who this device is, for a token that the server did not make. */
export function forget(): void {
  localStorage.removeItem(GUEST);
  guest = null;
}

/** Becomes the person whose other device gave this code. */
export async function takeOver(code: string): Promise<void> {
  // Whoever this device was about to become must not come after.
  await whoami().catch(() => null);
  const answer = await fetch('/api/guest/takeover', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: code });
  const taken = await read<Guest>(answer);
  localStorage.setItem(GUEST, JSON.stringify(taken));
  guest = Promise.resolve(taken);
}

function kept(): Promise<Guest> | null {
  try {
    const found = JSON.parse(localStorage.getItem(GUEST) ?? 'null') as Guest | null;
    if (!found?.token) return null;
    if (Date.now() - Number(localStorage.getItem(RENEWED) ?? 0) > MONTH) void renew(found.token);
    return Promise.resolve(found);
  } catch {
    return null;
  }
}

async function fetchGuest(): Promise<Guest> {
  try {
    const fresh = await read<Guest>(await fetch('/api/guest', { method: 'POST' }));
    keep(fresh);
    return fresh;
  } catch (problem) {
    guest = null;
    throw problem;
  }
}

/** The same person with a new token; whoever cannot be reached keeps the old one. */
async function renew(token: string): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const fresh = await read<Guest>(await fetch('/api/guest', { method: 'POST', headers }));
    // A token that was not ours any more is told so by the next request.
    const before = JSON.parse(localStorage.getItem(GUEST) ?? 'null') as Guest | null;
    if (before?.player !== fresh.player) return;
    keep(fresh);
  } catch {
    // Next time.
  }
}

function keep(fresh: Guest): void {
  localStorage.setItem(GUEST, JSON.stringify(fresh));
  localStorage.setItem(RENEWED, String(Date.now()));
  guest = Promise.resolve(fresh);
}

/** A request in this device's name; a body that is a string goes as it is. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await send(method, path, body));
}

/** The same for an answer that is text, not JSON. */
export async function callText(path: string): Promise<string> {
  const answer = await send('GET', path);
  if (!answer.ok) await read(answer);
  return answer.text();
}

/** The same for an answer that is a picture. */
export async function callBlob(path: string): Promise<Blob> {
  const answer = await send('GET', path);
  if (!answer.ok) await read(answer);
  return answer.blob();
}

/** The lines of an answer to a file, as they come. */
export async function* stream(path: string, body: Blob): AsyncGenerator<string> {
  const answer = await send('POST', path, body);
  if (!answer.ok || !answer.body) await read(answer);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter(Boolean);
    if (done) return;
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const { token } = await whoami();
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const init: RequestInit = { method, headers };
  if (body instanceof Blob) {
    headers['content-type'] = 'application/octet-stream';
    init.body = body;
  } else if (typeof body === 'string') {
    headers['content-type'] = 'text/plain; charset=utf-8';
    init.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new Refusal('busy', { key: 'web-no-server' });
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === 'token') forget();
  throw new Refusal(problem?.code ?? 'busy', problem?.why ?? { key: 'web-no-server' });
}

export const api = {
  // The same for everybody, so nobody has to be somebody first: `boot.js` has asked for it already.
  games: async () => read<GameInfo[]>(await fetch('/api/games')),
  cards: (game: string) => call<CardInfo[]>('GET', `/api/games/${game}/cards`),
  /** With those of the packs that this person may use. */
  allCards: (game: string) => call<CardInfo[]>('GET', `/api/games/${game}/cards?packs=true`),
  clauses: (game: string) => call<Clause[]>('GET', `/api/games/${game}/clauses`),
  lessons: (game: string) => call<Lesson[]>('GET', `/api/games/${game}/lessons`),
  explain: (game: string, text: string) =>
    call<Reading[]>('GET', `/api/games/${game}/explain?packs=true&q=${encodeURIComponent(text)}`),
  deck: (game: string, text: string) => call<DeckReport>('POST', `/api/games/${game}/deck?packs=true`, text),
  open: (table: NewTable) => call<Opened>('POST', '/api/tables', table),
  report: (table: string) => call<Reported>('POST', `/api/tables/${table}/report`),
  replay: (id: string) => call<Replay>('GET', `/api/replays/${id}`),
  moment: (id: string, at: number, seat: number | null) =>
    call<Moment>('GET', `/api/replays/${id}/at/${at}${seat === null ? '' : `?seat=${seat}`}`),
};
