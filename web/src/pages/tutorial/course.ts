// A lesson as it goes along. The table is real; this only says whose move is next
// and which of the real options the lesson means.

import type { Choice, Lesson, LessonStep, View } from '../../wire';

export type Turn =
  | { is: 'learner'; step: LessonStep; pick: number }
  | { is: 'page'; pick: number; step: LessonStep | null }
  | { is: 'wait' }
  | { is: 'done' }
  | { is: 'astray' };

/**
 * Says what comes next. Questions with one option only are answered by the page
 * unless the lesson speaks of them, so that a lesson holds what is worth telling.
 */
export function next(lesson: Lesson, done: number, view: View | null, options: Choice[]): Turn {
  const step = lesson.steps[done];
  if (!step) return { is: 'done' };
  if (!view || view.asked === null) return view?.outcome ? { is: 'astray' } : { is: 'wait' };
  if (options.length === 0) return { is: 'wait' };
  const pick = view.asked === step.seat ? find(options, step.words) : null;
  if (pick !== null) return step.seat === 0 ? { is: 'learner', step, pick } : { is: 'page', pick, step };
  if (options.length === 1 && options[0]!.act !== 'end') return { is: 'page', pick: 0, step: null };
  return { is: 'astray' };
}

/** The option that these words mean: the same words, else the only one that holds them. */
export function find(options: Choice[], words: string): number | null {
  const wanted = words.trim().toLowerCase();
  const same = options.findIndex((o) => o.words.toLowerCase() === wanted);
  if (same >= 0) return same;
  const held = options.flatMap((o, n) => (o.words.toLowerCase().includes(wanted) ? [n] : []));
  return held.length === 1 ? held[0]! : null;
}

const KEY = 'arbiter.lessons';

/** Numbers of the lessons of a game that were finished on this device. */
export function finished(game: string): number[] {
  const all = readAll()[game];
  return Array.isArray(all) ? all.filter((n): n is number => typeof n === 'number') : [];
}

/** Remembers that a lesson was finished. */
export function finish(game: string, lesson: number): void {
  const all = readAll();
  all[game] = [...new Set([...finished(game), lesson])].sort((a, b) => a - b);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage one begins again next time; the lesson itself is not lost.
  }
}

function readAll(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
