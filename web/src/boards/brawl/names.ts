import type { BoardPlace, Card, View } from '../../wire';
import type { Offer } from '../../lib/hands';
import { cardAt } from '../../lib/places';
import { type Scene, say, sentences, seat as seatName, tell, word } from '../../lib/say.svelte';
import { groundOf, numberOn } from './lay';

/** A hex in one sentence: where it is, what is printed there, who stands there, what may be done. */
export function nameOf(view: View, place: BoardPlace, offers: readonly Offer[], scene: Scene): string {
  const ground = groundOf(place);
  const home = ground.deployment && place.seat !== null ? teamNames(view, place.seat, scene) : '';
  const printed = [
    say('brawl-hex', { hex: place.key }),
    home ? say('brawl-home-of', { who: home }) : place.label ? word('place-', place.label) : '',
    ground.trap ? word('mark-', 'trap-space') : '',
    place.marks?.includes('range') ? word('mark-', 'range') : '',
  ];
  const there = (place.cards ?? []).map((at) => {
    const card = cardAt(view, at);
    if (at.zone === 'traps') return card?.name ? say('brawl-trap-known', { trap: scene.title(card.name) }) : say('brawl-trap');
    return card ? championWords(card, at.seat ?? 0, scene) : say('hidden-card');
  });
  const can = offers.map((offer) => tell(offer.choice.label, scene));
  return sentences([
    printed.filter(Boolean).join(', '),
    there.length > 0 ? there.join('; ') : ground.statue ? '' : say('web-place-empty'),
    can.length > 0 ? say('web-can', { acts: can.join('; ') }) : '',
  ]);
}

/** A champion as it stands: whose it is, its life, what befell it. */
export function championWords(card: Card, seat: number, scene: Scene): string {
  const life = say('brawl-life', { left: numberOn(card, 'left'), life: numberOn(card, 'life') });
  return [
    say('web-place-of', { what: scene.title(card.name ?? ''), who: seatName(seat, scene) }),
    life,
    `${word('number-', 'defence')} ${numberOn(card, 'defence')}`,
    ...(card.marks ?? []).map((mark) => word('mark-', mark)),
  ].join(', ');
}

/** Everybody of the team of a seat. */
export function teamNames(view: View, seat: number, scene: Scene): string {
  const team = view.seats[seat]?.team;
  const mates = view.seats.flatMap((side, n) => (side.team === team ? [n] : []));
  return mates.map((mate) => seatName(mate, scene)).join(', ');
}
