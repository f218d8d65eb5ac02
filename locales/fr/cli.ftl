# Phrases de la ligne de commande.

no-games = Cette version ne contient aucun jeu.
no-such-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }
no-such-deck = Il n’y a ni deck fourni ni fichier « { $deck } ». Fournis : { $decks }
file-missing = { $file } : ce fichier n’existe pas. Le nom est-il juste, vu de ce dossier ?
file-forbidden = { $file } : vous n’avez pas le droit de le lire ou de l’écrire.
file-folder = { $file } : c’est un dossier ; nommez un fichier qui s’y trouve.
file-exists = { $file } : ce fichier existe déjà. Nommez-en un autre, ou déplacez-le.
file-no-text = { $file } : ce n’est pas un texte, ou il n’est pas en UTF-8. Est-ce le bon fichier ? Un éditeur peut l’enregistrer en UTF-8.
file-trouble = { $file } : { $why }
no-such-clause = Aucune règle, aucun avis, aucun résumé ne dit « { $clause } ».
no-such-seat = Il n’y a que { $seats } places.
no-such-seats = On ne s’assied pas ainsi à ce jeu ; indiquez human ou bot pour chaque place. Il y a : { $seatings }
no-such-number = Il y a { $seats } places ; indiquez human ou bot pour chacune.
no-such-mode = Ce jeu n’a pas de tel mode. Il y a : { $modes }
no-deck-wanted = À une partie du mode { $mode }, personne n’apporte de deck.
no-decks = Ce jeu ne fournit pas de deck ; indiquez-en un par place avec --deck.
too-many-decks = Il n’y a que { $seats } places, un deck chacune.
refused = Refusé : { $why }
hidden-card = une carte cachée
seat = Joueur { $letter }

scenes-ran = { $passed } réussies, { $failed } échouées
scenes-malformed = { $count } des fichiers ne sont pas des scènes jouables.
deck-legal = { $deck } : légal
cards-good = { $file } : toutes les cartes sont comprises
cards-doubt = { $file } : accepté, mais { $why }
cards-coverage = { $faces } faces, { $compiled } comprises, { $round } relues à l’identique
cards-found = { $count } cartes
cards-more = ... et { $count } de plus ; voir --json
cards-ties = { $count } tranchés par une préférence déclarée :
cards-tie = { $name } : « { $text } » est { $won }, non { $other }
explain-card = { $name } ({ $kind })
explain-text = comme texte d’une carte de ce genre : { $kind }
explain-none = Cette carte n’a pas de texte.
explain-unsayable = (un mot de ce texte n’a pas de forme dans cette langue)
explain-tie = { $won } est voulu, non { $other } : préférence déclarée
rules-summary = { $game } : { $count } règles
rules-kinds = Genres : { $list }
rules-areas = Domaines : { $list }
replay-verified = Vérifié : { $count } décisions, empreinte { $hash }
replay-by-words = Cette partie a été enregistrée avec les règles { $rules } et ne se rejoue pas exactement avec celles d’aujourd’hui. Ses mots ont été suivis pour { $done } décisions sur { $count }. { $why }
replay-branched = Les { $count } premières décisions sont dans { $file }
replay-fair = Le mélange est prouvé : le serveur et les joueurs s’y étaient engagés avant la partie.
replay-unfair = La partie ne nomme pas les parts de sa graine : rien ne prouve qui a choisi le mélange.
replay-scene = Une scène qui commence après { $count } décisions est dans { $file }
replay-too-far = Il n’y a pas de décision { $step } ; la partie en compte { $count }.

board-head = Tour { $turn }, { $phase }, { $seat }
board-before = Avant le premier tour : { $phase }
board-pending = En attente
board-team = équipe { $team }
board-out = hors jeu
board-count = { $zone } { $count }
board-long = { $zone } { $count } (« board » la montre)
play-start = { $game }, graine { $seed }. Tapez « help » pour l’aide.
play-your-turn = { $seat }, à vous de décider
play-question = { $card } : { $question }
play-prompt = 1-{ $count }>
play-no-number = Il y a les choix 1 à { $count }.
play-ambiguous = Cela peut être : { $list }
play-unknown = « { $line } » n’est ni un choix ni une commande. Tapez « help » pour l’aide.
play-why-can = C’est possible.
play-why-nothing = Le jeu ne sait pas ce que ce serait.
play-won = Victoire : { $seats }.
play-drawn = Partie nulle.
play-left = La partie s’arrête ici.
play-no-card = Aucune carte visible ne s’appelle « { $name } ».
play-help =
    Un numéro ou les mots d’un choix le choisissent.
    card NOM       le texte d’une carte visible
    why MOTS       pourquoi quelque chose est impossible, avec la règle
    rules RÈGLE    ce que dit le livre
    board, options, log   montrer la table, les choix, toute l’histoire
    concede, quit  abandonner, quitter

bench-game = jeu
bench-games = parties
bench-decisions = décisions
bench-seconds = secondes
bench-decisions-per-s = décisions par seconde
bench-games-per-s = parties par seconde
bench-decisions-per-game = décisions par partie
bench-share-with-choice = part avec un vrai choix
bench-share-drawn = part de parties nulles
bench-clone-ns = nanosecondes par copie
bench-state-bytes = octets d’un état
bench-share-listing = part du temps à lister les choix
bench-instructions-per-decision = instructions par décision
bench-instructions-per-copy = instructions par copie
bench-instructions-per-listing = instructions par liste de choix
bench-of-recorded-decision = de la décision enregistrée
bench-of-recorded-copy = de la copie enregistrée
bench-no-valgrind = Compter les instructions demande valgrind, qui n’est pas installé.
bench-slower = Cette version demande plus d’un dixième de plus qu’enregistré : voir docs/performance.md.
bench-as-recorded = À un dixième près de ce qui a été enregistré, ou mieux.

load-progress = { $ready } joueurs sur { $players } en partie, { $done } décisions confirmées
load-failed = La charge n’a pas pu être appliquée : { $why }
load-tables = tables
load-sockets = connexions
load-rate = décisions durables par seconde
load-p50 = la moitié confirmée en moins de (ms)
load-p99 = 99 sur 100 confirmées en moins de (ms)
load-max = la réponse la plus lente (ms)
load-refused = refusées
load-unanswered = restées sans réponse
load-lost = confirmées puis perdues

sim-progress = { $done } parties sur { $all }
sim-bots = Nommez un robot pour tous les decks, ou un pour chacun des { $decks }.
sim-nodes = Seul un robot qui réfléchit essaie quelque chose : `--nodes` va avec `--bots steady`.
sim-kind = Aucune carte n’est de la sorte « { $kind } ». Il y a : { $kinds }
sim-games = { $games } parties, dont { $drawn } nulles
sim-broken-off = { $games } autres étaient trop longues et ne comptent pas
sim-turns = { $mean } tours en moyenne, huit parties sur dix de { $tenth } à { $rest }, toutes de { $least } à { $most }
sim-head = part     de toutes les parties, de 0 à 100 %        à 95 %  parties  cote
sim-first = qui commence
sim-cards = Camps qui ont cette carte à la fin :

no-such-pack = Il n’y a pas de paquet « { $pack } ». Il y a : { $packs }
replay-wants = Cette partie a été jouée avec le paquet « { $pack } » ({ $hash }), absent de ce dossier de données ; importez de nouveau le même fichier, ou indiquez le dossier avec --data.
pack-name = « { $pack } » n’est pas un nom de paquet : lettres, chiffres, espaces et - _ . +, 40 au plus ; choisissez-en un avec --name.
pack-unknown = Il n’y a pas de paquet « { $pack } ».
pack-taken = Il y a déjà un paquet « { $pack } » ; choisissez un autre --name, ou `arbiter cards update`.
pack-game = « { $pack } » est un paquet d’un autre jeu ({ $game }) ; importez ce fichier sous un --name à lui.
pack-full = Il y a autant de paquets qu’un dossier en accepte ; supprimez-en un.
pack-damaged = { $file } est endommagé : { $why }
pack-progress = [{ $bar }] { $share } %
pack-more = ... et { $count } autres qui ne sont pas comprises ; voir --json ou --export
pack-older = { $place } : { $card } : une ligne plus récente la formule autrement et fait foi
pack-variant = { $place } : { $card } : une autre ligne dit la même chose, saisie autrement, et fait foi
pack-renamed = { $place } : { $card } : une autre carte porte ce nom : elle est aussi appelée par son extension
pack-mended = { $place } : { $card } : une coquille est lue comme il fallait la lire
pack-would = { $pack } ({ $game }) : { $all } lignes, { $understood } cartes comprises, { $refused } non, { $other } réimpressions et autres lignes. Rien n’a été gardé.
pack-kept = { $pack } ({ $game }) : { $all } lignes, { $understood } cartes comprises, { $refused } non, { $other } réimpressions et autres lignes. À utiliser avec --pack.
pack-pictures = Les images de { $pack } sont montrées à ceux qui jouent avec ses cartes.
pack-pictures-none = Les images de { $pack } ne sont plus montrées à personne.
pack-count = { $count } paquets
pack-removed = { $pack } est supprimé ; les parties jouées avec lui se rejouent toujours.
pack-forgotten = { $pack } est supprimé et oublié ; les parties jouées avec lui le redemanderont.

soak-progress = { $seconds } s sur { $all } s : { $game }, { $trial }, graine { $seed }
soak-head = éprouvé
soak-twins = états jumeaux comparés
soak-refusals = réponses illégales refusées
soak-playouts = parties au hasard jouées jusqu’au bout
soak-questions = questions posées et répondues
soak-texts = fichiers et textes abîmés lus
soak-disks = disques défaillants
soak-crashes = pannes de courant
soak-kills = arrêts brutaux du serveur sous charge
soak-acks = décisions confirmées et retrouvées
soak-cuts = connexions coupées et reprises
soak-seconds = secondes
soak-failed = { $game }, { $trial }, graine { $seed } : { $why }
soak-state = { $file } n’est pas l’état d’une épreuve précédente : { $why }
