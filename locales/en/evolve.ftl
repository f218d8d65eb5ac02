# Words of Shadowverse: Evolve. A word of a view is looked up as zone-, number-,
# phase-, mark- or counter-; questions are ask-...; the rest are messages of the engine.

zone-leader = leader area
zone-hand = hand
zone-deck = deck
zone-field = field
zone-ex = EX area
zone-cemetery = cemetery
zone-banished = banished
zone-evolve-zone = evolve zone
zone-evolve = evolve deck
zone-resolution = resolution zone
brief-evolve = evo deck
brief-evolve-zone = evo zone

number-leader = leader
number-pp = PP
number-max-pp = max PP
number-ep = EP
number-played = played this turn
number-cost = cost
number-attack = attack
number-defense = defense
number-damage = damage

phase-setup = set-up
phase-start = start phase
phase-main = main phase
phase-end = end phase

mark-engaged = engaged
mark-evolved = evolved
mark-new = new
mark-faceup = face up
mark-facedown = face down
mark-unplayable = unplayable
mark-token = token
mark-ward = Ward
mark-storm = Storm
mark-rush = Rush
mark-assail = Assail
mark-intimidate = Intimidate
mark-drain = Drain
mark-bane = Bane
mark-aura = Aura
mark-quick = Quick
mark-stack = Stack

counter-stack = Stack

# Questions.
ask-first = Who goes first?
ask-mulligan = Keep this hand or put all of it back?
ask-bottom = Which card goes to the bottom of the deck next?
ask-main = Your main phase: what do you do?
ask-attack-target = Whom does it attack?
ask-quick = Play a Quick card or ability now?
ask-ward-entry = Engage it as it enters?
ask-wards = Which Ward followers become engaged?
ask-discard = Which card do you discard?
ask-hand = Your hand is over its limit: which card do you discard?
ask-pending = Which waiting ability is played first?
ask-over-limit = There are too many cards: which one goes?
ask-link = Which evolution stays?
ask-menu = Which of its effects happens?
ask-extra = Pay this extra cost to get more from it?
ask-evolution-point = Use an evolution point to evolve it?
ask-target = Which card does it affect?
ask-divide = How much of it goes to the one that is lit?
ask-cost = Which card pays for it?
ask-fit = Not all of it fits: what stays behind?
ask-replacement = Which effect applies first?
ask-may = Let this effect happen?
ask-pay = Pay its price for this effect?
ask-draw = Draw a card for this effect?
ask-look = Look at the next card of the deck?
ask-token = What does it summon, and onto which area?
ask-take = Which of these cards do you take?
ask-rest = Which of the remaining cards goes next?
ask-search = Which card do you find?
ask-stack = Which Stack receives the counters?
ask-select = Which card does it affect?

# Options.
opt-pass = Pass
opt-end = End the main phase
opt-play = Play { $card } ({ $cost })
opt-use = Use { $card }: { $english }
opt-use-given = Use the ability that { $card } was given
opt-evolve = Evolve { $card } ({ $cost })
opt-stack-move = Move the Stack counters of { $card }
opt-attack = Attack with { $card }
opt-card = { $card }
opt-card-of = { $seat }: { $card }
opt-leader = { $seat }’s leader
opt-stop = Choose no more
opt-yes = Yes
opt-no = No
opt-number = { $number }
opt-option = { $english }
opt-pending = { $card }: { $english }
opt-pending-given = The ability that { $card } was given
opt-replace = First the effect of { $card }
opt-replace-shield = First what prevents the next damage
opt-seat = { $seat }
opt-face = { $card }
opt-to-field = Onto the field
opt-to-ex = Into the EX area
opt-keep = Keep the hand
opt-mulligan = Put the hand back and draw four anew
opt-draw = Draw
opt-leave-behind = { $card } stays behind

# The story: actions.
log-first = { $seat } goes first.
log-keep = { $seat } keeps the hand.
log-mulligan = { $seat } puts the hand back.
log-turn =
    Turn { $turn }: { $seat }, { $number ->
        [one] { $number } play point.
       *[other] { $number } play points.
    }
log-plays = { $seat } plays { $card }.
log-plays-ex = { $seat } plays { $card } from the EX area.
log-uses = { $seat } uses an ability of { $card }.
log-uses-evolve = { $seat } uses the evolve ability of { $card }.
log-attack = { $seat } attacks { $target } with { $card }.
log-attack-leader = { $seat } attacks { $foe }’s leader with { $card }.
log-concedes = { $seat } concedes.
log-trigger = An ability of { $card } triggers.
log-trigger-head = { $head } of { $card }.

# The story: cards that move.
log-draw = { $seat } draws { $card }.
log-draw-veiled = { $seat } draws a card.
log-draw-failed = { $seat } must draw from an empty deck.
log-look = { $seat } looks at { $card }.
log-look-veiled = { $seat } looks at a card of the deck.
log-reveal = { $seat } reveals { $card }.
log-shuffle = { $seat } shuffles the deck.
log-destroyed = { $card } is destroyed.
log-discards = { $seat } discards { $card }.
log-banished = { $card } is banished.
log-banished-facedown = { $card } is banished facedown.
log-banished-veiled = A card of { $seat } is banished facedown.
log-to-field = { $card } enters { $seat }’s field.
log-to-field-engaged = { $card } enters { $seat }’s field engaged.
log-to-ex = { $card } goes to { $seat }’s EX area.
log-to-hand = { $card } goes to { $seat }’s hand.
log-to-hand-veiled = A card goes to { $seat }’s hand.
log-to-cemetery = { $card } goes to { $seat }’s cemetery.
log-to-evolve-deck = { $card } goes back to { $seat }’s evolve deck, face up.
log-to-deck-top = { $card } goes on top of { $seat }’s deck.
log-to-deck-top-veiled = A card goes on top of { $seat }’s deck.
log-to-deck-bottom = { $card } goes to the bottom of { $seat }’s deck.
log-to-deck-bottom-veiled = A card goes to the bottom of { $seat }’s deck.
log-moved = { $card } of { $seat } moves.
log-moved-veiled = A card of { $seat } moves.
log-swap = { $card } and { $target } change places.
log-swap-veiled = Two cards change places.
log-transform = { $card } becomes a token: { $into }.
log-token = { $seat } summons a token: { $card }.
log-token-ex = { $seat } puts a token into the EX area: { $card }.
log-control = { $seat } takes control of { $card }.
log-control-turn = { $seat } takes control of { $card } for this turn.
log-control-back = { $card } goes back to { $seat }.

# The story: what happens to cards and players.
log-damage = { $card } deals { $number } damage to { $target } ({ $left } left).
log-damage-leader = { $card } deals { $number } damage to { $seat }’s leader ({ $left } left).
log-leader-gains = { $seat }’s leader gains { $number } defense ({ $left } now).
log-leader-loses = { $seat }’s leader loses { $number } defense ({ $left } left).
log-fought = { $card } and { $target } fought.
log-engage = { $card } becomes engaged.
log-refresh = { $card } is refreshed.
log-evolve = { $card } evolves.
log-unlinked = The evolved card { $card } is no longer linked to { $target }.
log-counters-put =
    { $number ->
        [one] { $number } { $counter } counter is put on { $card }.
       *[other] { $number } { $counter } counters are put on { $card }.
    }
log-counters-removed =
    { $number ->
        [one] { $number } { $counter } counter is removed from { $card }.
       *[other] { $number } { $counter } counters are removed from { $card }.
    }
log-rite = Earth Rite takes a Stack counter of { $card }.
log-roll = { $seat } rolls { $number }.
log-recover =
    { $seat } recovers { $number ->
        [one] { $number } play point.
       *[other] { $number } play points.
    }
log-max-points = The maximum play points of { $seat } are now { $number }.
log-evolution-points =
    { $seat } now has { $number ->
        [one] { $number } evolution point.
       *[other] { $number } evolution points.
    }
log-loses-defense = { $seat }’s leader has no defense left: { $seat } loses.
log-loses-deck = { $seat } had to draw from an empty deck and loses.
log-won = { $seat } wins the game.
log-drawn = The game is a draw.

# The story: lasting changes. What ends is said by until-, which brings its own space.
log-stats = { $card } gets { $attack-sign }{ $attack }/{ $defense-sign }{ $defense }{ $until }.
log-attack-is = The attack of { $card } becomes { $number }{ $until }.
log-defense-is = The defense of { $card } becomes { $number }{ $until }.
log-has = { $card } gets { $keyword }{ $until }.
log-loses = { $card } loses { $keyword }{ $until }.
log-loses-all = { $card } loses all abilities{ $until }.
log-gains-ability = { $card } gets an ability{ $until }.
log-evolve-price = Evolving { $card } costs { $number }{ $until }.
log-price-less = { $card } costs { $number } less{ $until }.
log-price-more = { $card } costs { $number } more{ $until }.
log-price-is = { $card } costs { $number }{ $until }.
log-next-price-less = The next such card that { $seat } plays this turn costs { $number } less.
log-next-price-more = The next such card that { $seat } plays this turn costs { $number } more.
log-next-price-is = The next such card that { $seat } plays this turn costs { $number }.
log-ban = { $card } { $ban }{ $until }.
log-ban-draw = { $seat } can’t draw cards{ $until }.
log-shield = The next damage to { $card } is prevented{ $until }.
log-shield-most = Of the next larger damage, { $card } takes no more than { $number }{ $until }.
log-shield-less = The next damage to { $card } is { $number } less{ $until }.
log-change-veiled = A hidden card of { $seat } is changed.

# Words of the story.
until-never = { "" }
until-end-of-turn = { " " }until the end of the turn
until-next-turn = { " " }until the start of that player’s next turn
until-end-of-next-turn = { " " }until the end of the opponent’s next turn
until-refresh = { " " }in the next start phase
sign-plus = +
sign-minus = -
head-fanfare = Fanfare
head-last-words = Last Words
head-on-evolve = On Evolve
head-strike = Strike
head-follower-strike = Follower Strike
head-leader-strike = Leader Strike
ban-attack = can’t attack
ban-attack-leaders = can’t attack leaders
ban-attack-followers = can’t attack followers
ban-be-attacked = can’t be attacked
ban-be-destroyed = can’t be destroyed
ban-be-destroyed-by-abilities = can’t be destroyed by abilities
ban-leave = can’t leave the field
ban-be-played = can’t be played
ban-evolve = can’t evolve
ban-refresh = isn’t refreshed
ban-draw = can’t draw

# Why not: the moment.
why-game-over = The game is over.
why-not-your-turn = Only the player whose turn it is may do that.
why-not-now = Another question has to be answered first.
why-not-asked = That answers nothing that is asked now.
why-no-window = In an opponent’s turn cards are played only after an attack or in the end phase.
why-not-quick = { $card } is not Quick.
why-gone = { $card } is not there any more.
why-not-yours = You do not control { $card }.
why-incomplete = Playing { $card } could not be completed.

# Why not: playing.
why-not-in-hand = { $card } is neither in your hand nor in your EX area.
why-unplayable = The text of { $card } is not understood: { $reason }
why-cannot-be-played = An effect forbids to play { $card }.
why-points =
    { $card } costs { $needed ->
        [one] { $needed } play point
       *[other] { $needed } play points
    }; you have { $present }.
why-points-evolve =
    Evolving { $card } costs { $needed ->
        [one] { $needed } play point
       *[other] { $needed } play points
    }; you have { $present }, and evolution points: { $points }.
why-extra-cost = You cannot pay the additional cost of { $card }.
why-field-full = There is no room for { $card }: a field holds { $number } cards.
why-no-target = There is nothing that { $card } could select.
why-nothing-to-divide = There is nothing that { $card } could divide.
why-aura = { $card } has Aura: you cannot select it.
why-no-option = None of the effects of { $card } can be chosen.
why-option-chosen = That effect of { $card } is chosen already.
why-selected-already = { $card } is selected already.
why-does-not-fit = { $card } is not what the text asks for.
why-cannot-pay-with = The cost cannot be paid with { $card }.

# Why not: abilities.
why-not-on-field = The abilities of { $card } work only on the field.
why-no-ability = { $card } has no such ability.
why-once = This ability of { $card } was used this turn already.
why-only-if = The condition of this ability of { $card } is not met.
why-changed-nothing = This ability of { $card } changed nothing the last time.
why-attack-changed-nothing = This attack of { $card } changed nothing the last time.
why-evolved-already = You have used an evolve ability this turn already.
why-no-evolve-card = There is no facedown card named { $card } in your evolve deck.
why-cannot-evolve = An effect forbids { $card } to evolve.
why-engage-cost = { $card } is engaged already.
why-engage-other =
    You need { $number ->
        [one] { $number } reserved card
       *[other] { $number } reserved cards
    } to engage for { $card }.
why-points-ability =
    This ability of { $card } costs { $needed ->
        [one] { $needed } play point
       *[other] { $needed } play points
    }; you have { $present }.
why-leader-cost = Your leader cannot give up { $number } defense.
why-counter-cost =
    This ability needs { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    } of its kind on { $card }.
why-cost = You cannot pay the whole cost of this ability of { $card }.

# Why not: attacking.
why-no-follower = { $card } is not a follower on your field.
why-engaged = { $card } is engaged.
why-cannot-attack = An effect forbids { $card } to attack.
why-arrived = { $card } arrived this turn.
why-no-attack-target = There is nothing that { $card } could attack.
why-not-attackable = { $card } is neither an enemy follower nor an enemy leader.
why-reserved = { $card } is reserved.
why-intimidate = { $card } has Intimidate.
why-ward = { $card } has Ward and must be attacked first.
why-cannot-be-attacked = An effect forbids to attack { $card }.
why-cannot-attack-followers = An effect forbids { $card } to attack followers.
why-cannot-attack-leaders = An effect forbids { $card } to attack leaders.
why-rush = { $card } arrived this turn: with Rush it may attack only followers.
why-leader-too-early = { $card } arrived this turn and may not attack the leader yet.

# Why not: answers.
why-no-pass = In your main phase you act or end the phase.
why-must-discard = You have to discard down to the hand limit.
why-must-target = You have to select what is attacked.
why-must-choose = You have to choose an effect.
why-must-select = You have to select as many as the text asks for.
why-must-divide = Each selected card has to get a share.
why-must-pay = The cost has to be paid in full.
why-must-play-pending = A triggered ability has to be played; only the order is yours.
why-must-replace = You have to say which effect applies first.
why-over-limit = There are more cards than the limit allows.
why-not-over-limit = { $card } is not among the cards over the limit.
why-no-ward = { $card } is not a reserved follower of yours with Ward.
why-not-discardable = { $card } is not in your hand.

# Signs in the texts of cards, where they have no other name.
sign-evolve = Evolve
sign-act = Act
sign-engage = Engage
sign-cost =
    { $n ->
        [one] { $n } play point
       *[other] { $n } play points
    }

# Kinds, classes, parts of a deck.
help-signs = A turned arrow is an engaged card, a golden frame an evolved one.
kind-leader = leader
kind-follower = follower
kind-spell = spell
kind-amulet = amulet
class-neutral = Neutral
class-forestcraft = Forestcraft
class-swordcraft = Swordcraft
class-runecraft = Runecraft
class-dragoncraft = Dragoncraft
class-abysscraft = Abysscraft
class-havencraft = Havencraft
part-leader = Leader
part-main = Main deck
part-evolve = Evolve deck

# What is wrong with a deck. A note brings its own space.
deck-part-main = main deck
deck-part-evolve = evolve deck
deck-is-token = a token
deck-is-evolved = an evolved card
deck-is-leader = a leader
deck-is-follower = a follower
deck-is-amulet = an amulet
deck-is-spell = a spell
deck-a-leader = leader
deck-an-evolved-card = evolved card
deck-a-leader-or-evolved = leader or evolved card
deck-cod-name = A card has no name; write `name="..."`.
deck-cod-empty = There is no `<card>` in it; a Cockatrice deck has `<card number="3" name="..."/>` in its zones.
deck-cod-zone = Zone `{ $name }` is no part of a deck (main, side); its cards are left out.
deck-missing-both = leader and no main deck
deck-missing-leader = leader
deck-missing-main = main deck
deck-missing = There is no { $missing }; a deck is a leader, a main deck and, if wanted, an evolve deck.{ $note }
deck-no-leader = `{ $card }` is { $is }, no leader; the leader must be one.
deck-leaders =
    The deck has { $count ->
        [0] no leader
       *[other] { $count } leaders
    }; it needs exactly one.{ $note }
deck-main-count =
    The main deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it needs { $least } to { $most }.{ $note }
deck-in-main = `{ $card }` is { $is } and cannot be in the main deck; { $instead }.
deck-instead-made = cards make it during the game
deck-instead-evolve = it belongs in the evolve deck
deck-instead-leader = it belongs under Leader
deck-evolve-count =
    The evolve deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it may have { $most } at most.
deck-in-evolve = `{ $card }` is { $is }, not an evolved card; the evolve deck holds evolved cards only.
deck-copies =
    The { $part } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } named `{ $card }`; it may have { $limit } at most.
deck-other-class = `{ $card }` is { $is }; with this leader a card must be { $class } or Neutral.
deck-only-neutral = `{ $card }` is { $is }; with this leader a card must be { $class }.
deck-mixed = The deck mixes { $classes }; it must be of one class and Neutral.
