# Ce que dit une bibliothèque, quel que soit le jeu : la recherche de cartes.

search-bracket = Colonne { $column } : aucune `(` n’est fermée par cette `)` ; retirez-la.
search-or = Colonne { $column } : `or` se place entre deux choses à chercher.
search-minus = Colonne { $column } : après `-` vient ce qui n’est pas voulu : `-k:ward`.
search-deep = Colonne { $column } : il y a trop de parenthèses les unes dans les autres.
search-open = Colonne { $column } : cette `(` n’est jamais fermée par `)`.
search-number = Colonne { $column } : ici vient un nombre entier.
search-compare = Colonne { $column } : seuls les nombres se comparent ; écrivez ici un deux-points.
search-sign = Colonne { $column } : les signes sont `:`, `=`, `!=`, `<`, `<=`, `>` et `>=`.
search-quote = Colonne { $column } : ce guillemet n’est jamais fermé par un autre.
search-word = Colonne { $column } : ici vient un mot ou une suite de mots entre guillemets.
search-unknown = Colonne { $column } : on ne cherche pas par `{ $key }`. Devant un deux-points viennent { $words } ; on compare { $numbers }.
search-long = Colonne { $column } : une recherche a au plus { $most } lettres, celle-ci en a { $length }.

# Listes de cartes, quel que soit le jeu.
deck-note-none = { "" }
deck-note-uncounted = { " " }Les lignes qui n’ont pas été comprises ne sont pas comptées.
deck-a-card = Aucune carte
deck-too-long = Le texte fait { $kib } Kio ; un deck en fait { $most } au plus.
deck-no-count = « { $count } » n’est pas un nombre d’exemplaires ; écrivez 1 à { $most }.
deck-count-missing = Le nombre d’exemplaires manque devant « { $name } » ; écrivez 1 à { $most }.
deck-count-range = { $count } exemplaires de « { $name } » : on en écrit de 1 à { $most }.
deck-name-missing = Le nom de la carte manque après le nombre d’exemplaires.
deck-unknown = { $what } ne s’appelle « { $name } ».
deck-unknown-one = { $what } ne s’appelle « { $name } ». Vouliez-vous dire « { $first } » ?
deck-unknown-two = { $what } ne s’appelle « { $name } ». Vouliez-vous dire « { $first } » ou « { $second } » ?
deck-unknown-three = { $what } ne s’appelle « { $name } ». Vouliez-vous dire « { $first } », « { $second } » ou « { $third } » ?
deck-players = ce jeu se joue à { $seats }, pas à { $count }
deck-tag-open = Une balise n’est pas fermée ; il manque un `>`.
deck-code-none = Ce n’est pas un code de deck ; il doit commencer par `{ $prefix }`.
deck-code-long = Le code est trop long pour un deck.
deck-code-damaged = Le code du deck est abîmé ; recopiez-le en entier.
deck-code-cut = La fin du code du deck manque ; recopiez-le en entier.
deck-no-part = « { $name } » n’est pas une partie d’un deck ({ $parts }) ; les lignes qui suivent sont laissées de côté.
deck-code-parts = Le code a plus de parties qu’un deck.
deck-code-entry = « { $name } » n’est pas une carte d’un code de deck.
deck-unplayable = « { $card } » ne peut pas être jouée ici : { $reason }
deck-read-as = « { $name } » est lu comme « { $card } ».

# Façons de jouer et de s’asseoir, quel que soit le jeu.
mode-constructed = Avec votre propre deck
mode-draft = Draft
mode-limited = Limité
mode-starter = Decks de démarrage, de toute taille
mode-sealed = Paquet scellé
mode-incarnam = Bloc : Incarnam
mode-bonta-brakmar = Bloc : Bonta & Brâkmar
mode-competitive = Draft compétitif : cinq des vôtres, un banni
mode-free = Choix libre : le haut de votre liste
mode-friendly = Draft amical dans une réserve commune
seating-two = Un contre un
seating-two-teams-of-two = Deux contre deux
seating-two-teams-of-three = Trois contre trois

# Marques des cases.
mark-reachable = accessible
mark-target = cible
