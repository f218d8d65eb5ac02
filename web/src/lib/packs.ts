import type { CardInfo, Message, PackFault, PackReport, PackRow, PackStep } from '../wire';
import { Refusal, call, stream } from './api';

/** A file that became no pack: what is wrong, by line. */
export class NoPack extends Refusal {
  constructor(
    why: Message,
    readonly faults: readonly PackFault[],
  ) {
    super('text', why);
  }
}

export interface Put {
  name: string;
  /** Key of the game; empty: the one whose columns the file has. */
  game: string;
  dry: boolean;
  update: boolean;
}

export const packs = {
  list: () => call<PackRow[]>('GET', '/api/packs'),
  report: (hash: string) => call<PackReport>('GET', `/api/packs/${hash}`),
  remove: (hash: string, forget: boolean) => call<PackRow[]>('DELETE', `/api/packs/${hash}?forget=${forget}`),
  /** The cards of packs that a table shows to this person. */
  shown: (table: string) => call<CardInfo[]>('GET', `/api/tables/${table}/cards`),
};

/** Hands a file to the server, and hears how far it has come. */
export async function put(file: Blob, how: Put, onstep: (done: number, all: number) => void): Promise<PackReport> {
  const query = new URLSearchParams({ name: how.name, dry: String(how.dry), update: String(how.update) });
  if (how.game) query.set('game', how.game);
  let report: PackReport | null = null;
  for await (const line of stream(`/api/packs?${query}`, file)) {
    const step = JSON.parse(line) as PackStep;
    if (step.is === 'progress') onstep(step.done, step.all);
    else if (step.is === 'refused') throw new NoPack(step.why, step.faults);
    else report = step;
  }
  if (!report) throw new Refusal('busy', { key: 'web-no-server' });
  return report;
}

/** A name for a pack after that of its file, as far as a pack may be called so. */
export function nameAfter(file: string): string {
  const stem = file.replace(/\.[^.]*$/, '');
  return stem.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40).replace(/^-+|-+$/g, '');
}

/** What a report says of some cards, as a table. */
export function tableOf(report: PackReport): string {
  const cell = (text: string) => text.replace(/[\t\n]/g, ' ');
  const rows = report.cards.map(({ place, name, set, verdict, why = '', note = '' }) => [place, name, set, verdict, note, why].map(cell).join('\t'));
  return ['place\tname\tset\tverdict\tnote\twhy', ...rows, ''].join('\n');
}
