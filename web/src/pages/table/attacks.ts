import type { Arg, Line, View } from '../../wire';

/** Who attacks whom, by the places of their cards. */
export interface Attack {
  seat: number;
  by: string;
  on: string | null;
}

const ATTACKS = ['log-attack', 'log-attack-leader', 'log-attacker', 'log-attackers'];
const FOUGHT = ['attacking', 'engaged', 'depleted', 'tapped'];

/** The attacks that a line of the log tells of, as far as their cards are still to be seen. */
export function attacksOf({ said }: Line, view: View): Attack[] {
  if (!ATTACKS.includes(said.key)) return [];
  const arg = (name: string) => (said.args ?? []).find(([key]) => key === name)?.[1];
  const seat = seatOf(arg('seat')) ?? view.active;
  if (seat === null) return [];
  const foe = seatOf(arg('foe'));
  const target = cardsOf(arg('target'))[0];
  const others = view.seats.map((_, each) => each).filter((each) => each !== seat);
  const on = target ? (others.map((each) => find(view, each, target)).find(Boolean) ?? null) : foe !== null ? leader(view, foe) : null;
  return [...cardsOf(arg('card')), ...cardsOf(arg('cards'))].flatMap((name) => {
    const by = find(view, seat, name);
    return by ? [{ seat, by, on }] : [];
  });
}

function seatOf(arg: Arg | undefined): number | null {
  return arg && 'seat' in arg ? arg.seat : null;
}

function cardsOf(arg: Arg | undefined): string[] {
  if (!arg) return [];
  if ('card' in arg) return arg.card === null ? [] : [arg.card];
  return 'list' in arg ? arg.list.flatMap(cardsOf) : [];
}

/** A card of this name; of several the one that has turned. */
function find(view: View, seat: number, name: string): string | null {
  const all = (view.seats[seat]?.zones ?? []).flatMap((zone) => zone.cards.filter((card) => card.name === name).map((card) => ({ zone: zone.key, card })));
  const fought = all.filter(({ card }) => card.marks?.some((mark) => FOUGHT.includes(mark)));
  const found = fought.at(-1) ?? all[0];
  return found ? `${seat}/${found.zone}/${found.card.slug}` : null;
}

function leader(view: View, seat: number): string | null {
  const zone = view.seats[seat]?.zones.find(({ key }) => key === 'leader' || key === 'faction');
  return zone?.cards[0] ? `${seat}/${zone.key}/${zone.cards[0].slug}` : null;
}
