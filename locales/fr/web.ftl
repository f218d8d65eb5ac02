# Phrases de la page web.

web-skip = Aller au contenu
web-home = Arbiter : accueil
web-menu = Pages
web-lost = Il n’y a pas de page ici.
web-close = Fermer
web-cancel = Annuler
web-no-server = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-loading = Un instant ...
web-try-again = Réessayer

# Réglages et aide.
web-other-language = Switch to English
web-theme = Couleurs : { $theme }
web-theme-label = Couleurs
web-theme-auto = comme l’appareil
web-theme-dark = sombres
web-theme-light = claires
web-settings = Réglages
web-language = Langue
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-on = les cartes bougent
web-motion-off = rien ne bouge
web-your-name = Votre nom
web-full-control = Contrôle total
web-full-control-means = Tout me demander, même les questions à une seule réponse.
web-help = Aide
web-help-intro = La barre sous la table dit qui doit décider et ce qui est demandé. Les cartes utilisables brillent et portent une étoile ; choisissez-en une pour agir. Pour savoir pourquoi une carte ne peut pas servir, regardez-la et tapez le point d’interrogation.
web-keys = Touches
web-key-pass = passer, confirmer ou terminer
web-key-do = agir avec la carte visée
web-key-cancel = annuler, fermer
web-key-move = aller d’une carte ou d’une zone à l’autre
web-key-undo = reprendre un coup
web-key-full = contrôle total : oui ou non
web-key-log = ouvrir ou fermer le journal
web-key-help = pourquoi pas ? Hors d’une carte : cette aide
web-help-signs = Signes
web-help-signs-text = Une flèche tournée marque une carte engagée, un plus une carte arrivée ce tour-ci. Un nombre suivi de ▲ ou ▼ diffère du nombre imprimé. Un cadre doré est une carte évoluée.

# Cartes.
web-with = avec { $cards }
web-instead = { $now } au lieu de { $printed }
web-sign-fanfare = Fanfare
web-sign-lastwords = Dernières volontés
web-sign-evolve = Évolution
web-sign-act = Activation
web-sign-engage = Engager
web-sign-quick = Rapide
web-sign-attack = attaque
web-sign-defense = défense
web-sign-cost =
    { $n ->
        [one] { $n } point de jeu
       *[other] { $n } points de jeu
    }
