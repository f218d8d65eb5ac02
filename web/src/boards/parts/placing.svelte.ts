import type { BoardPlace, View } from '../../wire';
import { type Offer, takeHands } from '../../lib/hands';
import { cardAt } from '../../lib/places';

/** What every drawing of places shares: where the tab key stops, and what a press does. */
export class Placing {
  readonly #view: () => View;
  readonly #hands = takeHands();
  #current = $state('');

  constructor(view: () => View) {
    this.#view = view;
  }

  /** The tab key stops once on the board: where one was, but first where one can act. */
  readonly stop = $derived.by(() => {
    const all = this.#view().board?.places ?? [];
    const ready = (place: BoardPlace) => this.offersOf(place).length > 0;
    const was = all.find((place) => place.key === this.#current);
    return (was && ready(was) ? was : (all.find(ready) ?? was ?? all[0]))?.key;
  });

  /** On the place itself, and on what stands there; what is offered on both is one offer. */
  offersOf(place: BoardPlace): readonly Offer[] {
    const all = [...this.#hands.offersOn(place.key), ...(place.cards ?? []).flatMap((at) => this.#hands.offers(at))];
    return [...new Map(all.map((offer) => [offer.pick, offer])).values()];
  }

  /** What stands there is used if it can do all that the place can, else the place. */
  use(place: BoardPlace, at: Element): void {
    const on = this.#hands.offersOn(place.key);
    const spots = place.cards ?? [];
    const spot = spots.find((each) => this.#hands.offers(each).length > 0) ?? spots[0];
    const card = spot && cardAt(this.#view(), spot);
    const same = (offer: Offer) => spot && this.#hands.offers(spot).some((each) => each.pick === offer.pick);
    if (on.length > 0 && !on.every(same)) this.#hands.useOn(place.key, at);
    else if (spot && card) this.#hands.use(spot, card, at);
  }

  look(place: BoardPlace): void {
    this.#current = place.key;
    const [spot] = place.cards ?? [];
    const card = spot && cardAt(this.#view(), spot);
    if (spot && card) this.#hands.look(card, spot);
  }

  pressed(event: KeyboardEvent, place: BoardPlace): void {
    if (event.key !== 'Enter' || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    this.use(place, event.currentTarget);
  }
}
