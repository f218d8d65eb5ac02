# English words of the shipped cards that change their shape.
q X
p it : sub it they : obj it them
n character
n item
n location
n tactic
n resource
n faction
n card
n ability
n token
n hand
n deck
n discard_pile
n opponent
n player
n winner
v pay
v pick
v choose
v deplete
v restore
v destroy
v terminate
v duplicate
v remove
v draw
v discard
v look_at
v reveal
v search
v shuffle
v put
v attach
v detach
v flip
v inflict
v take
v play
v bid
v do does
v gain
v lose
v enter
v leave
v block
v have has
v be is are
