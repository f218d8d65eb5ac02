import type { GameInfo, ModeInfo, NewSeat, SeatingInfo } from '../wire';

/** What a game without modes would be played as; no server sends one. */
const NONE: ModeInfo = { key: '', brings_deck: true, seatings: [] };
const NOBODY: SeatingInfo = { key: '', teams: [] };

/** The mode with this key; the usual one if there is no such mode. */
export function modeOf(game: GameInfo, key: string): ModeInfo {
  return game.modes.find((mode) => mode.key === key) ?? game.modes[0] ?? NONE;
}

/** The way to sit with this key; the usual one of the mode if there is no such way. */
export function seatingOf(mode: ModeInfo, key: string): SeatingInfo {
  return mode.seatings.find((seating) => seating.key === key) ?? mode.seatings[0] ?? NOBODY;
}

/** How many sit down as usual. */
export function usualSeats(game: GameInfo): number {
  return seatingOf(modeOf(game, ''), '').teams.length;
}

/** How many sit down to the set-up lines of a scene: one of them may say so. */
export function stagedSeats(game: GameInfo, setup: string): number {
  const wish = /^\s*seating\s+(\S+)/m.exec(setup)?.[1];
  const all = game.modes.flatMap((mode) => mode.seatings);
  return all.find((seating) => seating.key === wish)?.teams.length ?? usualSeats(game);
}

/** Whether seats play together. */
export function inTeams(teams: readonly number[]): boolean {
  return new Set(teams).size < teams.length;
}

/** The seats of a new table: the opener's own come first, then all others are alike. */
export function newSeats(count: number, own: number, others: NewSeat['kind'], level = ''): NewSeat[] {
  return Array.from({ length: count }, (_, n) =>
    n < own ? { kind: 'human', deck: '', level: '' } : { kind: others, deck: '', level: others === 'bot' ? level : '' },
  );
}
