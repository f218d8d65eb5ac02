import { Refusal } from './api';
import { type Scene, say, tell } from './say.svelte';

/**
 * What went wrong, for people. Keep the problem and say it where it is shown:
 * sentences come when they are first needed, and people change languages.
 */
export function whyNot(problem: unknown, scene?: Scene): string {
  return problem instanceof Refusal ? tell(problem.why, scene) : say('pages-failed');
}
