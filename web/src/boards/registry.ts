import type { Component } from 'svelte';
import type { BoardProps } from './board';

/** A game's own table. */
export interface Board {
  load(): Promise<{ default: Component<BoardProps> }>;
  /** Zones whose cards can be pressed where they lie, null for all; others are shown in a tray. */
  inline: readonly string[] | null;
  /** What one could want to do with a card, by where it lies: with an own one, and with one of others. */
  verbs: Verbs;
}

export interface Verbs {
  own: Readonly<Record<string, readonly string[]>>;
  others: Readonly<Record<string, readonly string[]>>;
}

const boards: Record<string, Board> = {
  evolve: {
    load: () => import('./Evolve.svelte'),
    inline: ['field', 'ex', 'hand', 'leader', 'resolution'],
    verbs: { own: { hand: ['play'], ex: ['play'], field: ['attack', 'use'] }, others: {} },
  },
  spoils: {
    load: () => import('./Spoils.svelte'),
    inline: ['faction', 'play', 'hand', 'played'],
    verbs: { own: { hand: ['play'], play: ['use', 'flip'] }, others: { play: ['attack'] } },
  },
  wakfu: {
    load: () => import('./Wakfu.svelte'),
    inline: ['world', 'bag', 'hand', 'queue', 'challenge'],
    verbs: { own: { hand: ['play'], world: ['attack', 'use'], bag: ['use'] }, others: { world: ['attack'] } },
  },
  brawl: {
    load: () => import('./Brawl.svelte'),
    inline: ['champions', 'hand', 'played', 'pool'],
    verbs: { own: { hand: ['play'] }, others: {} },
  },
};

const generic: Board = { load: () => import('./Generic.svelte'), inline: null, verbs: { own: { hand: ['play'] }, others: {} } };

/** The board of a game; the one for any game where it has none of its own. */
export function boardOf(game: string): Board {
  return boards[game] ?? generic;
}
