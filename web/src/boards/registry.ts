import type { Component } from 'svelte';
import type { BoardProps } from './board';

/** A game's own table. */
export interface Board {
  load(): Promise<{ default: Component<BoardProps> }>;
  /** Zones whose cards can be pressed where they lie, null for all; others are shown in a tray. */
  inline: readonly string[] | null;
}

const boards: Record<string, Board> = {
  evolve: { load: () => import('./Evolve.svelte'), inline: ['field', 'ex', 'hand', 'leader', 'resolution'] },
  spoils: { load: () => import('./Spoils.svelte'), inline: ['faction', 'play', 'hand', 'played'] },
};

const generic: Board = { load: () => import('./Generic.svelte'), inline: null };

/** The board of a game; the one for any game where it has none of its own. */
export function boardOf(game: string): Board {
  return boards[game] ?? generic;
}
