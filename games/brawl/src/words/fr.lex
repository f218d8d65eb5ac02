d le la les les
d un une
p elle : sub elle elle elle elle : acc la la les les : dat lui lui leur leur : obj elle elle elle elle
n f Course
n m Piqué
n m Saut
n f Poussée
n f Attraction
n f Peur
n m Transfert
n m Soin
n f Pioche
n m Plan
n m Étourdissement
n f Immobilisation
n f cible
n m attaquant
n m allié
n m champion
n m ennemi
n m dommage
a adjacent
a expérimenté
v subir subissez subit subissent
v avoir avez a ont
v gagner
v ignorer
v placer
v infliger infligez inflige infligent
v mettre mettez met mettent
v défausser
v être êtes est sont
v pouvoir pouvez peut peuvent
v se_trouver vous_trouvez se_trouve se_trouvent
