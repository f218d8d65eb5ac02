import type { Clause } from '../wire';

/** As many sentences as a small window holds. */
const MOST = 3;

/** The clauses that say what a keyword means: their summaries begin with it, and with no case of it (`Attacked location that …`). */
export function explained(all: Iterable<Clause>, keyword: string): Clause[] {
  const word = keyword.replaceAll('-', ' ').toLowerCase();
  const begins = ({ kind, summary }: Clause) =>
    kind !== 'note' && !/^\w+ \w+ that /.test(summary.en) && summary.en.toLowerCase().startsWith(word) && !/[a-z]/i.test(summary.en.charAt(word.length));
  return [...all].filter(begins).slice(0, MOST);
}
