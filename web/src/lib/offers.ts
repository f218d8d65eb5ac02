import type { Choice, Spot, View } from '../wire';
import { type Offer, spotKey } from './hands';

/** The options of a question, by where one presses them. */
export interface Sorted {
  /** On cards of the board, by their place. */
  board: ReadonlyMap<string, readonly Offer[]>;
  /** On places of the board, by their keys. */
  places: ReadonlyMap<string, readonly Offer[]>;
  /** On cards that lie where the board does not show them, or nowhere yet. */
  tray: readonly Offer[];
  /** Without a card. */
  buttons: readonly Offer[];
}

export const nothing: Sorted = { board: new Map(), places: new Map(), tray: [], buttons: [] };

/** `inline` names the zones whose cards can be pressed where they lie; null for all. */
export function sortOffers(view: View, options: readonly Choice[], inline: readonly string[] | null): Sorted {
  const board = new Map<string, Offer[]>();
  const places = new Map<string, Offer[]>();
  const tray: Offer[] = [];
  const buttons: Offer[] = [];
  options.forEach((choice, pick) => {
    const [place] = choice.about ?? [];
    const seen = place && lies(view, place);
    const on = placeOf(choice);
    const placed = on !== undefined && view.board?.places.some((each) => each.key === on);
    // A card that stands on a place can be pressed wherever it is drawn.
    const inZone = seen && (inline === null || inline.includes(place.zone));
    if (placed) places.set(on, [...(places.get(on) ?? []), { pick, choice }]);
    if (inZone) board.set(spotKey(place), [...(board.get(spotKey(place)) ?? []), { pick, choice }]);
    if (placed || inZone) return;
    if (seen || cardOf(choice)) tray.push({ pick, choice });
    else buttons.push({ pick, choice });
  });
  return { board, places, tray, buttons };
}

/** The place on which an option is pressed. A card is played from where it lies; its places are where it leads. */
export function placeOf(choice: Choice): string | undefined {
  return choice.act === 'play' ? undefined : choice.places?.[0];
}

/** The card that an option without a place is about: a token to be, a face. */
export function cardOf(choice: Choice): string | null {
  if (choice.act !== 'face' && !choice.about?.length) return null;
  const found = (choice.label.args ?? []).find(([, arg]) => 'card' in arg && arg.card !== null);
  return found && 'card' in found[1] ? found[1].card : null;
}

/** Whoever gives way there has less for the whole game: no key does that by habit. */
const DEAR = ['ask-starting'];

/** The option that the space bar stands for: giving way, or the only button. */
export function spaceOffer(buttons: readonly Offer[], question = ''): Offer | null {
  if (DEAR.includes(question)) return null;
  const give = ['pass', 'end', 'stop', 'keep'];
  for (const act of give) {
    const found = buttons.find((offer) => offer.choice.act === act);
    if (found) return found;
  }
  return buttons.length === 1 ? (buttons[0] ?? null) : null;
}

/** To agree is to give up a whole hand: keeping it stands out. */
const GIVES_UP = ['ask-rollback', 'ask-recycle'];

/**
 * The option that stands out, and that Enter stands for where no card has the
 * focus: to agree, to be done with choosing what was chosen, or the only thing
 * there is. Giving way while something could be done is never put forward.
 */
export function enterOffer(sorted: Sorted, chosen = 0, question = ''): Offer | null {
  const { buttons } = sorted;
  if (GIVES_UP.includes(question)) return spaceOffer(buttons);
  const agrees = buttons.find((offer) => ['yes', 'use', 'keep', 'to-field'].includes(offer.choice.act));
  if (agrees) return agrees;
  const done = buttons.find((offer) => offer.choice.act === 'stop');
  if (done && chosen > 0) return done;
  const others = sorted.board.size + sorted.places.size + sorted.tray.length;
  return others === 0 && buttons.length === 1 ? (buttons[0] ?? null) : null;
}

function lies(view: View, place: Spot): boolean {
  const zones = place.seat === null ? view.shared : (view.seats[place.seat]?.zones ?? []);
  return zones.find((zone) => zone.key === place.zone)?.cards.some((card) => card.slug === place.slug) ?? false;
}
