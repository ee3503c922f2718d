## Options
game-title = The Last Spell
game-pitch = Insieme: di giorno si costruisce e ci si arma, di notte si tengono le mura, finché i maghi non compiono l’incantesimo
option-scenario = Scenario
option-scenario-help = La città da difendere; in una campagna si comincia da Gildenberg.
option-scenario-gildenberg = Gildenberg
option-scenario-lakeburg = Lakeburg
option-scenario-glenwald = Glenwald
option-campaign = Campagna
option-campaign-help = Una vittoria porta Eroi, Vantaggi e uno scrigno nello scenario seguente; uno perso si può ritentare.
option-level = Livello
option-level-help = Più facile: Maghi con 3 PF, Area Panico con tre spazi in più. Più difficile: tre spazi in meno e un Clawer in più su ogni carta (regola della casa).
option-level-easier = Più facile
option-level-standard = Normale
option-level-harder = Più difficile
option-variety = Più varietà
option-variety-help = Le carte schema da 1b a 5b sostituiscono quelle da 1 a 5.
option-errata = Errata dell'editore
option-errata-help = La Respinta Nebbia costa 3 Oro e nessuno salta sopra la pietra.
option-quick = Preparazione rapida
option-quick-help = In una partita nuova a Lakeburg o Glenwald i livelli dei primi Vantaggi sono fissati.

## The table
field = La Città e i Dintorni

## Names
scenario-gildenberg = Gildenberg
scenario-lakeburg = Lakeburg
scenario-glenwald = Glenwald
hero-brunhild = Brunhild
hero-corvin = Corvin
hero-ysolde = Ysolde
hero-tarek = Tarek
trait-brawny = Robusto
trait-savage = Selvaggio
trait-sharp_eyed = Occhio Acuto
trait-trigger_happy = Grilletto Facile
trait-gifted = Dotato
trait-scholar = Studioso
trait-stalwart = Incrollabile
trait-healer = Guaritore
trait-nimble = Agile
trait-acrobat = Acrobata
trait-tinkerer = Armeggione
trait-thrifty = Parsimonioso
perk-heavy_hand = Mano Pesante
perk-finisher = Finitore
perk-cleaver = Squartatore
perk-momentum = Slancio
perk-sunder = Frantumare
perk-bloodlust = Sete di Sangue
perk-warlord = Signore della Guerra
perk-steady_aim = Mira Stabile
perk-quick_draw = Estrazione Rapida
perk-eagle_eye = Occhio d'Aquila
perk-ricochet = Rimbalzo
perk-piercing_shots = Colpi Perforanti
perk-true_shot = Colpo Sicuro
perk-deadeye = Occhio Infallibile
perk-deep_well = Pozzo Profondo
perk-focus = Concentrazione
perk-overflow = Traboccare
perk-wide_circle = Cerchio Ampio
perk-siphon = Sifone
perk-inexorable = Inesorabile
perk-archmage = Arcimago
perk-thick_skin = Pelle Dura
perk-bulwark = Baluardo
perk-second_skin = Seconda Pelle
perk-bodyguard = Guardia del Corpo
perk-unyielding = Inflessibile
perk-field_medic = Medico da Campo
perk-last_stand = Ultima Resistenza
perk-fleet = Veloce
perk-vaulter = Saltatore
perk-hit_and_run = Mordi e Fuggi
perk-portal_adept = Adepto dei Portali
perk-slip_through = Scivolare Via
perk-climber = Scalatore
perk-windrunner = Corridore del Vento
perk-engineer = Ingegnere
perk-salvager = Recuperatore
perk-rally = Adunata
perk-haggler = Mercanteggiare
perk-artillerist = Artigliere
perk-inspire = Ispirare
perk-commander = Comandante
structure-ballista = Balista
structure-catapult = Catapulta
structure-portal = Portale di Trasporto
structure-watchtower = Torre di Guardia
structure-wood_wall = Muro di Legno
structure-stone_wall = Muro di Pietra
structure-wood_gate = Cancello di Legno
structure-stone_gate = Cancello di Pietra
structure-gold_mine = Miniera d'Oro
structure-scavenger_camp = Campo dei Cercatori
structure-house = Casa
structure-shop = Negozio
structure-armourer = Forgiatore di Armature
structure-blacksmith = Fabbro
structure-bowyer = Costruttore di Archi
structure-magic_shop = Negozio di Magia
structure-seer = Veggente
structure-ruin_single = Rovina singola
structure-ruin_double = Rovina doppia
structure-ruin_triple = Rovina tripla
enemy-clawer = Clawer
enemy-runner = Runner
enemy-archer = Archer
enemy-armored = Armored
enemy-winged = Winged
enemy-boomer = Boomer
enemy-bulky = Bulky
enemy-accursed = Accursed
enemy-alerion = Alerion
enemy-harpy = Corrupted Harpy
enemy-cetusia_head = Cetusia (testa)
enemy-cetusia_tail = Cetusia (coda)
enemy-dryad = Putrefied Dryad
enemy-hatchery = Hatchery
enemy-seed_mortar = Seed Mortar
enemy-monolith = Monolito
item-longsword_1 = Spada Lunga
item-longsword_2 = Spada Lunga II
item-longsword_3 = Spada Lunga III
item-dagger_1 = Pugnale
item-dagger_2 = Pugnale II
item-dagger_3 = Pugnale III
item-axe_1 = Ascia
item-axe_2 = Ascia II
item-axe_3 = Ascia III
item-greatsword_1 = Spadone
item-greatsword_2 = Spadone II
item-greatsword_3 = Spadone III
item-warhammer_1 = Martello da Guerra
item-warhammer_2 = Martello da Guerra II
item-warhammer_3 = Martello da Guerra III
item-spear_1 = Lancia
item-spear_2 = Lancia II
item-spear_3 = Lancia III
item-hand_crossbow_1 = Balestra a Mano
item-hand_crossbow_2 = Balestra a Mano II
item-hand_crossbow_3 = Balestra a Mano III
item-pistol_1 = Pistola
item-pistol_2 = Pistola II
item-pistol_3 = Pistola III
item-shortbow_1 = Arco Corto
item-shortbow_2 = Arco Corto II
item-shortbow_3 = Arco Corto III
item-longbow_1 = Arco Lungo
item-longbow_2 = Arco Lungo II
item-longbow_3 = Arco Lungo III
item-crossbow_1 = Balestra
item-crossbow_2 = Balestra II
item-crossbow_3 = Balestra III
item-rifle_1 = Fucile
item-rifle_2 = Fucile II
item-rifle_3 = Fucile III
item-wand_1 = Bacchetta
item-wand_2 = Bacchetta II
item-wand_3 = Bacchetta III
item-orb_1 = Sfera
item-orb_2 = Sfera II
item-orb_3 = Sfera III
item-scepter_1 = Scettro
item-scepter_2 = Scettro II
item-scepter_3 = Scettro III
item-power_staff_1 = Bastone del Potere
item-power_staff_2 = Bastone del Potere II
item-power_staff_3 = Bastone del Potere III
item-druidic_staff_1 = Bastone Druidico
item-druidic_staff_2 = Bastone Druidico II
item-druidic_staff_3 = Bastone Druidico III
item-tome_1 = Tomo
item-tome_2 = Tomo II
item-tome_3 = Tomo III
item-leather_boots = Stivali di Cuoio
item-runner_boots = Stivali da Corsa
item-padded_trousers = Calzoni Imbottiti
item-iron_greaves = Schinieri di Ferro
item-padded_vest = Giubba Imbottita
item-leather_jerkin = Corpetto di Cuoio
item-acolyte_robe = Veste da Accolito
item-chain_shirt = Cotta di Maglia
item-buckler = Brocchiere
item-round_shield = Scudo Tondo
item-reinforced_boots = Stivali Rinforzati
item-scout_boots = Stivali da Esploratore
item-ritual_sandals = Sandali Rituali
item-steel_greaves = Schinieri d'Acciaio
item-brigandine = Brigantina
item-hunter_coat = Giacca da Cacciatore
item-mage_robe = Veste da Mago
item-scale_mail = Corazza a Scaglie
item-kite_shield = Scudo a Mandorla
item-spiked_shield = Scudo Chiodato
item-dwarven_boots = Stivali Nanici
item-wind_boots = Stivali del Vento
item-oracle_sandals = Sandali dell'Oracolo
item-plate_greaves = Schinieri a Piastre
item-half_plate = Mezza Armatura
item-shadow_coat = Manto d'Ombra
item-archmage_robe = Veste dell'Arcimago
item-full_plate = Armatura Completa
item-tower_shield = Scudo a Torre
item-rune_shield = Scudo Runico
item-health_1 = Pozione di Vita
item-health_2 = Pozione di Vita
item-mana_1 = Pozione di Mana
item-mana_2 = Pozione di Mana
item-vigour_1 = Pozione di Vigore
item-vigour_2 = Pozione di Vigore
item-swiftness_1 = Pozione di Rapidità
item-swiftness_2 = Pozione di Rapidità
item-fireball = Pergamena Palla di Fuoco
item-frost = Pergamena del Gelo
item-teleport = Pergamena del Teletrasporto
item-healing = Pergamena di Guarigione
item-ward = Pergamena di Protezione
item-lightning = Pergamena del Fulmine
item-mending = Pergamena di Riparazione
item-banishment = Pergamena dell'Esilio
item-haste = Pergamena della Fretta
attack-slash = Fendente
attack-sweep = Spazzata
attack-stab = Stoccata
attack-flurry = Raffica di Colpi
attack-chop = Accettata
attack-cleave-plate = Spezzapiastre
attack-wide-swing = Ampio Fendente
attack-whirlwind = Turbine
attack-crush = Schianto
attack-quake = Sisma
attack-thrust = Affondo
attack-impale = Impalare
attack-quick-bolt = Dardo Rapido
attack-bolt-rain = Pioggia di Dardi
attack-shot = Sparo
attack-point-blank = A Bruciapelo
attack-arrow = Freccia
attack-volley = Salva
attack-long-shot = Tiro Lungo
attack-pinning-arrow = Freccia Inchiodante
attack-bolt = Dardo
attack-skewer = Spiedo
attack-aimed-shot = Tiro Mirato
attack-head-shot = Colpo alla Testa
attack-spark = Scintilla
attack-chain-spark = Scintilla a Catena
attack-pulse = Impulso
attack-burst = Esplosione Arcana
attack-zap = Scarica
attack-mend = Risanare
attack-force-bolt = Dardo di Forza
attack-cataclysm = Cataclisma
attack-thorn = Spina
attack-roots = Radici
attack-arcane-word = Parola Arcana
attack-sector-storm = Tempesta del Settore
mission-F1 = Focolari Accesi
mission-F2 = Cerchio Intatto
mission-F3 = Mura Salde
mission-S1 = Grande Mietitura
mission-S2 = Rapida Strage
mission-S3 = Oltre le Mura
freude = Freude
schaden = Schaden
die-blue = dado blu
die-orange = dado arancione
sector = { $name }
cell = { $cell }
structure-at = { $structure }, { $cell }
enemy-at = { $enemy }, { $cell }
ground-fog = nebbia
ground-rampart = spazio per le mura
ground-circle = Cerchio Magico
ground-low = Ostacolo Basso
ground-tree = Albero
ground-shallow = acqua bassa
ground-deep = acqua profonda
ground-ledge = sporgenza nella rupe
mage = Mago
mage-dead = Mago morto
mages = Maghi
city-is = Panico: { $level }
panic-area = Area Panico
flames-left = Fiamme rimaste
ashes = Ceneri: { $n }, fuori fino al prossimo scenario
panic-calm = calma
panic-uneasy = inquietudine
panic-terror = terrore
missions = Missioni
mission-solved = Risolta
missions-deadline = Missioni: una entro l'Alba II
boss = Il Boss
boss-gildenberg = la Corrupted Harpy
boss-lakeburg = Cetusia
boss-glenwald = la Putrefied Dryad
boss-goal = Sconfiggete { $boss } entro { $n } round di questa Notte.
shroud = Velo
shroud-text = PF che il Boss può perdere in questo round
fog-and-waves = Nebbia e ondate
fog-W = plancia nebbia ovest
fog-N = plancia nebbia nord
fog-E = plancia nebbia est
wave-comes = Spazi nebbia { $spaces }: una carta ciascuno nel round { $round } della Notte.
wave-more = Ogni carta di questa Notte porta anche: { $kinds }
wave-cards = Carte
pile = Spazio nebbia { $n }, { $cell }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
harpy-waits = L'Arpia attende sulla sporgenza: { $side }.
left = sinistra
right = destra
monsters-order = Poi i mostri, in quest'ordine
forecast = La prossima Fase Mostri
forecast-stands = Dove staranno i mostri
range-of-hero = Portata e linea di tiro dell'Eroe attivo
layer-forecast = Chi sarà colpito
layer-range = Portata e linea di tiro
forecast-none = Nessuno sarebbe colpito.
forecast-hero = { $who }: { $n ->
    [0] nessuna Ferita
    [one] una Ferita
   *[other] { $n } Ferite
}{ $guard ->
    [0] {""}
   *[other] , Guardia −{ $guard }
}
forecast-down = { $who } cadrebbe.
forecast-mage = Un Mago perderebbe { $n } PF.
forecast-mage-dies = Un Mago morirebbe (−{ $n } PF).
forecast-falls = Crollerebbe: { $structure }
forecast-flames = { $n ->
    [one] Una fiamma sulle strutture
   *[other] { $n } fiamme sulle strutture
}
foresee-same = La prossima Fase Mostri resta com'è.
foresee-coin = Se ogni moneta mostra Freude:
foresee-first = Dei suoi colpi solo il primo:
foresee-pierced = Se trafigge anche: { $enemy }
foresee-slain = { $n ->
    [one] Un nemico ucciso.
   *[other] { $n } nemici uccisi.
}
foresee-mages = I Maghi perderebbero { $n } PF (ora { $was }).
foresee-hero = { $n ->
    [0] { $who } non subirebbe nulla (ora −{ $was } PF).
   *[other] { $who } perderebbe { $n } PF (ora { $was }).
}
foresee-down = { $who } cadrebbe.
foresee-falls = Crollerebbe: { $structure }
foresee-stands = Non crollerebbe più: { $structure }
foresee-flames = { $n ->
    [0] Nessuna fiamma sulle strutture
    [one] Una fiamma sulle strutture
   *[other] { $n } fiamme sulle strutture
} (ora { $was }).
foresee-breach = Dallo spazio nebbia { $space } sfonderebbero qui: { $structure }
foresee-way = Dallo spazio nebbia { $space } la via ai Maghi sarebbe libera: { $n } caselle.
shared-supply = Scorta Condivisa
equipment = Equipaggiamento
chest = Scrigno
gold = Oro
materials = Materiali
workers = Lavoratori
build = Costruire
wares = In vendita
potions = Pozioni
shop-gone = Negozio (distrutto)
deck-armour = armature
deck-melee = armi da mischia
deck-ranged = armi a distanza
deck-magic = armi magiche
deck-scrolls = pergamene
beside = Accanto alla plancia Negozio
scrolls-read = Pergamene lette
hero-none = Ancora nessun Eroe
number-hp = Salute
number-tokens = Azioni
number-mp = Movimento
number-mana = Mana
number-guard = Guardia
zone-arms = In mano
zone-gear = Indosso
zone-deeds = Innate
zone-perks = Vantaggi e Caratteristica
slot-upper = armatura superiore
slot-lower = armatura inferiore
slot-shield = scudo
slot-scroll = pergamena
slot-potion = pozione
state-upgraded = migliorato
state-once = usato una volta
state-top = in cima al mazzo
state-passed = fatto
player = { $who }
stage-choice = { $who }: { $what }
choice-hero = scegliere un Eroe
choice-trait = scegliere un lato della Caratteristica
choice-weapon = scegliere la prima arma
choice-armour = scegliere la prima armatura
choice-extra = scegliere pergamena o pozione
choice-perk = ottenere un Vantaggio
score = L'esito
sheet-hero = Eroe
sheet-perks = Vantaggi
sheet-wounds = Ferite
sheet-slain = Mostri uccisi
sheet-mages = Maghi vivi
sheet-flames = Fiamme nell'Area Panico
sheet-missions = Missioni risolte
sheet-victory = Vittoria
sheet-total = Insieme
end-won = Vittoria
end-lost = Sconfitta
verdict-won = Il Boss è caduto; i Maghi completano l'incantesimo.
verdict-mages = L'ultimo Mago è morto, e con lui l'incantesimo.
verdict-panic = Il panico ha preso la Città.
verdict-heroes = Nessun Eroe è rimasto in piedi.
verdict-missions = È giunta la seconda Alba senza una missione risolta.
verdict-dawn = Il Boss è sopravvissuto alla terza Notte.
phase-setup = { $town } · Gli Eroi si radunano
phase-day = { $town } · Giorno { $day } · { $step }
phase-night = { $town } · Notte della Casa { $day } · round { $round } di { $most } · { $step }
phase-over = { $town } · { $end }
step-maintenance = Mantenimento
step-main = Fase Principale
step-end-of-day = Fine del Giorno
step-heroes = Fase Eroe
step-monsters = Fase Mostri
legacy-town = La campagna continua a { $town } con { $gold } Oro, { $materials } Materiali e { $n ->
    [0] lo scrigno vuoto
    [one] un oggetto nello scrigno
   *[other] { $n } oggetti nello scrigno
}
legacy-hero = { $hero }: { $n ->
    [one] un Vantaggio
   *[other] { $n } Vantaggi
}; { $held ->
    [0] nessun equipaggiamento
   *[other] { $items }
}

## Icons, as spoken
icon-hero-brunhild = { hero-brunhild }
icon-hero-corvin = { hero-corvin }
icon-hero-ysolde = { hero-ysolde }
icon-hero-tarek = { hero-tarek }
icon-clawer = { enemy-clawer }
icon-runner = { enemy-runner }
icon-archer = { enemy-archer }
icon-armored = { enemy-armored }
icon-winged = { enemy-winged }
icon-boomer = { enemy-boomer }
icon-bulky = { enemy-bulky }
icon-accursed = { enemy-accursed }
icon-alerion = { enemy-alerion }
icon-harpy = { enemy-harpy }
icon-cetusia-head = { enemy-cetusia_head }
icon-cetusia-tail = { enemy-cetusia_tail }
icon-dryad = { enemy-dryad }
icon-hatchery = { enemy-hatchery }
icon-seed-mortar = { enemy-seed_mortar }
icon-monolith = { enemy-monolith }
icon-structure-ballista = { structure-ballista }
icon-structure-catapult = { structure-catapult }
icon-structure-portal = { structure-portal }
icon-structure-watchtower = { structure-watchtower }
icon-structure-gold-mine = { structure-gold_mine }
icon-structure-scavenger-camp = { structure-scavenger_camp }
icon-structure-house = { structure-house }
icon-structure-shop = { structure-shop }
icon-structure-armourer = { structure-armourer }
icon-structure-blacksmith = { structure-blacksmith }
icon-structure-bowyer = { structure-bowyer }
icon-structure-magic-shop = { structure-magic_shop }
icon-structure-seer = { structure-seer }
icon-structure-ruin-single = { structure-ruin_single }
icon-structure-ruin-double = { structure-ruin_double }
icon-structure-ruin-triple = { structure-ruin_triple }
icon-hp = salute
icon-tokens = { $n ->
    [one] azione
   *[other] azioni
}
icon-mp = { $n ->
    [one] movimento
   *[other] movimenti
}
icon-mana = mana
icon-guard = guardia
icon-damage = danni
icon-gold = Oro
icon-materials = { $n ->
    [one] Materiale
   *[other] Materiali
}
icon-workers = { $n ->
    [one] Lavoratore
   *[other] Lavoratori
}
icon-equipment = carta equipaggiamento
icon-flame = { $n ->
    [one] fiamma
   *[other] fiamme
}
icon-fog = spazio di nebbia
icon-wave = spazio nebbia
icon-next = Giorno seguente
icon-count = sul tabellone
icon-launch = { $n ->
    [one] segnalino Lancio
   *[other] segnalini Lancio
}
icon-slot-upper = libero: armatura superiore
icon-slot-lower = libero: armatura inferiore
icon-slot-shield = libero: scudo
icon-slot-scroll = libero: pergamena
icon-slot-potion = libero: pozione
icon-level = livello
icon-pierce = Perforazione dell'Armatura
icon-sure = Inevitabile
icon-opportunist = Opportunista
icon-stun = Stordimento
icon-poison = Veleno
icon-push = Spinta
icon-die-blue = dado blu
icon-die-orange = dado arancione
icon-range-melee = accanto all'Eroe
icon-range-self = attorno all'Eroe
icon-range-c = settore attuale
icon-range-ca = settore attuale o adiacente
icon-range-caf = qualsiasi settore
shape-single = un bersaglio
shape-split = colpi su bersagli a scelta
shape-arc3 = tre caselle ad arco
shape-line2 = due caselle in linea
shape-line3 = tre caselle in linea
shape-ring = tutto attorno
shape-plus = una croce di cinque caselle
shape-blast = un blocco di nove caselle
shape-pierce = il bersaglio e uno dietro
shape-chain2 = una catena di due
shape-chain3 = una catena di tre
shape-sector = un intero settore
shape-heal = cura un Eroe
icon-shape-arc3 = tre caselle ad arco
icon-shape-line2 = due caselle in linea
icon-shape-line3 = tre caselle in linea
icon-shape-ring = tutto attorno
icon-shape-plus = una croce di cinque caselle
icon-shape-blast = un blocco di nove caselle
icon-shape-pierce = il bersaglio e uno dietro
icon-shape-chain2 = una catena di due
icon-shape-chain3 = una catena di tre
icon-shape-sector = un intero settore
category-melee = da mischia
category-ranged = a distanza
category-magic = magica
weapon-kind = { $kind }, { $hands ->
    [one] una mano
   *[other] due mani
}
weapon-text = { $basic }: { $one }. { $skill }: { $two }.
armour-text = Giratela contro un attacco{ $flat ->
    [0] {""}
   *[other] : blocca { $flat }
}{ $blue ->
    [0] {""}
   *[other] , dadi blu: { $blue }
}{ $orange ->
    [0] {""}
   *[other] , dadi arancioni: { $orange }
}.{ $mp ->
    [0] {""}
   *[other] {" "}+{ $mp } PM.
}{ $mana ->
    [0] {""}
   *[other] {" "}+{ $mana } mana.
}
armour-spiked_shield-text = Un dado arancione. Girato contro un attacco in mischia, infligge 1 danno a chi attacca.
armour-shadow_coat-text = Un dado arancione, +1 PM. Gli Archer tirano prima agli altri Eroi.
armour-rune_shield-text = Blocca 1 e un dado arancione; si usa due volte prima di girarlo.
hero-role = { $role }, livello { $level }
role-brunhild = avanguardia
role-corvin = schermagliatore
role-ysolde = arcanista
role-tarek = guardiano
hero-brunhild-text = Dura da abbattere: il muro dietro cui stanno gli altri.
hero-corvin-text = Svelto; colpisce dove nessuno lo aspetta.
hero-ysolde-text = Fragile, ma con una gran riserva di mana.
hero-tarek-text = A suo agio in ogni parte dello scontro.
perk-kind = Vantaggio: { $deck }
perks-might = forza
perks-precision = precisione
perks-sorcery = stregoneria
perks-guard = difesa
perks-stride = passo
perks-command = comando
trait-kind = Caratteristica, con { $perk }
deed-dash = Scatto
deed-dash-text = 1 azione: +2 PM in questo round
deed-armour-boost = Rinforzo Armatura
deed-armour-boost-text = 1 azione: +1 Guardia, al massimo 3
deed-punch = Pugno
deed-punch-text = 1 azione: 1 danno a un nemico adiacente
deed-leap = Salto Ostacolo
deed-leap-text = 1 azione: oltre un Ostacolo Basso, un Muro o un Cancello
reroll = Segnalino Memo Rilancio
reroll-text = Una volta questa Notte: ritirate un dado o la moneta
monster-kind = mostro
boss-kind = Boss
minion-kind = accanto al Boss
monster-range = tira fino a { $n } caselle
row-front = fronte
row-back = retro
row-more = anche
row-third = Notte III
pattern = Ondata { $name }
pattern-kind = schema ondata
direction = Direzione { $name }
direction-spaces = Giorno { $day }: { $spaces }
direction-text = Due carte schema su ciascuno degli spazi nebbia { $spaces }. La Driade entra da { $dryad }.
wyrm-card = Cetusia { $name }
wyrm-spit = Sputo
wyrm-tide = Marea
wyrm-gnaw = Rosicchiare
wyrm-text = Testa in { $head }, coda in { $tail }; con { $adds }. La testa: { $attack }; la coda spazza.
class-defence = Difesa
class-wall = Muro
class-gate = Cancello
class-production = Produzione
class-equipment = Edificio da equipaggiamento
class-seer = Veggente

## What cards do
perk-heavy_hand-text = Il Pugno infligge 2 danni.
perk-finisher-text = I colpi in mischia infliggono +1 a un nemico già ferito.
perk-cleaver-text = Una volta per round, dopo un'uccisione in mischia: 1 danno a un nemico adiacente.
perk-momentum-text = Ogni uccisione in mischia dà 1 PM, al massimo 2 per round.
perk-sunder-text = Gli attacchi in mischia perforano l'armatura.
perk-bloodlust-text = La prima uccisione in mischia del round restituisce 1 azione.
perk-warlord-text = Le armi da mischia infliggono +1 per colpo.
perk-steady_aim-text = Primo attacco a distanza del round: +1 per colpo se non avete speso PM.
perk-quick_draw-text = Una volta per Notte un attacco base a distanza non costa azioni.
perk-eagle_eye-text = Gli attacchi a distanza arrivano un passo più in là: da C a CA, da CA a ogni settore.
perk-ricochet-text = Una volta per round, dopo un'uccisione a distanza: 1 danno a un nemico entro 2 dalla vittima.
perk-piercing_shots-text = Gli attacchi a distanza perforano l'armatura.
perk-true_shot-text = Gli attacchi a distanza non si schivano.
perk-deadeye-text = Le armi a distanza infliggono +1 per colpo.
perk-deep_well-text = +2 mana massimo.
perk-focus-text = La prima abilità di ogni Notte costa 1 mana in meno.
perk-overflow-text = Round 3 di ogni Notte: +2 mana.
perk-wide_circle-text = Le croci magiche diventano blocchi di nove caselle.
perk-siphon-text = Una volta per round un'uccisione magica dà 1 mana.
perk-inexorable-text = Gli attacchi magici non si schivano e perforano l'armatura.
perk-archmage-text = Le armi magiche infliggono +1 per colpo.
perk-thick_skin-text = +2 PF massimi.
perk-bulwark-text = Il Rinforzo Armatura dà 2 Guardia.
perk-second_skin-text = Una volta per Notte: ripristinate un'armatura o uno scudo usato.
perk-bodyguard-text = Prendete su di voi un attacco a un Eroe nella vostra Area.
perk-unyielding-text = Inizio di ogni Fase Eroe: 1 Guardia.
perk-field_medic-text = All'Alba ogni Eroe toglie 1 Ferita.
perk-last_stand-text = La prima caduta di ogni Notte vi lascia invece 1 PF.
perk-fleet-text = +1 PM.
perk-vaulter-text = Il Salto costa 1 PM e nessuna azione.
perk-hit_and_run-text = Una volta per round, dopo un attacco: +2 PM.
perk-portal_adept-text = I Portali costano 1 PM e nessun mana.
perk-slip_through-text = Potete muovervi attraverso i mostri.
perk-climber-text = Le Torri costano 1 PM; da lì gli attacchi infliggono +1.
perk-windrunner-text = +2 PM; lo Scatto ne dà 3.
perk-engineer-text = Una Balista nella vostra Area infligge +1.
perk-salvager-text = La prima fiamma riparata ogni Giorno è gratis.
perk-rally-text = Una volta per Notte un altro Eroe del vostro settore ottiene 1 azione.
perk-haggler-text = Il primo oggetto comprato ogni Giorno costa 1 Oro in meno.
perk-artillerist-text = Le Catapulte che azionate infliggono +1 ovunque.
perk-inspire-text = Inizio di ogni Fase Eroe: gli altri nel vostro settore +1 PM.
perk-commander-text = Inizio di ogni Fase Eroe: un Eroe ottiene 1 azione.
trait-brawny-text = +2 PF, ma 1 mana in meno.
trait-savage-text = Prima uccisione in mischia del round: +1 PM. Niente armi magiche.
trait-sharp_eyed-text = Nulla blocca il primo attacco a distanza del round. 1 PF in meno.
trait-trigger_happy-text = Una volta per Notte un attacco base a distanza gratis. Niente Pugno.
trait-gifted-text = +2 mana, ma 1 PF in meno.
trait-scholar-text = Le pergamene costano al gruppo 1 Oro in meno. 1 PM in meno, ma non sotto 2.
trait-stalwart-text = Ogni Notte comincia con 2 Guardia. Niente Scatto.
trait-healer-text = Curate 1 Ferita in più. Gli attacchi ai nemici corazzati infliggono 1 in meno.
trait-nimble-text = +1 PM. Niente scudi.
trait-acrobat-text = Potete saltare sopra i mostri. Niente armi a due mani.
trait-tinkerer-text = Una Balista nel vostro settore infligge +1. 1 mana in meno.
trait-thrifty-text = Una volta al Giorno una Riparazione da 2 o più costa 1 Materiale in meno. Niente pozioni.
potion-health-text = Gratis: togliete fino a 2 Ferite.
potion-mana-text = Gratis: recuperate fino a 3 mana.
potion-vigour-text = Gratis: 2 azioni in questo round.
potion-swiftness-text = Gratis: 4 PM in questo round.
scroll-fireball-text = CA, linea di tiro: 3 danni a nove caselle.
scroll-frost-text = Stordisce ogni mostro di un settore vicino che può esserlo.
scroll-teleport-text = Spostatevi in uno spazio libero della Città.
scroll-healing-text = Un Eroe vicino toglie fino a 3 Ferite.
scroll-ward-text = Ogni Eroe di questo settore ottiene 2 Guardia.
scroll-lightning-text = CA, linea di tiro: 2 danni a una catena fino a cinque; non si schiva.
scroll-mending-text = Togliete fino a 3 fiamme da una struttura.
scroll-banishment-text = Elimina un mostro vicino con al massimo 3 PF stampati; conta come ucciso.
scroll-haste-text = Un Eroe vicino ottiene 2 azioni e 2 PM.
structure-ballista-text = Una volta per Fase Eroe un Eroe la aziona: 2 danni, settori vicini, attraverso armature e mura.
structure-catapult-text = Due lanci per Notte su un altro settore: 3 sullo spazio d'impatto, 1 accanto.
structure-portal-text = Da Portale a Portale per 2 PM e 1 mana.
structure-watchtower-text = 2 PM per salire o scendere; dalla cima nulla blocca la linea di tiro.
structure-wood_wall-text = Trattiene i mostri; gli Eroi la saltano. Può diventare di pietra.
structure-wood_gate-text = Aperto agli Eroi, chiuso ai mostri. Può diventare di pietra.
structure-gold_mine-text = 1 Oro subito e ogni Giorno; 3 se migliorata.
structure-scavenger_camp-text = 1 Materiale subito, 2 ogni Giorno; 4 se migliorato.
structure-house-text = Un Lavoratore ogni Giorno.
structure-shop-text = Vende ciò che è scoperto sulla Plancia Negozio.
structure-armourer-text = Armature migliori nel Negozio, una carta subito.
structure-blacksmith-text = Armi da mischia migliori nel Negozio, una carta subito.
structure-bowyer-text = Armi a distanza migliori nel Negozio, una carta subito.
structure-magic_shop-text = Armi magiche migliori nel Negozio, una carta subito.
structure-seer-text = La nebbia arretra di 1; poi 2 Oro respingono una plancia.
enemy-clawer-text = Si ferma e combatte l'Eroe accanto.
enemy-runner-text = Corre oltre gli Eroi verso i Maghi.
enemy-archer-text = Tira a Eroi e Maghi fino a 4 caselle.
enemy-armored-text = Armatura 1. Si ferma e combatte.
enemy-winged-text = Vola sopra tutto; schiva metà dei colpi.
enemy-boomer-text = Esplode per 2 tutt'intorno; se ucciso per 1.
enemy-bulky-text = Inarrestabile: né Stordimento né Spinta.
enemy-accursed-text = Tira fino a 4 caselle e chiama ogni volta un Clawer. Inarrestabile.
enemy-alerion-text = Vola e schiva; finché uno vive l'Arpia ha Armatura 1.
enemy-harpy-text = Su una sporgenza della rupe: Stridio, Tempesta di Piume, Spostamento, a turno. Armatura 1 finché vive un Alerion.
enemy-cetusia_head-text = Emerge da una pozza ogni round e sputa, rosicchia o alza la marea. Infuriata se la coda è morta.
enemy-cetusia_tail-text = Spazza le colonne attorno, presso le mura. Infuriata se la testa è morta.
enemy-dryad-text = Tre round a piantare, poi cammina. I Monoliti sono la sua armatura.
enemy-hatchery-text = Genera un Clawer ogni round.
enemy-seed_mortar-text = 1 danno alla struttura più vicina ogni round.
enemy-monolith-text = Protegge la Driade e blocca le linee di tiro.
mission-F1-text = { $n } Case senza fiamme
mission-F2-text = { $n } Notte, nessun Mago ferito
mission-F3-text = { $n } sezioni all'Alba
mission-S1-text = { $n } uccisi in tutto
mission-S2-text = { $n } uccisi in una Fase Eroe
mission-S3-text = { $n } uccisi fuori in una Notte

## Questions
ask-hero = Scegli il tuo Eroe
hint-hero = Cambiano salute, movimento e mana; tutti possono portare tutto.
ask-trait = Scegli un lato della tua Caratteristica
hint-trait = Porta un Vantaggio e il primo equipaggiamento: { $perks }
ask-start-weapon = Scegli la tua prima arma
ask-start-armour = Scegli la tua prima armatura
ask-start-extra = Scegli una pergamena o una pozione
ask-exchange = Prendi o lascia equipaggiamento
ask-perk = Ottieni un Vantaggio
hint-perk = Un Vantaggio ne richiede due del livello inferiore.
ask-first-player = Nomina il primo giocatore
ask-day = Lavora in Città
hint-day = Costruite, riparate, ispezionate, commerciate; tutti insieme. La Notte cade quando tutti sono pronti.
hint-handled = Per oggi questo Eroe non commercia più.
day-place = Colloca: { $structure }
day-sell = Aggiungi oggetti alla vendita, o vendi
day-icon = Prendi una carta equipaggiamento: un mazzo o una pozione
ask-deploy = Schiera il tuo Eroe per la Notte
hint-deploy = Ovunque fuori dalla nebbia; anche torri, cancelli e portali.
ask-act = Muovi, attacca o finisci
hint-act = Restano: azioni { $tokens }, movimenti { $mp }, mana { $mana }
ask-commander = Dai un'azione a un Eroe
ask-reroll = { $shown }: tieni, o ritira
thrown = { $die }, { $n }
ask-defend = { $n } danni: gira un'armatura, o subisci
ask-bodyguard = { $mate } è sotto attacco: lo prendi tu?
ask-next-hit = Scegli il prossimo bersaglio
ask-next-link = Scegli il prossimo anello della catena
ask-pierce = Scegli chi altro è trafitto
ask-cleaver = Squartatore: 1 danno a chi?
ask-ricochet = Rimbalzo: 1 danno a chi?
ask-ballista = Mira con la Balista
ask-catapult = Mira con la Catapulta
hint-catapult = { $impact } sullo spazio d'impatto, { $splash } sui quattro accanto
ask-scroll = { $item }: su chi, o dove?
ask-keep = Scegli cosa tiene il tuo Eroe
ask-chest = Metti un oggetto nello scrigno
wait-hero = sceglie un Eroe
wait-trait = sceglie una Caratteristica
wait-start-weapon = sceglie un'arma
wait-start-armour = sceglie un'armatura
wait-start-extra = sceglie pergamena o pozione
wait-exchange = scambia equipaggiamento
wait-perk = ottiene un Vantaggio
wait-first-player = nomina il primo giocatore
wait-day = lavora in Città
wait-ready = ha finito
wait-place = sta costruendo
wait-sell = sta vendendo
wait-icon = prende equipaggiamento
wait-deploy = schiera l'Eroe
wait-act = agisce
wait-commander = comanda
wait-reroll = può ritirare
wait-defend = si difende
wait-bodyguard = può intervenire
wait-next-hit = sceglie il prossimo bersaglio
wait-next-link = sceglie il prossimo anello
wait-pierce = sceglie chi è trafitto
wait-cleaver = può usare Squartatore
wait-ricochet = può usare Rimbalzo
wait-ballista = mira con la Balista
wait-catapult = mira con la Catapulta
wait-keep = sceglie cosa tenere
wait-chest = riempie lo scrigno
wait-scroll-fireball = legge una pergamena
wait-scroll-frost = legge una pergamena
wait-scroll-teleport = legge una pergamena
wait-scroll-healing = legge una pergamena
wait-scroll-ward = legge una pergamena
wait-scroll-lightning = legge una pergamena
wait-scroll-mending = legge una pergamena
wait-scroll-banishment = legge una pergamena
wait-scroll-haste = legge una pergamena

## Answers
pass = Passa
do-pass = Fatto
do-ready = Pronto
do-stop = Basta
do-suffer = Subisci
do-let-it = Lascia fare
do-close-chest = Chiudi lo scrigno
do-build = Costruisci: { $kind }
do-place = Colloca in { $cell }
do-put-back = Rinuncia
do-upgrade = Migliora: { $structure }
say-upgrade = Migliora
do-repair = Ripara: { $structure }, { $n ->
    [one] una fiamma
   *[other] { $n } fiamme
}
say-repair = Ripara { $n }
do-take = Prendi: { $item }
say-take = Prendi
do-leave = Lascia: { $item }
do-buy = Compra: { $item }
do-sell = Vendi: { $item }
say-sell = Vendi
do-sold = Vendi per { $n } Oro
do-refresh = Aggiorna il Negozio
do-inspect = Ispeziona: { $structure }
say-inspect = Ispeziona
do-draw = Prima carta del mazzo: { $deck }
do-draw-open = Prima carta del mazzo: { $deck } ({ $item })
do-pour = Pozione: { $item }
do-repel = Respingi: { $board }
do-guess = Indovina ancora sullo spazio nebbia { $n }
do-deploy = Mettiti in { $cell }
do-move = Muovi in { $cell }
do-travel = Vai al Portale in { $cell }
say-travel = Portale
do-leap = Salta in { $cell }
do-punch = Pugno: { $target }
do-attack = { $attack }: { $target }
do-drink = Bevi: { $item }
say-drink = Bevi
do-read = Leggi: { $item }
say-read = Leggi
do-fire = Aziona: { $structure }
do-give = Dai { $item } a { $mate }
do-ready-item = Ripristina: { $item }
do-rally = Aduna { $mate }
do-dash = Scatto
do-armour-boost = Rinforzo Armatura
do-yield = Cedi
do-end = Finisci il turno
do-mate = { $mate }
do-block = Gira: { $item }
do-keep = Tieni
do-throw-again = Ritira
do-bodyguard = Prendi l'attacco

## Why not
why-cannot-carry = Il tuo Eroe non può portare anche questo.
why-gold = Costa { $n } Oro; ce n'è { $have }.
why-workers = Servono { $n } Lavoratori; liberi { $have }.
why-build-cost = Costa { $gold } Oro e { $materials } Materiali.
why-build-piece = Non restano pezzi (costo: { $gold } Oro, { $materials } Materiali).
why-build-site = Non c'è posto (costo: { $gold } Oro, { $materials } Materiali).
why-upgrade-done = È già migliorato ({ $gold } Oro, { $materials } Materiali).
why-upgrade-scenario = Questo scenario non permette il miglioramento ({ $gold } Oro, { $materials } Materiali).
why-upgrade-cost = Il miglioramento costa { $gold } Oro e { $materials } Materiali.
why-upgrade-piece = Non restano pezzi di pietra ({ $gold } Oro, { $materials } Materiali).
why-place-surroundings = Nei Dintorni non si costruisce.
why-place-slot = Mura e Cancelli solo negli spazi per le mura.
why-place-north = Qui nulla sul bordo nord.
why-place-perimeter = Sul perimetro solo Mura e Cancelli.
why-place-mage = Là c'è un Mago.
why-place-taken = C'è già qualcosa.
why-place-area = Starebbe nell'Area di un altro Edificio.
why-place-room = Là non ci sta.
why-no-cell = Là non c'è spazio.
why-fogged = Là c'è la nebbia.
why-too-far-to-go = Troppo lontano; movimenti rimasti: { $n }.
why-not-there = Là non è possibile.
why-no-tokens = Non restano azioni per questo.
why-no-mp = Non restano PM per questo.
why-no-mana = Mana insufficiente.
why-no-target = Nessun bersaglio a portata e in linea di tiro.
why-nobody-wounded = Nessun Eroe ferito a portata.
why-nobody-near = Nessun nemico è adiacente.
why-no-leap = Non c'è nulla da saltare.
why-guard-full = La Guardia è piena.
why-stalwart = L'Incrollabile non scatta.
why-trigger-happy = Il Grilletto Facile non dà pugni.
why-turned = Per questa Notte è usato.
why-armour-later = L'armatura si gira quando sei attaccato.
why-no-effect = Ora non cambierebbe nulla.
why-fired = Ha già tirato.
why-not-beside = Combatti in mischia: mettiti accanto.
why-out-of-range = È fuori portata.
why-hidden = { $structure } lo nasconde: nessuna linea di tiro.
why-no-line = Nessuna linea di tiro: c'è qualcosa in mezzo.
why-costs-more = Ciò che arriva fin là costa più di quanto resta.

## Chronicle
log-hero-chosen = { $who } ha scelto { $hero }
log-traits-dealt = Distribuite le carte Caratteristica
log-trait-chosen = { $who } ha scelto { $trait } e ottenuto { $perk }
log-equipped = { $who } ha preso { $item }
log-equipped-supply = { $who } ha scelto { $item }; va nella Scorta Condivisa
log-no-perk = Nessun Vantaggio rimasto per { $who }
log-perk-gained = { $who } ha ottenuto { $perk }
log-first-named = Primo giocatore: { $who }
log-day-begins = Giorno { $day } di { $town }
log-fog-moved = Nebbia: { $west } a ovest, { $north } a nord, { $east } a est
log-wave-found = Carta direzione { $card }: mostri agli spazi nebbia { $spaces }
log-harpy-found = La Corrupted Harpy è stata vista sulla rupe: { $side }
log-cetusia-found = Cetusia si muove nel lago
log-dryad-found = La Putrefied Dryad si sente allo spazio nebbia { $space }
log-produced = La Città ha prodotto { $gold } Oro e { $materials } Materiali
log-levelled = Tutti gli Eroi salgono al livello II
log-ready = { $who } ha finito per ora
log-built = { $who } ha costruito: { $structure }
log-upgraded = { $who } ha migliorato: { $structure }
log-piles-turned = Le carte schema sono state scoperte
log-deck-formed = Mazzo { $deck } di livello { $level }; { $item } va nella Scorta Condivisa
log-repaired = { $who } ha spento { $n ->
    [one] una fiamma
   *[other] { $n } fiamme
} su: { $structure }
log-handled-take = { $who } ha preso { $item }
log-handled-leave = { $who } ha lasciato { $item }
log-handled-buy = { $who } ha comprato { $item }
log-sold = { $who } ha venduto { $n ->
    [one] un oggetto
   *[other] { $n } oggetti
} per { $gold } Oro
log-refreshed = { $who } ha aggiornato il Negozio
log-inspected = { $who } ha ispezionato: { $structure }
log-drawn = { $who } ha pescato { $item } dal mazzo { $deck }
log-poured = { $who } ha preso { $item } dal Negozio
log-repelled = { $who } ha respinto: { $board }
log-guessed-again = { $who } ha messo in fondo la prima carta dello spazio nebbia { $space }
log-mission-solved = Missione risolta: { $mission }
log-regenerated = Gli Eroi hanno riposato
log-deployed = { $who } ha preso posizione
log-night-begins = Cala la Notte { $night }
log-round-begins = Inizia il round { $round }
log-wave = Carta { $card } allo spazio nebbia { $space }
log-boss-placed-gildenberg = La Corrupted Harpy si posa sulla rupe
log-boss-placed-lakeburg = Cetusia emerge
log-boss-placed-glenwald = La Putrefied Dryad cresce vicino
log-surfaced = Cetusia emerge: carta { $card }
log-hero-phase = Fase Eroe del round { $round }
log-turn = Turno: { $who }
log-yielded = { $who } ha ceduto
log-ended = { $who } ha finito il round
log-commanded = { $who } ha dato un'azione a { $mate }
log-moved = { $who } si è mosso
log-travelled = { $who } ha usato un Portale
log-leapt = { $who } ha saltato
log-dashed = { $who } è scattato
log-boosted = { $who } ora ha Guardia { $guard }
log-punched = { $who } ha dato un pugno
log-attacks = { $who } ha attaccato: { $weapon }, { $attack }
log-perk-used = { $who } ha usato { $perk }
log-fired = { $who } ha azionato: { $structure }
log-drunk = { $who } ha bevuto: { $item }
log-read = { $who } ha letto: { $item }
log-given = { $who } ha dato { $item } a { $mate }
log-readied = { $who } ha ripristinato: { $item }
log-rallied = { $who } ha adunato { $mate }
log-healed = { $who } è stato curato; Ferite rimaste: { $n }
log-flipped = La moneta di { $who }: { $side }
log-thrown = { $who }, { $die }: { $n }
log-dodged = { $enemy } ha schivato
log-enemy-hurt = { $enemy } ha perso { $n } PF
log-slain = Nemico ucciso: { $enemy }
log-banished = Nemico esiliato: { $enemy }
log-pushed = Nemico spinto via: { $enemy }
log-exploded = Un Boomer è esploso con forza { $n }
log-guarded = { $who } ha preso l'attacco su { $mate }
log-blocking = { $who } ha girato: { $item }
log-wounded = { $who } ha subito { $n ->
    [0] nessuna Ferita
    [one] una Ferita
   *[other] { $n } Ferite
}
log-last-stand = { $who }: Ultima Resistenza
log-fell = { $who } è a terra
log-burnt = { $n ->
    [one] Una fiamma
   *[other] { $n } fiamme
} su: { $structure }
log-destroyed = Distrutto: { $structure }
log-mage-hurt = Un Mago ha perso { $n } PF e ne ha { $left }
log-mage-dead = Un Mago è morto
log-monster-phase = { $n ->
    [0] Fase Mostri: nessun mostro
    [one] Fase Mostri: un mostro
   *[other] Fase Mostri: { $n } mostri
}
log-advanced = { $enemy } ha guadagnato terreno
log-stunned = { $enemy } era stordito e ha perso l'attivazione
log-strikes-hero = { $enemy } ha attaccato { $mate }
log-strikes-mage = { $enemy } ha attaccato un Mago
log-strikes-structure = { $enemy } ha attaccato: { $structure }
log-summoned = Un nuovo nemico: { $enemy }
log-group-done = { $enemy }: hanno agito tutti
log-boss-screech = L'Arpia ha lanciato il suo Strido
log-boss-feather-storm = L'Arpia ha scatenato una Tempesta di Piume
log-boss-shift = L'Arpia è volata all'altra sporgenza
log-boss-spit = Cetusia ha sputato
log-boss-tide = Cetusia ha alzato la marea
log-boss-gnaw = Cetusia ha rosicchiato la Città
log-boss-sweep = Cetusia ha spazzato con la coda
log-rampage = Alba: i mostri rimasti bruciano { $n ->
    [one] una fiamma
   *[other] { $n } fiamme
}
log-panic = La Città, { $level }: persi { $gold } Oro e { $materials } Materiali
log-heroes-rise = Gli Eroi si radunano
log-finished-won = Il Boss è sconfitto: scenario vinto
log-finished-mages = L'ultimo Mago è morto: scenario perso
log-finished-panic = Il panico ha preso la Città: scenario perso
log-finished-heroes = Tutti gli Eroi sono a terra: scenario perso
log-finished-missions = Nessuna missione risolta alla seconda Alba: scenario perso
log-finished-dawn = Il Boss è sopravvissuto alla Notte: scenario perso
log-kept = { $who } ha tenuto { $n ->
    [one] un oggetto
   *[other] { $n } oggetti
}
log-chested = { $item } va nello scrigno
standing-percent = percento rimasto dei Maghi e dell’Area Panico, il peggiore dei due
