# Mots de Shadowverse: Evolve. Un mot d’une vue est cherché sous zone-, number-,
# phase-, mark- ou counter- ; les questions sont ask-... ; le reste vient du moteur.

zone-leader = zone du leader
zone-hand = main
zone-deck = deck
zone-field = terrain
zone-ex = zone EX
zone-cemetery = cimetière
zone-banished = bannies
zone-evolve-zone = zone d’évolution
zone-evolve = deck d’évolution
zone-resolution = zone de résolution
brief-evolve = deck évo
brief-evolve-zone = zone évo

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

mark-engaged = engagée
mark-evolved = évoluée
mark-new = nouvelle
mark-faceup = face visible
mark-facedown = face cachée
mark-unplayable = injouable
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

# Questions.
ask-first = Qui commence ?
ask-mulligan = Garder cette main ou la remettre entièrement ?
ask-bottom = Quelle carte passe ensuite sous le deck ?
ask-main = Votre phase principale : que faites-vous ?
ask-attack-target = Qui attaquer ?
ask-quick = Jouer maintenant une carte ou une capacité Rapide ?
ask-ward-entry = L’engager dès son arrivée ?
ask-wards = Quels combattants avec Garde engager ?
ask-discard = Quelle carte défausser ?
ask-hand = Votre main dépasse sa limite : quelle carte défausser ?
ask-pending = Quelle capacité en attente jouer d’abord ?
ask-over-limit = Il y a trop de cartes : laquelle s’en va ?
ask-link = Quelle évolution reste ?
ask-menu = Lequel de ses effets se produit ?
ask-extra = Payer ce coût en plus pour en obtenir davantage ?
ask-evolution-point = Utiliser un point d’évolution pour le faire évoluer ?
ask-target = Quelle carte viser ?
ask-divide = Combien pour celui qui est éclairé ?
ask-cost = Quelle carte paie pour cela ?
ask-fit = Tout ne tient pas : qu’est-ce qui reste en arrière ?
ask-replacement = Quel effet s’applique d’abord ?
ask-may = Laisser cet effet se produire ?
ask-pay = Payer le prix de cet effet ?
ask-draw = Piocher une carte pour cet effet ?
ask-look = Regarder la carte suivante du deck ?
ask-token = Quel jeton invoquer, et dans quelle zone ?
ask-take = Laquelle de ces cartes prenez-vous ?
ask-rest = Laquelle des cartes restantes passe ensuite ?
ask-search = Quelle carte trouvez-vous ?
ask-stack = Quelle Pile reçoit les marqueurs ?
ask-select = Quelle carte viser ?

# Choix.
opt-pass = Passer
opt-end = Terminer la phase principale
opt-play = Jouer { $card } ({ $cost })
opt-use = Utiliser { $card } : { $french }
opt-use-given = Utiliser la capacité reçue par { $card }
opt-evolve = Faire évoluer { $card } ({ $cost })
opt-stack-move = Déplacer les marqueurs Pile de { $card }
opt-attack = Attaquer avec { $card }
opt-card = { $card }
opt-card-of = { $seat } : { $card }
opt-leader = Le leader du { $seat }
opt-stop = Ne plus rien choisir
opt-yes = Oui
opt-no = Non
opt-number = { $number }
opt-option = { $french }
opt-pending = { $card } : { $french }
opt-pending-given = La capacité reçue par { $card }
opt-replace = D’abord l’effet de { $card }
opt-replace-shield = D’abord ce qui empêche les prochains dégâts
opt-seat = { $seat }
opt-face = { $card }
opt-to-field = Sur le terrain
opt-to-ex = Dans la zone EX
opt-keep = Garder la main
opt-mulligan = Remettre la main et repiocher quatre cartes
opt-draw = Piocher
opt-leave-behind = { $card } reste en arrière

# L’histoire : les actions.
log-first = { $seat } commence.
log-keep = { $seat } garde sa main.
log-mulligan = { $seat } remet sa main.
log-turn =
    Tour { $turn } : { $seat }, { $number ->
        [one] { $number } point de jeu.
       *[other] { $number } points de jeu.
    }
log-plays = { $seat } joue { $card }.
log-plays-ex = { $seat } joue { $card } depuis la zone EX.
log-uses = { $seat } utilise une capacité de { $card }.
log-uses-evolve = { $seat } utilise la capacité d’évolution de { $card }.
log-attack = { $seat } attaque { $target } avec { $card }.
log-attack-leader = { $seat } attaque le leader du { $foe } avec { $card }.
log-concedes = { $seat } abandonne.
log-trigger = Une capacité de { $card } se déclenche.
log-trigger-head = { $head } de { $card }.

# L’histoire : les cartes qui bougent.
log-draw = { $seat } pioche { $card }.
log-draw-veiled = { $seat } pioche une carte.
log-draw-failed = { $seat } doit piocher dans un deck vide.
log-look = { $seat } regarde { $card }.
log-look-veiled = { $seat } regarde une carte de son deck.
log-reveal = { $seat } révèle { $card }.
log-shuffle = { $seat } mélange son deck.
log-destroyed = La carte { $card } est détruite.
log-discards = { $seat } défausse { $card }.
log-banished = La carte { $card } est bannie.
log-banished-facedown = La carte { $card } est bannie face cachée.
log-banished-veiled = Une carte du { $seat } est bannie face cachée.
log-to-field = { $card } arrive sur le terrain du { $seat }.
log-to-field-engaged = La carte { $card } arrive engagée sur le terrain du { $seat }.
log-to-ex = { $card } va dans la zone EX du { $seat }.
log-to-hand = { $card } va dans la main du { $seat }.
log-to-hand-veiled = Une carte va dans la main du { $seat }.
log-to-cemetery = { $card } va au cimetière du { $seat }.
log-to-evolve-deck = { $card } retourne, face visible, dans le deck d’évolution du { $seat }.
log-to-deck-top = { $card } va sur le deck du { $seat }.
log-to-deck-top-veiled = Une carte va sur le deck du { $seat }.
log-to-deck-bottom = { $card } va sous le deck du { $seat }.
log-to-deck-bottom-veiled = Une carte va sous le deck du { $seat }.
log-moved = { $card } du { $seat } change de zone.
log-moved-veiled = Une carte du { $seat } change de zone.
log-swap = { $card } et { $target } échangent leurs places.
log-swap-veiled = Deux cartes échangent leurs places.
log-transform = { $card } devient un jeton { $into }.
log-token = { $seat } invoque un jeton { $card }.
log-token-ex = { $seat } met un jeton { $card } dans sa zone EX.
log-control = { $seat } prend le contrôle de { $card }.
log-control-turn = { $seat } prend le contrôle de { $card } pour ce tour.
log-control-back = { $card } revient au { $seat }.

# L’histoire : ce qui arrive aux cartes et aux joueurs.
log-damage =
    { $card } inflige { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } à { $target } (reste { $left }).
log-damage-leader =
    { $card } inflige { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } au leader du { $seat } (reste { $left }).
log-leader-gains = Le leader du { $seat } gagne { $number } de défense ({ $left } maintenant).
log-leader-loses = Le leader du { $seat } perd { $number } de défense (reste { $left }).
log-fought = { $card } et { $target } se sont battus.
log-engage = { $card } s’engage.
log-refresh = { $card } se redresse.
log-evolve = { $card } évolue.
log-unlinked = La carte évoluée { $card } n’est plus liée à { $target }.
log-counters-put =
    { $number ->
        [one] { $number } marqueur { $counter } est placé sur { $card }.
       *[other] { $number } marqueurs { $counter } sont placés sur { $card }.
    }
log-counters-removed =
    { $number ->
        [one] { $number } marqueur { $counter } est retiré de { $card }.
       *[other] { $number } marqueurs { $counter } sont retirés de { $card }.
    }
log-rite = Le rite de la terre prend un marqueur Pile de { $card }.
log-roll = { $seat } obtient un { $number } au dé.
log-recover =
    { $seat } récupère { $number ->
        [one] { $number } point de jeu.
       *[other] { $number } points de jeu.
    }
log-max-points = Le maximum de points de jeu du { $seat } est maintenant de { $number }.
log-evolution-points =
    { $seat } a maintenant { $number ->
        [one] { $number } point d’évolution.
       *[other] { $number } points d’évolution.
    }
log-loses-defense = Le leader du { $seat } n’a plus de défense : { $seat } perd.
log-loses-deck = { $seat } a dû piocher dans un deck vide et perd.
log-won = { $seat } gagne la partie.
log-drawn = La partie est nulle.

# L’histoire : les changements durables. La fin est dite par until-, avec sa propre espace.
log-stats = { $card } reçoit { $attack-sign }{ $attack }/{ $defense-sign }{ $defense }{ $until }.
log-attack-is = L’attaque de { $card } devient { $number }{ $until }.
log-defense-is = La défense de { $card } devient { $number }{ $until }.
log-has = { $card } reçoit { $keyword }{ $until }.
log-loses = { $card } perd { $keyword }{ $until }.
log-loses-all = { $card } perd toutes ses capacités{ $until }.
log-gains-ability = { $card } reçoit une capacité{ $until }.
log-evolve-price = Faire évoluer { $card } coûte { $number }{ $until }.
log-price-less = { $card } coûte { $number } de moins{ $until }.
log-price-more = { $card } coûte { $number } de plus{ $until }.
log-price-is = { $card } coûte { $number }{ $until }.
log-next-price-less = La prochaine carte de ce genre que joue { $seat } ce tour coûte { $number } de moins.
log-next-price-more = La prochaine carte de ce genre que joue { $seat } ce tour coûte { $number } de plus.
log-next-price-is = La prochaine carte de ce genre que joue { $seat } ce tour coûte { $number }.
log-ban = { $card } { $ban }{ $until }.
log-ban-draw = { $seat } ne peut pas piocher{ $until }.
log-shield = Les prochains dégâts à { $card } sont évités{ $until }.
log-shield-most = Des prochains dégâts plus élevés, { $card } n’en subit que { $number }{ $until }.
log-shield-less = Les prochains dégâts à { $card } sont réduits de { $number }{ $until }.
log-change-veiled = Une carte cachée du { $seat } est modifiée.

# Mots de l’histoire.
until-never = { "" }
until-end-of-turn = { " " }jusqu’à la fin du tour
until-next-turn = { " " }jusqu’au début du prochain tour de ce joueur
until-end-of-next-turn = { " " }jusqu’à la fin du prochain tour adverse
until-refresh = { " " }à la prochaine phase de début
sign-plus = +
sign-minus = -
head-fanfare = Fanfare
head-last-words = Dernières volontés
head-on-evolve = À l’évolution
head-strike = Frappe
head-follower-strike = Frappe de combattant
head-leader-strike = Frappe de leader
ban-attack = ne peut pas attaquer
ban-attack-leaders = ne peut pas attaquer de leader
ban-attack-followers = ne peut pas attaquer de combattant
ban-be-attacked = ne peut pas être attaqué
ban-be-destroyed = ne peut pas être détruit
ban-be-destroyed-by-abilities = ne peut pas être détruit par des capacités
ban-leave = ne peut pas quitter le terrain
ban-be-played = ne peut pas être joué
ban-evolve = ne peut pas évoluer
ban-refresh = ne se redresse pas
ban-draw = ne peut pas piocher

# Pourquoi pas : le moment.
why-game-over = La partie est terminée.
why-not-your-turn = Seul le joueur dont c’est le tour peut faire cela.
why-not-now = Il faut d’abord répondre à une autre question.
why-not-asked = Cela ne répond à rien de ce qui est demandé maintenant.
why-no-window = Pendant le tour adverse, on ne joue qu’après une attaque ou en phase de fin.
why-not-quick = { $card } n’est pas Rapide.
why-gone = { $card } n’est plus là.
why-not-yours = Vous ne contrôlez pas { $card }.
why-incomplete = Jouer { $card } ne pourrait pas être mené à bien.

# Pourquoi pas : jouer.
why-not-in-hand = { $card } n’est ni dans votre main ni dans votre zone EX.
why-unplayable = Le texte de { $card } n’est pas compris : { $reason }
why-cannot-be-played = Un effet interdit de jouer { $card }.
why-points =
    { $card } coûte { $needed ->
        [one] { $needed } point de jeu
       *[other] { $needed } points de jeu
    } ; vous en avez { $present }.
why-points-evolve =
    Faire évoluer { $card } coûte { $needed ->
        [one] { $needed } point de jeu
       *[other] { $needed } points de jeu
    } ; vous en avez { $present }, et points d’évolution : { $points }.
why-extra-cost = Vous ne pouvez pas payer le coût supplémentaire de { $card }.
why-field-full = Il n’y a pas de place pour { $card } : un terrain contient { $number } cartes.
why-no-target = Il n’y a rien que { $card } puisse sélectionner.
why-nothing-to-divide = Il n’y a rien que { $card } puisse répartir.
why-aura = { $card } a Aura : pas moyen de sélectionner cette carte.
why-no-option = Aucun des effets de { $card } ne peut être choisi.
why-option-chosen = Cet effet de { $card } est déjà choisi.
why-selected-already = La carte { $card } est déjà sélectionnée.
why-does-not-fit = { $card } n’est pas ce que demande le texte.
why-cannot-pay-with = Le coût ne peut pas être payé avec { $card }.

# Pourquoi pas : les capacités.
why-not-on-field = Les capacités de { $card } n’agissent que sur le terrain.
why-no-ability = { $card } n’a pas cette capacité.
why-once = Cette capacité de { $card } a déjà été utilisée ce tour.
why-only-if = La condition de cette capacité de { $card } n’est pas remplie.
why-changed-nothing = Cette capacité de { $card } n’a rien changé la dernière fois.
why-attack-changed-nothing = Cette attaque de { $card } n’a rien changé la dernière fois.
why-evolved-already = Vous avez déjà utilisé une capacité d’évolution ce tour.
why-no-evolve-card = Il n’y a pas de carte { $card } face cachée dans votre deck d’évolution.
why-cannot-evolve = Un effet interdit à { $card } d’évoluer.
why-engage-cost = La carte { $card } est déjà engagée.
why-engage-other =
    Il vous faut { $number ->
        [one] { $number } carte redressée
       *[other] { $number } cartes redressées
    } à engager pour { $card }.
why-points-ability =
    Cette capacité de { $card } coûte { $needed ->
        [one] { $needed } point de jeu
       *[other] { $needed } points de jeu
    } ; vous en avez { $present }.
why-leader-cost = Votre leader ne peut pas céder { $number } de défense.
why-counter-cost =
    Cette capacité demande { $number ->
        [one] { $number } marqueur
       *[other] { $number } marqueurs
    } de ce genre sur { $card }.
why-cost = Vous ne pouvez pas payer tout le coût de cette capacité de { $card }.

# Pourquoi pas : attaquer.
why-no-follower = { $card } n’est pas un combattant de votre terrain.
why-engaged = La carte { $card } est engagée.
why-cannot-attack = Un effet interdit à { $card } d’attaquer.
why-arrived = La carte { $card } est arrivée ce tour.
why-no-attack-target = Il n’y a rien que { $card } puisse attaquer.
why-not-attackable = { $card } n’est ni un combattant adverse ni un leader adverse.
why-reserved = La carte { $card } est redressée.
why-intimidate = { $card } a Intimidation.
why-ward = { $card } a Garde : il faut l’attaquer d’abord.
why-cannot-be-attacked = Un effet interdit d’attaquer { $card }.
why-cannot-attack-followers = Un effet interdit à { $card } d’attaquer des combattants.
why-cannot-attack-leaders = Un effet interdit à { $card } d’attaquer des leaders.
why-rush = La carte { $card } est arrivée ce tour : avec Ruée, elle ne peut attaquer que des combattants.
why-leader-too-early = La carte { $card } est arrivée ce tour et ne peut pas encore attaquer le leader.

# Pourquoi pas : les réponses.
why-no-pass = En phase principale, vous agissez ou terminez la phase.
why-must-discard = Vous devez défausser jusqu’à la limite de main.
why-must-target = Vous devez sélectionner ce qui est attaqué.
why-must-choose = Vous devez choisir un effet.
why-must-select = Vous devez en sélectionner autant que le texte le demande.
why-must-divide = Chaque carte sélectionnée doit recevoir une part.
why-must-pay = Le coût doit être payé en entier.
why-must-play-pending = Une capacité déclenchée doit être jouée ; seul l’ordre vous appartient.
why-must-replace = Vous devez dire quel effet s’applique d’abord.
why-over-limit = Il y a plus de cartes que la limite ne le permet.
why-not-over-limit = { $card } n’est pas parmi les cartes en trop.
why-no-ward = { $card } n’est pas un de vos combattants redressés avec Garde.
why-not-discardable = { $card } n’est pas dans votre main.

# Signes dans les textes des cartes qui n’ont pas d’autre nom.
sign-evolve = Évolution
sign-act = Activation
sign-engage = Engager
sign-cost =
    { $n ->
        [one] { $n } point de jeu
       *[other] { $n } points de jeu
    }

# Sortes, classes, parties d’un deck.
help-signs = Une flèche tournée marque une carte engagée, un cadre doré une carte évoluée.
kind-leader = leader
kind-follower = combattant
kind-spell = sort
kind-amulet = amulette
class-neutral = Neutre
class-forestcraft = Forestcraft
class-swordcraft = Swordcraft
class-runecraft = Runecraft
class-dragoncraft = Dragoncraft
class-abysscraft = Abysscraft
class-havencraft = Havencraft
part-leader = Leader
part-main = Deck principal
part-evolve = Deck d’évolution

# Ce qui ne va pas dans un deck. Une remarque apporte sa propre espace.
deck-part-main = deck principal
deck-part-evolve = deck d’évolution
deck-is-token = un jeton
deck-is-evolved = une carte évoluée
deck-is-leader = un leader
deck-is-follower = un combattant
deck-is-amulet = une amulette
deck-is-spell = un sort
deck-a-leader = Aucun leader
deck-an-evolved-card = Aucune carte évoluée
deck-a-leader-or-evolved = Aucun leader et aucune carte évoluée
deck-cod-name = Une carte n’a pas de nom ; écrivez `name="..."`.
deck-cod-empty = Il n’y a aucun `<card>` ; un deck de Cockatrice a `<card number="3" name="..."/>` dans ses zones.
deck-cod-zone = La zone « { $name } » n’est pas une partie d’un deck (main, side) ; ses cartes sont laissées de côté.
deck-missing-both = ni leader ni deck principal
deck-missing-leader = pas de leader
deck-missing-main = pas de deck principal
deck-missing = Il n’y a { $missing } ; un deck se compose d’un leader, d’un deck principal et, si l’on veut, d’un deck d’évolution.{ $note }
deck-no-leader = « { $card } » est { $is } et non un leader ; il en faut un.
deck-leaders =
    Le deck a { $count ->
        [0] zéro leader
       *[other] { $count } leaders
    } ; il en faut exactement un.{ $note }
deck-main-count =
    Le deck principal a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il en faut de { $least } à { $most }.{ $note }
deck-in-main = « { $card } » est { $is } et n’a pas sa place dans le deck principal ; { $instead }.
deck-instead-made = des cartes la créent pendant la partie
deck-instead-evolve = sa place est dans le deck d’évolution
deck-instead-leader = sa place est sous Leader
deck-evolve-count =
    Le deck d’évolution a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il peut en avoir { $most } au plus.
deck-in-evolve = « { $card } » est { $is } et non une carte évoluée ; le deck d’évolution n’a que des cartes évoluées.
deck-copies =
    Le { $part } a { $count ->
        [one] { $count } carte nommée
       *[other] { $count } cartes nommées
    } « { $card } » ; il peut en avoir { $limit } au plus.
deck-other-class = « { $card } » est { $is } ; avec ce leader une carte doit être { $class } ou Neutre.
deck-only-neutral = « { $card } » est { $is } ; avec ce leader une carte doit être { $class }.
deck-mixed = Le deck mélange { $classes } ; il doit être d’une seule classe et Neutre.
