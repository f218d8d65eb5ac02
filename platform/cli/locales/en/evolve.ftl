# Words of Shadowverse: Evolve. A word of a view is looked up as zone-, number-,
# phase-, mark- or counter-; questions are ask-...; the rest are messages of the engine.

zone-leader = leader area
zone-hand = hand
zone-deck = deck
zone-field = field
zone-ex = EX area
zone-cemetery = cemetery
zone-banished = banished
zone-evolve = evolve deck
zone-resolution = resolution zone

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

ask-main = Your main phase
ask-quick = You may play a Quick card or ability
ask-mulligan = Keep this hand or put all of it back?
