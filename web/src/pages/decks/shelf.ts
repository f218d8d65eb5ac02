// The decks of this device. They never leave it unless somebody plays or shares them.

export interface Held {
  id: string;
  name: string;
  game: string;
  text: string;
}

const KEY = 'arbiter.decks';
const DRAFT = 'arbiter.draft';

/** All decks of this device; what cannot be read is left out. */
export function held(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isHeld) : [];
  } catch {
    return [];
  }
}

/** Keeps a deck, in place of the one with the same id. Says whether there was room for it. */
export function keep(deck: Held): boolean {
  const others = held();
  const at = others.findIndex((d) => d.id === deck.id);
  if (at < 0) others.push(deck);
  else others[at] = deck;
  return write(others);
}

/** Forgets a deck. */
export function forget(id: string): boolean {
  return write(held().filter((d) => d.id !== id));
}

/** The deck that is being built and not kept yet: a closed page does not lose it. */
export function draft(game: string): Held | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${DRAFT} ${game}`) ?? 'null');
    return isHeld(found) ? found : null;
  } catch {
    return null;
  }
}

/** Remembers what is being built; null once it is kept or given up. */
export function keepDraft(game: string, deck: Held | null): void {
  try {
    if (deck) localStorage.setItem(`${DRAFT} ${game}`, JSON.stringify(deck));
    else localStorage.removeItem(`${DRAFT} ${game}`);
  } catch {
    // A full storage keeps no drafts; the deck on the table is still there.
  }
}

/** An id that no deck of this device has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

function write(decks: Held[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    // A full or forbidden storage must not take the page down with it.
    return false;
  }
}

function isHeld(x: unknown): x is Held {
  if (typeof x !== 'object' || x === null) return false;
  const d = x as Record<string, unknown>;
  return ['id', 'name', 'game', 'text'].every((k) => typeof d[k] === 'string');
}
