# The words of Wakfu TCG. A word of a view is looked up under zone-, number-, phase-
# or mark-; questions are ask-...; the rest are messages of the engine.

zone-world = World
zone-queue = Queue
zone-challenge = Challenge
zone-hand = Hand
zone-bag = Haven Bag
zone-deck = Deck
zone-discard = Discard
zone-banished = Banished
zone-collection = Collection
number-xp = XP
number-level = Level
number-hp = HP
number-ap = AP
number-mp = MP
number-resistance = Resistance
number-strength = Strength
number-damage = damage
number-worth = Experience
number-duel = duel
phase-setup = preparation
phase-untap = Untap Phase
phase-main = Main Phase
phase-draw = Draw Phase
phase-end = End of Turn Phase
phase-battle = battle
phase-draft = draft
phase-build = deck building
counter-marker = marker
counter-charge = charge
counter-ether = Ether
mark-tapped = tapped
mark-attacking = attacking
mark-blocking = blocking
mark-token = token
mark-agility = Agility
mark-giant = Giant
mark-tackle = Tackle
ask-throw = Rock, paper or scissors?
ask-rollback = Put your Hand back and draw a new one?
ask-first = Who begins?
ask-main = Your Main Phase: what do you do?
ask-recycle = Recycle your whole Hand?
ask-under = Which card goes under the Deck next?
ask-pay = What do you tap to pay for it?
ask-number = How much is X?
ask-mode = Which of its two effects happens?
ask-refresh = Untap the Haven Bag?
ask-craft = What is used for the Recipe?
ask-cost = What pays its cost?
ask-share = How much of it goes to the one that is lit?
ask-bearer = Who bears it?
ask-choice = Whom or what does it choose?
ask-place = Into which area does it come?
ask-text = What do you do for this text?
ask-trigger = Let this power trigger?
ask-react = React to this?
ask-moment = React before the game goes on?
ask-order = Which power enters the Queue first?
ask-hand = Your Hand is over its limit: which card do you discard?
ask-expel = The Haven Bag is over its Size: who leaves it?
ask-limit = It bears more than it may: which piece is destroyed?
ask-target = Which Target do you attack?
ask-challenge = Play a Challenge for this battle?
ask-attackers = Who attacks this Target?
ask-blockers = Who blocks for this Target?
ask-action = The battle goes on: what do you do?
ask-duel = Which duel is next?
ask-strike-back = Does the Target strike back?
ask-strike = Whom does it strike, and how hard?
ask-draw = Draw a card?
ask-discard = Which card do you discard?
ask-pick = Which card of this pack do you take?
ask-hero = Which Hero do you play with?
ask-haven = Which Haven Bag do you play with?
ask-align = To whom is your Hero aligned?
ask-build = Your deck of thirty: which card comes in, which goes out?
ask-elemental = Of which Element is the next elemental Ally?
opt-pass = Pass
opt-quiet = Pass, and no more such questions this turn
opt-stop = Choose no more
opt-yes = Yes
opt-no = No
opt-rollback =
    Put it back and draw { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
opt-recycle = Recycle the whole Hand
opt-keep-hand = Keep the Hand
opt-end = End the turn
opt-attack = Announce an attack
opt-play = Play { $card }
opt-craft = Craft { $card }
opt-defend = Play { $card } in Defense
opt-reinforce = Play { $card } in Reinforcement
opt-use = Use a power of { $card }
opt-ghost = Bring back { $card }
opt-capture = Capture { $card }
opt-move = Move { $card }
opt-block = { $card } before { $attacker }
opt-react = React with { $card }
opt-card = { $card }
opt-seat = { $seat }
opt-number = { $n }
opt-world = Into the World
opt-bag = Into the Haven Bag
opt-tap = Tap { $card }
opt-trigger = { $card }
opt-armourer = Armourer
opt-smith = Smith
opt-handyman = Handyman
opt-jeweller = Jeweller
opt-rock = Rock
opt-paper = Paper
opt-scissors = Scissors
log-turn = Turn { $n } of { $seat }.
log-won-throw = { $seat } wins the throw and says who begins.
log-rollback =
    { $seat } makes a Rollback and draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
log-reveals = { $seat } reveals { $card }.
log-level = { $card } of { $seat } reaches Level 2.
log-concedes = { $seat } gives up.
log-out = { $seat } is out of the game.
log-wins = The game is won by { $seats }.
log-wins-battle = Victory in Battle: { $seats }.
log-wins-experience = Victory by Experience: { $seats }.
log-wins-by-text = A text says that { $seat } wins.
log-loses-by-text = A text says that { $seat } loses.
log-drawn = Nobody wins.
log-plays = { $seat } plays { $card }.
log-plays-x = { $seat } plays { $card } with X = { $n }.
log-crafts = { $seat } crafts { $card }.
log-defends = { $seat } plays { $card } in Defense.
log-reinforces = { $seat } plays { $card } in Reinforcement.
log-uses = { $seat } uses a power of { $card }.
log-chooses = { $seat } chooses { $card } for { $source }.
log-triggers = A power of { $card } triggers for { $seat }.
log-verifies = The Challenge { $card } played by { $seat } is verified.
log-attacks = { $seat } announces an attack.
log-ends = { $seat } declares the end of the turn.
log-recycles-hand = { $seat } recycles the whole Hand.
log-draws = { $seat } draws { $card }.
log-draws-veiled = { $seat } draws a card.
log-taps = { $seat } taps { $card } for a resource.
log-damage = { $card } suffers { $n } { $element } damage.
log-damage-left = { $card } suffers { $n } { $element } damage; { $left } left.
log-damage-by = { $by } deals { $n } { $element } damage to { $card }.
log-damage-by-left = { $by } deals { $n } { $element } damage to { $card }; { $left } left.
log-regains = { $card } regains { $n } HP.
log-regains-bag = { $card } regains { $n } Resistance.
log-loses = { $card } loses { $n } HP.
log-loses-bag = { $card } loses { $n } Resistance.
log-altered = The damage about to be dealt to { $card } goes from { $was } to { $n }.
log-redirected = The damage about to be dealt to { $card } is redirected to { $attacker }.
log-xp = { $seat } gains { $n } XP, { $total } in all.
log-doubles = { $card } doubles its Strength.
log-nobody-attacks = Nobody can attack: the battle stops.
log-nobody-blocks = Nobody blocks.
log-all-strength-up =
    { $count ->
        [one] { $cards } gains { $what } Strength{ $until }.
       *[other] { $cards } gain { $what } Strength{ $until }.
    }
log-all-strength-down =
    { $count ->
        [one] { $cards } loses { $what } Strength{ $until }.
       *[other] { $cards } lose { $what } Strength{ $until }.
    }
log-all-gain =
    { $count ->
        [one] { $cards } gains { $what }{ $until }.
       *[other] { $cards } gain { $what }{ $until }.
    }
log-lasts = The effect of { $card } holds{ $until }.
log-strength-up = { $card } gains { $n } Strength{ $until }.
log-strength-down = { $card } loses { $n } Strength{ $until }.
log-animated = { $card } fights with Strength { $n }{ $until }.
log-gains = { $card } gains { $what }{ $until }.
log-resist = { $card } gains Resist { $n } { $element }{ $until }.
log-powerless = { $card } loses its powers{ $until }.
log-ap-up = { $card } gains { $n } AP{ $until }.
log-ap-down = { $card } loses { $n } AP{ $until }.
log-mp-up = { $card } gains { $n } MP{ $until }.
log-mp-down = { $card } loses { $n } MP{ $until }.
log-control = { $seat } takes control of { $card }{ $until }.
log-barred-attack = { $card } cannot attack{ $until }.
log-barred-block = { $card } cannot block{ $until }.
log-barred-untap = { $card } does not untap{ $until }.
log-barred-chosen = { $card } cannot be chosen{ $until }.
log-barred-chosen-foe = { $card } cannot be chosen by opponents{ $until }.
log-barred-chosen-power = { $card } cannot be chosen for powers of opponents{ $until }.
log-barred-blocked = { $card } cannot be blocked{ $until }.
log-barred-bear = { $card } cannot bear Equipment{ $until }.
log-barred-move = { $card } cannot move{ $until }.
log-barred-strength = { $card } gains no Strength{ $until }.
log-peace = Nobody announces an attack{ $until }.
log-lucky = { $seat } wins the next Chi-Fu-Mi{ $until }.
log-barred-destroyed = { $card } cannot be destroyed{ $until }.
log-barred-destroyed-foes = { $card } cannot be destroyed by opponents{ $until }.
log-barred-destroyed-owner = { $card } cannot be destroyed by its owner{ $until }.
log-must-attack = { $card } must attack{ $until }.
log-must-block = { $card } must block{ $until }.
log-must-be-blocked = { $card } must be blocked{ $until }.
log-dealt = Damage that { $card } deals: { $how }{ $until }.
log-taken = Damage that { $card } takes: { $how }{ $until }.
log-taken-of = { $element } damage that { $card } takes: { $how }{ $until }.
log-dealt-by-powers = Damage that powers of { $card } deal: { $how }{ $until }.
log-profession = { $card } gains a profession{ $until }.
log-markers-on =
    { $card } receives { $n ->
        [one] { $n } { $marker }
       *[other] { $n } { $marker }s
    }.
log-markers-off =
    { $card } loses { $n ->
        [one] { $n } { $marker }
       *[other] { $n } { $marker }s
    }.
log-tapped = { $card } is tapped.
log-untapped = { $card } is untapped.
log-swaps = { $card } and { $attacker } take each other’s place.
log-swaps-control = { $card } and { $attacker } change controllers.
log-equips = { $attacker } bears { $card } now.
shift-sure = cannot be reduced
shift-straight = cannot be reduced or redirected
until-turn = {" "}until the end of the turn
until-battle = {" "}until the end of the battle
until-action = {" "}until the end of the Action Phase
until-untapped = {" "}as long as its maker stays tapped
until-later = {" "}beyond this turn
until-never = {""}
log-destroyed = { $card } ({ $seat }) is destroyed.
log-banished = { $card } ({ $seat }) is banished.
log-to-hand = { $card } returns to the Hand of its owner ({ $seat }).
log-on-top = { $card } ({ $seat }) goes on top of the Deck.
log-recycled = { $seat } recycles { $card }.
log-discarded = { $seat } discards { $card }.
log-appears-world = { $card } appears in the World.
log-appears-bag = { $card } appears in the Haven Bag.
log-token = A token appears for { $seat }: { $card }.
log-moves-world = { $card } moves into the World.
log-moves-bag = { $card } moves into the Haven Bag.
log-displaced-world = { $card } is displaced in the World.
log-displaced-bag = { $card } is displaced in the Haven Bag.
log-expelled = { $card } is expelled into the World.
log-target = The Target is { $card }.
log-attacker = { $card } attacks.
log-blocks = { $card } blocks { $attacker }.
log-assigned = { $card } is placed before { $attacker }.
log-withdraws = { $card } leaves the battle.
log-joins = { $card } joins the attackers.
log-battle-ends = The battle is over.
log-captured = The Dragoturkey { $card } is captured.
log-cancelled = { $card } is cancelled.
log-chifumi = { $seat } wins the Chi-Fu-Mi.
log-opens =
    Everybody opens two Heroes, two Haven Bags and { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }.
log-pack = Everybody opens pack { $n }.
log-picks = { $seat } takes { $card }.
log-picks-veiled = { $seat } takes a card of the pack.
log-one-more = { $seat } opens one more pack: no deck could be built.
log-built = { $seat } has built a deck.

number-size = Size
number-strength-2 = Strength at Level 2
number-hp-2 = HP at Level 2
number-ap-2 = AP at Level 2
number-mp-2 = MP at Level 2
number-bonus-strength = bonus Strength
number-bonus-ap = bonus AP
number-bonus-mp = bonus MP
number-bonus-hp = bonus HP
mark-aggressive = Aggressive
mark-defense = Defense
mark-reinforcement = Reinforcement
mark-ghost = Ghost
mark-unique = Unique
kind-action = Action
kind-spell = Action - Spell
kind-quest = Action - Quest
kind-challenge = Action - Challenge
kind-ally = Ally
kind-dofus = Dofus
kind-bag = Haven Bag
kind-hero = Hero
kind-protector = Protector
kind-room = Room
kind-zone = Zone
kind-weapon = Equipment - Weapon
kind-hat = Equipment - Hat
kind-cape = Equipment - Cape
kind-belt = Equipment - Belt
kind-boots = Equipment - Boots
kind-amulet = Equipment - Amulet
kind-ring = Equipment - Ring
kind-shield = Equipment - Shield
kind-familiar = Equipment - Pet
kind-mount = Equipment - Mount
kind-item = Equipment - Item
kind-alignment = Alignment
class-air = Air
class-earth = Earth
class-fire = Fire
class-water = Water
class-neutral = Neutral
part-alignment = Alignment
part-hero = Hero
part-bag = Haven Bag
part-deck = Deck
part-reserve = Reserve
opt-use-nth = Use { $card }, power { $n }
opt-use-text = Use { $card }: { $english }
opt-react-text = React with { $card }: { $english }
opt-react-nth = React with { $card }, power { $n }
opt-card-of = { $card } of { $seat }
opt-add = Add { $card }
opt-remove = Take out { $card }
opt-build = Let the deck be built for me
opt-again = Begin the deck again
opt-built = The deck is done
opt-neutral = Neutral
opt-bonta = Bonta
opt-brakmar = Brâkmar
why-not-asked = That is not asked now.
why-not-that = { $card } is not what is asked for.
why-nothing-to-react = Nothing has just happened or is about to happen that { $card } answers.
why-no-reaction = { $card } is no Reaction.
why-reacted = You have reacted to all of this already.
why-no-capture = { $card } cannot be captured now.
why-no-attack = { $card } has no attack to block: nobody attacks.
why-in-battle = { $card }: not during a battle.
why-attack-in-battle = A battle is going on.
why-no-reassignment = { $card } cannot be placed before another attacker.
why-not-yours = { $card } is not yours.
why-tapped = { $card } is tapped.
why-protector = { $card } is a Protector.
why-tackled = { $card } is tackled and cannot be tapped.
why-element = { $card } is not of an Element that is still needed.
why-not-in-hand = { $card } is not in your Hand.
why-no-recipe = { $card } has no Recipe.
why-no-defense = { $card } has no Defense.
why-no-defense-now = { $card } can be played in Defense only by the defending player, before an attacker that it can block, and for its cost.
why-no-reinforcement = { $card } has no Reinforcement.
why-no-reinforcement-now = { $card } can be played in Reinforcement only by the attacking player whose Hero attacks, and for its cost.
why-bag-full = { $card }: there is no room in the Haven Bag.
why-world-closed = { $card }: nothing comes into the World in the very first turn.
why-no-artisan = { $card }: no Artisan of the Profession can tap for it, or the Recipe is not at hand.
why-unpaid = { $card } cannot be paid for.
why-circle = { $card }: one of the resources must be of the Element of its Level circle.
why-no-bearer = { $card }: nobody in Range can bear it.
why-no-choice = { $card }: what it asks you to choose is not there.
why-challenge = { $card } is a Challenge: it is played when the Target of an attack is named.
why-class = { $card } is a Spell: you need a Hero or Ally of its class.
why-only-if = { $card }: what its text demands does not hold.
why-not-in-play = { $card } is not in play.
why-no-power = { $card } has no power that is paid for.
why-powerless = { $card } has lost its powers.
why-gate = { $card }: your Hero is not what this power asks for.
why-used = { $card }: this power was used this turn.
why-no-ghost = { $card } is no Ghost.
why-never-moves = { $card } never moves: only Heroes and Allies do.
why-barred = { $card }: a text forbids it.
why-first-turn = Nobody attacks in its own first turn.
why-attacked = You have announced an attack this turn.
why-no-mp = You have no Movement Points.
why-no-challenge = { $card } cannot be played as a Challenge now.
why-somebody-attacks = Somebody could attack, so somebody must.
why-somebody-must = A text demands more of this declaration.
why-others-must = { $card }: a text gives this place to somebody else.
why-peace = A text forbids to announce an attack.
why-own-target = { $card } is on your side.
why-target-in-bag = { $card } is in a Haven Bag.
why-no-target = { $card } cannot be a Target.
why-in-bag = { $card } is in the Haven Bag.
why-new = { $card } was not there when your turn began.
why-no-more-mp = { $card }: you have no Movement Point left for it.
why-cannot-block = { $card } cannot block.
why-partner-hero = { $card } is the Hero of a partner.
why-target-blocks = { $card } is the Target.
why-no-attacker = { $card } does not attack.
why-agile = { $card } has Agility.
why-chosen = { $card } is chosen already.
why-out-of-range = { $card } is out of Range.
why-monster-bears = { $card } is a Monster and bears nothing.
why-cannot-bear = { $card } cannot bear it.
why-deck-short = The deck is not whole yet; cards that are missing: { $n }.
why-not-in-deck = { $card } cannot come into this deck.
deck-size =
    { $count ->
        [one] The base deck has one card with Hero and Haven Bag; it needs { $size }.{ $note }
       *[other] The base deck has { $count } cards with Hero and Haven Bag; it needs { $size }.{ $note }
    }
deck-heroes = Heroes in the base deck: { $count }; there must be exactly one.{ $note }
deck-bags = Haven Bags in the base deck: { $count }; there must be exactly one.{ $note }
deck-reserve =
    { $count ->
        [one] The reserve has one card; it has none or twelve.{ $note }
       *[other] The reserve has { $count } cards; it has none or twelve.{ $note }
    }
deck-reserve-card = `{ $card }` is a Hero or a Haven Bag; none is in a reserve.
deck-copies = There are { $count } cards named `{ $card }`; there may be three at most.
deck-unique = `{ $card }` is Unique; there may be one of it.
deck-protectors = The deck has { $count } Protectors; it may have one at most.
deck-banned = `{ $card }` is banned in this format; leave it out.
deck-other-block = `{ $card }` is of no expansion of this block; leave it out.
deck-hero-trait = `{ $card }` needs another Hero or another Alignment.
deck-elementals = The deck has { $count } elemental Allies; it may have four.
deck-elemental-element = `{ $card }` is of an Element that neither Hero nor Haven Bag has.
deck-unique-in-team = `{ $card }` is Unique, and a partner has it too.
deck-alignments = { $count } Alignments are declared; it is one or none.
deck-token = `{ $card }` is a token and cannot be in a deck; cards make it in the game.

# The table on the page.
wakfu-pack = The pack in your hand: { $n }
wakfu-deck = The deck: { $n } of 30
wakfu-pool = What you have received: { $n }
wakfu-haven = Haven Bag of { $who }, Resistance { $n }
wakfu-inside = In the Haven Bag of { $who }: { $n }
wakfu-fighters = Heroes and Allies of { $who } in the World: { $n }
wakfu-places = Zones and other cards of { $who } in the World: { $n }
wakfu-xp = Level { $level }, { $xp } of { $goal } Experience
wakfu-answers = answers { $card }
wakfu-duel = Duel { $n }: { $card } and its blockers
help-signs = A turned arrow is a tapped card.
wakfu-free = Free attackers
wakfu-idle = Blockers without an opponent
wakfu-target = Target: { $card }
