import type { CardInfo } from '../wire';
import { BACK, type Face, printedFace } from './face';

/** Both faces of a card that is turned over in the game, the first one first; null for a card with one face. */
export function bothFaces(info: CardInfo): [Face, Face] | null {
  if (!info.numbers.some((each) => each.key.startsWith(BACK))) return null;
  const front = info.numbers.filter((each) => !each.key.startsWith(BACK));
  const back = info.numbers.filter((each) => each.key.startsWith(BACK)).map((each) => ({ ...each, key: each.key.slice(BACK.length) }));
  return [
    // What a card says is told of the face that it is turned to.
    { ...printedFace({ ...info, numbers: front }), text: [] },
    { ...printedFace({ ...info, numbers: back }), marks: ['experienced'] },
  ];
}
