# Phrases de l’accueil, et de toutes les pages ; elles viennent en premier.

web-skip = Aller au contenu
web-home = Arbiter : accueil
web-menu = Pages
web-lost = Il n’y a pas de page ici.
web-close = Fermer
web-cancel = Annuler
web-no-server = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-loading = Un instant…
web-try-again = Réessayer

# Réglages et aide.
web-other-language = Switch to English
web-theme = Couleurs : { $theme }
web-theme-auto = comme l’appareil
web-theme-dark = sombres
web-theme-light = claires
web-settings = Réglages
web-help = Aide

# Accueil.
web-tagline = Des jeux de cartes avec toutes leurs règles
web-promise = Chaque règle est appliquée et chaque décision cite sa clause. Sans compte : affrontez un robot ou envoyez un lien.
web-way-bot = Jouer contre un robot
web-way-bot-means = Un clic, un deck de départ, et c’est parti.
web-way-friend = Jouer avec un ami
web-way-friend-means = Ouvre une table et donne un lien à envoyer.
web-way-learn = Apprendre à jouer
web-way-learn-means = De courtes leçons sur une vraie table.
web-way-rules = Lire les règles
web-way-rules-means = Chaque clause en bref, avec son numéro.
web-options = Deck, niveau, match et autres choix
web-game = Jeu
web-your-deck = Votre deck
web-own-deck = Votre propre deck
web-other-players-deck = Le deck de l’autre joueur
web-nth-players-deck = Deck du joueur { $n }
web-mode = Mode
web-seating = Joueurs
web-bot-level = Robot
web-level-steady = posé
web-level-random = au hasard
web-bot-name = Robot ({ $level })
web-bot = robot
web-match = Match
web-one-game = Une partie
web-best-of-three = En deux manches gagnantes
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-slow = 30 s par décision, puis 20 min
web-clock-fast = 10 s par décision, puis 7 min
web-public = Montrer dans la liste des tables
web-public-means = Tout le monde peut jouer ou regarder.
web-firm = Sans reprise
web-firm-means = Chaque décision est définitive, et une victoire porte cette mention.
web-hot-seat =
    { $n ->
        [2] À deux sur un appareil
       *[other] À { $n } sur un appareil
    }
web-hot-seat-means = Chacun son tour ; un rideau cache les mains entre-temps.
web-hot-seat-start =
    { $n ->
        [2] Commencer à deux
       *[other] Commencer à { $n }
    }
web-next-name = { $name } { $n }
web-continue = Reprendre
web-last-replays = Vos dernières parties
web-open-tables = Tables ouvertes
web-no-tables = Aucune table dans la liste pour l’instant. Ouvrez-en une !
web-join-table = Jouer
web-watch-table = Regarder
web-stage-open = places libres
web-stage-sealing = va commencer
web-stage-playing = en cours
web-stage-between = entre deux parties
web-stage-over = terminée
web-stage-broken = en panne

# Avant la partie.
web-guest = Invité
web-somebody = Quelqu’un
web-seat-open = place libre

# À côté de la partie.
web-watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }

# Le menu.
decks-title = Decks
learn-menu = Apprendre
replay-menu = Parties
rules-menu = Règles
