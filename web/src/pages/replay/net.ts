// What the replay viewer asks the server.

import { api, call, callText } from '../../lib/api';
import type { Moment, NewSeat, Opened, Replay } from '../../wire';
import type { Eyes } from './steps';

export const replayOf = (id: string): Promise<Replay> => api.replay(id);

/** The moment after so many decisions. */
export function momentOf(id: string, at: number, eyes: Eyes): Promise<Moment> {
  const query = eyes === 'judge' ? '' : eyes === null ? '?public=true' : `?seat=${eyes}`;
  return call<Moment>('GET', `/api/replays/${id}/at/${at}${query}`);
}

/** The game that was played at a table, taken in as a replay. */
export async function ofTable(table: string): Promise<Replay> {
  return upload(await callText(`/api/tables/${table}/replay`));
}

/** Hands a replay file to the server, which checks it and gives it an id. */
export function upload(text: string): Promise<Replay> {
  return call<Replay>('POST', '/api/replays', text);
}

/** The file itself. */
export const fileOf = (id: string): Promise<string> => callText(`/api/replays/${id}/text`);

/** The moment as a scene: set-up, story and checks that can be run. */
export const sceneFileOf = (id: string, at: number): Promise<string> => callText(`/api/replays/${id}/scene?at=${at}`);

/** A new table that begins with this moment; seats that are no bot's are ours. */
export function branch(replay: Replay, at: number, mine: number, others: 'hot' | 'bot'): Promise<Opened> {
  const seats: NewSeat[] = replay.names.map((_, seat) => ({
    kind: seat === mine || others === 'hot' ? 'human' : 'bot',
    deck: '',
    level: seat === mine || others === 'hot' ? '' : 'steady',
  }));
  return api.open({
    game: replay.game,
    mode: '',
    seating: '',
    seats,
    public: false,
    best_of: 1,
    clock: null,
    start: { is: 'replay', replay: replay.replay, at },
  });
}
