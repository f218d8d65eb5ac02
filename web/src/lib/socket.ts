import type { Ask, Request, Tell } from '../wire';
import { Refusal } from './api';

/** Where the connection stands. `gone` is a server that said it stops. */
export type Status = 'idle' | 'connecting' | 'open' | 'waiting' | 'gone';
export type Answer = Extract<Tell, { is: 'done' } | { is: 'why-not' } | { is: 'foreseen' }>;

export interface Wiring {
  url: string;
  token(): Promise<string>;
  forget(): void;
  make(url: string): WebSocket;
}

/** A table that is followed. */
export interface Watched {
  /** How many lines of its log are known. */
  have(): number;
  refused(reason: Refusal): void;
}

interface Waiting {
  frame: Request;
  done(answer: Answer): void;
  failed(reason: Refusal): void;
}

const VERSION = 1;
const BACKOFF = { first: 400, most: 10_000 };
const PULSE = { every: 20_000, patience: 10_000 };

/**
 * The one connection of a page. What was asked stays asked until it is
 * answered: after a reconnect every open request goes out again under its old
 * id, and the server does it at most once.
 */
export class Socket {
  status: Status = 'idle';
  #wire: WebSocket | null = null;
  #greeted = false;
  #tries = 0;
  #waiting = new Map<string, Waiting>();
  #watched = new Map<string, Watched>();
  #asked = new Map<string, string>();
  #lobby = false;
  #tellers = new Set<(tell: Tell) => void>();
  #observers = new Set<(status: Status) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #wiring: Wiring;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  /** Hears every frame. Returns how to stop. */
  hear(teller: (tell: Tell) => void): () => void {
    this.#tellers.add(teller);
    return () => this.#tellers.delete(teller);
  }

  /** Hears where the connection stands, now and from now on. */
  observe(observer: (status: Status) => void): () => void {
    this.#observers.add(observer);
    observer(this.status);
    return () => this.#observers.delete(observer);
  }

  /** Asks until there is an answer. */
  ask(ask: Ask): Promise<Answer> {
    const frame = { v: VERSION, id: freshId(), ...ask } as Request;
    return new Promise((done, failed) => {
      this.#waiting.set(frame.id, { frame, done, failed });
      if (this.#greeted) this.#send(frame);
      else this.connect();
    });
  }

  /** Follows a table; also a second time, to take it back from another window. */
  watch(table: string, watched: Watched): void {
    this.#watched.set(table, watched);
    if (this.#greeted) this.#follow(table, watched);
    else this.connect();
  }

  #follow(table: string, watched: Watched): void {
    this.#asked.set(this.#say({ do: 'watch', table, have: watched.have() }), table);
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table) && this.#greeted) this.#say({ do: 'unwatch', table });
  }

  /** Follows the list of open tables. */
  lobby(): void {
    this.#lobby = true;
    if (this.#greeted) this.#say({ do: 'lobby' });
    else this.connect();
  }

  /** Connects at once, also when the next try would come later. */
  connect(): void {
    if (this.#wire) return;
    clearTimeout(this.#retry);
    this.#set('connecting');
    void this.#open();
  }

  async #open(): Promise<void> {
    let token: string;
    try {
      token = await this.#wiring.token();
    } catch {
      this.#later();
      return;
    }
    if (this.#wire) return;
    const wire = this.#wiring.make(this.#wiring.url);
    this.#wire = wire;
    wire.onopen = () => this.#say({ do: 'hello', token });
    wire.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Tell);
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => wire.close();
  }

  #take(tell: Tell): void {
    this.#beat();
    switch (tell.is) {
      case 'welcome':
        this.#welcome();
        break;
      case 'done':
      case 'why-not':
      case 'foreseen':
        this.#settle(tell.id)?.done(tell);
        break;
      case 'refused':
        // A token of another server: become somebody new and try again.
        if (tell.code === 'token' && !this.#greeted) {
          this.#wiring.forget();
          this.#wire?.close();
        }
        this.#refused(tell.id, new Refusal(tell.code, tell.why, tell.clause));
        break;
      case 'closing':
        this.#set('gone');
        break;
      default:
        break;
    }
    for (const teller of this.#tellers) teller(tell);
  }

  #welcome(): void {
    this.#greeted = true;
    this.#asked.clear();
    this.#tries = 0;
    this.#set('open');
    if (this.#lobby) this.#say({ do: 'lobby' });
    for (const [table, watched] of this.#watched) this.#follow(table, watched);
    for (const { frame } of this.#waiting.values()) this.#send(frame);
  }

  #refused(id: string, reason: Refusal): void {
    this.#settle(id)?.failed(reason);
    this.#watched.get(this.#asked.get(id) ?? '')?.refused(reason);
  }

  #settle(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #lost(wire: WebSocket): void {
    if (this.#wire !== wire) return;
    clearTimeout(this.#pulse);
    this.#wire = null;
    this.#greeted = false;
    this.#later();
  }

  #later(): void {
    this.#set('waiting');
    const wait = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.#tries);
    this.#tries += 1;
    // Many pages that lost the same server must not come back in step.
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A silent connection is asked for a sign of life, then given up. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#say({ do: 'ping' });
      this.#pulse = setTimeout(() => this.#wire?.close(), PULSE.patience);
    }, PULSE.every);
  }

  #say(ask: Ask): string {
    const id = freshId();
    this.#send({ v: VERSION, id, ...ask } as Request);
    return id;
  }

  #send(frame: Request): void {
    if (this.#wire?.readyState === 1) this.#wire.send(JSON.stringify(frame));
  }

  #set(status: Status): void {
    this.status = status;
    for (const observer of this.#observers) observer(status);
  }
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
}
