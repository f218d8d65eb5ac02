# Les mots de Wakfu TCG. Un mot d'une vue se cherche sous zone-, number-, phase- ou
# mark- ; les questions sont ask-... ; le reste, des messages du moteur.

zone-world = Monde
zone-queue = File d’Attente
zone-challenge = Challenge
zone-hand = Main
zone-bag = Havre Sac
zone-deck = Pioche
zone-discard = Défausse
zone-banished = Bannies
zone-collection = Collection
number-xp = XP
number-level = Niveau
number-hp = PV
number-ap = PA
number-mp = PM
number-resistance = Résistance
number-strength = Force
number-damage = Dommages
number-worth = Expérience
number-duel = duel
phase-setup = préparation
phase-untap = Phase de Redressement
phase-main = Phase Principale
phase-draw = Phase de Pioche
phase-end = Phase de Fin de Tour
phase-battle = combat
phase-draft = draft
phase-build = construction des paquets
counter-marker = marqueur
counter-charge = charge
counter-ether = Éther
mark-tapped = inclinée
mark-attacking = attaque
mark-blocking = bloque
mark-token = jeton
mark-agility = Agilité
mark-giant = Géant
mark-tackle = Tacle
ask-throw = Pierre, feuille ou ciseaux ?
ask-rollback = Remettre votre Main et en piocher une autre ?
ask-first = Qui commence ?
ask-main = Votre Phase Principale : que faites-vous ?
ask-recycle = Recycler toute votre Main ?
ask-under = Quelle carte va ensuite sous la Pioche ?
ask-pay = Qu’inclinez-vous pour payer ?
ask-number = Combien vaut X ?
ask-mode = Lequel de ses deux effets se produit ?
ask-refresh = Redresser le Havre Sac ?
ask-craft = Qu’utilisez-vous pour la Recette ?
ask-cost = Avec quoi payez-vous son coût ?
ask-share = Combien pour celui qui est éclairé ?
ask-bearer = Qui porte cette carte ?
ask-choice = Qui ou quoi choisir ?
ask-place = Dans quelle zone de jeu cette carte arrive-t-elle ?
ask-text = Que faites-vous pour ce texte ?
ask-trigger = Laisser ce pouvoir se déclencher ?
ask-react = Réagir à ceci ?
ask-moment = Réagir avant que la partie continue ?
ask-order = Quel pouvoir entre en premier dans la File d’Attente ?
ask-hand = Votre Main dépasse sa limite : quelle carte défausser ?
ask-expel = Le Havre Sac dépasse sa Taille : qui le quitte ?
ask-limit = Trop de pièces portées : laquelle est détruite ?
ask-target = Quelle Cible attaquez-vous ?
ask-challenge = Jouer un Challenge pour ce combat ?
ask-attackers = Qui attaque cette Cible ?
ask-blockers = Qui bloque pour cette Cible ?
ask-action = Le combat continue : que faites-vous ?
ask-duel = Quel duel ensuite ?
ask-strike-back = La Cible riposte-t-elle ?
ask-strike = Qui frapper, et avec quelle force ?
ask-draw = Piocher une carte ?
ask-discard = Quelle carte défaussez-vous ?
ask-pick = Quelle carte de ce booster prenez-vous ?
ask-hero = Avec quel Héros jouez-vous ?
ask-haven = Avec quel Havre Sac jouez-vous ?
ask-align = Sur qui votre Héros est-il aligné ?
ask-build = Votre paquet de trente cartes : laquelle entre, laquelle sort ?
ask-elemental = De quel Élément est le prochain Allié élémentaire ?
opt-pass = Passer
opt-quiet = Passer, et plus de telles questions ce tour-ci
opt-stop = Ne plus rien choisir
opt-yes = Oui
opt-no = Non
opt-rollback =
    La remettre et piocher { $n ->
        [0] zéro carte
        [one] 1 carte
       *[other] { $n } cartes
    }
opt-recycle = Recycler toute la Main
opt-keep-hand = Garder la Main
opt-end = Finir le tour
opt-attack = Annoncer une attaque
opt-play = Jouer { $card }
opt-craft = Fabriquer { $card }
opt-defend = Jouer { $card } en Défense
opt-reinforce = Jouer { $card } en Renfort
opt-use = Utiliser un pouvoir de { $card }
opt-ghost = Ramener { $card }
opt-capture = Capturer { $card }
opt-move = Déplacer { $card }
opt-block = { $card } devant { $attacker }
opt-react = Réagir avec { $card }
opt-card = { $card }
opt-seat = { $seat }
opt-number = { $n }
opt-world = Dans le Monde
opt-bag = Dans le Havre Sac
opt-tap = Incliner { $card }
opt-trigger = { $card }
opt-armourer = Armurier
opt-smith = Forgeron
opt-handyman = Bricoleur
opt-jeweller = Bijoutier
opt-rock = Pierre
opt-paper = Feuille
opt-scissors = Ciseaux
log-turn = Tour { $n } : { $seat }.
log-won-throw = { $seat } gagne le Chi-Fu-Mi et dit qui commence.
log-rollback =
    { $seat } effectue un Rollback et pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
log-reveals = { $seat } révèle { $card }.
log-level = { $card } du { $seat } passe au Niveau 2.
log-concedes = { $seat } abandonne.
log-out = { $seat } est hors jeu.
log-wins = Victoire : { $seats }.
log-wins-battle = Victoire au Combat : { $seats }.
log-wins-experience = Victoire à l’Expérience : { $seats }.
log-wins-by-text = Un texte dit que { $seat } gagne.
log-loses-by-text = Un texte dit que { $seat } perd.
log-drawn = Personne ne gagne.
log-plays = { $seat } joue { $card }.
log-plays-x = { $seat } joue { $card } avec X = { $n }.
log-crafts = { $seat } fabrique { $card }.
log-defends = { $seat } joue { $card } en Défense.
log-reinforces = { $seat } joue { $card } en Renfort.
log-uses = { $seat } utilise un pouvoir de { $card }.
log-chooses = { $seat } choisit { $card } pour { $source }.
log-triggers = Un pouvoir de { $card } se déclenche pour { $seat }.
log-verifies = On vérifie le Challenge { $card }, joué par { $seat }.
log-attacks = { $seat } annonce une attaque.
log-ends = { $seat } déclare la fin de son tour.
log-recycles-hand = { $seat } recycle toute sa Main.
log-draws = { $seat } pioche { $card }.
log-draws-veiled = { $seat } pioche une carte.
log-taps = { $seat } incline { $card } pour une ressource.
log-damage = { $card } subit { $n ->
        [one] { $n } Dommage { $element }
       *[other] { $n } Dommages { $element }
    }.
log-damage-left = { $card } subit { $n ->
        [one] { $n } Dommage { $element }
       *[other] { $n } Dommages { $element }
    } ; reste { $left }.
log-damage-by = { $by } inflige { $n ->
        [one] { $n } Dommage { $element }
       *[other] { $n } Dommages { $element }
    } à { $card }.
log-damage-by-left = { $by } inflige { $n ->
        [one] { $n } Dommage { $element }
       *[other] { $n } Dommages { $element }
    } à { $card } ; reste { $left }.
log-regains = { $card } regagne { $n } PV.
log-regains-bag =
    { $card } regagne { $n ->
        [one] { $n } Point de Résistance
       *[other] { $n } Points de Résistance
    }.
log-loses = { $card } perd { $n } PV.
log-loses-bag =
    { $card } perd { $n ->
        [one] { $n } Point de Résistance
       *[other] { $n } Points de Résistance
    }.
log-altered = Les Dommages destinés à { $card } passent de { $was } à { $n }.
log-redirected = Les Dommages destinés à { $card } sont redirigés vers { $attacker }.
log-xp = { $seat } gagne { $n } XP, { $total } en tout.
log-doubles = { $card } double sa Force.
log-nobody-attacks = Personne ne peut attaquer : le combat s’arrête.
log-nobody-blocks = Personne ne bloque.
log-all-strength-up =
    { $count ->
        [one] { $cards } gagne { $what } en Force{ $until }.
       *[other] { $cards } gagnent { $what } en Force{ $until }.
    }
log-all-strength-down =
    { $count ->
        [one] { $cards } perd { $what } en Force{ $until }.
       *[other] { $cards } perdent { $what } en Force{ $until }.
    }
log-all-gain =
    { $count ->
        [one] { $cards } gagne { $what }{ $until }.
       *[other] { $cards } gagnent { $what }{ $until }.
    }
log-lasts = L’effet de { $card } s’applique{ $until }.
log-strength-up = { $card } gagne { $n } en Force{ $until }.
log-strength-down = { $card } perd { $n } en Force{ $until }.
log-animated = { $card } combat avec une Force de { $n }{ $until }.
log-gains = { $card } gagne { $what }{ $until }.
log-resist = { $card } gagne Résistance { $n } { $element }{ $until }.
log-powerless = { $card } perd ses pouvoirs{ $until }.
log-ap-up = { $card } gagne { $n } PA{ $until }.
log-ap-down = { $card } perd { $n } PA{ $until }.
log-mp-up = { $card } gagne { $n } PM{ $until }.
log-mp-down = { $card } perd { $n } PM{ $until }.
log-control = { $seat } prend le contrôle de { $card }{ $until }.
log-barred-attack = { $card } ne peut pas attaquer{ $until }.
log-barred-block = { $card } ne peut pas bloquer{ $until }.
log-barred-untap = { $card } ne se redresse pas{ $until }.
log-barred-chosen = Personne ne peut choisir { $card }{ $until }.
log-barred-chosen-foe = Aucun adversaire ne peut choisir { $card }{ $until }.
log-barred-chosen-power = Aucun pouvoir adverse ne peut choisir { $card }{ $until }.
log-barred-blocked = Personne ne peut bloquer { $card }{ $until }.
log-barred-bear = { $card } ne peut pas porter d’Équipement{ $until }.
log-barred-move = { $card } ne peut pas se déplacer{ $until }.
log-barred-strength = { $card } ne gagne pas de Force{ $until }.
log-peace = Personne ne déclare d’attaque{ $until }.
log-lucky = Le prochain Chi-Fu-Mi est gagné par { $seat }{ $until }.
log-barred-destroyed = Rien ne peut détruire { $card }{ $until }.
log-barred-destroyed-foes = Aucun adversaire ne peut détruire { $card }{ $until }.
log-barred-destroyed-owner = Son propriétaire ne peut pas détruire { $card }{ $until }.
log-must-attack = { $card } doit attaquer{ $until }.
log-must-block = { $card } doit bloquer{ $until }.
log-must-be-blocked = Il faut bloquer { $card }{ $until }.
log-dealt = Dommages que { $card } inflige : { $how }{ $until }.
log-taken = Dommages que { $card } subit : { $how }{ $until }.
log-taken-of = Dommages { $element } que { $card } subit : { $how }{ $until }.
log-dealt-by-powers = Dommages des pouvoirs de { $card } : { $how }{ $until }.
log-profession = { $card } gagne un métier{ $until }.
log-markers-on =
    { $card } reçoit { $n ->
        [one] { $n } { $marker }
       *[other] { $n } { $marker }s
    }.
log-markers-off =
    { $card } perd { $n ->
        [one] { $n } { $marker }
       *[other] { $n } { $marker }s
    }.
log-tapped = { $card } s’incline.
log-untapped = { $card } se redresse.
log-swaps = { $card } et { $attacker } échangent leurs places.
log-swaps-control = { $card } et { $attacker } changent de contrôleur.
log-equips = { $attacker } porte désormais { $card }.
shift-sure = pas de réduction
shift-straight = ni réduction ni redirection
until-turn = {" "}jusqu’à la fin du tour
until-battle = {" "}jusqu’à la fin du combat
until-action = {" "}jusqu’à la fin de la Phase d’Actions
until-untapped = {" "}tant que dure l’inclinaison
until-later = {" "}au-delà de ce tour
until-never = {""}
log-destroyed = La carte { $card } ({ $seat }) est détruite.
log-banished = La carte { $card } ({ $seat }) est bannie.
log-to-hand = { $card } retourne dans la Main de son propriétaire ({ $seat }).
log-on-top = { $card } ({ $seat }) va sur le dessus de la Pioche.
log-recycled = { $seat } recycle { $card }.
log-discarded = { $seat } défausse { $card }.
log-appears-world = { $card } apparaît dans le Monde.
log-appears-bag = { $card } apparaît dans le Havre Sac.
log-token = Un jeton apparaît pour { $seat } : { $card }.
log-moves-world = { $card } se déplace dans le Monde.
log-moves-bag = { $card } se déplace dans le Havre Sac.
log-displaced-world = La carte { $card } est déplacée dans le Monde.
log-displaced-bag = La carte { $card } est déplacée dans le Havre Sac.
log-expelled = La carte { $card } est expulsée dans le Monde.
log-target = La Cible est { $card }.
log-attacker = { $card } attaque.
log-blocks = { $card } bloque { $attacker }.
log-assigned = { $card } se place devant { $attacker }.
log-withdraws = { $card } quitte le combat.
log-joins = { $card } rejoint les attaquants.
log-battle-ends = Le combat est fini.
log-captured = La Dragodinde { $card } est capturée.
log-cancelled = La carte { $card } est annulée.
log-chifumi = { $seat } gagne le Chi-Fu-Mi.
log-opens =
    Chacun ouvre deux Héros, deux Havres Sacs et { $n ->
        [one] { $n } booster
       *[other] { $n } boosters
    }.
log-pack = Chacun ouvre le booster { $n }.
log-picks = { $seat } prend { $card }.
log-picks-veiled = { $seat } prend une carte du booster.
log-one-more = { $seat } ouvre un booster de plus : aucun paquet ne pouvait être construit.
log-built = { $seat } a construit son paquet.

number-size = Taille
number-strength-2 = Force au Niveau 2
number-hp-2 = PV au Niveau 2
number-ap-2 = PA au Niveau 2
number-mp-2 = PM au Niveau 2
number-bonus-strength = bonus de Force
number-bonus-ap = bonus de PA
number-bonus-mp = bonus de PM
number-bonus-hp = bonus de PV
mark-aggressive = Agressif
mark-defense = Défense
mark-reinforcement = Renfort
mark-ghost = Fantôme
mark-unique = Unique
kind-action = Action
kind-spell = Action - Sort
kind-quest = Action - Quête
kind-challenge = Action - Challenge
kind-ally = Allié
kind-dofus = Dofus
kind-bag = Havre Sac
kind-hero = Héros
kind-protector = Protecteur
kind-room = Salle
kind-zone = Zone
kind-weapon = Équipement - Arme
kind-hat = Équipement - Coiffe
kind-cape = Équipement - Cape
kind-belt = Équipement - Ceinture
kind-boots = Équipement - Bottes
kind-amulet = Équipement - Amulette
kind-ring = Équipement - Anneau
kind-shield = Équipement - Bouclier
kind-familiar = Équipement - Familier
kind-mount = Équipement - Monture
kind-item = Équipement - Objet
kind-alignment = Alignement
class-air = Air
class-earth = Terre
class-fire = Feu
class-water = Eau
class-neutral = Neutre
part-alignment = Alignement
part-hero = Héros
part-bag = Havre Sac
part-deck = Pioche
part-reserve = Réserve
opt-use-nth = Utiliser { $card }, pouvoir { $n }
opt-use-text = Utiliser { $card } : { $french }
opt-react-text = Réagir avec { $card } : { $french }
opt-react-nth = Réagir avec { $card }, pouvoir { $n }
opt-card-of = { $card } du { $seat }
opt-add = Ajouter { $card }
opt-remove = Retirer { $card }
opt-build = Laisser construire le paquet
opt-again = Recommencer le paquet
opt-built = Le paquet est prêt
opt-neutral = Neutre
opt-bonta = Bonta
opt-brakmar = Brâkmar
why-not-asked = Ce n’est pas ce qui est demandé maintenant.
why-not-that = { $card } n’est pas ce qui est demandé.
why-nothing-to-react = Rien ne vient de se produire ni n’est sur le point de se produire à quoi { $card } réponde.
why-no-reaction = { $card } n’est pas une Réaction.
why-reacted = Vous avez déjà réagi à tout cela.
why-no-capture = La capture de { $card } n’est pas possible maintenant.
why-no-attack = { $card } n’a rien à bloquer : personne n’attaque.
why-in-battle = { $card } : pas pendant un combat.
why-attack-in-battle = Un combat est en cours.
why-no-reassignment = { $card } ne peut pas être placé devant un autre attaquant.
why-not-yours = { $card } n’est pas à vous.
why-tapped = La carte { $card } est déjà inclinée.
why-protector = { $card } est un Protecteur.
why-tackled = { $card } subit un Tacle : pas moyen de l’incliner.
why-element = { $card } n’est pas d’un Élément qui manque encore.
why-not-in-hand = { $card } n’est pas dans votre Main.
why-no-recipe = { $card } n’a pas de Recette.
why-no-defense = { $card } n’a pas Défense.
why-no-defense-now = { $card } ne se joue en Défense que par le défenseur, devant un attaquant qu’il peut bloquer, et pour son coût.
why-no-reinforcement = { $card } n’a pas Renfort.
why-no-reinforcement-now = { $card } ne se joue en Renfort que par l’attaquant dont le Héros attaque, et pour son coût.
why-bag-full = { $card } : il n’y a plus de place dans le Havre Sac.
why-world-closed = { $card } : rien n’entre dans le Monde au tout premier tour.
why-no-artisan = { $card } : aucun Artisan du Métier ne peut s’incliner, ou la Recette n’est pas réunie.
why-unpaid = Vous ne pouvez pas payer { $card }.
why-circle = { $card } : une des ressources doit être de l’Élément du cercle de Niveau.
why-no-bearer = { $card } : personne à Portée ne peut le porter.
why-no-choice = { $card } : ce qu’il demande de choisir n’est pas là.
why-challenge = { $card } est un Challenge : il se joue quand la Cible d’une attaque est désignée.
why-class = { $card } est un Sort : il vous faut un Héros ou un Allié de sa classe.
why-only-if = { $card } : ce que son texte exige n’est pas vrai.
why-not-in-play = { $card } n’est pas en jeu.
why-no-power = { $card } n’a pas de pouvoir à coût.
why-powerless = { $card } a perdu ses pouvoirs.
why-gate = { $card } : votre Héros n’est pas ce que ce pouvoir demande.
why-used = { $card } : ce pouvoir a été utilisé ce tour-ci.
why-no-ghost = { $card } n’est pas un Fantôme.
why-never-moves = { $card } ne se déplace jamais : seuls les Héros et les Alliés le font.
why-barred = { $card } : un texte l’interdit.
why-first-turn = Personne n’attaque pendant son premier tour.
why-attacked = Vous avez annoncé une attaque ce tour-ci.
why-no-mp = Vous n’avez pas de Points de Mouvement.
why-no-challenge = { $card } ne peut pas être joué comme Challenge maintenant.
why-somebody-attacks = Quelqu’un peut attaquer, donc quelqu’un le doit.
why-somebody-must = Un texte exige davantage de cette déclaration.
why-others-must = { $card } : un texte donne cette place à un autre.
why-peace = Un texte interdit de déclarer une attaque.
why-own-target = { $card } est de votre côté.
why-target-in-bag = { $card } est dans un Havre Sac.
why-no-target = { $card } ne peut pas être une Cible.
why-in-bag = { $card } est dans le Havre Sac.
why-new = { $card } n’était pas là au début de votre tour.
why-no-more-mp = { $card } : il ne vous reste pas de Point de Mouvement.
why-cannot-block = { $card } ne peut pas bloquer.
why-partner-hero = { $card } est le Héros d’un partenaire.
why-target-blocks = { $card } est la Cible.
why-no-attacker = { $card } n’attaque pas.
why-agile = { $card } a Agilité.
why-chosen = La carte { $card } est déjà choisie.
why-out-of-range = { $card } est hors de Portée.
why-monster-bears = { $card } est un Monstre et ne porte rien.
why-cannot-bear = { $card } ne peut pas le porter.
why-deck-short = Le paquet n’est pas encore complet ; cartes manquantes : { $n }.
why-not-in-deck = { $card } ne peut pas entrer dans ce paquet.
deck-size =
    { $count ->
        [one] Le paquet de base a { $count } carte avec Héros et Havre Sac ; il en faut { $size }.{ $note }
       *[other] Le paquet de base a { $count } cartes avec Héros et Havre Sac ; il en faut { $size }.{ $note }
    }
deck-heroes = Héros dans le paquet de base : { $count } ; il en faut exactement un.{ $note }
deck-bags = Havres Sacs dans le paquet de base : { $count } ; il en faut exactement un.{ $note }
deck-reserve =
    { $count ->
        [one] La réserve a { $count } carte ; elle en a zéro ou douze.{ $note }
       *[other] La réserve a { $count } cartes ; elle en a zéro ou douze.{ $note }
    }
deck-reserve-card = « { $card } » est un Héros ou un Havre Sac ; il n’y en a pas dans une réserve.
deck-copies = Il y a { $count } cartes nommées « { $card } » ; trois au plus sont permises.
deck-unique = « { $card } » est Unique ; il ne peut y en avoir qu’une.
deck-protectors = Le paquet a { $count } Protecteurs ; un au plus est permis.
deck-banned = « { $card } » est bannie dans ce format ; retirez-la.
deck-other-block = « { $card } » n’est d’aucune extension de ce bloc ; retirez-la.
deck-hero-trait = « { $card } » demande un autre Héros ou un autre Alignement.
deck-elementals = Le paquet a { $count } Alliés élémentaires ; quatre sont permis.
deck-elemental-element = « { $card } » est d’un Élément que n’ont ni le Héros ni le Havre Sac.
deck-unique-in-team = « { $card } » est Unique, et un partenaire l’a aussi.
deck-alignments = { $count } Alignements sont déclarés ; un seul est permis.
deck-token = « { $card } » est un jeton et n’a pas de place dans un deck ; des cartes le créent pendant la partie.

# La table sur la page.
wakfu-pack = Le booster en main : { $n }
wakfu-deck = Le paquet : { $n } sur 30
wakfu-pool = Ce que vous avez reçu : { $n }
wakfu-haven = Havre Sac de { $who }, Résistance { $n }
wakfu-inside = Dans le Havre Sac de { $who } : { $n }
wakfu-fighters = Héros et Alliés de { $who } dans le Monde : { $n }
wakfu-places = Zones et autres cartes de { $who } dans le Monde : { $n }
wakfu-xp = Niveau { $level }, { $xp } Points d’Expérience sur { $goal }
wakfu-answers = répond à { $card }
wakfu-duel = Duel { $n } : { $card } et ses bloqueurs
help-signs = Une flèche tournée marque une carte inclinée.
wakfu-free = Attaquants libres
wakfu-idle = Bloqueurs sans adversaire
wakfu-target = Cible : { $card }
