# Phrases de la page web au-delà de l’accueil : la table avant tout.

# Réglages et aide.
web-theme-label = Couleurs
web-language = Langue
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-on = les cartes bougent
web-motion-off = rien ne bouge
web-your-name = Votre nom
web-full-control = Contrôle total
web-full-control-means = Tout me demander, même les questions à une seule réponse.
web-pass-idle = Passer quand je ne peux rien faire
web-pass-idle-means = Contre des personnes, après une pause de deux secondes, à la main ou non : personne n’apprend ce que vous tenez.
web-pass-idle-now = Il n’y a rien d’autre à faire : cela passe dans un instant.
web-ask-own = Me demander après ce que je joue moi-même
web-ask-own-means = Même quand personne d’autre n’y a répondu.
web-help-intro = La barre sous la table dit qui doit décider et ce qui est demandé. Les cartes utilisables brillent et portent une étoile ; choisissez-en une pour agir. Pour savoir pourquoi une carte ne peut pas servir, regardez-la et tapez le point d’interrogation.
web-keys = Touches
web-key-pass = passer, confirmer ou terminer
web-key-do = agir avec la carte visée
web-key-cancel = annuler, fermer
web-key-move = aller d’une carte ou d’une zone à l’autre, et de ligne en ligne dans le journal
web-key-next = aller à la prochaine chose à faire
web-key-undo = reprendre un coup
web-key-full = contrôle total : oui ou non
web-key-log = ouvrir ou fermer le journal
web-key-help = pourquoi pas ? Hors d’une carte : cette aide
web-help-signs = Signes
web-help-signs-text = Un plus marque une carte arrivée ce tour-ci. Un nombre suivi de ▲ ou ▼ diffère du nombre imprimé.

# Cartes.
web-needs = demande { $icons }
web-needs-short = demande
web-gives = donne { $icons }
web-gives-short = donne
web-with = avec { $cards }
web-instead = { $now } au lieu de { $printed }

# Lire une carte et une clause.
web-printed = imprimé : { $printed }
web-card = Carte
web-look = Désignez une carte pour la lire.
web-other-face = Autre face
web-why = Pourquoi pas ?
web-why-play = Pour jouer :
web-why-attack = Pour attaquer :
web-why-flip = Pour la retourner :
web-why-use = Pour utiliser :
web-how-read = Comment le moteur lit ce texte
web-how-read-not = Ce texte n’est pas compris.
web-how-read-none = Cette carte n’a pas de texte.
web-how-read-tie = { $won } est voulu, non { $other } : préférence déclarée
web-why-nothing = Rien ne l’interdit, ou il n’y a rien de tel.
web-clause = Clause { $clause }
web-clause-unknown = Il n’y a pas de résumé de cette clause.
web-clause-more = Le livre de règles entier avec ses scènes

# Avant la partie.
web-no-table = Cette table n’existe pas.
web-leave = À l’accueil
web-join = Prendre place
web-sit = Prendre place et jouer
web-stand = Se lever
web-seats = Places
web-seat-you = vous
web-your-seat = Votre place
web-seat-of-team = Place { $n }, équipe { $team }
web-places = Le plateau
web-place-empty = vide
web-place-of = { $what } de { $who }
web-team = équipe { $team }
web-out = hors jeu
web-here = présent
web-away = absent
web-invite = Inviter quelqu’un
web-invite-means = Qui ouvre ce lien peut prendre une place libre.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié.
web-copy-watch = Copier le lien de cette table
web-share = Partager
web-waiting = En attente que toutes les places soient prises…
web-sealing = Mélange : chacun révèle sa graine.

# La table.
web-board = Table
web-side = Côté de { $who }
web-aside = Carte, journal et discussion
web-tools = Outils de la table
web-zone = { $zone } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-zone-of = { $zone } de { $who } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-zone-hidden =
    { $n ->
        [one] et { $n } carte que vous ne voyez pas
       *[other] et { $n } cartes que vous ne voyez pas
    }
web-zone-empty = Il n’y a pas de carte ici.
web-pile-offers = on peut y faire quelque chose
web-can = Vous pouvez : { $acts }
web-turn = Tour { $turn }
web-has-turn = à son tour
web-wins =
    { $n ->
        [one] { $n } partie gagnée
       *[other] { $n } parties gagnées
    }
web-life = Défense du leader
web-pending = Capacités en attente
web-phases = Phases
web-stops = Arrêts
web-stops-means = Là où rien n’est coché, toute occasion de répondre est passée, quoi que vous ayez en main.
web-stops-mine = mon tour
web-stops-theirs = son tour
web-stop-mine = M’interroger dans ma { $phase }
web-stop-theirs = M’interroger dans la { $phase } de l’adversaire
web-stops-passed = passé ici

# Qui doit faire quoi.
web-prompt = Ce qui est demandé
web-prompt-you = À vous :
web-prompt-hot = { $who } décide :
web-prompt-wait = En attente de { $who }…
web-prompt-over = La partie est finie.
web-prompt-cards = Choisissez une carte qui brille ou un bouton.
web-of = { $who } : { $what }
web-prompt-about = → { $cards }
web-pay-rest = Payer pour moi
web-take-back-all = Reprendre cette action
web-over-open = Revanche, rediffusion, score
web-chosen = Déjà choisi
web-undo-pick = Reprendre le dernier choix
web-space = Espace
web-enter = Entrée
web-escape = Échap
web-pass-until = Passer jusqu’à mon tour
web-stop-passing = Je passe jusqu’à mon tour : arrêter
web-curtain = { $who }, c’est à vous
web-curtain-means = Passez l’appareil. Personne d’autre ne devrait regarder.
web-curtain-open = Me voici : montrer mes cartes

# À côté de la partie.
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-cause = (par { $card })
web-chat = Discussion
web-chat-empty = Personne n’a rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-unread =
    { $n ->
        [one] Discussion, { $n } nouvelle ligne
       *[other] Discussion, { $n } nouvelles lignes
    }
web-mute = Bloquer
web-unmute =
    { $n ->
        [one] Entendre de nouveau { $n } personne
       *[other] Entendre de nouveau { $n } personnes
    }
web-more = Plus
web-undo = Reprendre le coup (libre)
web-undo-ask = Demander à reprendre le coup
web-undo-asked = { $who } voudrait reprendre sa dernière décision.
web-undo-waits = Vous avez demandé à reprendre. En attente de la réponse…
web-allow = Accepter
web-refuse = Refuser
web-claim = Réclamer la victoire
web-concede = Abandonner
web-concede-sure = { $who } abandonne cette partie. Certain ?
web-bug = Signaler une erreur
web-bug-done = Signalé sous { $report }. Merci !
web-people = Les personnes à cette table
web-people-means = Vous n’entendez plus les personnes que vous bloquez et ne les rencontrez plus par hasard sur cet appareil. Les signalements sont lus par qui tient ce serveur.
web-people-none = Il n’y a personne d’autre ici.
web-unblock = Débloquer
web-person-report = Signaler
web-person-why = Que s’est-il passé ?
web-person-send = Envoyer et bloquer
web-person-reported = Merci : la personne qui tient ce serveur le lira.
web-fair = Le mélange est fixé et pourra être prouvé : { $hash }…
web-reconnecting = La connexion est perdue. Nouvel essai ; rien n’est perdu…
web-server-stops = Le serveur redémarre. La partie reprend dans un instant.
web-moved = Cette table est ouverte dans une autre de vos fenêtres.
web-take-back = Jouer ici
web-broken = Cette table est en panne. La partie est gardée ; signalez-le, s’il vous plaît.

# Après la partie.
web-your-turn = À vous
web-over-turns = Au tour { $n }.
web-over-firm = Sans reprise de coup
web-over-won = Vous gagnez !
web-over-lost = Vous perdez cette partie.
web-over-drawn = Égalité
web-over-by = Victoire : { $who }.
web-over-stopped = La partie a été interrompue.
web-over-means = Rejouer ? L’autre joueur est aussi consulté.
web-over-means-bots = Rejouer ?
web-between-means = Le match continue. Prêt pour la partie suivante ?
web-again-wait = Vous êtes prêt. En attente de l’autre joueur…
web-rematch = Revanche
web-next-game = Partie suivante
web-other-deck = Avec un autre deck
web-see-replay = Revoir la partie
web-see-table = Regarder la table

# Ce qui en viendrait, ce qui s’est passé entre-temps, ce qui a décidé.
web-foreseen = Si personne ne répond :
web-foreseen-open = La suite dépend de ce que vous ne pouvez pas savoir.
web-recap = Pendant votre absence
web-recap-close = Fermer ce qui s’est passé entre-temps
web-over-moment =
    { $n ->
        [0] Le tournant :
       *[other] Le tournant, au tour { $n } :
    }
web-sound = Sons
web-sound-means = De petits sons : votre tour, une carte d’un autre joueur, des dégâts, la fin.

# Les scènes qui montrent une clause.
web-show-me = Montrez-moi
web-show-clause = Montrez-moi la clause { $clause } sur une table
web-scene = La scène d’une clause
web-scene-means = Voici ce que fait la scène, dans la langue des scènes. Vous avez toutes les places : faites de même, ou essayez autre chose.
web-scene-again = Recommencer

# D’autres personnes, d’autres appareils.
web-quick = Partie rapide : { $game }
web-devices = Continuer sur un autre appareil
web-devices-means = Vos parties, vos enregistrements et votre nom suivent le code. Il ne sert qu’une fois.
web-devices-give = Donnez-moi un code
web-devices-good =
    { $minutes ->
        [one] Valable { $minutes } minute.
       *[other] Valable { $minutes } minutes.
    }
web-devices-link = Copier un lien avec le code
web-devices-code = Code de mon autre appareil
web-devices-take = Reprendre ici
web-keyword = Ce que veut dire { $keyword }
