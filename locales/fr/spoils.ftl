# Mots de The Spoils. Un mot d’une vue se trouve sous zone-, number-, phase-,
# mark- ou counter- ; les questions sont ask-... ; le reste vient du moteur.

zone-faction = faction
zone-play = en jeu
zone-hand = main
zone-deck = pioche
zone-discard = défausse
zone-removed = hors du jeu
zone-played = en train d’être joué
brief-discard = défausse
brief-removed = hors jeu
number-influence = influence
number-ready = ressources disponibles
number-obsession = Obsession
number-greed = Cupidité
number-elitism = Élitisme
number-deception = Tromperie
number-rage = Rage
number-cost = coût
number-attack = force
number-defense = vie
number-speed = vitesse
number-damage = dégâts
number-structure = structure
number-ruin = dégâts
phase-setup = préparation
phase-start = début du tour
phase-main = tour
phase-battle = combat
phase-end = fin du tour
mark-face-down = face cachée
mark-depleted = engagée
mark-spent = dépensée
mark-attacking = attaque
mark-blocking = bloque
mark-attacked = attaquée
mark-new = nouvelle
mark-covert = furtive
mark-token = jeton
counter-token = jeton
type-character = personnage
type-item = objet
type-location = lieu
type-tactic = tactique
type-resource = ressource
type-faction = faction
kind-faction = faction
kind-character = personnage
kind-item = objet
kind-location = lieu
kind-tactic = tactique
kind-resource = ressource
class-tradeless = Sans métier
class-arcanist = Arcaniste
class-banker = Banquier
class-gearsmith = Mécanicien
class-rogue = Voleur
class-warlord = Seigneur de guerre
part-faction = Faction
part-deck = Deck
mark-tactical = Tactique
mark-attach = Attacher
mark-flip-up = Retourner
mark-unique = Unique
number-needs-obsession = demande Obsession
number-needs-greed = demande Cupidité
number-needs-elitism = demande Élitisme
number-needs-deception = demande Tromperie
number-needs-rage = demande Rage

# Questions.
ask-first = Qui commence ?
ask-starting = Quelle ressource de départ prenez-vous ?
ask-mulligan = Quelles cartes vont sous la pioche ?
ask-main = Votre tour : que faites-vous ?
ask-respond = Y répondez-vous ?
ask-end-of-turn = Le tour va finir : répondez-vous ?
ask-round = Le combat continue : jouer une tactique ou utiliser une compétence ?
ask-pending = Quel effet déclenché vient d’abord ?
ask-replacement = Que se passe-t-il à la place ?
ask-keep = Quelle carte unique gardez-vous ?
ask-pay = Quelle ressource paie pour cela ?
ask-modifier = Quel changement du coût vient d’abord ?
ask-attackers = Qui se joint à l’attaque ?
ask-blockers = Qui bloque l’attaque ?
ask-divide = Quelle part de sa force pour celui qui est éclairé ?
ask-bid = Combien misez-vous ?
ask-repeat = Combien de fois ces actions sont-elles répétées ?
ask-break-in = L’autre joueur répète les mêmes actions : intervenir avant quelle répétition ?
ask-stop-after = Après combien d’actions la dernière répétition s’arrête-t-elle ?
ask-damage = Comment les dégâts sont-ils réduits ?
ask-may = Faire ce que propose son texte ?
ask-option = Lequel de ces effets se produit ?
ask-pick = Quelle carte cible-t-elle ?
ask-choose = Quelle carte désigne-t-elle ?
ask-number = Quel nombre emploie-t-elle ?
ask-draw = Combien de cartes piochez-vous ?
ask-how-many = Pour combien compte-t-elle ?
ask-tokens = Combien de jetons retirez-vous ?
ask-player = Quel joueur vise-t-elle ?
ask-deck = La pioche de qui regarde-t-elle ?
ask-declare = Que nommez-vous pour elle ?
ask-search = Quelle carte cherchez-vous ?
ask-play = Quelle carte jouez-vous ?
ask-resource = Quelle carte devient une ressource ?
ask-order = Quelle carte y va ensuite ?

# Options.
opt-pass = Passer
opt-refuse = Refuser
opt-end = Finir le tour
opt-play = Jouer { $card } (coût { $cost })
opt-flip-up = Révéler { $card } (coût { $cost })
opt-use = Utiliser { $ability } ({ $card })
opt-attack = Attaquer { $card }
opt-attack-faction = Attaquer la faction du { $seat }
opt-faction = La faction du { $seat }
opt-card = { $card }
opt-card-of = { $card } du { $seat }
opt-face-up = { $card }, face visible
opt-face-down = { $card }, face cachée
opt-ability = La compétence de { $card }
opt-keep = Garder le reste
opt-stop = Ne plus rien choisir
opt-yes = Oui
opt-no = Non
opt-modifier = { $card } d’abord
opt-number = { $number }
opt-more = Nombres plus grands
opt-repeat =
    { $number ->
        [one] Répéter la dernière action
       *[other] Répéter les { $number } dernières actions
    }
opt-type = { $type }
opt-option = { $french }
opt-restore-rule = La règle de restauration
opt-develop-rule = La règle de développement
opt-pending = L’effet déclenché de { $card }
opt-replace = Le texte de { $card }
opt-seat = { $seat }
opt-face = { $card }

# Journal.
log-turn = Tour { $turn } : { $seat }.
log-ends = { $seat } finit le tour.
log-first = { $seat } commence.
log-mulligan =
    { $number ->
        [0] { $seat } garde toute sa main.
        [one] { $seat } met { $number } carte sous sa pioche.
       *[other] { $seat } met { $number } cartes sous sa pioche.
    }
log-plays = { $seat } joue { $card }.
log-flips-up = { $seat } révèle { $card }.
log-duplicates = { $seat } joue une copie de { $card }.
log-option = { $seat } choisit pour { $card } : { $french }
log-uses = { $seat } utilise { $card }.
log-uses-named = { $seat } utilise { $ability } ({ $card }).
log-undone = { $card } n’a pas pu être mené à bien ; rien ne s’est passé.
log-trigger = { $card } se déclenche pour { $seat }.
log-restore-rule = La règle de restauration du { $seat } s’applique.
log-develop-rule = La règle de développement du { $seat } s’applique.
log-terminated = La carte { $card } est interrompue.
log-terminated-ability = La compétence de { $card } est interrompue.
log-attacks = { $seat } attaque { $target }.
log-attacks-faction = { $seat } attaque la faction du { $foe }.
log-attackers = { $seat } attaque avec { $cards }.
log-blockers = { $seat } bloque avec { $cards }.
log-assigns = { $card } assigne { $number } à { $target }.
log-bids = { $seat } mise { $number }.
log-repeats =
    { $number ->
        [one] { $seat } annonce { $number } répétition.
       *[other] { $seat } annonce { $number } répétitions.
    }
log-refuses = { $seat } refuse.
log-reveals = { $seat } révèle { $card }.
log-looks = { $seat } regarde { $cards }.
log-looks-veiled =
    { $number ->
        [one] { $seat } regarde une carte.
       *[other] { $seat } regarde { $number } cartes.
    }
log-shuffles = { $seat } mélange sa pioche.
log-wins = { $seat } gagne.
log-draw = La partie est nulle.
log-stopped = La partie dure depuis trop de tours ; elle est interrompue.
log-concedes = { $seat } abandonne.
log-destroyed = La carte { $card } du { $seat } est détruite.
log-discards = { $seat } défausse { $card }.
log-removed = La carte { $card } du { $seat } est retirée du jeu.
log-removed-veiled = Une carte du { $seat } est retirée du jeu face cachée.
log-to-hand = { $card } va dans la main du { $seat }.
log-to-hand-veiled = Une carte va dans la main du { $seat }.
log-to-deck = { $card } va dans la pioche du { $seat }.
log-to-deck-veiled = Une carte va dans la pioche du { $seat }.
log-to-discard = { $card } va dans la défausse du { $seat }.
log-enters = { $card } entre en jeu sous le contrôle du { $seat }.
log-enters-down = { $seat } met { $card } en jeu face cachée.
log-enters-down-veiled = { $seat } met une carte en jeu face cachée.
log-flip-up = La carte { $card } est retournée face visible.
log-flip-down = La carte { $card } est retournée face cachée.
log-creates = { $seat } crée { $card }.
log-draws = { $seat } pioche { $cards }.
log-draws-none = { $seat } n’a plus de carte à piocher.
log-draws-veiled =
    { $seat } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
log-damage =
    { $card } inflige { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } à { $target }.
log-damage-faction =
    { $card } inflige { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } à la faction du { $seat }.
log-mends =
    { $number ->
        [one] { $number } dégât est retiré
       *[other] { $number } dégâts sont retirés
    } de { $card }.
log-loses-influence = { $seat } perd { $number } d’influence.
log-gains-influence = { $seat } gagne { $number } d’influence.
log-deplete = { $card } s’engage.
log-restore = La carte { $card } est restaurée.
log-pays = { $seat } paie avec { $card }.
log-pays-veiled = { $seat } paie avec une ressource face cachée.
log-attach = La carte { $card } s’attache à { $target }.
log-detach = { $seat } détache { $card }.
log-detach-veiled = { $seat } détache une carte face cachée.
log-tokens =
    { $number ->
        [one] { $number } jeton est mis
       *[other] { $number } jetons sont mis
    } sur { $card }.
log-tokens-removed =
    { $number ->
        [one] { $number } jeton est retiré
       *[other] { $number } jetons sont retirés
    } de { $card }.
log-control = { $seat } prend le contrôle de { $card }.
log-control-veiled = { $seat } prend le contrôle d’une carte face cachée.
log-coin-won = { $seat } lance une pièce et gagne.
log-coin-lost = { $seat } lance une pièce et perd.
log-joins = { $card } rejoint le combat.
log-withdraws = { $card } quitte le combat.
log-battle-ends = Le combat est terminé.
log-stats = { $card } reçoit { $strength-sign }{ $strength } en force, { $life-sign }{ $life } en vie, { $speed-sign }{ $speed } en vitesse.
log-strength = { $card } reçoit { $sign }{ $number } en force.
log-life = { $card } reçoit { $sign }{ $number } en vie.
log-speed = { $card } reçoit { $sign }{ $number } en vitesse.
sign-plus = +
sign-minus = -
log-structure = { $card } reçoit { $sign }{ $number } en structure.
log-gains-keyword = { $card } gagne un mot-clé.
log-loses-keyword = { $card } perd un mot-clé.
log-loses-text = { $card } perd son texte.
log-gains-text = { $card } gagne du texte.
log-type = { $card } change de type.
log-becomes = Un nombre de { $card } devient { $number }.

# Raisons.
why-not-resource = { $card } n’est pas une ressource : elle ne se joue que face cachée.
why-number = Ce nombre n’est pas possible ici ; choisissez-en un qui est proposé.
why-not-in-hand = { $card } n’est pas dans votre main.
why-not-now = Ce n’est pas le moment pour { $card } ; répondez d’abord à la question.
why-not-asked = Cela ne répond à rien de ce qui est demandé maintenant.
why-does-not-fit = { $card } n’est pas ce que le texte demande.
why-no-flip-up = { $card } n’est pas une de vos cartes cachées avec Révélation.
why-timing = { $card } se joue pendant votre tour.
why-threshold = Vous ne contrôlez pas les icônes qu’il faut pour { $card }.
why-no-ability = { $card } n’a pas une telle compétence à utiliser.
why-not-yours = Vous ne contrôlez pas { $card }.
why-resource = { $card } ne se joue que lorsqu’un texte le permet.
why-unplayable = Le texte de { $card } n’est pas compris : elle ne peut pas être jouée.
why-forbidden = Un texte interdit de jouer { $card }.
why-failed = { $card } vient d’échouer ; faites d’abord autre chose.
why-no-target = Il n’y a rien à cibler pour { $card }.
why-restriction = Le texte de { $card } ne le permet qu’à un autre moment.
why-cost = Les coûts de { $card } ne peuvent pas être satisfaits.
why-depleted = La carte { $card } est engagée.
why-resources =
    { $card } demande { $needs ->
        [one] { $needs } ressource
       *[other] { $needs } ressources
    }, et { $has ->
        [one] { $has } est disponible.
       *[other] { $has } sont disponibles.
    }
why-cannot-pay-with = { $card } ne peut pas payer : choisissez une de vos ressources attachée à rien.
why-must-attack-with = Un personnage doit faire partie de ce groupe ; nommez-le.
why-must-block = Un personnage doit bloquer ; nommez-le.
why-must-trigger = Tous se produisent ; dites lequel vient ensuite.
why-must-pay = Il faut payer.
why-must-open = La première enchère ne peut être refusée ; 0 est une enchère.
why-must-find = Une carte doit être trouvée.
why-must-replace = Ce remplacement n’est pas facultatif.
why-must-keep = Il faut en garder une.
why-must-choose = Ce n’est pas facultatif.
why-must-attack = Un de vos personnages doit attaquer avant la fin du tour.
why-not-now-end = Le tour ne peut pas finir maintenant ; répondez d’abord.
why-not-your-turn = Ce n’est pas votre tour.
why-not-now-attack = On attaque pendant son tour, hors d’un combat.
why-no-target-of-attack = { $card } ne peut être attaqué : choisissez la faction ou un lieu adverse.
why-attack-unpaid = Ce qu’il faut payer pour attaquer ne peut être payé.
why-attack-unmet = Une exigence de cette attaque ne peut être satisfaite.
why-attackers-new = Vos personnages sont arrivés ce tour ; ils attaquent dès le prochain.
why-no-attackers = Aucun de vos personnages ne peut attaquer.
why-gone = { $card } n’est plus là.
why-no-character = { $card } n’est pas un personnage.
why-resource-attacks = { $card } est une ressource et ne peut être engagée.
why-new = La carte { $card } est arrivée ce tour.
why-cannot-attack = { $card } ne peut faire partie de ce groupe.
why-cannot-be-attacked = { $card } ne peut pas être la cible d’une attaque.
why-covert-party = Seuls des personnages furtifs bloquent un groupe furtif.
why-covert-blocker = { $card } est furtif et ne bloque que les groupes furtifs.
why-unblockable = Ce groupe ne peut être bloqué.
why-cannot-block = { $card } ne peut pas bloquer.
why-faction = Une faction n’est ciblée que si le texte le dit.
why-not-in-play = { $card } n’est pas en jeu.
why-unpickable = La carte { $card } ne peut être ciblée.

# Decks.
deck-o8d-open = La carte n’est pas fermée ; il manque `</card>`.
deck-o8d-name = Une carte n’a pas de nom ; écrivez-le entre `<card>` et `</card>`.
deck-o8d-empty = Il n’y a aucun `<card>` ; un deck d’OCTGN a `<card qty="3">Nom</card>` dans ses sections.
deck-o8d-attribute = Le nom est dans un attribut et non entre les balises.
deck-o8d-ampersand = `&` s’écrit `&amp;`.
deck-o8d-quantity = « { $name } » n’a pas de `qty` ; un exemplaire est compté.
deck-o8d-never = `<{ $name }>` n’est jamais fermé.
deck-o8d-late = `<{ $name }>` n’est pas fermé avant `</{ $before }>`.
deck-o8d-nothing = `</{ $name }>` ne ferme rien.
deck-factions =
    Le deck a { $count ->
        [0] zéro faction
       *[other] { $count } factions
    } ; il en faut exactement une.{ $note }
deck-size =
    Le deck a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en plus de sa faction ; il en faut au moins { $least }.{ $note }
deck-copies =
    Le deck a { $count ->
        [one] { $count } carte nommée
       *[other] { $count } cartes nommées
    } « { $card } » ; il peut en avoir { $limit } au plus.
deck-pool =
    Le deck a { $count ->
        [one] { $count } carte nommée
       *[other] { $count } cartes nommées
    } « { $card } » ; la réserve de cartes en a { $have }.
deck-banned = « { $card } » est bannie dans ce format ; retirez-la.
deck-token = « { $card } » est un jeton et n’a pas sa place dans un deck ; des cartes le créent pendant la partie.

# The board.
mark-topic = reçoit une réponse
mark-struck = dégâts assignés
spoils-means =
    { $all ->
        [0] aucune ressource
       *[other]
            { $ready ->
                [one] { $ready } ressource disponible sur { $all }
               *[other] { $ready } ressources disponibles sur { $all }
            }
    }
spoils-icons = Icônes
spoils-store = ressources
spoils-free = Ressources de { $who } qui peuvent payer : { $n }
spoils-spent = Ressources dépensées à la faction de { $who } : { $n }
spoils-characters = Personnages de { $who } : { $n }
spoils-others = Lieux et objets de { $who } : { $n }
spoils-attackers = { $who } attaque : { $strength } de force
spoils-blockers =
    { $n ->
        [0] { $who } : personne ne bloque
       *[other] { $who } bloque : { $strength } de force
    }
spoils-target = Attaque sur { $card }
spoils-target-faction = Attaque sur la faction de { $who }
spoils-target-none = Plus rien n’est attaqué
spoils-level = Vitesse { $speed }
spoils-respond = { $who } peut répondre à { $card }
spoils-respond-ability = { $who } peut répondre à la compétence de { $card }
spoils-respond-end = { $who } peut répondre à la fin du tour
spoils-round = { $who } peut jouer des tactiques et utiliser des compétences
help-signs = Une flèche tournée marque une carte engagée. Un dos de carte avec un œil est une de vos cartes face cachée : pointez-la pour la voir. Les ressources dépensées sont inclinées près de leur faction. Dans une bataille, la colonne de gauche frappe d’abord. Icônes : un œil pour l’Obsession, une pièce pour la Cupidité, une couronne pour l’Élitisme, un masque pour la Tromperie, une flamme pour la Rage.
opt-draw = Piocher
opt-resource = Jouer une ressource
