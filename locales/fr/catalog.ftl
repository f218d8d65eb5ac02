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
