# Phrases du serveur de la table.

refused-malformed = Le serveur ne connaît pas cette requête. Rechargez la page.
refused-too-big = C’est trop long. Envoyez-en moins à la fois.
refused-too-fast = Trop de requêtes. Attendez un instant et réessayez.
refused-version = Cette page n’est pas de la même version que le serveur. Rechargez-la.
refused-hello = Présentez-vous d’abord avec votre jeton.
refused-token = Le serveur ne connaît pas ce jeton. Demandez-en un nouveau.
refused-unknown = Il n’y a rien de tel ici. Vérifiez l’adresse ou retournez au salon.
refused-forbidden = Vous ne pouvez pas faire cela ici.
refused-taken = Cette place est prise. Choisissez-en une autre.
refused-not-asked = Ce n’est pas à vous de décider. Attendez qu’on vous le demande.
refused-stale = On a déjà répondu à cette question.
refused-no-option = Ce choix n’existe pas. Prenez l’un de ceux qui sont affichés.
refused-deck = Ce deck ne peut pas être joué. Vérifiez-le dans l’éditeur de decks.
refused-reserve = Entre les parties d’un match, on n’échange de cartes qu’avec la réserve.
refused-seed = Ce n’est pas la graine promise. Reprenez place.
refused-not-now = Cela ne peut pas se faire maintenant.
refused-text = Ce texte ne convient pas : il est vide, trop long ou contient des caractères invisibles.
refused-busy = Le serveur est à sa limite. Réessayez dans un instant.
refused-broken = Cette table est cassée et ne peut pas continuer. Sa partie est conservée ; ouvrez une autre table.
refused-seats = On ne s’assied pas ainsi à ce jeu. Il y a : { $seatings }
refused-laid-out = Cette table est dressée pour { $seats } places, et sa mise en place dit comment on s’assied et joue.
refused-mode = Ce jeu n’a pas de tel mode. Il y a : { $modes }
refused-no-deck = Dans ce mode, personne n’apporte de deck : les cartes se choisissent pendant la partie.
refused-level = Il n’y a pas de robot de niveau « { $level } ». Il y a : { $levels }
refused-best-of = Un match compte 1 ou 3 parties.
refused-clock = Une pendule donne de 5 à 3600 secondes par décision et jusqu’à 36000 en réserve.
refused-setup = La table ne peut pas être préparée : { $why }
refused-replay = Cette partie enregistrée est illisible : { $why }
refused-no-such-moment = La partie ne compte que { $count } décisions.
refused-origin = Cette page n’a pas le droit de parler à ce serveur. Ajoutez son adresse avec --public-origin.

table-cannot-begin = La partie ne peut pas commencer : { $why }
table-rules-changed = Cette partie a commencé avec les règles { $rules } et ne peut pas continuer avec celles d’aujourd’hui. Elle reste enregistrée.
table-panicked = Une règle s’est rompue à cette table. La partie reste enregistrée et aucune autre table n’est touchée. Merci de le signaler.

serve-ready = Arbiter est prêt : { $address }
serve-next = Ouvrez cette adresse dans un navigateur, choisissez un jeu, puis envoyez le lien d’invitation à quelqu’un ou jouez contre un robot.
serve-data = Les parties sont conservées dans { $data }.
serve-memory = Les parties ne sont gardées qu’en mémoire et disparaissent à l’arrêt du serveur.
serve-stop = Ctrl+C arrête le serveur ; rien de ce qui a été fait n’est perdu.
serve-open = Ce serveur est accessible depuis d’autres machines. Indiquez avec --public-origin l’adresse qu’elles utilisent, sinon leurs navigateurs sont refusés.
serve-stopping = Arrêt : les joueurs sont prévenus et le reste est écrit.
serve-stopped = Arrêté.
serve-cannot-listen = Le serveur ne peut pas écouter sur { $address } ({ $why }). Choisissez une autre adresse avec --listen.
serve-config = La configuration est erronée : { $why }
serve-store = { $why }
