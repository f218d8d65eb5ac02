# Les mots de Super Fantasy Brawl. Un mot d'une vue se cherche sous zone-, number-,
# phase- ou mark- ; les questions sont ask-... ; le reste, des messages du moteur.

zone-champions = champions
zone-hand = main
zone-deck = pioche
zone-discard = défausse
zone-played = en cours de résolution
zone-pool = champions au choix
zone-traps = pièges
zone-sprung = piège déclenché
zone-reserve = pièges en réserve
zone-challenges = paquet de défis
zone-met = défis défaussés
zone-track-0 = piste, case 1
zone-track-1 = piste, case 2
zone-track-2 = piste, case 3
zone-track-3 = piste, case 4
zone-track-4 = piste, case 5
zone-track-5 = piste, case 6
zone-track-6 = piste, case 7
zone-track-7 = piste, case 8
brief-discard = défausse
number-points = points de victoire
number-manipulation = Manipulation prête
number-destruction = Destruction prête
number-creation = Création prête
number-standard = actions standard restantes
number-south = côté sud
number-worth = vaut
number-life = vie
number-left = vie restante
number-damage = dommages
number-defence = défense
phase-setup = mise en place
phase-scoring = décompte
phase-activation = activation
phase-upkeep = entretien
mark-offered = au choix
mark-met-0 = rempli par l’équipe 1 en ce moment
mark-met-1 = rempli par l’équipe 2 en ce moment
mark-range = à portée
mark-portal = sur le portail
mark-experienced = expérience acquise
mark-immobilised = sous Immobilisation
mark-battered = Mal en point
essence-manipulation = Manipulation
essence-destruction = Destruction
essence-creation = Création

# On the page.
brawl-arena = L’arène
brawl-hex = Case { $hex }
brawl-home-of = zone de déploiement de { $who }
brawl-trap = un piège, face cachée
brawl-trap-known = piège : { $trap }
brawl-life = vie { $left } sur { $life }
brawl-essences = Essences de { $who }
brawl-ready = { $essence } régénérée
brawl-spent = { $essence } épuisée
brawl-standard = actions standard restantes : { $n }
brawl-track = Défis ; { $n } dans la pioche
brawl-worth =
    { $n ->
        [one] vaut 1 point
       *[other] vaut { $n } points
    }
brawl-worth-none = ne peut pas encore être marqué
brawl-met-by = rempli par { $who } en ce moment
brawl-played = En train d’être jouée
brawl-acts = { $who } agit
brawl-on = { $who } contre { $whom }
brawl-pool = Champions au choix : { $n }
brawl-round = Manche { $n }
brawl-cards = Cartes : { $cards }

ask-first = Qui de votre équipe joue en premier ?
ask-zone = Quelle zone de déploiement est la vôtre ?
ask-trap = Où poser le piège ?
ask-redraw = Quelles cartes remplacez-vous par de nouvelles ?
ask-deploy = Où commence-t-il ?
ask-ban = Quel champion est banni ?
ask-bring = Quel champion apportez-vous ?
ask-recruit = Quel champion recrutez-vous ?
ask-main = Votre activation : quelle action choisissez-vous ?
ask-enter = Où entre-t-il dans l’arène ?
ask-move = Où va-t-il ?
ask-flee = Où fuit-il ?
ask-look = Quel piège regardez-vous ?
ask-move-trap = Où va le piège ?
ask-attack = Attaque-t-il ?
ask-pay = Quelle carte défaussez-vous pour de la force ?
ask-heal-whom = Qui reçoit le soin ?
ask-skill = Utiliser sa compétence ?
ask-target = Qui est la cible ?
ask-strike = Quel ennemi est blessé ?
ask-next = Qui est concerné ensuite ?
ask-draw = Combien de cartes piochez-vous ?
ask-plan = Quelle carte va sur votre pioche ?
ask-heal = Combien soigne-t-elle ?
ask-stun = Quelle carte est défaussée ?
ask-discard = Quelle carte défaussez-vous ?
ask-react = Réagir à cette attaque ?
ask-place = Sur quelle case va-t-il ?
ask-opponent = De qui la carte du dessus est-elle défaussée ?
ask-take-back = Quelle carte reprenez-vous ?
ask-champion = Quel champion vise-t-elle ?

opt-pass = Aucune Réaction
opt-stop = S’arrêter là
opt-end = Finir l’activation
opt-attack = Attaquer
opt-use = Utiliser la compétence
opt-decline = Y renoncer
opt-play = Jouer { $card }
opt-standard-plan = { $champion } : mouvement 1 et Plan 1, pour { $essence }
opt-standard-strike = { $champion } : mouvement 1 et 1 dommage, pour { $essence }
opt-standard-heal = { $champion } : mouvement 1 et Soin 1, pour { $essence }
opt-standard-move = { $champion } : mouvement 2, pour { $essence }
opt-hex = Case { $hex }
opt-champion = { $champion } du { $seat }
opt-east = Vers l’est
opt-north-east = Vers le nord-est
opt-north-west = Vers le nord-ouest
opt-west = Vers l’ouest
opt-south-west = Vers le sud-ouest
opt-south-east = Vers le sud-est
opt-react = { $card } sur { $champion }
opt-card = { $card }
opt-number = { $number }
opt-seat = { $seat }
opt-north = Le nord
opt-south = Le sud
opt-recruit = { $champion }

log-first = { $seat } joue en premier.
log-north = { $seat } commence au nord.
log-south = { $seat } commence au sud.
log-recruits = { $seat } recrute { $champion }.
log-bans = { $seat } bannit { $champion }.
log-brings = { $seat } apporte { $champion }.
log-turn = Manche { $number }, tour du { $seat }.
log-standard-plan = { $seat } active { $champion } pour un mouvement et un Plan.
log-standard-strike = { $seat } active { $champion } pour un mouvement et un coup.
log-standard-heal = { $seat } active { $champion } pour un mouvement et un Soin.
log-standard-move = { $seat } active { $champion } pour un mouvement.
log-aims = { $seat } vise { $champions }.
log-passes = { $seat } ne réagit pas.
log-wins = Victoire : { $seats }.
log-stopped = La partie est interrompue.
log-concedes = { $seat } abandonne.
log-enters = { $champion } arrive en { $hex }.
log-enters-of = { $champion } du { $seat } arrive en { $hex }.
log-damage =
    { $champion } subit { $number ->
        [one] { $number } dommage
       *[other] { $number } dommages
    }.
log-damage-of =
    { $champion } du { $seat } subit { $number ->
        [one] { $number } dommage
       *[other] { $number } dommages
    }.
log-heals = { $champion } reçoit un soin de { $number }.
log-heals-of = { $champion } du { $seat } reçoit un soin de { $number }.
log-falls = { $champion } est hors de combat : un point pour { $seats }.
log-falls-of = { $champion } du { $seat } est hors de combat : un point pour { $seats }.
log-experienced = { $champion } gagne de l’expérience.
log-experienced-of = { $champion } du { $seat } gagne de l’expérience.
log-immobilised = { $champion } est sous Immobilisation.
log-immobilised-of = { $champion } du { $seat } est sous Immobilisation.
log-force = { $champions } : +{ $number } de force ce tour-ci.
log-force-against = { $champions } : +{ $number } de force contre { $target } ce tour-ci.
log-force-next-by = { $champions } : +{ $number } de force dans la prochaine attaque de ce tour.
log-force-next-on = La prochaine attaque sur { $champions } ce tour-ci a +{ $number } de force.
log-movement = { $champions } : +{ $number } de mouvement ce tour-ci.
log-defence = { $champions } : +{ $number } de défense ce tour-ci.
log-less-defence = { $champions } : -{ $number } de défense ce tour-ci.
log-ignores-by = { $champions } : la prochaine attaque de ce tour ignore la défense.
log-ignores-on = La prochaine attaque sur { $champions } ce tour-ci ignore la défense.
log-exhausts-m = { $seat } épuise la Manipulation.
log-exhausts-d = { $seat } épuise la Destruction.
log-exhausts-c = { $seat } épuise la Création.
log-regenerates = { $seat } régénère des essences.
log-plays = { $seat } joue { $card }.
log-protects = La Réaction protège { $champion }.
log-protects-of = La Réaction protège { $champion } du { $seat }.
log-discards = { $seat } défausse { $card }.
log-draws =
    { $seat } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
log-plans = { $seat } pose { $card } sur sa pioche.
log-plans-veiled = { $seat } pose une carte sur sa pioche.
log-shows = { $seat } montre sa main : { $cards }.
log-takes-back = { $seat } reprend { $card }.
log-discards-top = { $seat } défausse { $card } du dessus de sa pioche.
log-discards-hand = { $seat } défausse sa main.
log-shuffles-back = { $seat } remélange les cartes remplacées dans sa pioche.
log-springs = Le piège en { $hex } se déclenche : { $card }.
log-lays = Un piège est posé en { $hex }.
log-returns = Le piège { $card } retourne dans la réserve.
log-looks = { $seat } regarde le piège en { $hex } : { $card }.
log-looks-veiled = { $seat } regarde le piège en { $hex }.
log-moves-trap = Le piège en { $hex } va en { $to }.
log-scores =
    { $seat } remplit { $card } et marque { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
log-track = Les défis avancent.
log-challenge = Nouveau défi : { $card }.

# Genres, nombres, marques et cases ; raisons ; listes de champions.
why-not-in-hand = Vous n’avez pas { $card } en main.
why-own-turn = { $card } est une Réaction : elle se joue contre une attaque adverse.
why-exhausted = Votre essence { $essence } est épuisée jusqu’à la fin de votre tour.
why-no-movement = { $champion } est sur le portail, et cette carte n’a pas de mouvement pour l’en faire sortir.
why-immobilised = { $champion } est en Immobilisation ce tour-ci.
why-no-way-in = { $champion } est sur le portail, et aucune case de la zone de déploiement n’est accessible.
why-teammate = Seul votre équipier active { $champion }.
why-not-yours = { $champion } n’est pas de votre côté.
why-used = Vous avez déjà utilisé cette action standard pendant cette activation.
why-other-essence = Cette action standard ne se paie pas avec { $essence }.
why-no-reaction = { $card } n’est pas une Réaction.
why-not-targeted = { $champion } n’est pas une cible de cette attaque.
why-recruited = { $champion } ne peut être pris : déjà dans une équipe, ou pas au choix.
why-not-brought = { $champion } n’est pas parmi les champions à nommer ici.
why-at-most = { $number } au plus.
why-not-its-card = La carte doit appartenir à { $champion }.
why-must-discard = Une carte de { $champion } est dans votre main : il faut la défausser.
why-essence-of-card = { $card } a une autre essence.
why-not-beside = { $champion } n’est pas à côté de votre champion.
why-guarded = À côté d’un gardien, il faut attaquer ce gardien.
why-no-enemy-there = Aucun ennemi ne s’y trouve.
why-nobody-meant-there = Personne que cela vise ne s’y trouve.
why-on-portal = { $champion } est sur le portail.
why-ally = { $champion } est de vos alliés.
why-too-near = { $champion } est trop près.
why-too-far = { $champion } est trop loin.
why-no-row = { $champion } n’est pas sur la même rangée.
why-blocked = Quelque chose se dresse entre votre champion et { $champion }.
why-not-meant = Le texte ne vise pas { $champion }.
why-not-deployment = { $hex } n’est pas une case libre de votre zone de déploiement.
why-must-enter = { $champion } doit entrer dans l’arène.
why-not-in-row = { $hex } est hors de la rangée ou trop loin.
why-too-far-hex = { $hex } est trop loin.
why-taken = { $hex } n’est pas libre.
why-barred = Une statue ou un ennemi occupe { $hex }.
why-not-nearer = Depuis { $hex }, aucun chemin ne finit plus près.
why-not-farther = Depuis { $hex }, aucun chemin ne finit plus loin.
why-cannot-stay = { $champion } ne peut pas rester ici.
why-not-farthest = { $hex } n’est pas parmi les arrivées les plus lointaines.
why-must-flee = La Peur ne laisse que le choix du chemin.
why-same-hex = Le piège de { $hex } s’est déclenché : le nouveau va ailleurs.
why-not-beside-trap = { $hex } n’est pas une case libre à côté d’une case Piège.
why-no-trap-space = { $hex } n’est pas une case Piège vide.
why-no-trap = Aucun piège sur { $hex }.
why-not-meant-hex = Le texte ne permet pas { $hex }.
why-not-asked = Ce n’est pas ce qui vous est demandé.
deck-champion = champion
deck-twice = { $champion } figure deux fois sur la liste ; les champions d’une liste sont différents.
deck-size = Une liste a { $wanted } champions, dans l’ordre de vos souhaits ; celle-ci en a { $count }.
kind-champion = champion
kind-attack = attaque
kind-skill = compétence
kind-reaction = Réaction
kind-challenge = défi
kind-trap = piège
class-champion = Champions
class-manipulation = Manipulation
class-destruction = Destruction
class-creation = Création
class-challenge = Défis
class-trap = Pièges
part-champions = Champions
number-experienced-life = vie expérimentée
number-experienced-defence = défense expérimentée
number-bonus = bonus de mouvement
number-experienced-bonus = bonus de mouvement expérimenté
number-movement = mouvement
number-force = force
number-range-min = portée de
number-range-max = portée jusqu’à
mark-active = activé
mark-manipulation = Manipulation
mark-destruction = Destruction
mark-creation = Création
mark-attack = attaque
mark-skill = compétence
mark-reaction = Réaction
mark-statue = statue
mark-trap-space = case Piège
mark-melee = corps à corps
mark-indirect = tir indirect
mark-direct = tir direct
mark-area = zone
place-esmae = Esmae
place-garnet = Garnet
place-ragryl = Ragryl
place-deployment = zone de déploiement
place-manipulation = Manipulation
place-destruction = Destruction
place-creation = Création
