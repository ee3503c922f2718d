# Vast: The Crystal Caverns in italiano.

## The game
game-title = Vast: The Crystal Caverns
game-pitch = Cinque ruoli, cinque giochi diversi, una caverna che cresce e crolla

## Roles
role-knight = Cavaliere
role-goblins = Goblin
role-dragon = Drago
role-cave = Caverna
role-thief = Ladro
the-knight = Il Cavaliere
the-goblins = I Goblin
the-dragon = Il Drago
the-cave = La Caverna
the-thief = Il Ladro

## Tribes
tribe-fangs = Zanne
tribe-bones = Ossa
tribe-eye = Occhio

## Tiles
tile-ambush = Imboscata
tile-event = Evento
tile-crystal = Cristallo
tile-treasure_room = Stanza del Tesoro
tile-vault = Cripta
tile-entrance = Ingresso
dark-tile = tessera Buio
dark-tile-fangs = tessera Buio delle Zanne
dark-tile-bones = tessera Buio delle Ossa
dark-tile-eye = tessera Buio dell'Occhio
open-space = spazio aperto
side-n-of = nord

## Stats
stat-movement = Movimento
stat-perception = Percezione
stat-strength = Forza
stat-stealth = Furtività
stat-thievery = Furto
stat-armor = Corazza
stat-spirit = Spirito

## Sloth tracks
sloth-greed = Avidità
sloth-hunger = Fame
sloth-pride_event = Orgoglio: Evento
sloth-pride_gem = Orgoglio: seconda Gemma
sloth-pride_still = Orgoglio: immobile

## Symbols and gems
symbol-claw = Artiglio
symbol-flame = Fiammata
symbol-wing = Ala
gem-claw = Gemma dell'Artiglio
gem-flame = Gemma della Fiammata
gem-wing = Gemma dell'Ala

## Omen tokens
omentoken-bat = pipistrello
omentoken-boulder = masso
omentoken-quartz = quarzo
omentoken-mushroom = fungo
omentoken-trail = traccia
omentoken-chasm = voragine

## Tokens
token-treasure = Tesoro
token-crystal = Cristallo
token-event = segnalino Evento
token-vault = segnalino Cripta
token-flame_wall = Muro di Fiamme
token-bomb = Bomba
token-rockslide = Frana
token-poison = cubo avvelenato
token-hatred = segnalino Odio
token-gem = Gemma del Drago
token-hero_cube = cubo Eroe
token-monster = Mostro

## Faces of the dragon die
face-centre = centro
face-diamond = rombo
face-cross = croce
face-corners = angoli
face-saltire = croce di Sant'Andrea
face-around = tutto intorno

## Card kinds
kind-war = Guerra
kind-monster = Mostro
kind-secret = Segreto
kind-event = Evento
kind-treasure = Tesoro
kind-sidequest = Missione Secondaria
kind-power = Potere
kind-omen = Presagio
kind-variant = Variante
kind-upgrade = Avanzamento
kind-action = Azione
kind-equipment = Equipaggiamento

## War cards
war-thirst = Sete
war-spite = Dispetto
war-consumption = Consunzione
war-desolation = Desolazione
war-waste = Devastazione
war-ruin = Rovina
war-hate = Astio
war-fear = Paura
war-desperation = Disperazione
war-pain = Dolore

## Monsters
monster-pet_frog = Rana Domestica
monster-ogre = Orco
monster-troll = Troll
monster-golem = Golem
monster-gnome = Gnomo
monster-wisp = Fuoco Fatuo
monster-bright_beetles = Scarabei Luminosi
monster-underworm = Verme Sotterraneo
monster-blob = Blob
monster-flame_giant = Gigante di Fuoco

## Secrets
secret-secret_tunnels = Tunnel Segreti
secret-cave_in = Crollo
secret-poison = Veleno
secret-leader = Capo
secret-goblin_ruby = Rubino dei Goblin
secret-blind_fury = Furia Cieca
secret-fire_bomber = Bombarolo
secret-hex = Maledizione
secret-trap = Trappola
secret-hiding_spots = Nascondigli

## Events
event-ambush = Imboscata
event-light = Luce
event-vantage_point = Punto Panoramico
event-fresh_air = Aria Fresca
event-fresh_water = Acqua Fresca
event-cave_bread = Pane della Caverna
event-rats = Ratti
event-deep_and_dark = Oscuro e Profondo

## Treasures
treasure-javelin = Giavellotto
treasure-elven_sword = Spada Elfica
treasure-mighty_axe = Ascia Possente
treasure-potion_kit = Kit di Pozioni
treasure-heroic_boots = Stivali Eroici
treasure-fairy_lantern = Lanterna delle Fate
treasure-enchanted_bow = Arco Incantato

## Sidequests
sidequest-stalwart = Risoluta
sidequest-intrepid = Intrepida
sidequest-daring = Audace
sidequest-fearless = Impavida
sidequest-cunning = Astuta
sidequest-bedecked = Agghindata
sidequest-adventurous = Avventurosa
sidequest-swift = Rapida
sidequest-eagle_eyed = Occhio di Falco
sidequest-persistent = Perseverante

## Dragon powers
power-claw = Artiglio
power-flame = Fiammata
power-wing = Ala
power-hiss = Sibilo
power-slither = Slittamento
power-swat = Colpo
power-scorch = Vampata
power-burn = Scintilla
power-slap = Spinta
power-shriek = Ruggito
power-scratch = Squarcio
power-flame_wall = Muro di Fiamme
power-smash = Distruzione
power-wrath = Ira

## Omens
omen-giant_bats = Pipistrelli Giganti
omen-rockslide = Frana
omen-past_plunder = Antico Bottino
omen-soporific_spores = Spore Soporifere
omen-hatred = Odio
omen-crystal_curse = Maledizione del Cristallo

## Equipment
equip-bomb = Bomba
equip-bow = Arco
equip-ancient_map = Antica Mappa
equip-shield = Scudo

## Thief upgrades
upgrade-sticky_fingers = Mano Lesta
upgrade-lock_picking_kit = Kit da Scassinatore
upgrade-climbing_gear = Attrezzatura da Arrampicata
upgrade-hand_crossbow = Balestra
upgrade-plus_movement = +1 Movimento
upgrade-plus_stealth = +1 Furtività
upgrade-plus_thievery = +1 Furto
upgrade-flip_2_3 = Capovolgi 2 → 3
upgrade-flip_3_4 = Capovolgi 3 → 4
upgrade-all_4 = TUTTI 4
upgrade-unnatural_evasion = Evasione Sovrannaturale

## Terrain
terrain-canyon = Canyon
terrain-lake = Lago
terrain-magma = Magma
terrain-mushroom_forest = Foresta di Funghi
terrain-pit = Abisso
terrain-river = Fiume

## Terrain as tiles
tile-canyon = Canyon
tile-lake = Lago
tile-magma = Magma
tile-mushroom_forest = Foresta di Funghi
tile-pit = Abisso
tile-river = Fiume

## Variant cards
variant-alone_in_the_dark = Da Solo nel Buio
variant-goblin_infestation = Infestazione di Goblin
variant-ash_dragon = Drago di Cenere
variant-flare = Bagliore
variant-past_plunder_card = Antico Bottino

## Thief actions
action-loot = Saccheggiare
action-climb = Arrampicare
action-pickpocket = Borseggiare
action-pick_lock = Scassinare
action-backstab = Pugnalare alle Spalle
action-hide_loot = Nascondere Bottino

## Difficulty levels
level-knight-1 = Apprendista
level-knight-2 = Scudiero
level-knight-3 = Cavaliere
level-knight-4 = Baronessa
level-knight-5 = Signora
level-goblins-1 = Recluta
level-goblins-2 = Soldato
level-goblins-3 = Capobanda
level-goblins-4 = Capitano
level-goblins-5 = Signore della Guerra
level-dragon-1 = Neonato
level-dragon-2 = Cucciolo
level-dragon-3 = Drago
level-dragon-4 = Drago Antico
level-dragon-5 = Signore dei Draghi
level-cave-1 = Tunnel di Lava
level-cave-2 = Canale Sotterraneo
level-cave-3 = Caverna
level-cave-4 = Caverna Profonda
level-cave-5 = Caverna Maestosa
level-thief-1 = Furfante
level-thief-2 = Brigante
level-thief-3 = Ladro
level-thief-4 = Predone
level-thief-5 = Re dei Ladri

## What Monsters do
monster-pet_frog-text = Mai sovrappopolazione: i dischi in più restano fuori. Il malessere non indebolisce questa Tribù.
monster-ogre-text = +1 Forza.
monster-troll-text = +1 Forza.
monster-golem-text = Questa Tribù attraversa i muri.
monster-gnome-text = Si rivela su una tessera Buio con qualunque simbolo. Dopo una razzia può saltare su una tessera Buio libera.
monster-wisp-text = Una volta per turno, prima dell'azione: sposta fino a 3 spazi un Cavaliere visibile.
monster-bright_beetles-text = La dispersione costa 1 Popolazione in meno. Scartalo per perderne 1 in meno in altri casi.
monster-underworm-text = Una volta durante il movimento: salto di 1 o 2 tessere in diagonale, sopra tutto.
monster-blob-text = Il suo attacco toglie al Cavaliere anche 5 Coraggio.
monster-flame_giant-text = +1 Forza.

## Monsters in an ambush without Goblins
monster-pet_frog-ambush = Nient'altro.
monster-ogre-ambush = Il Cavaliere è cacciato su uno spazio vicino libero; l'Orco tiene questo.
monster-troll-ambush = Il Canyon si apre vicino e il Troll fa la guardia al ponte.
monster-golem-ambush = D'ora in poi ogni muro attraversato con l'Antica Mappa richiede 2 cubi.
monster-gnome-ambush = Il Cavaliere perde una carta Tesoro a caso.
monster-wisp-ambush = La Forza non conta: decide solo il dado.
monster-bright_beetles-ambush = Il prossimo Mostro ha +1 Forza.
monster-underworm-ambush = Il Cavaliere è trascinato in diagonale sulla tessera Buio più vicina e la rivela.
monster-blob-ambush = Il Cavaliere perde 5 Coraggio.
monster-flame_giant-ambush = Con Forza 3 o meno il Cavaliere perde 1 Salute in più.
monster-ambush-line = Imboscata { $n }: { $text }
monster-ambush-die = Imboscata: { $text }

## What Secrets do
secret-secret_tunnels-text = In questo turno ogni Tribù rivelata, quando la attivi, può andare su una tessera Buio libera; non si muove più ma agisce.
secret-cave_in-text = Fai crollare fino a tante tessere quanta è la Popolazione dell'Occhio. Non sotto altri giocatori, non con Cristalli.
secret-poison-text = Con un attacco al Cavaliere: 1 cubo Eroe finisce avvelenato sull'Ingresso, 2 se la Tribù è più forte di 2.
secret-leader-text = Nessuno si disperde per sovrappopolazione.
secret-goblin_ruby-text = Resta scoperto. Le Tribù hanno −1 Percezione. Una volta per turno scarta una carta appena pescata e ripesca. Perso se una Tribù scende a 0.
secret-blind_fury-text = Una Tribù non perde nulla lasciando tessere Luce in questo turno.
secret-fire_bomber-text = Una Tribù: +2 Forza in questo turno. Se attacca, poi la sua Popolazione diventa 0.
secret-hex-text = X è la Popolazione dell'Occhio. Cavaliere: −X Coraggio. Drago o Caverna: scarta X carte o Presagi. Ladro: −X Furtività.
secret-trap-text = Resta scoperta. La prossima Tribù attaccata ha +1 Forza e Percezione. O scartala: un potere del Drago non tocca le Tribù.
secret-hiding_spots-text = Una Tribù nascosta attacca il Cavaliere su o accanto a una tessera Imboscata in luce.

## What Events do
event-ambush-text = Come una tessera Imboscata.
event-light-text = Puoi scartare un cubo Eroe disponibile per 2 Salute.
event-vantage_point-text = Si rivelano tutte le tessere Buio attorno al Cavaliere, 1 Coraggio per ognuna.
event-fresh_air-text = Puoi mettere da parte un cubo Eroe fino al prossimo turno per 1 Salute.
event-fresh_water-text = Puoi mettere da parte un cubo Eroe fino al prossimo turno per 1 Salute.
event-cave_bread-text = Torna un cubo Eroe scartato; altrimenti il più alto sul tracciato del Coraggio.
event-rats-text = Il Cavaliere perde 2 Coraggio.
event-deep_and_dark-text = La Caverna pesca 2 Presagi. Senza Caverna: il Cavaliere riceve una carta Tesoro.

## What Treasures do
treasure-javelin-text = Un attacco con +1 Forza: al Drago sottoterra qui, o a un bersaglio visibile entro 3. Poi è perso.
treasure-elven_sword-text = +1 Percezione; +1 Forza nel turno del Cavaliere.
treasure-mighty_axe-text = +1 Forza nel turno del Cavaliere. Scarta il suo cubo dopo aver colpito il Drago: 1 ferita in più.
treasure-potion_kit-text = Scarta la carta e il suo cubo: 2 Salute.
treasure-heroic_boots-text = +3 Movimento.
treasure-fairy_lantern-text = +1 Movimento, +1 Percezione.
treasure-enchanted_bow-text = Colpisce Drago o Ladro in linea retta fino a 5 tessere, attraverso tutto. Ladro: ucciso. Drago: scarta Forza − 1 carte.

## Sidequests
sidequest-stalwart-text = Attacca una Tribù con Popolazione 3 o più.
sidequest-stalwart-alone-text = 2 Imboscate in un turno.
sidequest-intrepid-text = 10 tessere rivelate in questa partita.
sidequest-daring-text = Batti una Tribù con un Mostro, ferisci il Drago o uccidi il Ladro.
sidequest-fearless-text = Rivela una Tribù nel Buio e battila nello stesso Incontro.
sidequest-fearless-alone-text = Esci illesa da un'Imboscata di un Mostro.
sidequest-cunning-text = Prova a prendere una Gemma del Drago.
sidequest-cunning-alone-text = 2 Tesori in un turno.
sidequest-bedecked-text = Abbi 2 carte Tesoro scoperte.
sidequest-adventurous-text = 3 Incontri in 3 spazi in un turno.
sidequest-swift-text = Entra in 7 spazi diversi in un turno.
sidequest-eagle_eyed-text = Colpisci un altro giocatore con un arco, con effetto.
sidequest-persistent-text = 3 Cristalli infranti, da chiunque.

## Dragon powers
power-claw-text = Dado: le Tribù colpite si disperdono e sono divorate, il Cavaliere si può spostare di 1, il Ladro muore.
power-flame-text = Dado: le tessere Buio colpite si rivelano.
power-wing-text = Fino a 2 tessere in linea retta, o 1 attraverso un muro.
power-hiss-text = Una Tribù rivelata ovunque si nasconde e perde 1; divoralo.
power-slither-text = Sposta un cubo Pigrizia su un altro tracciato.
power-swat-text = Una Gemma o Tesoro accanto a te vola fino a 5 spazi.
power-scorch-text = Si rivelano tutte le tessere Buio attorno.
power-burn-text = Si rivela una tessera Buio ovunque.
power-slap-text = Il Cavaliere accanto è spostato fino a 3.
power-shriek-text = Tieni il segnalino: puoi rilanciare un tuo tiro.
power-scratch-text = Qui, un bersaglio: Cavaliere −5 Coraggio, o tutte le Tribù divorate, o il Ladro muore.
power-flame_wall-text = Su una tessera accanto fino al tuo prossimo turno. Chi entra: Cavaliere −5 Coraggio, Tribù −1, Ladro muore.
power-smash-text = Distruggi il Cristallo nel tuo spazio.
power-wrath-text = Dado: le tessere colpite crollano; le Tribù si disperdono, gli altri si spostano.

## Omens
omen-giant_bats-text = Un Tesoro, il Cavaliere o una Tribù è portato fino a 3 spazi.
omen-rockslide-text = Chiudi un bordo aperto tra due tessere, almeno una in luce.
omen-past_plunder-text = Metti un altro Tesoro su una tessera Buio. Ogni volta più caro nel turno.
omen-soporific_spores-text = Cavaliere −5 Coraggio; o una Tribù scende a 1; o un cubo torna dalla Veglia; o il Ladro perde un Avanzamento.
omen-hatred-text = Metti un'altra tessera; durante il Crollo togline una. Ogni volta più caro nel turno.
omen-crystal_curse-text = Ruota una tessera Luce, o metti un segnalino Evento, o seppellisci i primi 3 Eventi.

## Equipment
equip-bomb-text = Attacca il Drago sottoterra, o apri un muro.
equip-bow-text = Una Tribù in vista perde Forza − 1 Popolazione.
equip-ancient_map-text = Attraversa un muro per ogni cubo.
equip-shield-text = Nessuno ti sposta; perdi solo 1 Coraggio.

## Upgrades of the Thief
upgrade-sticky_fingers-text = Una volta per turno rilancia un borseggio.
upgrade-lock_picking_kit-text = Scassinare costa 1 cubo in meno.
upgrade-climbing_gear-text = Arrampicare costa 1 cubo in meno.
upgrade-hand_crossbow-text = Pugnala un bersaglio visibile entro 3 spazi.
upgrade-plus_movement-text = Movimento +1, al massimo 5.
upgrade-plus_stealth-text = Furtività +1, al massimo 5.
upgrade-plus_thievery-text = Furto +1, al massimo 5.
upgrade-flip_2_3-text = Il 2 diventa 3.
upgrade-flip_3_4-text = Il primo 3 diventa 4.
upgrade-all_4-text = Tutte e tre le caratteristiche sono 4.
upgrade-unnatural_evasion-text = Il primo attacco di ogni turno fallisce con 4 o più; spostati di 1.

## Actions of the Thief
action-loot-text = Prendi un Tesoro o una Gemma: 1 cubo col tiro, 2 senza.
action-climb-text = 2 cubi: attraverso un muro. 3: oltre un terreno invalicabile.
action-pickpocket-text = 1, 2, 3 cubi: con 4+, con 2+, sempre.
action-pick_lock-text = 1, 2, 3 cubi: con 4+, con 2+, sempre.
action-backstab-text = 1, 2, 3 cubi: 1, 3, 5 Coraggio; 1, 2, 3 Popolazione o carte.
action-hide_loot-text = Il Livello di Bottino scende di 1 per cubo.
action-attack-text = Colpisci una pedina in questo spazio.
action-plunder-text = Prendi un Tesoro o una Gemma per la Furia.

## Actions of a Tribe
action-attack = Attaccare
action-plunder = Razziare
action-explore = Esplorare
action-reveal = Rivelare
action-hide = Nascondere
action-special = Speciale
special-fangs = Ululato: Furia +1
special-bones = Richiamo: pesca un Mostro
special-eye = Sussurro: pesca un Segreto

## Terrain
terrain-canyon-text = Si può entrare solo sul ponte.
terrain-lake-text = Una Tribù che entra perde 1 Popolazione.
terrain-magma-text = Chi finisce il turno qui: Cavaliere −1 Salute, Tribù 0, Ladro muore. Una Tribù perde 1 per spazio lasciato.
terrain-mushroom_forest-text = Da fuori nulla raggiunge chi è dentro, che raggiunge solo il proprio spazio.
terrain-pit-text = Entra in uno, esci da un altro; nessuno resta.
terrain-river-text = Seguire la corrente è gratis. Una Tribù perde 1 entrando e per spazio controcorrente.

## Variant cards
variant-alone_in_the_dark-text = A fine turno si mettono più tessere (nel Crollo: si tolgono), quante i Cristalli rivelati o la tua misura.
variant-goblin_infestation-text = Le Imboscate si combattono contro una Forza fissa o un Mostro pescato.
variant-ash_dragon-text = Il Drago ha +1 Corazza; le Tribù possono attaccarlo.
variant-flare-text = Tira il dado attorno a uno spazio: le tessere Buio colpite si rivelano.
variant-past_plunder_card-text = A fine turno del possessore un Tesoro va su una tessera Buio vuota.

## Shapes of tiles
shape-open = aperta
shape-side = un muro
shape-corner = angolo
shape-tunnel = galleria
shape-deadend = vicolo cieco
shape-open-text = Aperta su quattro lati.
shape-side-text = Un muro, tre uscite.
shape-corner-text = Due muri vicini, due uscite.
shape-tunnel-text = Due muri opposti, si passa dritto.
shape-deadend-text = Tre muri, una sola uscita.
known-ambush-open = Imboscata (aperta), ancora al buio
known-ambush-side = Imboscata (un muro), ancora al buio
known-ambush-corner = Imboscata (angolo), ancora al buio
known-ambush-tunnel = Imboscata (galleria), ancora al buio
known-ambush-deadend = Imboscata (vicolo cieco), ancora al buio
known-event-open = Evento (aperta), ancora al buio
known-event-side = Evento (un muro), ancora al buio
known-event-corner = Evento (angolo), ancora al buio
known-event-tunnel = Evento (galleria), ancora al buio
known-event-deadend = Evento (vicolo cieco), ancora al buio
known-crystal-open = Cristallo (aperta), ancora al buio
known-crystal-side = Cristallo (un muro), ancora al buio
known-crystal-corner = Cristallo (angolo), ancora al buio
known-crystal-tunnel = Cristallo (galleria), ancora al buio
known-crystal-deadend = Cristallo (vicolo cieco), ancora al buio
known-treasure_room-open = Stanza del Tesoro (aperta), ancora al buio
known-treasure_room-side = Stanza del Tesoro (un muro), ancora al buio
known-treasure_room-corner = Stanza del Tesoro (angolo), ancora al buio
known-treasure_room-tunnel = Stanza del Tesoro (galleria), ancora al buio
known-treasure_room-deadend = Stanza del Tesoro (vicolo cieco), ancora al buio
known-vault-open = Cripta (aperta), ancora al buio
known-vault-side = Cripta (un muro), ancora al buio
known-vault-corner = Cripta (angolo), ancora al buio
known-vault-tunnel = Cripta (galleria), ancora al buio
known-vault-deadend = Cripta (vicolo cieco), ancora al buio

## Where we are
phase-turn = Round { $round } · { $role } · { $step }
phase-over = La partita è finita
phase-setup = La caverna si apre
cave-grows = La Caverna cresce
cave-collapses = Il Crollo

## Who wins how
goals = Chi vince e come
goal-knight-dragon = uccidi il Drago
goal-knight-crystals = infrangi i Cristalli, poi fuggi
goal-goblins-knight = uccidi il Cavaliere
goal-goblins-dragon = uccidi il Drago
goal-goblins-crystals = infrangi i Cristalli
goal-dragon-wake = svegliati e fuggi
goal-dragon-surface = sveglio: emergi su un Cristallo
goal-dragon-escape = in superficie: raggiungi l'Ingresso
goal-cave = crolla con i Cristalli
goal-thief = metti al sicuro i Tesori
goal-all-lose = tutti perdono se la Caverna crolla
out-of-game = fuori gioco

## Headings
board-cave = Le caverne
cave-supply = La Caverna
stack-left = Tessere rimaste
crystals-gone = Tessere Cristallo perse
treasures-left = Tesori nella riserva
omens-bag = Presagi nel sacchetto
die-dragon = Dado del Drago
event-deck = Eventi
treasure-deck = Tesori
last-event = Ultimo Evento
health = Salute
grit = Coraggio
rage = Furia
population = Popolazione
hero-cubes = Cubi Eroe liberi
cubes-away = Cubi lontani
cube-free = cubo Eroe libero
cube-on = cubo su { $place }
cubes-discarded = cubi scartati
cubes-aside = cubi da parte
cubes-poisoned = avvelenati, sull'Ingresso
equipment = Equipaggiamento
treasures = Tesori
treasure-face-down = Tesoro coperto
sidequests = Missioni Secondarie
sidequests-done = Compiute
bombs-left = Bombe
smashed = Cristalli infranti
tribe-hidden = nascosta
camp = Tribù nascoste
tribe-board = { $tribe }: Popolazione
monsters-of = { $tribe }: Mostri
war-card = Carta Guerra
war-deck = Mazzo Guerra
monster-deck = Mostri
monster-discard = Mostri scartati
secrets = Segreti
secret-deck = Mazzo Segreti
secrets-open = Segreti scoperti
secret-discard = Segreti scartati
powers = Poteri
power-hand = Carte Potere
power-discard = Usate in questo turno
wakefulness = Veglia
wake-gate = sveglio
wake-marker = cubo Veglia
eaten = Goblin Divorati
armor = Corazza
spirit = Spirito
dragon-gems = Gemme del Drago
dragon-held = Tesori trattenuti
shriek-token = segnalino Ruggito
shriek-turns = Turni con Ruggito
lair = Non sulla mappa
sloth-cube = cubo Pigrizia
cave-hand = Tessere in mano
omens = Presagi
omen-tokens = Segnalini Presagio
top-events = Prossimi Eventi
hatred-left = Segnalini Odio
thief-stats = Caratteristiche
stat-token = segnalino { $n }
action-cubes = Cubi Azione
loot-level = Livello di Bottino
carried = Bottino addosso
stash = Al sicuro
upgrades = Avanzamenti
thief-actions = Azioni
variant-cards = Carte variante
infestation-line = Infestazione, linea { $line }
golem-beside = Il Golem: i muri richiedono 2 cubi
beetles-beside = Scarabei: prossimo Mostro +1
steps-left = Passi
encounters-left = Incontri
this-turn = Questo turno
offer-stage = Un Tesoro
war-stage = Scegli la carta Guerra
monster-stage = Arriva un Mostro
sight-line = linea di vista

## Names of icons
icon-movement = movimento
icon-perception = percezione
icon-strength = forza
icon-stealth = furtività
icon-thievery = furto
icon-armor = corazza
icon-spirit = spirito
icon-health = salute
icon-grit = coraggio
icon-cube = { $n ->
    [one] cubo
   *[other] cubi
}
icon-encounter = { $n ->
    [one] incontro
   *[other] incontri
}
icon-step = { $n ->
    [one] passo
   *[other] passi
}
icon-population = popolazione
icon-rage = furia
icon-wake = veglia
icon-eaten = divorati
icon-hand = { $n ->
    [one] carta in mano
   *[other] carte in mano
}
icon-tiles = { $n ->
    [one] tessera
   *[other] tessere
}
icon-gone = cristalli persi
icon-omens = { $n ->
    [one] presagio
   *[other] presagi
}
icon-loot = livello di bottino
icon-carried = addosso
icon-stashed = al sicuro
icon-smashed = { $n ->
    [one] cristallo infranto
   *[other] cristalli infranti
}
icon-upgrade = { $n ->
    [one] avanzamento
   *[other] avanzamenti
}
icon-die = un tiro di dado
icon-exits = { $n ->
    [one] uscita
   *[other] uscite
}
icon-wound = { $n ->
    [one] ferita
   *[other] ferite
}
icon-peek = ti è nota
icon-scatter = si disperde
icon-winner = vittoria
icon-reveal = rivelata
icon-hidden = nascosta
icon-dead = ucciso
icon-underground = sottoterra
icon-surfaced = in superficie
icon-sleep = dormiente
icon-tribe-fangs = Zanne
icon-tribe-bones = Ossa
icon-tribe-eye = Occhio
icon-tribe-none = nessun simbolo
icon-token-treasure = { $n ->
    [one] Tesoro
   *[other] Tesori
}
icon-token-crystal = { $n ->
    [one] Cristallo
   *[other] Cristalli
}
icon-token-event = segnalino Evento
icon-token-vault = Cripta
icon-token-bomb = { $n ->
    [one] Bomba
   *[other] Bombe
}
icon-token-rockslide = Frana
icon-token-hatred = Odio
icon-token-flame-wall = Muro di Fiamme
icon-token-poison = veleno
icon-deck-monster = { $n ->
    [one] Mostro
   *[other] Mostri
}
icon-deck-secret = { $n ->
    [one] Segreto
   *[other] Segreti
}
icon-deck-treasure = { $n ->
    [one] carta Tesoro
   *[other] carte Tesoro
}
icon-deck-sidequest = { $n ->
    [one] Missione
   *[other] Missioni
}
icon-deck-power = { $n ->
    [one] carta Potere
   *[other] carte Potere
}
icon-deck-tile = { $n ->
    [one] tessera
   *[other] tessere
}
icon-deck-event = { $n ->
    [one] Evento
   *[other] Eventi
}
icon-symbol-claw = Artiglio
icon-symbol-flame = Fiammata
icon-symbol-wing = Ala
icon-symbol-any = simbolo qualsiasi
icon-omentoken-bat = pipistrello
icon-omentoken-boulder = masso
icon-omentoken-quartz = quarzo
icon-omentoken-mushroom = fungo
icon-omentoken-trail = traccia
icon-omentoken-chasm = voragine
icon-token-gem = Gemma del Drago

## States of pieces
state-underground = sottoterra
state-surfaced = in superficie
state-asleep = dormiente
state-awake = sveglio
state-lurking = in agguato
state-hidden = nascosta
state-activated = ha agito

## Options
option-roles = Ruoli
option-roles-help = Chi è in gioco, posto per posto. «Prima partita» è il gruppo con cui cominciare.
option-roles-first = prima partita
    .seats-1 = { role-knight }
    .seats-2 = { role-knight }|{ role-goblins }
    .seats-3 = { role-knight }|{ role-goblins }|{ role-dragon }
    .seats-4 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
    .seats-5 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDCT = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDC = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGDT = { role-knight }, { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-thief }
option-roles-KGCT = { role-knight }, { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }|{ role-thief }
option-roles-KDCT = { role-knight }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-GDCT = { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGD = { role-knight }, { role-goblins }, { role-dragon }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }
option-roles-KGC = { role-knight }, { role-goblins }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }
option-roles-KDC = { role-knight }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }
option-roles-GDC = { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGT = { role-knight }, { role-goblins }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-thief }
option-roles-KDT = { role-knight }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-thief }
option-roles-KCT = { role-knight }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-cave }|{ role-thief }
option-roles-GDT = { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-thief }
option-roles-GCT = { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-cave }|{ role-thief }
option-roles-DCT = { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-dragon }|{ role-cave }|{ role-thief }
option-roles-KG = { role-knight }, { role-goblins }
    .seats = { role-knight }|{ role-goblins }
option-roles-KD = { role-knight }, { role-dragon }
    .seats = { role-knight }|{ role-dragon }
option-roles-KC = { role-knight }, { role-cave }
    .seats = { role-knight }|{ role-cave }
option-roles-KT = { role-knight }, { role-thief }
    .seats = { role-knight }|{ role-thief }
option-roles-GD = { role-goblins }, { role-dragon }
    .seats = { role-goblins }|{ role-dragon }
option-roles-GC = { role-goblins }, { role-cave }
    .seats = { role-goblins }|{ role-cave }
option-roles-GT = { role-goblins }, { role-thief }
    .seats = { role-goblins }|{ role-thief }
option-roles-DC = { role-dragon }, { role-cave }
    .seats = { role-dragon }|{ role-cave }
option-roles-DT = { role-dragon }, { role-thief }
    .seats = { role-dragon }|{ role-thief }
option-roles-CT = { role-cave }, { role-thief }
    .seats = { role-cave }|{ role-thief }
option-roles-K = { role-knight }
    .seats = { role-knight }
option-roles-G = { role-goblins }
    .seats = { role-goblins }
option-roles-D = { role-dragon }
    .seats = { role-dragon }
option-roles-T = { role-thief }
    .seats = { role-thief }
option-speed = Durata
option-speed-help = Un livello di difficoltà per tutti: livelli più bassi, partita più breve. «normale» lascia a ogni ruolo il suo livello.
option-speed-normal = normale
option-speed-shortest = brevissima
option-speed-short = breve
option-speed-long = lunga
option-speed-longest = lunghissima
option-knight = Livello del Cavaliere
option-knight-help = 1 Apprendista, 2 Scudiero, 3 Cavaliere, 4 Baronessa, 5 Signora: quanta Salute ha il Drago, o quanti Cristalli servono.
option-goblins = Livello dei Goblin
option-goblins-help = 1 Recluta, 2 Soldato, 3 Capobanda, 4 Capitano, 5 Signore della Guerra: quanta Salute ha il Cavaliere.
option-dragon = Livello del Drago
option-dragon-help = 1 Neonato, 2 Cucciolo, 3 Drago, 4 Drago Antico, 5 Signore dei Draghi: quanta Veglia gli serve.
option-cave = Livello della Caverna
option-cave-help = 1 Tunnel di Lava, 2 Canale Sotterraneo, 3 Caverna, 4 Caverna Profonda, 5 Caverna Maestosa: meno tessere e Cristalli, o segnalini Odio da togliere.
option-thief = Livello del Ladro
option-thief-help = 1 Furfante, 2 Brigante, 3 Ladro, 4 Predone, 5 Re dei Ladri: quanti Tesori mettere al sicuro.
option-terrain = Terreni
option-terrain-help = Compaiono lago, fiume, magma, canyon, foresta e abissi, al massimo uno per round.
option-collapse_variant = Tessere tolte
option-collapse_variant-help = Tante tessere a caso restano nella scatola, così il Crollo arriva prima; consigliate da 2 a 4.
option-one_tile_collapse = Crollo lento
option-one_tile_collapse-help = Quattro giocatori senza Caverna: ognuno toglie 1 tessera nel Crollo invece di 3.
option-kt_goal = Cavaliere contro Ladro: obiettivo
option-kt_goal-help = Quanti Cristalli infrangere e Tesori mettere al sicuro nel duello tra Cavaliere e Ladro.
option-solo = Difficoltà in solitario
option-solo-help = Da soli: quanto sono forti le imboscate al Cavaliere, o quanto dorme il Drago.
option-solo-easy = facile
option-solo-medium = medio
option-solo-hard = difficile

## The end
number = { $n }
sloth = Pigrizia e veglia
knight-stats = Caratteristiche
upgrades-free = Da imparare
die-shows = Dado del Drago: { $face }
over-won = Vittoria: { $who }
over-won-by = Vittoria, { $who }: { $deed }
done-goal-knight-dragon = il Drago è ucciso
done-goal-knight-crystals = i Cristalli sono infranti, l'uscita è raggiunta
done-goal-goblins-knight = il Cavaliere è morto
done-goal-goblins-dragon = il Drago è ucciso
done-goal-goblins-crystals = i Cristalli sono infranti
done-goal-dragon-wake = il Drago è sveglio
done-goal-dragon-surface = il Drago è sveglio
done-goal-dragon-escape = il Drago è fuggito
done-goal-cave = la caverna è crollata
done-goal-thief = i Tesori sono al sicuro
over-all-lost = La Caverna è crollata: hanno perso tutti
final-sheet = Com'è finita
final-goal = Obiettivo
final-reached = Raggiunto
final-needed = Serviva
final-result = Esito
final-won = ha vinto
final-lost = ha perso
goblin-decks = Mazzi
icon-equip-ancient-map = cubo dell'Antica Mappa
icon-token-shriek = segnalino Ruggito
discards = Scarti
events-played = Eventi giocati
treasures-gone = Tesori usciti
tiles-gone = Tessere uscite
tribes = Tribù

## Campaign
option-campaign = Campagna
option-campaign-help = Tutti cominciano al livello 1, chi vince sale, e chi arriva al 5 è Sua Vastità. I livelli passano alla rivincita.
campaign-match = Campagna, partita { $n }
campaign-level = { $who } gioca al livello { $n }
campaign-won = { $who } ha vinto la campagna alla partita { $n }: Sua Vastità
campaign-rose = { $who } sale al livello { $level }
campaign-same = Nessuno sale: i livelli restano
final-level = Livello
over-knight-dead = Il Cavaliere è morto: la caverna tiene i suoi cristalli

## Questions about the map
ask-place-space = Scegli dove va la nuova tessera
ask-fill-space = Riempi un bordo aperto
hint-fill = Lì va una tessera Buio.
ask-reveal-next = Scegli la prossima tessera da rivelare
ask-rotate = Ruota la tessera: { $tile }
open-sides = aperta: { $sides }
open-all-sides = aperta su tutti i lati
ask-place-tile = Scegli una tessera dalla mano
hint-place-tile = Va al buio: { $where } dall'Ingresso.
where = { $parts }
ask-slide = Fai scorrere una sezione finché tocca
section = sezione che scorre
do-slide-north = a nord
do-slide-east = a est
do-slide-south = a sud
do-slide-west = a ovest
do-slide-north-east = a nord, poi a est
do-slide-north-west = a nord, poi a ovest
do-slide-south-east = a sud, poi a est
do-slide-south-west = a sud, poi a ovest
do-slide-east-north = a est, poi a nord
do-slide-east-south = a est, poi a sud
do-slide-west-north = a ovest, poi a nord
do-slide-west-south = a ovest, poi a sud
ask-collapse-tile = Togli una tessera dal bordo
hint-collapse = Cadono prima le tessere con meno vicine.
ask-leave-tile = Sposta dalla tessera che cade: { $piece }
ask-forced-move = Sposta: { $piece }
ask-past-plunder = Metti il Tesoro di Antico Bottino
ask-flare-centre = Scegli il centro del Bagliore
risk-fire = attraverso le fiamme
risk-terrain = sul terreno
risk-home = passando dall'Ingresso

## Buttons
do-pass = Passa
do-done = Fatto
do-end-turn = Fine turno
do-end = Fine turno
do-ready = Pronta
do-edge = questo bordo

## Questions to the Knight
ask-knight-act = Muovi o agisci
hint-knight = Incontri rimasti { $encounters } di { $perception } · passi { $steps } di { $movement }
hint-knight-no-encounter = Incontri rimasti 0 di { $perception }, quindi niente passi: un cubo su Percezione ne dà uno.
do-cube = Cubo su { $place }
do-step-dark = entra nel buio e rivela
do-step-event = entra e risolvi l'Evento
do-step-tribes = entra e combatti: { $mine } contro { $theirs }
do-step-dragon = entra e colpisci il Drago: { $mine } contro { $theirs }
do-step-map = attraverso il muro
do-step = Passo
do-map = Attraverso il muro
do-pit = Attraverso gli Abissi
do-attack-crystal = Infrangi il Cristallo
do-attack-dragon = Attacca il Drago
do-attack-tribes = Attacca le Tribù
do-attack-thief = Attacca il Ladro
target-crystal = il Cristallo
target-dragon = il Drago
target-tribes = le Tribù
target-thief = il Ladro
do-javelin = Lancia il Giavellotto: { $target }
do-collect = Raccogli: { $thing }
do-event = Risolvi l'Evento
do-turn-up = Scopri { $card }
do-bow = Tira: { $target }
do-bomb = Bomba su questo muro
do-potion = Bevi le pozioni
do-flare = Bagliore
ask-ambush-cubes = Imboscata: metti cubi sulla Forza
hint-strength = La tua Forza è { $n }.
ask-return-cube = Scegli il cubo che torna sul Coraggio
ask-treasure = Tieni { $card } o prendi Coraggio
do-keep-treasure = Tienila coperta
do-decline-treasure = Rifiutala
ask-event-light = Luce: scarta un cubo per 2 Salute
ask-event-fresh = Metti da parte un cubo per 1 Salute
do-discard-cube = Scarta un cubo
do-aside-cube = Metti da parte un cubo
ask-axe = Scarta il cubo dell'Ascia per un'altra ferita
do-axe-discard = Scarta il cubo
do-axe-keep = Tieni il cubo
ask-infestation = Imboscata: affronta i Goblin o un Mostro
do-infestation-line = Affronta i Goblin
do-infestation-monster = Pesca un Mostro
ask-ogre-step = L'Orco ti caccia: scegli dove andare
ask-underworm = Il Verme ti trascina: scegli la tessera

## Questions to the Dragon
ask-dragon-act = Muovi e usa i poteri
hint-dragon-free = Il movimento gratuito di 1 o 2 tessere è ancora libero.
hint-dragon-moved = Il movimento gratuito è stato usato.
do-fly = Muovi qui
do-done-powers = Basta poteri
do-take-cube = Cubo da { $track }
ask-pay = Paga per { $power }
do-pay = { $symbols }
ask-last-cubes = Sposta un cubo Pigrizia prima della nuova mano
ask-pick-up = Quanti Tesori prendi?
do-pick-up = { $n ->
    [0] nessuno
    [one] { $n } Tesoro
   *[other] { $n } Tesori
}
ask-place-gem = Lascia una Gemma sulla tua tessera
do-no-gem = Nessuna Gemma
ask-wing = Ala: scegli dove atterrare
ask-hiss = Sibila a una Tribù
ask-slither = Slittamento: un cubo, poi il nuovo tracciato
do-slither = { $source } → { $goal }
ask-swat = Colpisci una Gemma o un Tesoro
ask-swat-to = Scegli dove cade
ask-scratch = Squarcio: scegli chi
do-scratch-knight = Il Cavaliere
do-scratch-tribes = Tutte le Tribù qui
do-scratch-thief = Il Ladro
ask-shriek = Il dado mostra { $face }: ruggire e rilanciare?
do-reroll = Rilancia
do-keep-roll = Tieni il tiro
ask-burn = Scintilla: rivela una tessera Buio
ask-flame-wall = Scegli dove brucia il Muro di Fiamme
ask-wrath-move = Sposta via dall'Ira: { $piece }
ask-discard-power = Scarta una carta Potere

## Questions to the Cave
ask-cave-act = Plasma, tenta, tormenta
hint-cave = { $n ->
    [one] { $n } segnalino Presagio
   *[other] { $n } segnalini Presagio
}
do-shape = Metti una tessera
do-shape-collapse = Togli 3 tessere
do-place-treasure = Metti un Tesoro
ask-pay-omen = Paga per { $omen }
ask-discard-omen = Rinuncia a un segnalino Presagio
ask-treasure-space = Metti un Tesoro su una tessera Buio
ask-bats-target = Pipistrelli: scegli chi portano via
ask-bats-token = Scegli dove cade il Tesoro
ask-rockslide-from = Scegli la Frana da spostare
ask-rockslide = Scegli il bordo da chiudere
ask-spores-target = Spore: scegli un giocatore
ask-spores-tribe = Spore: scegli la Tribù che scende a 1
ask-spores-cube = Spore: scegli dove torna il cubo
ask-spores-upgrade = Spore: scegli l'Avanzamento perso
ask-hatred = Odio: scegli
do-hatred-tile = Una tessera
do-hatred-token = Togli un segnalino Odio
ask-curse = Maledizione del Cristallo: scegli
do-curse-turn = Ruota questa tessera
do-curse-event = Metti un segnalino Evento
do-curse-bottom = Seppellisci i primi Eventi
ask-choose-event = Scegli l'Evento che accade
ask-event-under = Metti un Evento in fondo
ask-give-treasure = Scegli il Tesoro per il Cavaliere

## Questions to the Goblins
ask-ambush = Imboscata: colpisci con una Tribù nascosta?
do-ambush = { $tribe }, attacco: { $mine } contro { $theirs }
do-let-pass = Lascia stare
ask-trap = { $power } colpisce una Tribù: far scattare la Trappola?
do-trap-use = Fai scattare la Trappola
do-trap-keep = Tienila
ask-beetles = Scartare gli Scarabei per perdere 1 in meno?
do-beetles-use = Scartali
do-beetles-keep = Tienili
ask-lose-monster = Scegli il Mostro che se ne va
ask-discard-secret = Scarta un Segreto: al massimo cinque
ask-thief-bonus = Il Ladro è morto: Furia o Segreti
do-thief-bonus-rage = Furia
do-thief-bonus-secrets = Segreti

## Questions to the Thief
ask-evade = Sei sfuggito: muovi di 1 spazio
ask-upgrade = Scegli un Avanzamento
ask-treasure-from = La riserva è vuota: prendi un Tesoro dalla mappa

## What the others read
wait-act = agisce
wait-choose = sceglie per { $role }
wait-rotate = ruota una tessera
wait-place = mette una tessera
wait-collapse = toglie una tessera
wait-slide = ricongiunge la mappa
wait-ambush = medita un'imboscata
wait-brace = si prepara a un'imboscata
wait-event = sceglie un Evento
wait-treasure = guarda un Tesoro
wait-force = sposta una pedina
wait-pay = paga

## Reasons
why-not-space = Quello spazio non fa parte della scelta.
why-crystal-first = Nel proprio turno la Caverna posa prima i Cristalli.
why-must-fight = Prima devi combattere chi è qui.
why-event-first = Prima risolvi l'Evento sotto i tuoi piedi.
why-no-encounter = Nessun Incontro rimasto: un cubo sulla Percezione ne dà un altro.
why-no-movement = Nessun passo rimasto: un cubo sul Movimento ne dà altri 2.
why-wall = C'è un muro in mezzo.
why-impassable = Lì non si può camminare.
why-tribe-too-strong = La tua Forza { $mine } deve superare { $theirs }.
why-armor = La tua Forza { $mine } è sotto la Corazza { $theirs }.
why-crystal-strength = Per infrangere serve Forza { $need }; hai { $mine }.
why-underground = Sottoterra si colpisce una volta per turno, con un cubo Bomba o il Giavellotto.
why-stealth = La tua Percezione { $mine } deve superare la Furtività { $theirs }.
why-cannot-pay = I simboli di carte e Gemme non bastano.
why-power-wing = Non c'è dove volare.
why-power-hiss = Nessuna Tribù è rivelata.
why-power-slither = Nessun tracciato ha spazio.
why-power-swat = Nessuna Gemma o Tesoro accanto a te.
why-power-scorch = Nessuna tessera Buio attorno.
why-power-burn = Nessuna tessera Buio rimasta.
why-power-slap = Il Cavaliere non è accanto, o non si può spostare.
why-power-shriek = Il segnalino è già lì.
why-power-scratch = Nessuno nel tuo spazio.
why-power-flame_wall = Nessuna tessera accanto è raggiungibile.
why-power-smash = Nessun Cristallo nel tuo spazio.
why-omen-price = Costa { $need }; hai { $have ->
    [one] { $have } segnalino adatto
   *[other] { $have } segnalini adatti
}.
why-omen-nothing = Ora non c'è nulla da colpire.
why-spores-dragon = Il Drago non ha cubi Veglia da rimandare.

## Phases
phase-knight-start = comincia
phase-knight-act = muovere e agire
phase-knight-end = fine turno
phase-goblins-start = comincia
phase-goblins-war = carta Guerra
phase-goblins-populate = Popolazione
phase-goblins-monsters = Mostri
phase-goblins-secrets = Segreti
phase-goblins-activate = Tribù
phase-goblins-end = fine turno
phase-dragon-start = comincia
phase-dragon-powers = movimento e poteri
phase-dragon-treasures = Tesori
phase-dragon-gem = una Gemma
phase-dragon-cubes = Pigrizia
phase-dragon-hand = nuova mano
phase-dragon-end = fine turno
phase-cave-start = comincia
phase-cave-act = forma e Presagi
phase-cave-end = fine turno
phase-thief-start = comincia
phase-thief-assign = caratteristiche
phase-thief-act = muovere e agire
phase-thief-end = fine turno

## Terrain
ask-terrain-kind = Scegli il Terreno che appare
ask-terrain-place = Piazza: { $terrain }
do-turned = ruotato di { $n }°
ask-pit-pair = Piazza gli altri due Abissi
ask-drift = Segui la corrente?
ask-fly-on = Prosegui nella stessa direzione?
do-stay = Resta

## Questions in the Goblins' turn
ask-goblins-ready = Gioca un Segreto, o pesca carte Guerra
do-draw-war = Pesca carte Guerra
ask-secrets-ready = Giocare prima un Segreto? Se ne possono tenere al massimo cinque
do-draw-secret = Pesca Segreti
ask-war-card = Scegli la carta Guerra del turno
do-redraw = Ripesca al posto di { $card }
ask-block = Rifiuti i nuovi Goblin? 1 Furia per Tribù
hint-block = Oltre Popolazione 4 una Tribù si disperde.
ask-overpopulation = Sovrappopolazione: una Tribù si disperde
ask-assign-monster = Dai il Mostro a una Tribù
hint-monsters = In tutto le Tribù ne tengono { $n }: la Popolazione delle Ossa.
do-assign-monster = { $card }: { $tribe }
do-discard-card = Scarta { $card }
do-redraw-card = Rubino: un'altra al posto di { $card }
ask-goblins-act = Attiva una Tribù o gioca un Segreto
do-activate = Attiva: { $tribe }
do-reveal-tribe = Rivela: { $tribe }
ask-reveal-tribe = Scegli dove appaiono: { $piece }
ask-tribe-act = { $tribe }: muovi, poi un'azione
hint-tribe = Forza { $strength } · tessere in Luce lasciate: { $left }
do-attack-knight = Attacca il Cavaliere
do-strike-knight = attacca il Cavaliere: { $mine } contro { $theirs }
do-worm = salta col Verme
do-plunder = Razzia: { $thing }
do-tribe-explore = Esplora
do-tribe-hide = Nascondi
do-tribe-wisp = Fuoco Fatuo: sposta il Cavaliere
do-tribe-flare = Bagliore
do-tribe-done = Fatto
ask-gnome-jump = Gnomo: salti su una tessera Buio?
ask-tunnel-to = Tunnel Segreti: scegli una tessera Buio
ask-ruby-secret = Rubino: ripeschi un Segreto?
do-keep-all = Tienili
ask-cave-in = Crollo: scegli le tessere che cadono
ask-secret-tribe = { $card }: scegli una Tribù
ask-hex = Maledizione: scegli un giocatore
ask-hiding-spots = Nascondigli: scegli la Tribù che colpisce
ask-attack-secret = Giochi Veleno con questo attacco?
ask-poison-cube = Veleno: scegli il cubo che perdi
why-activated = Questa Tribù ha già agito.
why-no-population = Una Tribù con Popolazione 0 non agisce.

## Questions in the Thief's turn
ask-assign-stats = Metti un segnalino su ogni caratteristica
hint-assign-stats = Clicca una caratteristica, poi il suo segnalino. Il Furto dà altrettanti cubi Azione.
ask-thief-act = Striscia, ruba, scappa
hint-thief = passi { $steps } · cubi { $cubes } · Furtività { $stealth }
do-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}
on-roll = con { $n } o più
surely = di sicuro
do-loot = Saccheggia: { $thing }
do-loot-gem = Saccheggia la Gemma senza rischio
do-loot-gem-risk = Saccheggia la Gemma col dado
do-pickpocket = Borseggia: { $target }, { $chance }
do-pick-lock = Scassina, { $chance }
do-backstab = Pugnala: { $target }
do-thief-climb = arrampicati oltre il muro
do-thief-cross = arrampicati oltre
do-thief-pit = attraverso gli Abissi
do-thief-stop = Fermati qui
do-thief-peek = Guarda la tessera
do-thief-reveal = Rivela la tessera
do-thief-flare = Bagliore
do-thief-end = Fine turno
ask-sticky-fingers = Mano Lesta: rilanci?
do-give-up = Lascia
ask-steal-card = Ruba una carta Tesoro al Cavaliere
do-steal-face-down = Una coperta
ask-steal-secret = Ruba un Segreto ai Goblin
do-steal-hidden = Uno dalla mano
why-thief-no-movement = Nessun Movimento rimasto.
why-climb = Un muro: arrampicarsi costa { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}; ne hai { $have }.
why-targeted = Questo giocatore è già stato preso di mira.
why-outwit = La tua Furtività { $mine } deve superare { $theirs }.

## More phases
phase-goblins-ready = Segreti o guerra
phase-goblins-overpopulation = sovrappopolazione
phase-goblins-bonus = Mostri e Segreti
pair-stage = Due Tesori

## More reasons
why-quest = Questa Missione non è ancora compiuta.
why-fresh = Un Tesoro si può scoprire dal tuo prossimo turno.
why-no-cube = Nessun cubo Eroe è libero.
why-too-far = Ti muovi di uno spazio alla volta.
why-space-taken = Lì c'è già una tessera.
why-not-dark = Qui si scelgono solo tessere Buio.
hint-pay = Indica le carte e le Gemme da spendere.

## The chronicle
log-turn = Turno: { $who }
log-collapse = Comincia il Crollo
log-won = { $who } ha vinto
log-all-lost = Hanno perso tutti
log-rolled = { $who } ha tirato il dado del Drago: { $face }
log-action-die = Il dado Azione mostra { $n }
log-moved = { $who } si è mosso
log-placed = È stata messa una tessera Buio
log-revealed = { $who } ha rivelato: { $tile }
log-removed = È caduta una tessera: { $tile }
log-slid = { $who } ha fatto scorrere una sezione
log-forced = Spostamento forzato: { $piece }
log-burned = Il Muro di Fiamme ha bruciato: { $piece }
log-evaded = { $who } è sfuggito
log-thief-killed = { $who } è stato ucciso e ha lasciato tutto
log-stashed = { $who } ha messo al sicuro un Tesoro: sono { $n }
log-upgraded = { $who } ha ottenuto { $upgrade }
log-grit-gained = { $who }: Coraggio +{ $n }, ora { $grit }
log-grit-lost = { $who }: Coraggio −{ $n }, ora { $grit }
log-knight-hurt = { $who } ha perso { $n } Salute, ne resta { $left }
log-knight-out = { $who } è fuori gioco
log-knight-healed = { $who } si è ripreso: Salute { $left }
log-dragon-hurt = { $who } ha perso { $n } Salute, ne resta { $left }
log-scattered = { $n ->
    [0] { $tribe }: dispersione
   *[other] { $tribe }: dispersione, Popolazione −{ $n }
}
log-ambushed = { $who } ha teso un'imboscata: { $tribe }
log-smashed = { $who } ha infranto un Cristallo
log-dragon-missed = { $who } ha mancato il Drago
log-dragon-attacked = { $who } ha colpito il Drago
log-turned-up = { $who } ha scoperto { $card }
log-shot = { $who } ha tirato a: { $piece }
log-bombed = { $who } ha aperto un muro con una Bomba
log-event = { $who } ha incontrato: { $card }
log-monster-drawn = { $who } ha incontrato un Mostro: { $card }
log-quest = { $who } ha compiuto: { $card }
log-treasure-kept = { $who } ha tenuto una carta Tesoro coperta
log-treasure-declined = { $who } ha rifiutato { $card }
log-treasure-placed = { $who } ha messo un Tesoro
log-omens = { $n ->
    [one] { $who } ha pescato { $n } Presagio
   *[other] { $who } ha pescato { $n } Presagi
}
log-omen = { $who } ha usato { $omen }
log-token-moved = { $who } ha fatto portare via un Tesoro
log-power-used = { $who } ha usato { $power }
log-slithered = { $who } ha spostato un cubo Pigrizia: { $source } → { $goal }
log-swatted = { $who } ha colpito via un segnalino
log-flame-wall = { $who } ha alzato un Muro di Fiamme
log-dragon-moved = { $who } si è mosso
log-dragon-placed = { $who } si è mosso sotto la caverna
log-dragon-took = { $n ->
    [one] { $who } ha preso { $n } Tesoro
   *[other] { $who } ha preso { $n } Tesori
}
log-gem-placed = { $who } ha lasciato una Gemma
log-hand-replaced = { $n ->
    [one] { $who } ha pescato { $n } carta Potere
   *[other] { $who } ha pescato { $n } carte Potere
}
log-cube-woken = { $track }: la Veglia sale a { $wake }
log-dragon-awake = { $who } è sveglio
log-dragon-surfaced = { $who } è emerso in superficie
log-crystal-destroyed = { $who } ha distrutto un Cristallo
log-backstab = { $who } ha pugnalato alle spalle: { $piece }
log-crystal-smashed = { $who } ha infranto un Cristallo
log-crystal-struck = { $tribe }: colpo a un Cristallo; serve una seconda Tribù
log-hexed = { $who } ha maledetto: { $target }
log-knight-attacked = { $who } ha attaccato il Cavaliere: { $tribe }
log-lock = { $who } ha provato una serratura
log-loot-hidden = { $who } ha nascosto bottino: Livello { $n }
log-looted = { $who } ha saccheggiato
log-monster-assigned = { $card }: con { $tribe }
log-peeked = { $who } ha guardato una tessera Buio
log-pickpocket = { $who } ha infilato la mano in tasca a: { $piece }
log-plundered = { $who } ha razziato: { $token }
log-populated = Le Tribù sono cresciute
log-secret-played = { $who } ha giocato { $card }
log-secrets-drawn = { $n ->
    [one] { $who } ha pescato { $n } Segreto
   *[other] { $who } ha pescato { $n } Segreti
}
log-special = { $tribe }: azione speciale
log-stats = { $who } ha disposto le caratteristiche
log-terrain-placed = È apparso: { $terrain }
log-thief-came = { $who } è entrato dall'Ingresso
log-tribe-hid = { $tribe }: nascosta
log-tribe-moved = { $tribe }: movimento
log-tribe-revealed = { $tribe }: rivelata
log-war-card = { $who } ha scelto { $card }
