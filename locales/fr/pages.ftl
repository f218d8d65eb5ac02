# Phrases de l’éditeur de decks, des parties enregistrées, du tutoriel et de la page des règles.

# Éditeur de decks.
decks-search = Chercher des cartes
decks-search-hint = Un nom, ou des termes comme class:{ $class } { $number }<=3 text:pioche
decks-search-failed = La recherche bute sur la colonne { $column }.
decks-clear = Effacer la recherche
decks-filter-class = Classe
decks-filter-kind = Type
decks-filter-cost = Coût
decks-filter-any = tous
decks-found =
    { $count ->
        [0] Aucune carte ne correspond.
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-more =
    { $count ->
        [one] En montrer { $count } de plus
       *[other] En montrer { $count } de plus
    }
decks-cards = Cartes
decks-inspector = La carte choisie
decks-inspector-empty = Choisissez une carte pour la lire ici.
decks-add = Ajouter { $card } : { $part }
decks-take = Retirer { $card } : { $part }
decks-inspect = Lire { $card }
decks-most = sur { $most }
decks-deck = Votre deck
decks-name = Nom du deck
decks-untitled = Nouveau deck
decks-empty-part = Rien ici pour l’instant.
decks-part-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-thresholds = Seuils
decks-threshold-gives = la donnent
decks-threshold-needs = la demandent
decks-threshold-most = au plus à la fois
decks-curve = Courbe de coût
decks-curve-column =
    { $count ->
        [one] Coût { $cost } : { $count } carte
       *[other] Coût { $cost } : { $count } cartes
    }
decks-curve-last =
    { $count ->
        [one] Coût { $cost } ou plus : { $count } carte
       *[other] Coût { $cost } ou plus : { $count } cartes
    }
decks-legal = Légal : ce deck peut être joué.
decks-illegal =
    { $count ->
        [one] Un point manque ou ne va pas.
       *[other] { $count } points manquent ou ne vont pas.
    }
decks-checking = Vérification…
decks-line = Ligne { $line }
decks-play = Jouer ce deck contre un robot
decks-play-why = Rendez d’abord le deck légal.
decks-new = Nouveau deck
decks-import = Importer
decks-export = Exporter
decks-save = Enregistrer
decks-saved = Enregistré sur cet appareil.
decks-save-failed = Cet appareil n’a plus de place. Téléchargez plutôt le deck.
decks-unsaved = Pas encore enregistré
decks-replace-sure = « { $name } » a des changements non enregistrés. Les garder avant d’ouvrir un autre deck ?
decks-replace-lose = Les abandonner
decks-replace-save = Enregistrer et continuer
decks-delete = Supprimer ce deck
decks-delete-sure = Supprimer vraiment « { $name } » ?
decks-delete-yes = Supprimer
decks-own = Mes decks
decks-own-empty = Les decks que vous enregistrez restent sur cet appareil.
decks-open = Ouvrir
decks-starters = Decks pour commencer
decks-added = { $card } ajoutée : { $count } dans le deck.
decks-taken = { $card } retirée : { $count } dans le deck.
decks-import-title = Importer un deck
decks-import-hint = Collez un deck en texte, un code, un lien, du JSON ou un fichier .cod, ou choisissez un fichier.
decks-import-text = Le deck
decks-import-file = Choisir un fichier
decks-import-read = Lire
decks-import-good =
    { $count ->
        [0] Aucune ligne n’a été comprise.
        [one] { $count } carte comprise.
       *[other] { $count } cartes comprises.
    }
decks-import-bad =
    { $count ->
        [one] Une ligne n’a pas été comprise :
       *[other] { $count } lignes n’ont pas été comprises :
    }
decks-import-nearest = Prendre plutôt :
decks-import-take = Prendre ces cartes
decks-export-title = Exporter le deck
decks-export-text = Texte
decks-export-code = Code du deck
decks-export-link = Lien
decks-export-json = JSON
decks-export-cod = Cockatrice (.cod)
decks-export-o8d = OCTGN (.o8d)
decks-copy-failed = Le navigateur ne permet pas la copie : sélectionnez le texte et copiez-le vous-même.
decks-download = Télécharger
decks-token = jeton, pas pour les decks

# Parties enregistrées.
replay-title = Partie enregistrée
replay-open-title = Revoir une partie
replay-drop = Déposez ici un fichier de partie
replay-choose = Choisir un fichier
replay-upload-hint = Toute partie terminée peut être téléchargée. C’est un fichier texte lisible.
replay-id = Identifiant d’une partie
replay-go = Regarder
replay-loading = Lecture de la partie…
replay-missing = Cette partie n’existe pas ici.
replay-file-failed = Ce fichier n’a pas pu être lu : { $why }
replay-controls = Commandes de lecture
replay-first = Au début
replay-last = À la fin
replay-beat-back = Un temps en arrière
replay-beat-on = Un temps en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-decision-back = Une décision en arrière
replay-decision-on = Une décision en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-seek = Endroit de la partie
replay-place = Décision { $at } sur { $all }, tour { $turn }
replay-eyes = Avec les yeux de
replay-eyes-spectator = Spectateur
replay-eyes-judge = Arbitre : toutes les cartes visibles
replay-asked = { $seat } décide :
replay-picked = choisi
replay-options = Ce qui était possible
replay-options-hidden = Regardez avec les yeux de { $seat } pour voir ce qui était possible.
replay-log = Ce qui s’est passé
replay-proved = Vérifiée
replay-unproved = Non vérifiée
replay-proof-title = Ce que veut dire « vérifiée »
replay-proof-yes = Chaque décision de ce fichier a été rejouée selon les règles, et l’état qui suit chacune est celui que le fichier nomme.
replay-proof-no = Le fichier ne donne pas de preuve, ou elle ne convient pas. La partie est montrée telle qu’elle a été notée.
replay-fair-1 = Avant que quiconque ne s’assoie, le serveur a tiré un nombre secret et publié son empreinte.
replay-fair-2 = Chaque place a fait de même ; personne n’a donc pu choisir un nombre en fonction des autres.
replay-fair-3 = Tous les nombres ensemble ont donné le mélange. Après la rencontre ils ont été dévoilés : chacun peut refaire le calcul, et c’est ce qui a été fait ici.
replay-link = Copier un lien vers ce moment
replay-link-copied = Le lien est copié.
replay-download = Télécharger la partie
replay-as-scene = Télécharger comme scène
replay-branch = Continuer à partir d’ici
replay-branch-hint = Une nouvelle table commence à ce moment. La partie enregistrée reste telle quelle.
replay-branch-you = Vous jouez
replay-branch-others = Les autres places
replay-branch-hot = Je les joue aussi (même écran)
replay-branch-bot = Des robots les jouent
replay-branch-go = Commencer
replay-keys = Touches : ← → temps, avec Maj tours, virgule et point décisions, Espace lecture.

# Tutoriel.
learn-title = Apprendre à jouer
learn-intro = De courtes leçons sur une vraie table. Chacune prend une minute ou deux.
learn-lesson = Leçon { $number }
learn-done-mark = faite
learn-start = Commencer
learn-again = Encore une fois
learn-progress = { $done } leçons faites sur { $all }
learn-you = { $who } (vous)
learn-step = Étape { $step } sur { $all }
learn-other-plays = { $seat } joue…
learn-not-that = Cela marche aussi, mais essayez maintenant : { $label }
learn-show = Montrez-moi
learn-restart = Recommencer cette leçon
learn-back = Toutes les leçons
learn-next = Leçon suivante
learn-finished = Bien joué !
learn-all-done = Vous connaissez le jeu. Jouez maintenant une partie.
learn-bot = Jouer contre un robot
learn-loading = La table se met en place…
learn-astray = Cette leçon a pris un autre chemin que prévu.
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-failed = La leçon n’a pas pu être ouverte : { $why }

# Règles.
rules-title = Les règles
rules-intro = Ce que dit chaque clause, avec nos propres mots. Chaque refus et chaque étape automatique nomme sa clause.
rules-filter = Chercher une clause ou un mot
rules-kind = Genre
rules-kind-all = Toutes
rules-kind-engine = Règles du jeu
rules-kind-card = Textes des cartes
rules-kind-build = Construction de deck
rules-kind-note = Remarques
rules-kind-other = { $kind }
rules-found =
    { $count ->
        [0] Aucune clause ne correspond.
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-chapter = Chapitre { $number }
rules-rulings = Décisions
rules-link = Lien vers la clause { $clause }
rules-unknown = Il n’y a pas de clause { $clause } dans cette liste.
rules-loading = Les clauses arrivent…

# Ennuis que ces pages peuvent rencontrer.
pages-failed = Le serveur n’a pas répondu. Vérifiez la connexion et réessayez.
decks-sample = Main d’essai
decks-sample-count =
    { $n ->
        [one] { $n } carte sur { $of }
       *[other] { $n } cartes sur { $of }
    }
decks-sample-chances =
    { $n ->
        [one] Probabilité de chaque carte après { $n } carte
       *[other] Probabilité de chaque carte après { $n } cartes
    }
decks-sample-fewer = Une de moins
decks-sample-draw = Piocher une carte
decks-sample-anew = Nouvelle main
decks-grid = En images
decks-suggest = Suggestions
decks-suggest-like = « { $deck } » y ressemble le plus et a aussi :

packs-title = Paquets
packs-back = Retour aux decks
packs-hint = Un paquet est une liste de cartes que vous possédez. Il fait partie du jeu pour vous : dans l’atelier de decks et aux tables que vous ouvrez. Personne d’autre ne le reçoit ; une table montre à ses joueurs les cartes qui s’y trouvent.
packs-import = Importer un paquet
packs-import-do = Importer
packs-try = Essayer
packs-file = Fichier (TSV, CSV, JSON, extension de Cockatrice ou d’OCTGN)
packs-name = Nom du paquet
packs-as = Devient
packs-as-new = un nouveau paquet
packs-game-by-columns = Selon ses colonnes
packs-dry = Dire seulement ce qui se passerait
packs-progress = { $done } cartes sur { $all }
packs-list = Vos paquets
packs-none = Il n’y en a pas encore.
packs-own = à vous
packs-of-server = de ce serveur
packs-cards = Cartes
packs-show = Cartes de { $pack }
packs-update = Mettre à jour { $pack }
packs-update-short = Mettre à jour
packs-remove = Retirer { $pack }
packs-remove-short = Retirer
packs-remove-sure = Les decks qui ont ces cartes ne pourront plus être joués. Les parties jouées avec elles se rejouent toujours.
packs-forget = L’oublier aussi pour ces parties
packs-removed = { $pack } est retiré.
packs-report-kept = { $all } lignes : { $understood } jouables, { $refused } non comprises, { $other } rééditions et autres lignes.
packs-report-dry = Rien n’a été gardé. { $all } lignes : { $understood } jouables, { $refused } non comprises, { $other } rééditions et autres lignes.
packs-filter = Chercher dans ce paquet
packs-verdict = Ce qui fonctionne
packs-all = Toutes
packs-understood = Jouables
packs-refused = Non comprises
packs-other = Autres lignes
packs-export = Enregistrer en tableau
packs-found = { $count } lignes
packs-more = { $count } de plus
packs-place = ligne { $place }
pack-note-reprint = Une autre ligne est la même carte avec le même texte.
pack-note-older = Une ligne plus récente formule cette carte autrement, et c’est elle qui compte.
pack-note-shipped = Une carte de ce nom vient avec le jeu et elle est comprise : c’est elle qui compte.
pack-note-renamed = Une autre carte porte le même nom : celle-ci est aussi appelée par son extension.
pack-note-mended = Une coquille de son texte est lue comme il fallait la lire.
pack-note-variant = Une autre ligne dit la même chose et fait foi ; seule la saisie diffère.
pack-note-blank = Cette ligne ne décrit aucune carte.
