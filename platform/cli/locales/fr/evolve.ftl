# Mots de Shadowverse: Evolve. Un mot d’une vue est cherché sous zone-, number-,
# phase-, mark- ou counter- ; les questions sont ask-... ; le reste vient du moteur.

zone-leader = zone du leader
zone-hand = main
zone-deck = deck
zone-field = terrain
zone-ex = zone EX
zone-cemetery = cimetière
zone-banished = bannies
zone-evolve = deck d’évolution
zone-resolution = zone de résolution

number-leader = leader
number-pp = PP
number-max-pp = PP max
number-ep = EP
number-played = jouées ce tour
number-cost = coût
number-attack = attaque
number-defense = défense
number-damage = dégâts

phase-setup = mise en place
phase-start = phase de début
phase-main = phase principale
phase-end = phase de fin

mark-engaged = engagé
mark-evolved = évolué
mark-new = nouveau
mark-faceup = face visible
mark-token = jeton
mark-ward = Garde
mark-storm = Tempête
mark-rush = Ruée
mark-assail = Assaut
mark-intimidate = Intimidation
mark-drain = Drain
mark-bane = Fléau
mark-aura = Aura
mark-quick = Rapide
mark-stack = Pile

counter-stack = Pile

ask-main = Votre phase principale
ask-quick = Vous pouvez jouer une carte ou une capacité Rapide
ask-mulligan = Garder cette main ou la remettre entièrement ?
