import { Refusal } from '../api';
import { type Scene, tell } from '../say.svelte';

export interface Toast {
  id: number;
  /** Said when it is shown: its sentence may still be on the way. */
  text: () => string;
  bad: boolean;
}

/** Short notes that go away by themselves. */
export const toasts = $state<Toast[]>([]);

let last = 0;

export function note(text: string | (() => string), bad = false): void {
  last += 1;
  const id = last;
  toasts.push({ id, text: typeof text === 'string' ? () => text : text, bad });
  setTimeout(() => drop(id), bad ? 9_000 : 5_000);
}

export function drop(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Says what went wrong; anything that is no refusal is a mistake of ours. */
export function complain(problem: unknown, scene?: Scene): void {
  if (!(problem instanceof Refusal)) {
    note(String(problem), true);
    return;
  }
  note(() => tell(problem.why, scene) + (problem.clause ? ` [${problem.clause}]` : ''), true);
}
