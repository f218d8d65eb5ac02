# French words of the shipped cards that change their shape.
q X
d le la les les
d un une
d ce cette ces ces
d tout toute tous toutes
d quel quelle quels quelles
a autre
p il : sub il elle ils elles : acc le la les les : dat lui lui leur leur : obj lui elle eux elles
n m personnage
n m objet
n m lieu
n f tactique
n f ressource
n f faction
n f carte
n f compétence
n m jeton
n m dégât
n m point
n f main
n m deck
n f pile
n m adversaire
n m joueur
n m gagnant
a attaquant
a bloquant
a engagé
a attaché
a joué
v payer payez paie paient
v cibler
v choisir choisissez choisit choisissent
v engager
v restaurer
v détruire détruisez détruit détruisent : par détruit
v terminer
v dupliquer
v retirer
v piocher
v défausser
v regarder
v révéler révélez révèle révèlent
v chercher
v mélanger
v mettre mettez met mettent
v attacher
v détacher
v retourner
v infliger
v prendre prenez prend prennent
v jouer
v lancer
v enchérir enchérissez enchérit enchérissent
v faire faites fait font
v gagner
v perdre perdez perd perdent
v entrer
v quitter
v bloquer
v attaquer
v être êtes est sont
v avoir avez a ont
v pouvoir pouvez peut peuvent
v devoir devez doit doivent
h hasard
