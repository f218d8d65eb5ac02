# Words of The Spoils. A word of a view is looked up as zone-, number-, phase-,
# mark- or counter-; questions are ask-...; the rest are messages of the engine.

zone-faction = faction
zone-play = in play
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-removed = out of the game
zone-played = being played
brief-discard = discard
brief-removed = out
number-influence = influence
number-ready = resources ready
number-obsession = Obsession
number-greed = Greed
number-elitism = Elitism
number-deception = Deception
number-rage = Rage
number-cost = cost
number-attack = strength
number-defense = life
number-speed = speed
number-damage = damage
number-structure = structure
number-ruin = damage
phase-setup = set-up
phase-start = start of the turn
phase-main = turn
phase-battle = battle
phase-end = end of the turn
mark-face-down = face-down
mark-depleted = depleted
mark-spent = spent
mark-attacking = attacking
mark-blocking = blocking
mark-attacked = attacked
mark-new = new
mark-covert = covert
mark-token = token
counter-token = token
type-character = character
type-item = item
type-location = location
type-tactic = tactic
type-resource = resource
type-faction = faction
kind-faction = faction
kind-character = character
kind-item = item
kind-location = location
kind-tactic = tactic
kind-resource = resource
class-tradeless = Tradeless
class-arcanist = Arcanist
class-banker = Banker
class-gearsmith = Gearsmith
class-rogue = Rogue
class-warlord = Warlord
part-faction = Faction
part-deck = Deck
mark-tactical = Tactical
mark-attach = Attach
mark-flip-up = Flip Up
mark-unique = Unique
number-needs-obsession = needs Obsession
number-needs-greed = needs Greed
number-needs-elitism = needs Elitism
number-needs-deception = needs Deception
number-needs-rage = needs Rage

# Questions.
ask-first = Who goes first?
ask-starting = Which starting resource do you take?
ask-mulligan = Which cards go under your deck?
ask-main = Your turn: what do you do?
ask-respond = Do you respond to it?
ask-end-of-turn = The turn is about to end: do you respond?
ask-round = The battle goes on: play a tactic or use an ability?
ask-pending = Which trigger comes first?
ask-replacement = What happens instead?
ask-keep = Which unique card do you keep?
ask-pay = Which resource pays for it?
ask-modifier = Which change to the cost comes first?
ask-attackers = Who joins the attack on it?
ask-blockers = Who blocks the attack on it?
ask-divide = How much of its strength goes to the one that is lit?
ask-bid = How much do you bid?
ask-repeat = How often are these actions repeated?
ask-break-in = The other player repeats the same actions: interrupt before which repetition?
ask-stop-after = Stop the last repetition after how many actions?
ask-damage = How is the damage reduced?
ask-may = Do what its text offers?
ask-option = Which of these happens?
ask-pick = Which card does it pick?
ask-choose = Which card does it mean?
ask-number = Which number does it use?
ask-draw = How many cards do you draw?
ask-how-many = For how many does it count?
ask-tokens = How many tokens do you remove?
ask-player = Which player does it affect?
ask-deck = Whose deck does it look at?
ask-declare = What do you name for it?
ask-search = Which card do you search for?
ask-play = Which card do you play?
ask-resource = Which card becomes a resource?
ask-order = Which card is put there next?

# Options.
opt-pass = Pass
opt-refuse = Refuse
opt-end = End the turn
opt-play = Play { $card } (cost { $cost })
opt-flip-up = Flip up { $card } (cost { $cost })
opt-use = Use { $ability } of { $card }
opt-attack = Attack { $card }
opt-attack-faction = Attack the faction of { $seat }
opt-faction = The faction of { $seat }
opt-card = { $card }
opt-card-of = { $card } of { $seat }
opt-face-up = { $card }, face-up
opt-face-down = { $card }, face-down
opt-ability = The ability of { $card }
opt-keep = Keep the rest
opt-stop = Choose no more
opt-yes = Yes
opt-no = No
opt-modifier = { $card } first
opt-number = { $number }
opt-more = Higher numbers
opt-repeat =
    { $number ->
        [one] Repeat the last action
       *[other] Repeat the last { $number } actions
    }
opt-type = { $type }
opt-option = { $english }
opt-restore-rule = The Restore Rule
opt-develop-rule = The Develop Rule
opt-pending = The trigger of { $card }
opt-replace = The text of { $card }
opt-seat = { $seat }
opt-face = { $card }

# Log.
log-turn = Turn { $turn }: { $seat }.
log-ends = { $seat } ends the turn.
log-first = { $seat } goes first.
log-mulligan =
    { $number ->
        [0] { $seat } keeps the whole hand.
        [one] { $seat } puts { $number } card on the bottom of the deck.
       *[other] { $seat } puts { $number } cards on the bottom of the deck.
    }
log-plays = { $seat } plays { $card }.
log-flips-up = { $seat } flips up { $card }.
log-duplicates = { $seat } plays a duplicate of { $card }.
log-option = { $seat } chooses for { $card }: { $english }
log-uses = { $seat } uses { $card }.
log-uses-named = { $seat } uses { $ability } of { $card }.
log-undone = { $card } could not be completed; nothing has happened.
log-trigger = { $card } triggers for { $seat }.
log-restore-rule = The Restore Rule of { $seat } applies.
log-develop-rule = The Develop Rule of { $seat } applies.
log-terminated = { $card } is terminated.
log-terminated-ability = The ability of { $card } is terminated.
log-attacks = { $seat } attacks { $target }.
log-attacks-faction = { $seat } attacks the faction of { $foe }.
log-attackers = { $seat } attacks with { $cards }.
log-blockers = { $seat } blocks with { $cards }.
log-assigns = { $card } assigns { $number } to { $target }.
log-bids = { $seat } bids { $number }.
log-repeats =
    { $number ->
        [one] { $seat } names { $number } repetition.
       *[other] { $seat } names { $number } repetitions.
    }
log-refuses = { $seat } refuses.
log-reveals = { $seat } reveals { $card }.
log-looks = { $seat } looks at { $cards }.
log-looks-veiled =
    { $number ->
        [one] { $seat } looks at a card.
       *[other] { $seat } looks at { $number } cards.
    }
log-shuffles = { $seat } shuffles the deck.
log-wins = { $seat } wins.
log-draw = The game is a draw.
log-stopped = The game has gone on for too many turns and is broken off.
log-concedes = { $seat } gives up.
log-destroyed = { $card } of { $seat } is destroyed.
log-discards = { $seat } discards { $card }.
log-removed = { $card } of { $seat } is removed from the game.
log-removed-veiled = A card of { $seat } is removed from the game face-down.
log-to-hand = { $card } goes to the hand of { $seat }.
log-to-hand-veiled = A card goes to the hand of { $seat }.
log-to-deck = { $card } goes to the deck of { $seat }.
log-to-deck-veiled = A card goes to the deck of { $seat }.
log-to-discard = { $card } goes to the discard pile of { $seat }.
log-enters = { $card } enters play under the control of { $seat }.
log-enters-down = { $seat } puts { $card } into play face-down.
log-enters-down-veiled = { $seat } puts a card into play face-down.
log-flip-up = { $card } is flipped face-up.
log-flip-down = { $card } is flipped face-down.
log-creates = { $seat } creates { $card }.
log-draws = { $seat } draws { $cards }.
log-draws-none = { $seat } has no card left to draw.
log-draws-veiled =
    { $seat } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
log-damage = { $card } deals { $number } damage to { $target }.
log-damage-faction = { $card } deals { $number } damage to the faction of { $seat }.
log-mends = { $number } damage is removed from { $card }.
log-loses-influence = { $seat } loses { $number } influence.
log-gains-influence = { $seat } gains { $number } influence.
log-deplete = { $card } is depleted.
log-restore = { $card } is restored.
log-pays = { $seat } pays with { $card }.
log-pays-veiled = { $seat } pays with a face-down resource.
log-attach = { $card } is attached to { $target }.
log-detach = { $seat } detaches { $card }.
log-detach-veiled = { $seat } detaches a face-down card.
log-tokens =
    { $number ->
        [one] { $number } token is put
       *[other] { $number } tokens are put
    } on { $card }.
log-tokens-removed =
    { $number ->
        [one] { $number } token is removed
       *[other] { $number } tokens are removed
    } from { $card }.
log-control = { $seat } takes control of { $card }.
log-control-veiled = { $seat } takes control of a face-down card.
log-coin-won = { $seat } flips a coin and wins.
log-coin-lost = { $seat } flips a coin and loses.
log-joins = { $card } joins the battle.
log-withdraws = { $card } leaves the battle.
log-battle-ends = The battle is over.
log-stats = { $card } gets { $strength-sign }{ $strength } strength, { $life-sign }{ $life } life, { $speed-sign }{ $speed } speed.
log-strength = { $card } gets { $sign }{ $number } strength.
log-life = { $card } gets { $sign }{ $number } life.
log-speed = { $card } gets { $sign }{ $number } speed.
sign-plus = +
sign-minus = -
log-structure = { $card } gets { $sign }{ $number } structure.
log-gains-keyword = { $card } gains a keyword.
log-loses-keyword = { $card } loses a keyword.
log-loses-text = { $card } loses its text.
log-gains-text = { $card } gains text.
log-type = { $card } changes its type.
log-becomes = A number of { $card } becomes { $number }.

# Reasons.
why-not-resource = { $card } is no resource, so it can only be played face-down.
why-number = That number is not possible here; choose one that is offered.
why-not-in-hand = { $card } is not in your hand.
why-not-now = This is not the time for { $card }; answer the question first.
why-not-asked = That answers nothing that is asked now.
why-does-not-fit = { $card } is not what the text asks for.
why-no-flip-up = { $card } is no face-down card of yours with Flip Up.
why-timing = { $card } is played on your own turn.
why-threshold = You do not control the icons that { $card } needs.
why-no-ability = { $card } has no such ability to use.
why-not-yours = You do not control { $card }.
why-resource = { $card } is played only where a text lets you play a resource or a card.
why-unplayable = The text of { $card } is not understood, so it cannot be played.
why-forbidden = A text forbids playing { $card }.
why-failed = { $card } could not be completed just now; do something else first.
why-no-target = There is nothing to pick for { $card }.
why-restriction = The text of { $card } allows it only at another time.
why-cost = The costs of { $card } cannot be satisfied.
why-depleted = { $card } is depleted.
why-resources =
    { $card } needs { $needs ->
        [one] { $needs } resource
       *[other] { $needs } resources
    }, and { $has ->
        [one] { $has } is ready.
       *[other] { $has } are ready.
    }
why-cannot-pay-with = { $card } cannot pay: choose a resource of yours that is attached to nothing.
why-must-attack-with = Some character must be in this party; name it.
why-must-block = Some character must block; name it.
why-must-trigger = All of these happen; say which is next.
why-must-pay = This has to be paid.
why-must-open = The first bid cannot be refused; 0 is a bid.
why-must-find = A card must be found.
why-must-replace = This replacement is not optional.
why-must-keep = One of them has to be kept.
why-must-choose = This is not optional.
why-must-attack = A character of yours must attack before the turn ends.
why-not-now-end = The turn cannot end now; answer the question first.
why-not-your-turn = It is not your turn.
why-not-now-attack = Attacks are made on your own turn, outside of a battle.
why-no-target-of-attack = { $card } cannot be attacked: choose the opposing faction or an opposing location.
why-attack-unpaid = What must be paid to attack cannot be paid.
why-attack-unmet = A requirement of this attack cannot be met.
why-attackers-new = Your characters came this turn; they attack from the next one on.
why-no-attackers = No character of yours can attack.
why-gone = { $card } is not there any more.
why-no-character = { $card } is no character.
why-resource-attacks = { $card } is a resource and cannot be depleted.
why-new = { $card } came this turn.
why-cannot-attack = { $card } cannot be in this party.
why-cannot-be-attacked = { $card } cannot be attacked.
why-covert-party = Only covert characters block a covert party.
why-covert-blocker = { $card } is covert and blocks covert parties only.
why-unblockable = This party cannot be blocked.
why-cannot-block = { $card } cannot block.
why-faction = A faction is picked only where the text says so.
why-not-in-play = { $card } is not in play.
why-unpickable = { $card } cannot be picked.

# Decks.
deck-o8d-open = The card is not closed; `</card>` is missing.
deck-o8d-name = A card has no name; write it between `<card>` and `</card>`.
deck-o8d-empty = There is no `<card>` in it; an OCTGN deck has `<card qty="3">Name</card>` in its sections.
deck-o8d-attribute = The name stands in an attribute, not between the tags.
deck-o8d-ampersand = `&` must be written `&amp;`.
deck-o8d-quantity = `{ $name }` has no `qty`; one copy is taken.
deck-o8d-never = `<{ $name }>` is never closed.
deck-o8d-late = `<{ $name }>` is not closed before `</{ $before }>`.
deck-o8d-nothing = `</{ $name }>` closes nothing.
deck-factions =
    The deck has { $count ->
        [0] no faction
       *[other] { $count } factions
    }; it needs exactly one.{ $note }
deck-size =
    The deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } besides its faction; it needs at least { $least }.{ $note }
deck-copies =
    The deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } named `{ $card }`; it may have { $limit } at most.
deck-pool =
    The deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } named `{ $card }`; the card pool has { $have }.
deck-banned = `{ $card }` is banned in this format; leave it out.
deck-token = `{ $card }` is a token and cannot be in a deck; cards make it in the game.

# The board.
mark-topic = being responded to
mark-struck = damage assigned
spoils-means =
    { $all ->
        [0] no resources
        [one] { $ready } of { $all } resource ready
       *[other] { $ready } of { $all } resources ready
    }
spoils-icons = Icons
spoils-store = resources
spoils-free = Resources of { $who } that can pay: { $n }
spoils-spent = Spent resources at the faction of { $who }: { $n }
spoils-characters = Characters of { $who }: { $n }
spoils-others = Locations and items of { $who }: { $n }
spoils-attackers = { $who } attacks: { $strength } strength
spoils-blockers =
    { $n ->
        [0] { $who }: nobody blocks
       *[other] { $who } blocks: { $strength } strength
    }
spoils-target = Attacked: { $card }
spoils-target-faction = Attacked: the faction of { $who }
spoils-target-none = Nothing is attacked any more
spoils-level = Speed { $speed }
spoils-respond = { $who } may respond to { $card }
spoils-respond-ability = { $who } may respond to the ability of { $card }
spoils-respond-end = { $who } may respond to the end of the turn
spoils-round = { $who } may play tactics and use abilities
help-signs = A turned arrow is a depleted card. A card back with an eye is a face-down card of yours: point at it to see it. Spent resources lie turned at their faction. In a battle the leftmost column strikes first. Icons: an eye is Obsession, a coin is Greed, a crown is Elitism, a mask is Deception, a flame is Rage.
opt-draw = Draw
opt-resource = Play a resource
