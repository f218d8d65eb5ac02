// A lesson is seen through the learner's eyes all the time. A table that one
// person has all seats of shows itself through the eyes of whoever is asked.

import type { Side, View, Zone } from '../../wire';

/** Zones that only their owner sees. */
const PRIVATE = ['hand'];

/** The view of another seat as the learner would have it; `own` is what the learner saw last. */
export function throughLearner(view: View, own: View | null, learner = 0): View {
  if (view.viewer === learner || own === null) return view;
  return {
    ...view,
    viewer: learner,
    seats: view.seats.map((side, seat) => (seat === learner ? shown(side, own.seats[seat]) : veiled(side))),
  };
}

/** A private zone that did not change its size holds what it held. */
function shown(side: Side, before: Side | undefined): Side {
  return zones(side, (zone) => {
    const old = before?.zones.find((each) => each.key === zone.key);
    return old && old.count === zone.count ? old : zone;
  });
}

function veiled(side: Side): Side {
  return zones(side, (zone) => ({
    ...zone,
    cards: zone.cards.map((_, n) => ({ name: null, slug: `hidden#${n + 1}` })),
  }));
}

function zones(side: Side, change: (zone: Zone) => Zone): Side {
  return { ...side, zones: side.zones.map((zone) => (PRIVATE.includes(zone.key) ? change(zone) : zone)) };
}
