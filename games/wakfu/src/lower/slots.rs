//! What is chosen, decided or designated in a power, in its order. [807] [808.2d]

use super::{acts, asked};
use crate::rules::{Held, Slot};
use crate::words::{A, Act, Clause, Cond, Cost, Named, Pending, Player, Power, Step, Who};

/// Everybody whom somebody picks, costs first. [808.2d] [418.8]
pub(super) fn slots(power: &Power) -> Vec<Slot> {
    let (mut untaps, mut wards) = (Vec::new(), Vec::new());
    let (mut chosen, mut sought, mut recycled) = (Vec::new(), Vec::new(), Vec::new());
    let mut held: Vec<(u32, Held)> = Vec::new();
    let paid = if let Power::Paid { costs, .. } = power { costs.as_slice() } else { &[] };
    let paid = paid.iter().filter_map(|c| if let Cost::Do(act) = c { Some(act) } else { None });
    for act in paid.chain(acts(power.steps())) {
        match act {
            Act::DiscardThe(who) => held.push((who.spot().0, Held::Own)),
            Act::LookHand(player, who) => held.push((who.spot().0, Held::Of(player.clone()))),
            Act::Choose(who) => chosen.push(who.spot().0),
            Act::Recycle(who) => recycled.push(who.spot().0),
            Act::Seek(who, pile) => sought.push((who.spot().0, *pile)),
            Act::Untap(who) => untaps.push(who.spot().0),
            Act::Reduce(_, Pending::To(who))
            | Act::Increase(_, Pending::To(who))
            | Act::Prevent(Pending::To(who))
            | Act::Redirect(Pending::To(who), _) => wards.push(who.spot().0),
            _ => (),
        }
    }
    let mut slots: Vec<Slot> = Vec::new();
    let blank = Slot {
        spot: 0,
        who: None,
        choice: true,
        cost: false,
        tapped: false,
        pending: false,
        pile: None,
        foe: false,
        held: None,
        top: false,
        mode: None,
        recycled: false,
    };
    let mut note = |named: Named<'_>, cost: bool| match named {
        Named::Card(who) if who.is_choice() || who.is_decision() => {
            let spot = who.spot().0;
            let choice = who.is_choice() || chosen.contains(&spot);
            let (tapped, pending) = (untaps.contains(&spot), wards.contains(&spot));
            let pile = sought.iter().find(|s| s.0 == spot).map(|s| s.1);
            let held = held.iter().find(|h| h.0 == spot).map(|h| h.1.clone());
            let top = matches!(who, Who::OneOfThese(_));
            let recycled = recycled.contains(&spot);
            let who = Some(who.clone());
            slots.push(Slot { spot, who, choice, cost, tapped, pending, pile, held, top, recycled, ..blank.clone() });
        }
        Named::Card(Who::HeroOf(_, player) | Who::BagOf(_, player)) | Named::Player(player) => {
            let (Player::Chosen(spot) | Player::ChosenFoe(spot)) = player else { return };
            let (spot, foe) = (spot.0, matches!(player, Player::ChosenFoe(_)));
            slots.push(Slot { spot, cost, foe, ..blank.clone() });
        }
        _ => (),
    };
    power.each_cost(&mut |n| note(n, true));
    power.each_effect(&mut |n| note(n, false));
    // Which of the cards that were revealed is meant, its player says. [405.2]
    for cond in power.steps().iter().filter_map(asked) {
        if let Cond::Shown(A::One(spot, noun)) = cond {
            let who = Some(Who::Some(*spot, 1, noun.clone(), None));
            slots.push(Slot { spot: spot.0, who, choice: false, top: true, ..blank.clone() });
        }
    }
    for slot in &mut slots {
        slot.mode = mode_of(power.steps(), slot.spot);
    }
    slots
}

/// In which of two effects somebody is spoken of. [808.2b]
fn mode_of(steps: &[Step], spot: u32) -> Option<i16> {
    let speaks = |clause: &Clause| {
        let mut found = false;
        clause.each(&mut |n| {
            found |= match n {
                Named::Card(Who::HeroOf(_, player) | Who::BagOf(_, player)) | Named::Player(player) => {
                    matches!(player, Player::Chosen(s) | Player::ChosenFoe(s) if s.0 == spot)
                }
                Named::Card(who) => who.spot().0 == spot,
            }
        });
        found
    };
    steps.iter().find_map(|s| match s {
        Step::Modes(a, _) if speaks(a) => Some(0),
        Step::Modes(_, b) if speaks(b) => Some(1),
        _ => None,
    })
}
