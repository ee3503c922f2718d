# Dwellings of Eldervale in italiano.

## The game
game-title = Dwellings of Eldervale
game-pitch = Abita una terra di otto elementi: piazza, richiama, combatti e costruisci il tuo tableau di avventure

## Options
option-first_game = Prima partita
option-first_game-help = Fazioni ed elementi vengono distribuiti e non si usano moduli: nessuno sceglie prima di conoscere il gioco.
option-edition = Edizione
option-edition-help = Le regole pubblicate, o la bozza del 2019 con mazzi più piccoli e altre ricompense.
option-edition-published = pubblicata
option-edition-draft2019 = bozza del 2019
option-factions = Fazioni
option-factions-help = Ognuno sceglie un elemento, oppure gli elementi vengono distribuiti; il lato della plancia si sceglie comunque.
option-factions-free = scelta libera
option-factions-random = distribuite
option-extra_elements = Altri elementi
option-extra_elements-help = Due elementi si aggiungono a quelli dei giocatori: a caso, o scelti dal primo posto.
option-extra_elements-random = a caso
option-extra_elements-host_choice = scelti
option-oracle = Oracolo
option-oracle-help = Una Rovina in più: pesca una carta Magia, o ottieni una carta Avventura senza rivelare un reame.
option-minotaur = Minotauro
option-minotaur-help = Un mercenario che carica le Unità piazzate accanto a lui.
option-shapeshifter = Mutaforma
option-shapeshifter-help = Un mercenario che copia un'abilità delle tue altre Unità.
option-mother_of_dragons = Madre dei Draghi
option-mother_of_dragons-help = L'Antro del Drago con la Madre dei Draghi e il suo Trove sta nella pila dei reami.
option-bifrost = Ponte BiFröst
option-bifrost-help = Il ponte con il Gigante del Ghiaccio sta nella pila dei reami; accanto a esso le Dimore valgono di più. Meglio senza la Madre dei Draghi: per una partita basta uno dei due.
option-teams = Due contro due
option-teams-help = Quattro giocatori: i primi due posti giocano insieme contro gli altri due.
option-magic_draft = Draft delle Magie
option-magic_draft-help = Le prime mani si scelgono: tieni una carta su sette e passa il resto.
option-no_doorways = Senza Porte
option-no_doorways-help = Le Porte vanno in fondo ai loro mazzi.
option-tactics = Segnalini Tattici
option-tactics-help = Una volta le Unità di chi perde restano nel reame; tre spade girano di nuovo il segnalino.
option-legendary = Mostri leggendari
option-legendary-help = Il mostro di ogni elemento è sorteggiato tra quello normale e quello leggendario.
option-track_values = Valori dei tracciati
option-track_values-help = Punti dei cinque spazi di ogni tracciato elementale.
option-track_values-standard = 2 2 3 4 5
option-track_values-steep = 2 3 4 5 6
option-chest_gold = Il forziere può essere oro
option-chest_gold-help = Se «una risorsa qualsiasi» può essere presa come oro.
option-draft_peaceful_rush = Mostri in pace
option-draft_peaceful_rush-help = Solo per la bozza del 2019: se un mostro viene a guardare durante l'Inizio Pacifico.
option-draft_peaceful_rush-inspect = vengono a guardare
option-draft_peaceful_rush-dormant = dormono
option-ghost_level = Forza degli Spettri
option-ghost_level-help = Solo per un giocatore: punti con cui gli Spettri cominciano il conteggio.
option-ghost_level-whisper = sussurro (0)
option-ghost_level-wail = lamento (8)
option-ghost_level-wraith = spettro (16)

## Small words
list = { $what }
nothing = niente
side = { $who }
from-to = { $a } → { $b }
some = { $n ->
    [one] { $n } { $what }
   *[other] { $n } { $what-gen }
}
chance = { $n } %
the-monster = il mostro
the-ghosts = gli Spettri
any-element = un elemento qualsiasi
more-dice = altri dadi
free-cast = gratis

## Elements
element-air = Aria
element-earth = Terra
element-fire = Fuoco
element-water = Acqua
element-light = Luce
element-darkness = Tenebra
element-order = Ordine
element-chaos = Caos

## Resources; gen is the form after a number
resource-gem = gemma
    .gen = gemme
resource-potion = pozione
    .gen = pozioni
resource-scroll = pergamena
    .gen = pergamene
resource-tool = attrezzo
    .gen = attrezzi
resource-sword = spada
    .gen = spade
resource-gold = oro
    .gen = oro
resource-magic = carta Magia
    .gen = carte Magia
resource-any = risorsa qualsiasi
    .gen = risorse qualsiasi

## Treasure tokens
token-gem = 1 gemma
token-gem-gem = 2 gemme
token-gem-scroll = 1 gemma e 1 pergamena
token-gem-tool = 1 gemma e 1 attrezzo
token-gem-sword = 1 gemma e 1 spada
token-gem-potion = 1 gemma e 1 pozione
token-gem-or-scroll = 1 gemma o 1 pergamena
token-gem-or-tool = 1 gemma o 1 attrezzo
token-gem-or-sword = 1 gemma o 1 spada
token-gold = 1 oro
token-magic = 1 carta Magia
token-potion = 1 pozione
token-potion-potion = 2 pozioni
token-potion-scroll = 1 pozione e 1 pergamena
token-potion-tool = 1 pozione e 1 attrezzo
token-potion-sword = 1 pozione e 1 spada
token-potion-or-gem = 1 pozione o 1 gemma
token-potion-or-sword = 1 pozione o 1 spada
token-potion-or-tool = 1 pozione o 1 attrezzo
token-scroll = 1 pergamena
token-scroll-scroll = 2 pergamene
token-scroll-tool = 1 pergamena e 1 attrezzo
token-scroll-or-potion = 1 pergamena o 1 pozione
token-scroll-or-tool = 1 pergamena o 1 attrezzo
token-sword = 1 spada
token-sword-sword = 2 spade
token-sword-or-gem = 1 spada o 1 gemma
token-sword-or-tool = 1 spada o 1 attrezzo
token-tool = 1 attrezzo
token-tool-tool = 2 attrezzi
token-tool-sword = 1 attrezzo e 1 spada
token-tool-or-scroll = 1 attrezzo o 1 pergamena
token-tool-or-sword = 1 attrezzo o 1 spada

## Units
unit-worker = Lavoratore
unit-warrior = Guerriero
unit-wizard = Mago
unit-dragon = Drago
unit-minotaur = Minotauro
unit-minotaur-text = Carica: quando un avversario piazza un'Unità accanto al Minotauro, esso può muovere lì e dare battaglia. Una volta per turno.
unit-shapeshifter = Mutaforma
unit-shapeshifter-text = Mimetismo: usa un'abilità di un altro tipo di Unità che hai attiva, comune o di fazione; tranne quelle di Raccolta.
unit-in = { $unit } ({ $realm })

## Realms
realm-thunder_eyrie = Nido del Tuono
realm-windswept_mesa = Mesa Ventosa
realm-cloudfall_steps = Gradini delle Nubi
realm-titan_hollow = Conca del Titano
realm-briar_meadows = Prati di Rovo
realm-crystal_caverns = Caverne di Cristallo
realm-cinder_pit = Fossa di Cenere
realm-emberfields = Campi di Brace
realm-obsidian_crown = Corona d'Ossidiana
realm-drowned_lagoon = Laguna Sommersa
realm-lilypad_shallows = Secche di Ninfee
realm-moonwell_falls = Cascate Lunari
realm-prism_glade = Radura del Prisma
realm-gilded_orchard = Frutteto Dorato
realm-sunspire_hill = Colle del Sole
realm-widow_den = Tana della Vedova
realm-gravemoss_fen = Palude Tombale
realm-umbral_peak = Picco d'Ombra
realm-brass_bastion = Bastione d'Ottone
realm-measured_fields = Campi Misurati
realm-marble_causeway = Via di Marmo
realm-shattered_basin = Bacino Infranto
realm-wandering_isles = Isole Erranti
realm-riftgarden = Giardino del Varco
realm-magetower = Mage Tower
realm-magetower-text = Paga 2 risorse qualsiasi, pesca 3 carte Magia, poi scartane 1.
realm-portal = Portale
realm-portal-text = Evoca un'Unità inattiva al costo indicato sulla tua carta di Partenza.
realm-mill = Mill
realm-mill-text = Trasforma un tuo Lavoratore in un reame elementale in una Dimora.
realm-dungeon1 = Dungeon
realm-dungeon1-text = Rivela un reame, ottieni una carta Avventura, poi ottienine un'altra o bruciane una, ripristina.
realm-dungeon2 = Dungeon
realm-dungeon2-text = Rivela un reame, ottieni una carta Avventura, poi ottienine un'altra o bruciane una, ripristina.
realm-fortress = Fortress
realm-fortress-text = Paga 2 risorse qualsiasi, prendi 2 oro.
realm-oracle = Oracolo
realm-oracle-text = Pesca 1 carta Magia; oppure ottieni 1 carta Avventura, bruciane una e ripristina.
realm-dragonsden = Antro del Drago
realm-dragonsden-text = Prendi 1 oro. Covo della Madre dei Draghi e del suo Trove.
realm-bifrost = Ponte BiFröst
realm-bifrost-text = Pesca 1 carta Magia. Una Dimora al capo vicino vale 2 in più, a quello lontano 10.
row-sigils = Sigilli
row-under = Sotto le pile

## Factions and their abilities
two-abilities = { $one }: { $first } { $two }: { $second }
faction-elves_of_briardell = Elfi di Briardell
faction-stonevein_dwarves = Nani di Stonevein
faction-embercrush_ogres = Ogre di Embercrush
faction-firewitch_goblins = Goblin Firewitch
faction-atlanteans = Atlantidei
faction-reedmire_naga = Naga di Reedmire
faction-shadow_demons = Demoni dell'Ombra
faction-duskthorn_vampires = Vampiri di Duskthorn
faction-dawnspire_seraphs = Serafini di Dawnspire
faction-sunmane_pride = Branco di Sunmane
faction-galewing_harriers = Razziatori di Galewing
faction-mistlight_faeries = Fate di Mistlight
faction-wardens_of_evenmarch = Guardiani di Evenmarch
faction-ironquill_automata = Automi di Ironquill
faction-riftborn_gnolls = Gnoll della Frattura
faction-wildmask_satyrs = Satiri di Wildmask
ability-longbows = Archi Lunghi
ability-longbows-text = Con un'Unità in battaglia, ogni tuo Lavoratore adiacente aggiunge 1 dado ed è al sicuro.
ability-wandering_sage = Saggio Errante
ability-wandering_sage-text = Alla fine del turno il tuo Mago può andare in un reame adiacente.
ability-deep_delvers = Scavatori
ability-deep_delvers-text = Piazza un Lavoratore in un Dungeon: prendi 1 gemma. (Raccolta)
ability-shieldwall = Muro di Scudi
ability-shieldwall-text = Con il Guerriero in battaglia e una Dimora lì o accanto, 1 dado in più.
ability-trophy_hunters = Cacciatori di Trofei
ability-trophy_hunters-text = Vinci con un Lavoratore in battaglia: 1 risorsa qualsiasi.
ability-crushing_blow = Colpo Schiacciante
ability-crushing_blow-text = Con il Guerriero in battaglia puoi far ritirare a un'altra parte il dado più alto.
ability-swarm = Sciame
ability-swarm-text = I tuoi Lavoratori possono essere piazzati anche dove ci sono tue Unità; le altre regole di piazzamento valgono.
ability-cinder_hex = Malocchio di Cenere
ability-cinder_hex-text = Con il Mago in battaglia puoi girare un tuo 1 su 6.
ability-tidecraft = Arte delle Maree
ability-tidecraft-text = Il tuo Lavoratore prende due volte la risorsa di una pila vuota. (Raccolta)
ability-undertow = Risacca
ability-undertow-text = Con il Drago in battaglia, dopo Unirsi, puoi cacciare un Lavoratore avversario in un reame adiacente a scelta del suo padrone.
ability-tidecaller = Voce delle Maree
ability-tidecaller-text = Quando piazzi il Mago puoi scambiarlo, prima dell'azione, con un'altra tua Unità in Eldervale.
ability-venom = Veleno
ability-venom-text = Chi combatte contro il tuo Guerriero non può ritirare né cambiare i propri dadi.
ability-rise_from_the_shadows = Sorgere dalle Ombre
ability-rise_from_the_shadows-text = Il tuo Guerriero può essere piazzato direttamente dall'Underworld.
ability-soul_debt = Debito d'Anima
ability-soul_debt-text = Quando un tuo Lavoratore va nell'Underworld, 1 risorsa qualsiasi oltre alla spada. (Raccolta)
ability-blood_price = Prezzo di Sangue
ability-blood_price-text = Quando piazzi il Mago puoi mandare un Lavoratore da Eldervale nell'Underworld per 2 risorse qualsiasi.
ability-nightfall = Crepuscolo
ability-nightfall-text = Vinci con il Drago: 1 pozione per giocatore sconfitto.
ability-blinding_light = Luce Accecante
ability-blinding_light-text = Con il Mago in battaglia puoi girare su 1 un dado di un'altra parte.
ability-benediction = Benedizione
ability-benediction-text = Piazza un Lavoratore dove c'è una Dimora: 1 pozione. (Raccolta)
ability-lions_roar = Ruggito
ability-lions_roar-text = Quando piazzi il Guerriero nessun mostro fa Rush in questo turno.
ability-hearth_road = Via del Focolare
ability-hearth_road-text = I tuoi Lavoratori possono essere piazzati anche su o accanto alle tue Dimore.
ability-tailwind = Vento in Coda
ability-tailwind-text = I tuoi Lavoratori possono essere piazzati in un reame libero fino a 2 di distanza dalle tue Unità.
ability-stormdive = Picchiata
ability-stormdive-text = Se il Drago si è unito a questa battaglia, 1 dado in più.
ability-glamour = Incanto
ability-glamour-text = Un Mago che cadrebbe può invece andare in un reame libero qualsiasi.
ability-pilfer = Furto
ability-pilfer-text = Piazza un Lavoratore dove c'è un'Unità avversaria: pesca 1 carta Magia. (Raccolta)
ability-momentum = Slancio
ability-momentum-text = Quando il Guerriero si unisce a una battaglia, un tuo dado vale 6.
ability-patrol = Ronda
ability-patrol-text = Alla fine del turno un tuo Lavoratore può andare in un reame libero adiacente.
ability-blueprints = Progetti
ability-blueprints-text = Tramite il Mill una Dimora costa 1 risorsa in meno.
ability-recompile = Ricompilare
ability-recompile-text = Piazza il Mago in una Rovina: puoi scambiare 1 risorsa. (Raccolta)
ability-frenzy = Frenesia
ability-frenzy-text = Con il Guerriero in battaglia puoi ritirare una volta i dadi che vuoi.
ability-scavengers = Spazzini
ability-scavengers-text = Quando un mostro è sconfitto, 1 risorsa qualsiasi se hai un Lavoratore in Eldervale. (Raccolta)
ability-revel = Baldoria
ability-revel-text = Quando piazzi il Mago tutti pescano 1 carta Magia, poi prendi 1 gemma.
ability-wild_hunt = Caccia Selvaggia
ability-wild_hunt-text = Quando piazzi il Drago puoi muovere un mostro entro 2 reami in un reame libero adiacente a esso.
ability-lantern_bearers = { card-lantern_bearers }
ability-entropy_engine = { card-entropy_engine }
ability-duellists_gale = { card-duellists_gale }
ability-searing_blades = { card-searing_blades }
ability-double_down = { card-double_down }
ability-fury = Furia
ability-molten_hide = Pelle Fusa
ability-shifting_form = Forma Mutevole
ability-blink = Balzo
ability-scatter = Dispersione
ability-regrow = Ricrescita

## Monsters
wild-and-tame = { $wild } Tuo: { $tame }
monster-tempest_roc = Roc della Tempesta
monster-tempest_roc-text = Fa Rush fino a 2 reami di distanza.
monster-tempest_roc-tame = può essere piazzato fino a 2 reami di distanza dalle tue Unità.
monster-mossback_colossus = Colosso di Muschio
monster-mossback_colossus-text = Non fa mai Rush.
monster-mossback_colossus-tame = in o accanto alla tua battaglia, 1 dado in più.
monster-demon_of_might = Demone della Potenza
monster-demon_of_might-text = Vince i veri pareggi.
monster-demon_of_might-tame = nelle sue battaglie puoi ritirare una volta i tuoi 1.
monster-dread_crocodile = Coccodrillo del Terrore
monster-dread_crocodile-text = Ritira una volta i suoi 1 e 2.
monster-dread_crocodile-tame = 1 dado in più nella battaglia iniziata piazzandolo.
monster-prism_unicorn = Unicorno Prismatico
monster-prism_unicorn-text = Nelle sue battaglie nessun giocatore tira più di 4 dadi.
monster-prism_unicorn-tame = 1 pozione quando lo richiami.
monster-gloom_widow = Vedova delle Ombre
monster-gloom_widow-text = Le Unità accanto a essa non possono unirsi a battaglie altrove.
monster-gloom_widow-tame = nelle sue battaglie gli avversari non spendono spade.
monster-brass_juggernaut = Juggernaut di Ottone
monster-brass_juggernaut-text = Nessun altro può far ritirare o cambiare i suoi dadi.
monster-brass_juggernaut-tame = nelle sue battaglie un tuo dado vale 4.
monster-chimera_of_whim = Chimera del Capriccio
monster-chimera_of_whim-text = Un dado decide la sua forza: da 2 a 5.
monster-chimera_of_whim-tame = puoi ritirare quel dado una volta per battaglia.
monster-mother_of_dragons = Madre dei Draghi
monster-mother_of_dragons-text = Fa Rush anche in ogni Rovina, ritira gli 1 finché ce ne sono, non può essere dominata, torna a casa dopo ogni battaglia.
monster-skyrend_wyvern = Viverna Squarciacielo
monster-skyrend_wyvern-text = Dopo Unirsi chi ha più Unità (almeno due) deve spostarne una in un reame adiacente.
monster-skyrend_wyvern-tame = può essere piazzata in un reame libero qualsiasi.
monster-gravel_hydra = Idra di Ghiaia
monster-gravel_hydra-text = La prima volta che è sconfitta torna al Covo; la ricompensa vale.
monster-gravel_hydra-tame = 1 dado per ogni altro tipo di tua Unità nella sua battaglia, al massimo 2.
monster-volcanic_terror = Terrore Vulcanico
monster-volcanic_terror-text = Dove fa Rush si perde il primo segnalino di ogni pila.
monster-volcanic_terror-tame = nelle sue battaglie la tua prima spada dà 2 dadi e puoi far ritirare a un'altra parte il dado più alto.
monster-abyssal_kraken = Kraken Abissale
monster-abyssal_kraken-text = Le Unità perse nelle sue battaglie non danno spade.
monster-abyssal_kraken-tame = può unirsi a battaglie fino a 2 reami di distanza.
monster-solar_sphinx = Sfinge Solare
monster-solar_sphinx-text = Ogni Unità che si unisce alla sua battaglia costa 1 risorsa.
monster-solar_sphinx-tame = pesca 1 carta Magia quando la richiami.
monster-bone_leviathan = Leviatano d'Ossa
monster-bone_leviathan-text = Nelle sue battaglie non si spendono spade.
monster-bone_leviathan-tame = 1 dado in più nelle sue battaglie con almeno 2 tue Unità nell'Underworld.
monster-edict_golem = Golem dell'Editto
monster-edict_golem-text = Nelle sue battaglie niente incantesimi da Unirsi in poi.
monster-edict_golem-tame = i mostri non fanno Rush nel suo reame.
monster-rift_maw = Fauci della Frattura
monster-rift_maw-text = Dopo una battaglia vinta, il giocatore attivo lo muove in un reame libero.
monster-rift_maw-tame = alla fine del turno può andare in un reame libero qualsiasi.
monster-frost_giant = Gigante del Ghiaccio
monster-frost_giant-text = Nelle sue battaglie un dado costa 2 spade.
monster-frost_giant-tame = 1 dado in più nelle battaglie sul Ponte BiFröst.

## Kinds of cards
type-action = azione
type-passive = passiva
type-doorway = Porta
type-vault = Vault
type-aura = Aura
type-starter = Partenza
type-spell = incantesimo
type-prophecy = profezia
type-quest = quest
type-mercenary = mercenario
type-monster-normal = mostro
type-monster-legendary = mostro leggendario
type-monster-special = mostro
type-elemental = reame elementale
type-lair = reame elementale con Covo
type-ruin = Rovina
type-bridge = ponte
slot-in = prezzo
slot-out = guadagno
slot-door = porta
slot-vault = vault
slot-vault_facedown = vault, coperto
slot-orb-required = serve un Orb
slot-orb-boost = più forte con un Orb
slot-orb-hire = un Orb lo ingaggia per sempre
row-summon = Evoca
row-gather = Raccogli
row-dwell = Dimora

## Starter cards
starter-costs = Guerriero: { $warrior }. Mago: { $wizard }. Drago: { $dragon }.
card-starter_air = Aria
card-starter_earth = Terra
card-starter_fire = Fuoco
card-starter_water = Acqua
card-starter_light = Luce
card-starter_darkness = Tenebra
card-starter_order = Ordine
card-starter_chaos = Caos

## Adventure cards
card-zephyr_gate = Porta di Zefiro
card-zephyr_gate-text = 1 pergamena. Da solo il più alto in aria: anche ciò che mostra il segnalino.
card-whispering_aerie = Nido dei Sussurri
card-whispering_aerie-text = 1 pergamena, o ciò che mostra il segnalino. Poi puoi scartare 1 carta Magia per pescarne 1.
card-cloud_library = Biblioteca di Nubi
card-cloud_library-text = Pesca 3 carte Magia, poi scartane 1.
card-skyship_dock = Molo dei Cieli
card-skyship_dock-text = Paga il segnalino: 2 punti e 1 carta Magia.
card-roc_nest = Nido del Roc
card-roc_nest-text = 1 pergamena, 1 gemma e 1 oro.
card-gale_banner = Vessillo di Burrasca
card-gale_banner-text = 1 spada e 1 risorsa qualsiasi; una tua Unità in Eldervale può muovere fino a 2 reami in uno libero.
card-featherfall_cloaks = Mantelli di Piuma
card-featherfall_cloaks-text = Le tue Unità possono essere piazzate in un reame libero fino a 2 di distanza dalle tue Unità.
card-wind_chimes = Campane a Vento
card-wind_chimes-text = Alla Mage Tower pesca 1 carta in più prima di scartare.
card-stormcallers_perch = Trespolo del Tuono
card-stormcallers_perch-text = Pesca 1 carta Magia. Con un Orb 1 in più, e 2 punti.
card-kite_scouts = Esploratori d'Aquilone
card-kite_scouts-text = Guarda i primi 2 reami e rimettili come vuoi; 1 risorsa qualsiasi.
card-duellists_gale = Vento del Duellante
card-duellists_gale-text = In ogni battaglia puoi ritirare una volta un tuo dado.
card-sky_archive = Archivio del Cielo
card-sky_archive-text = Alla fine 1 punto per carta Magia in mano, al massimo 7.
card-aura_of_haste = Aura di Rapidità
card-aura_of_haste-text = Una volta per Richiamo l'Unità sulla carta ospite torna subito nell'Area Base: la carta è di nuovo libera.
card-rootbound_arch = Arco di Radici
card-rootbound_arch-text = 1 gemma. Da solo il più alto in terra: anche ciò che mostra il segnalino.
card-gem_terrace = Terrazza di Gemme
card-gem_terrace-text = 1 gemma, o ciò che mostra il segnalino. Con 3 Dimore anche 1 attrezzo.
card-elder_quarry = Cava Antica
card-elder_quarry-text = Paga il segnalino: 2 punti, con 2 Dimore 4.
card-burrow_builders = Costruttori di Tane
card-burrow_builders-text = Costruisci una Dimora con un Lavoratore ancora in Eldervale, 1 risorsa in meno.
card-mountain_roost = Nido Montano
card-mountain_roost-text = 2 gemme e 1 attrezzo.
card-runesmith_hall = Sala delle Rune
card-runesmith_hall-text = Scambia fino a 3 risorse base una per una; 1 punto.
card-granite_guard = Guardia di Granito
card-granite_guard-text = 2 spade e 1 risorsa qualsiasi.
card-deep_foundations = Fondamenta Profonde
card-deep_foundations-text = Ogni Dimora che costruisci vale 2 punti in più.
card-stalwart_walls = Mura Salde
card-stalwart_walls-text = La tua Dimora nel reame della tua battaglia dà 2 dadi invece di 1.
card-geode_heart = Cuore di Geode
card-geode_heart-text = 1 gemma. Con un Orb 1 in più, e 2 punti.
card-tunnel_network = Rete di Gallerie
card-tunnel_network-text = Le tue Unità possono essere piazzate anche su o accanto alle tue Dimore.
card-deeproot_cavern = Caverna delle Radici
card-deeproot_cavern-text = Alla fine 2 punti per simbolo sui segnalini qui.
card-aura_of_stone = Aura di Pietra
card-aura_of_stone-text = Ogni uso della carta ospite dà anche 1 gemma o 1 attrezzo.
card-ember_gate = Porta di Brace
card-ember_gate-text = 1 spada. Da solo il più alto in fuoco: anche ciò che mostra il segnalino.
card-ash_forge = Forgia di Cenere
card-ash_forge-text = 1 spada, o ciò che mostra il segnalino; 1 in più se hai vinto una battaglia dall'ultimo Richiamo.
card-flame_altar = Altare di Fiamma
card-flame_altar-text = Paga il segnalino: 1 gloria.
card-war_drums = Tamburi di Guerra
card-war_drums-text = 1 gloria e 1 spada.
card-lava_hatchery = Covata di Lava
card-lava_hatchery-text = 2 spade e 2 punti.
card-pyromancers_circle = Cerchio del Piromante
card-pyromancers_circle-text = Fino a due volte: paga 1 spada per 2 punti.
card-scorched_earth = Terra Bruciata
card-scorched_earth-text = Quando vinci una battaglia, 1 risorsa qualsiasi per giocatore sconfitto.
card-searing_blades = Lame Roventi
card-searing_blades-text = Dopo il tiro puoi ritirare una volta i tuoi 1.
card-phoenix_pyre = Pira della Fenice
card-phoenix_pyre-text = 1 spada; un'Unità nell'Underworld può essere richiamata ora. Con un Orb tutte, e 2 punti.
card-salamander_market = Mercato delle Salamandre
card-salamander_market-text = Scambia fino a 2 spade con risorse qualsiasi.
card-beacon_of_conquest = Faro di Conquista
card-beacon_of_conquest-text = 1 dado in più nelle battaglie iniziate dal tuo piazzamento.
card-dragonfire_hoard = Tesoro di Fuoco
card-dragonfire_hoard-text = Alla fine 1 punto per spada e 1 per spazio di gloria raggiunto.
card-aura_of_flame = Aura di Fiamma
card-aura_of_flame-text = Ogni uso della carta ospite: puoi pagare 1 spada per 2 punti.
card-tidal_gate = Porta di Marea
card-tidal_gate-text = 1 pozione. Da solo il più alto in acqua: anche ciò che mostra il segnalino.
card-spring_of_mending = Fonte di Guarigione
card-spring_of_mending-text = 1 pozione, o ciò che mostra il segnalino. Un segnalino sostituito qui dà ancora una volta il suo guadagno.
card-harbor_exchange = Cambio del Porto
card-harbor_exchange-text = Paga il segnalino: 1 oro e 1 risorsa qualsiasi.
card-coral_shipyard = Cantiere di Corallo
card-coral_shipyard-text = Evoca un'Unità con 1 risorsa in meno.
card-sea_drake_cove = Baia del Drago Marino
card-sea_drake_cove-text = 2 pozioni e 1 carta Magia.
card-moonpool = Specchio Lunare
card-moonpool-text = Esegui l'azione di un'altra tua carta Avventura, qualunque sia la sua Unità; i suoi Slot e il suo Orb contano.
card-tide_guard = Guardia di Marea
card-tide_guard-text = 1 spada, 1 pozione e 1 attrezzo.
card-flowing_current = Corrente Viva
card-flowing_current-text = La risorsa di una pila vuota si prende due volte.
card-soothing_undertow = Risacca Pietosa
card-soothing_undertow-text = Per 1 pozione ciascuna, le tue perdite tornano nell'Area Base.
card-pearl_divers_rest = Riposo dei Pescatori
card-pearl_divers_rest-text = 1 pozione. Con un Orb anche 1 oro e 1 punto.
card-healing_rain = Pioggia Curativa
card-healing_rain-text = 1 punto per tua Unità nell'Underworld, al massimo 3; poi una può essere richiamata ora.
card-sunken_treasury = Tesoreria Sommersa
card-sunken_treasury-text = Alla fine 2 punti per segnalino qui e 1 per pozione.
card-aura_of_tides = Aura delle Maree
card-aura_of_tides-text = Ogni uso della carta ospite: puoi scambiare 1 risorsa.
card-luminous_threshold = Soglia Luminosa
card-luminous_threshold-text = 1 pergamena. Da solo il più alto in luce: anche ciò che mostra il segnalino.
card-sunlit_scriptorium = Scriptorium Solare
card-sunlit_scriptorium-text = 1 pergamena, o ciò che mostra il segnalino. Poi puoi donare una risorsa base per 1 punto.
card-chapel_of_dawn = Cappella dell'Alba
card-chapel_of_dawn-text = Paga il segnalino: 1 punto, e 1 per tracciato dove sei il più alto o pari, al massimo 3.
card-pilgrim_road = Via dei Pellegrini
card-pilgrim_road-text = 1 pozione; 1 punto per tua Dimora accanto a una Rovina, al massimo 3.
card-gryphon_spire = Guglia del Grifone
card-gryphon_spire-text = 1 pergamena, 1 pozione e 2 punti.
card-seers_mirror = Specchio del Veggente
card-seers_mirror-text = Ottieni una carta Avventura scoperta con 1 risorsa in meno.
card-paladin_hall = Sala dei Paladini
card-paladin_hall-text = 1 gloria, oppure 1 punto per Dimora, al massimo 3.
card-radiant_aegis = Egida Radiosa
card-radiant_aegis-text = Vinci i veri pareggi.
card-lantern_bearers = Portatori di Lanterne
card-lantern_bearers-text = Se hai piazzato un Lavoratore puoi vietare ogni Rush in questo turno.
card-prism_shrine = Santuario del Prisma
card-prism_shrine-text = 1 pergamena o 1 pozione. Con un Orb anche 1 pergamena e 2 punti.
card-hymn_of_unity = Inno all'Unità
card-hymn_of_unity-text = Paga 2 risorse di tipo diverso: 3 punti.
card-reliquary_of_dawn = Reliquiario dell'Alba
card-reliquary_of_dawn-text = Alla fine 2 punti per tracciato dove sei il più alto o pari.
card-aura_of_grace = Aura di Grazia
card-aura_of_grace-text = Ogni uso della carta ospite: 1 punto.
card-gloomwood_door = Porta di Boscocupo
card-gloomwood_door-text = 1 pozione. Da solo il più alto in tenebra: anche ciò che mostra il segnalino.
card-nightshade_garden = Giardino di Belladonna
card-nightshade_garden-text = 1 pozione, o ciò che mostra il segnalino. Poi puoi mandare un'Unità da Eldervale nell'Underworld per 1 risorsa qualsiasi.
card-sacrificial_pit = Fossa Sacrificale
card-sacrificial_pit-text = 2 risorse qualsiasi; poi questa Unità va nell'Underworld.
card-bone_market = Mercato d'Ossa
card-bone_market-text = Paga il segnalino: 2 punti, e prendi 1 risorsa, non una carta Magia, a un avversario.
card-wyrm_barrow = Tumulo del Drago
card-wyrm_barrow-text = Paga 2 pozioni: domina un mostro in o accanto a un reame con una tua Unità.
card-necromancers_study = Studio del Negromante
card-necromancers_study-text = Prendi una carta dagli scarti di Magia e pescane 1.
card-dread_barracks = Caserma del Terrore
card-dread_barracks-text = 1 spada, e 1 per tua Unità nell'Underworld, al massimo 3.
card-whispers_below = Sussurri dal Profondo
card-whispers_below-text = Invece della spada dell'Underworld puoi prendere una risorsa qualsiasi.
card-night_raid = Razzia Notturna
card-night_raid-text = 1 dado in più se non avevi Unità lì prima di Unirsi.
card-shade_idol = Idolo d'Ombra
card-shade_idol-text = 1 risorsa qualsiasi. Con un Orb prendine anche 1, non una carta Magia, a un avversario.
card-cemetery_gate = Cancello del Cimitero
card-cemetery_gate-text = 1 punto per tua Unità nell'Underworld, al massimo 4.
card-catacomb_hoard = Tesoro delle Catacombe
card-catacomb_hoard-text = Alla fine 3 punti per segnalino qui.
card-aura_of_souls = Aura delle Anime
card-aura_of_souls-text = Un'Unità che torna dall'Underworld può usare la carta ospite, se è libera.
card-gate_of_measures = Porta delle Misure
card-gate_of_measures-text = 1 attrezzo. Da solo il più alto in ordine: anche ciò che mostra il segnalino.
card-gear_workshop = Officina degli Ingranaggi
card-gear_workshop-text = Una delle due: 1 attrezzo o ciò che mostra il primo segnalino; ciò che mostra il secondo.
card-arch_bridge = Ponte ad Arco
card-arch_bridge-text = Per i tuoi piazzamenti tutte le Rovine sono adiacenti tra loro.
card-citadel = Cittadella
card-citadel-text = 1 gloria.
card-guild_hall = Sala della Gilda
card-guild_hall-text = Paga il segnalino: 3 punti.
card-clockwork_dragonry = Draghi Meccanici
card-clockwork_dragonry-text = 3 attrezzi o 2 oro.
card-hall_of_laws = Sala delle Leggi
card-hall_of_laws-text = Paga 2 risorse: 1 potere dove hai un segnapotere.
card-master_builders = Mastri Costruttori
card-master_builders-text = Le tue Dimore costano 1 risorsa in meno.
card-drill_yard = Campo d'Armi
card-drill_yard-text = La tua prima spada in una battaglia dà 2 dadi.
card-archive_of_patents = Archivio dei Brevetti
card-archive_of_patents-text = 1 pergamena. Con un Orb brucia anche una carta scoperta, e 2 punti.
card-grand_census = Gran Censimento
card-grand_census-text = 1 punto ogni 2 Unità attive, al massimo 4.
card-vault_of_ledgers = Vault dei Registri
card-vault_of_ledgers-text = Alla fine 1 punto per tipo di risorsa che hai; tutti e sette: altri 2.
card-aura_of_order = Aura dell'Ordine
card-aura_of_order-text = Ogni Unità può usare la carta ospite.
card-shifting_door = Porta Mutevole
card-shifting_door-text = 1 gemma. Da solo il più alto in caos: anche ciò che mostra il segnalino.
card-bazaar_of_oddities = Bazar delle Stranezze
card-bazaar_of_oddities-text = 1 gemma, o ciò che mostra il segnalino. Poi puoi scartare il segnalino per 2 punti.
card-wheel_of_fortune = Ruota della Fortuna
card-wheel_of_fortune-text = Tira: 1 perdi una risorsa; 2–3 prendine 1, 4–5 prendine 2 qualsiasi; 6 prendi 2 oro.
card-wildgrowth_maze = Labirinto Selvatico
card-wildgrowth_maze-text = Paga il segnalino: 2 carte Magia e 1 punto.
card-chimera_pen = Recinto della Chimera
card-chimera_pen-text = 1 gemma e 1 spada; puoi muovere un mostro in un reame libero adiacente.
card-mad_wyrms_hoard = Tesoro del Drago Folle
card-mad_wyrms_hoard-text = 1 gemma per tracciato con un tuo segnapotere, al massimo 4.
card-tricksters_loft = Soffitta del Burlone
card-tricksters_loft-text = Puoi mettere un'altra tua carta Avventura sotto il suo mazzo per prenderne una scoperta gratis.
card-entropy_engine = Motore d'Entropia
card-entropy_engine-text = Una volta per turno: scarta 1 carta Magia per 1 oro.
card-double_down = Raddoppio
card-double_down-text = Dopo il tiro puoi ritirare una volta tutti i tuoi dadi.
card-prismatic_fissure = Fenditura Prismatica
card-prismatic_fissure-text = 1 risorsa qualsiasi. Con un Orb anche il primo segnalino di una pila qualsiasi.
card-carnival_of_masks = Carnevale di Maschere
card-carnival_of_masks-text = Esegui l'azione di una carta avversaria senza prezzo, come stampata.
card-vault_of_whims = Vault dei Capricci
card-vault_of_whims-text = Alla fine 1 punto per simbolo sui segnalini qui e 2 per quest completata.
card-chaotic_aura = Aura Caotica
card-chaotic_aura-text = Ogni uso della carta ospite, pagato il prezzo, tira: 4–6 l'effetto due volte, 1–3 per niente.

## Magic cards
magic-faerie_charm = Fascino Fatato
magic-faerie_charm-text = La battaglia che sta per iniziare non avviene.
magic-polymorph = Metamorfosi
magic-polymorph-text = Scambia una tua Unità in Eldervale con una nell'Area Base.
magic-gust_of_wings = Colpo d'Ali
magic-gust_of_wings-text = Muovi una tua Unità fino a 2 reami in uno libero.
magic-stone_bastion = Bastione di Pietra
magic-stone_bastion-text = 2 dadi in più con una tua Dimora nella battaglia o accanto.
magic-firestorm = Tempesta di Fuoco
magic-firestorm-text = Una parte a tua scelta ritira tutti i suoi dadi.
magic-riptide = Corrente di Ritorno
magic-riptide-text = Il mostro in Rush resta dov'è in questo turno, e nessun altro prende il suo posto.
magic-dawn_ward = Scudo dell'Alba
magic-dawn_ward-text = Le tue perdite tornano invece nell'Area Base.
magic-grave_bargain = Patto Tombale
magic-grave_bargain-text = Manda una tua Unità da Eldervale nell'Underworld e pesca 3 carte Magia.
magic-writ_of_passage = Lasciapassare
magic-writ_of_passage-text = In questo turno puoi piazzare su o accanto alle tue Dimore.
magic-wild_surge = Impeto Selvaggio
magic-wild_surge-text = Tira un altro dado; può sostituire uno dei tuoi.
magic-arcane_insight = Intuito Arcano
magic-arcane_insight-text = Pesca 2 carte Magia.
magic-alchemists_trick = Trucco dell'Alchimista
magic-alchemists_trick-text = Scambia fino a 3 risorse base una per una.
magic-dragonsong = Canto del Drago
magic-dragonsong-text = Evoca il tuo Drago con 2 risorse in meno.
magic-call_to_arms = Chiamata alle Armi
magic-call_to_arms-text = Evoca un Lavoratore per 1 risorsa qualsiasi.
magic-haste = Rapidità
magic-haste-text = Dopo l'azione del tuo piazzamento piazza un altro Lavoratore ed esegui la sua azione.
magic-binding_chains = Catene
magic-binding_chains-text = Domina un mostro in o accanto a un reame con una tua Unità.
magic-banish = Bando
magic-banish-text = Riporta un mostro al suo Covo.
magic-lure = Esca
magic-lure-text = Muovi un mostro in un reame adiacente senza mostri; le Unità lì devono combattere. Non durante una battaglia.
magic-battle_hymn = Inno di Battaglia
magic-battle_hymn-text = 1 dado per ogni altro giocatore in battaglia.
magic-lucky_charm = Portafortuna
magic-lucky_charm-text = Ritira una volta i tuoi dadi che vuoi.
magic-blade_rain = Pioggia di Lame
magic-blade_rain-text = 2 dadi in più.
magic-fog_of_war = Nebbia di Guerra
magic-fog_of_war-text = Il dado più alto di un'altra parte diventa 1.
magic-mirror_shield = Scudo a Specchio
magic-mirror_shield-text = Un tuo dado prende il valore di un dado qualsiasi della battaglia.
magic-master_mason = Mastro Muratore
magic-master_mason-text = La tua prossima Dimora in questo turno costa 2 risorse in meno.
magic-hidden_path = Sentiero Nascosto
magic-hidden_path-text = Ottieni una carta Avventura scoperta al suo costo.
magic-treasure_sense = Fiuto del Tesoro
magic-treasure_sense-text = Prendi il primo segnalino di una pila dove hai un'Unità.
magic-pilfering_imp = Folletto Ladro
magic-pilfering_imp-text = Prendi 1 risorsa, non una carta Magia, a un avversario con più punti.
magic-spirit_recall = Richiamo degli Spiriti
magic-spirit_recall-text = Una tua Unità torna dall'Underworld nell'Area Base.
magic-attunement = Sintonia
magic-attunement-text = 1 potere dove hai un segnapotere.
magic-prospectors_luck = Fortuna del Cercatore
magic-prospectors_luck-text = 1 oro per tua Dimora, al massimo 3.
magic-second_wind = Secondo Fiato
magic-second_wind-text = Esegui di nuovo l'azione di una carta Avventura usata in questo Richiamo.
magic-sudden_ambush = Imboscata
magic-sudden_ambush-text = Una tua Unità fino a 2 reami di distanza si unisce alla battaglia.
magic-sanctuary = Santuario
magic-sanctuary-text = Con una tua Dimora nel reame la battaglia non avviene.
magic-song_of_glory = Canto di Gloria
magic-song_of_glory-text = Dopo una vittoria 1 gloria in più.
magic-prophecy_of_the_crown = Profezia della Corona
magic-prophecy_of_the_crown-text = 3 punti per tuo segnapotere in cima, al massimo 6.
magic-prophecy_of_the_four_winds = Profezia dei Quattro Venti
magic-prophecy_of_the_four_winds-text = 5 punti con quattro segnapotere sui tracciati, nessuno sul primo spazio.
magic-prophecy_of_hearths = Profezia dei Focolari
magic-prophecy_of_hearths-text = 1 punto per tua Dimora.
magic-prophecy_of_the_old_stones = Profezia delle Vecchie Pietre
magic-prophecy_of_the_old_stones-text = 2 punti per tua Dimora accanto ad almeno due Rovine, al massimo 6.
magic-prophecy_of_the_host = Profezia della Schiera
magic-prophecy_of_the_host-text = 2 punti ciascuno per Guerriero, Mago e Drago evocati.
magic-prophecy_of_the_library = Profezia della Biblioteca
magic-prophecy_of_the_library-text = 1 punto per carta Magia in mano, al massimo 5.
magic-prophecy_of_plenty = Profezia dell'Abbondanza
magic-prophecy_of_plenty-text = 1 punto ogni 2 risorse senza carte Magia, al massimo 6.
magic-prophecy_of_heroes = Profezia degli Eroi
magic-prophecy_of_heroes-text = 4 punti dallo spazio 1 della gloria in poi, se nessuno ti supera.
magic-prophecy_of_the_archive = Profezia dell'Archivio
magic-prophecy_of_the_archive-text = 1 punto ogni 2 carte Avventura, al massimo 6.
magic-prophecy_of_neighbours = Profezia dei Vicini
magic-prophecy_of_neighbours-text = 1 punto per Dimora avversaria accanto alle tue, al massimo 5.
magic-prophecy_of_beasts = Profezia delle Bestie
magic-prophecy_of_beasts-text = 2 punti per mostro sconfitto o dominato, al massimo 6.
magic-prophecy_of_the_deep = Profezia del Profondo
magic-prophecy_of_the_deep-text = 2 punti per tua Unità nell'Underworld, al massimo 6.
magic-crossroads_hearth = Focolare al Crocevia
magic-crossroads_hearth-text = Costruisci una Dimora che vale almeno 6 punti per i vicini.
magic-giant_slayer = Ammazzagiganti
magic-giant_slayer-text = Vinci una battaglia in cui un mostro è sconfitto.
magic-beastmaster = Signore delle Bestie
magic-beastmaster-text = Domina un mostro.
magic-against_the_odds = Contro Ogni Pronostico
magic-against_the_odds-text = Vinci contro una parte che ha tirato più dadi.
magic-great_host = Grande Schiera
magic-great_host-text = Abbi 6 Unità attive.
magic-dragonlord = Signore dei Draghi
magic-dragonlord-text = Vinci una battaglia con il tuo Drago.
magic-keeper_of_secrets = Custode dei Segreti
magic-keeper_of_secrets-text = Tieni 6 carte Magia, questa compresa.
magic-hoarder = Accumulatore
magic-hoarder-text = Tieni 5 di una risorsa base.
magic-arcane_pilgrim = Pellegrino Arcano
magic-arcane_pilgrim-text = Piazza il tuo Mago nella Mage Tower.
magic-warpath = Sentiero di Guerra
magic-warpath-text = Vinci 2 battaglie dall'ultimo Richiamo.
magic-elementalist = Elementalista
magic-elementalist-text = Abbi segnapotere su 4 tracciati.
magic-ascendant = Asceso
magic-ascendant-text = Abbi un segnapotere in cima a un tracciato.
magic-unbroken = Indomiti
magic-unbroken-text = Richiama 5 Unità dai reami senza averne nell'Underworld.
magic-martyrs = Martiri
magic-martyrs-text = Abbi 3 Unità nell'Underworld.

## When spells are played
when-my_turn = nel tuo turno
when-my_regroup = nel tuo Richiamo
when-after_own_place_action = dopo l'azione del tuo piazzamento
when-monster_would_rush = quando un mostro sta per fare Rush
when-battle_would_trigger = quando sta per iniziare una battaglia
when-battle_join = durante Unirsi
when-battle_dice = prima del tiro dei dadi
when-battle_after_roll = dopo il tiro
when-battle_won = quando vinci una battaglia
when-battle_casualties = quando le tue Unità cadono

## Orb spaces, Trove, Ghosts
orb-os1 = 2 pozioni
orb-os2 = 2 gemme
orb-os3 = 2 pergamene
orb-os4 = 2 attrezzi
orb-os5 = 2 spade
orb-os6 = 2 carte Magia
orb-os7 = 3 punti
orb-os8 = 1 potere su un tracciato qualsiasi
orb-os9 = evoca un'Unità, 2 in meno
trove-tr1 = 5 punti
trove-tr2 = 3 oro
trove-tr3 = 2 potere su tracciati qualsiasi
trove-tr4 = un'Unità gratis e 2 punti; se non ne restano, 4 punti
trove-tr5 = una carta Avventura gratis
ghost-wailing_draft = Spiffero Lamentoso
ghost-pale_kites = Aquiloni Pallidi
ghost-last_breath = Ultimo Respiro
ghost-rattling_roots = Radici Crepitanti
ghost-buried_kings = Re Sepolti
ghost-barrow_raisers = Edificatori di Tumuli
ghost-ashen_march = Marcia di Cenere
ghost-cold_embers = Braci Fredde
ghost-burning_grudge = Rancore Ardente
ghost-drowned_choir = Coro Annegato
ghost-fogbound_crew = Ciurma nella Nebbia
ghost-ebbing_host = Schiera in Riflusso
ghost-faded_halos = Aureole Sbiadite
ghost-mourning_bells = Campane a Lutto
ghost-lantern_wake = Veglia di Lanterne
ghost-hollow_eyes = Occhi Vuoti
ghost-velvet_night = Notte di Velluto
ghost-grave_hunger = Fame Tombale
ghost-silent_legion = Legione Muta
ghost-empty_armour = Armatura Vuota
ghost-spectral_masons = Muratori Spettrali
ghost-broken_mirrors = Specchi Infranti
ghost-laughing_masks = Maschere Ridenti
ghost-veil_torn = Velo Strappato
ghost-action-haunt = infestano
ghost-action-vanish = svaniscono
ghost-action-settle = si stabiliscono
ghost-action-strike = colpiscono
ghost-action-surge = crescono
ghost-haunt-text = L'Osservatore avanza e un'Unità spettrale è piazzata dov'è.
ghost-vanish-text = Con almeno 2 Unità in Eldervale gli Spettri richiamano, altrimenti infestano.
ghost-settle-text = Gli Spettri costruiscono una Dimora gratis, altrimenti infestano.
ghost-strike-text = L'Osservatore avanza e un'Unità spettrale è piazzata nel reame più vicino con una tua Unità.
ghost-surge-text = Gli Spettri prendono 1 potere nell'elemento della carta, poi infestano.

## The table
board = Eldervale
fight = qui si combatte
ready-area = Area Base
underworld = Underworld
not-summoned = Riserva
tray = Tesori
tableau = Tableau
magic-in-hand = Magia
known-realms = Prossimi reami
orb = Orb
orbs = Orb
watcher = l'Osservatore
essence = essenza
tactics-up = segnalino Tattico
tactics-down = segnalino Tattico, usato
points-now = se la partita finisse ora
power-title = Potere · punti { $values }
glory-track = Gloria
glory = Gloria
adventures = Avventure scoperte
dungeon-stage = Il Dungeon
stock = Riserva
magic-deck = mazzo Magia
magic-discard = Magie giocate
orb-spaces = Spazi degli Orb
mercenaries = Mercenari
trove-taken = Trove trovati
trove-left = Trove rimasti
ghost-deck = Gli Spettri
new-realm = Nuovo reame
two-sides = Le fazioni di questi elementi
free-elements = Elementi tra cui scegliere
packet = Tienine una
end-realms = All'ultimo reame
end-homes = A sei Dimore
end-comes = { $n ->
    [0] L'ultimo turno
    [one] Ancora un turno
   *[other] Ancora { $n } turni
}
peace-lasts = Inizio Pacifico fino al primo Richiamo di { $who }
phase-setup = Preparazione
phase-draft = Draft delle Magie
phase-over = Punteggio finale
phase-turn = Turno { $n } · { $who }
phase-peace = Turno { $n } · { $who } · Inizio Pacifico
phase-regroup = Turno { $n } · Richiamo di { $who }
phase-final = Ultimi turni · { $who }
phase-battle = Turno { $n } · battaglia: { $realm }

## Battles
battle-stage = Battaglia: { $realm } · { $step }
battle-trigger = sta per iniziare
battle-join = chi si unisce
battle-swords = dadi e spade
battle-after = dopo il tiro
battle-casualties = perdite
battle-cancelled = annullata
dice = dadi
odds = probabilità di vincere
odds-tie = { $n } % di un pareggio che nessuno vince
dice-between = da { $a } a { $b }, si tira prima
compare = dado per dado
die-number = dado { $n }
verdict = Vincerebbe { $who }: decide il dado { $n }
verdict-by-tie = { $who } vincerebbe il pareggio
verdict-tie = Un vero pareggio: tutti i giocatori perderebbero
verdict-won = { $who } ha vinto la battaglia
verdict-nobody = Un vero pareggio: tutti i giocatori hanno perso

## Scoring
final-scoring = Punteggio finale
score-play = durante la partita
score-orbs = Orb
score-markers = segnapotere
score-dwellings = Dimore
score-cards = carte
score-vaults = Vault
score-prophecies = profezie
score-bonus = livello degli Spettri
score-total = totale
score-team = squadra
why-markers = { $n ->
    [one] Un segnalino: vale il suo spazio
   *[other] { $n } segnalini: ognuno vale il suo spazio
}
why-dwellings = { $n ->
    [one] Una Dimora: vale il segnalino del suo elemento
   *[other] { $n } Dimore: ognuna vale il segnalino del suo elemento
}
why-cards = La carta iniziale e, tra le Avventure, { $n } su { $most }: tre per ogni Dimora
why-cards-all = La carta iniziale e tutte le Avventure: { $n }
won = { $n ->
    [one] Ha vinto { $who }
   *[other] Hanno vinto { $who }
}
won-shared = { $who } vincono insieme
won-solo = Hai battuto gli Spettri
lost-solo = Eldervale resta agli Spettri

## Icons
icon-air = aria
icon-earth = terra
icon-fire = fuoco
icon-water = acqua
icon-light = luce
icon-darkness = tenebra
icon-order = ordine
icon-chaos = caos
icon-scroll = { $n ->
    [one] pergamena
   *[other] pergamene
}
icon-tool = { $n ->
    [one] attrezzo
   *[other] attrezzi
}
icon-magic = { $n ->
    [one] carta Magia
   *[other] carte Magia
}
icon-any = { $n ->
    [one] risorsa qualsiasi
   *[other] risorse qualsiasi
}
icon-orb = { $n ->
    [one] Orb
   *[other] Orb
}
icon-glory = gloria
icon-power = potere
icon-marker = { $n ->
    [one] segnapotere
   *[other] segnapotere
}
icon-token = { $n ->
    [one] segnalino Tesoro
   *[other] segnalini Tesoro
}
icon-dwelling = { $n ->
    [one] Dimora
   *[other] Dimore
}
icon-ready = { $n ->
    [one] Unità pronta
   *[other] Unità pronte
}
icon-adventure = { $n ->
    [one] carta Avventura
   *[other] carte Avventura
}
icon-vault = Vault
icon-prophecy = profezie
icon-essence = essenza
icon-lair = Covo
icon-realm = un nuovo reame
icon-realms = reami
icon-summon = evoca
icon-burn = brucia
icon-rescue = dall'Underworld
icon-underworld = nell'Underworld
icon-steal = prendi a un avversario
icon-dominate = domina
icon-copy = copia
icon-monster = mostro
icon-cast = incantesimi
icon-ability = abilità
icon-odds = probabilità di vincere
icon-rush = Rush
icon-final = punti alla fine
icon-trove = Trove
icon-worker = { $n ->
    [one] Lavoratore
   *[other] Lavoratori
}
icon-warrior = Guerriero
icon-wizard = Mago
icon-dragon = Drago
icon-minotaur = Minotauro
icon-shapeshifter = Mutaforma
icon-orbspace-os1 = { orb-os1 }
icon-orbspace-os2 = { orb-os2 }
icon-orbspace-os3 = { orb-os3 }
icon-orbspace-os4 = { orb-os4 }
icon-orbspace-os5 = { orb-os5 }
icon-orbspace-os6 = { orb-os6 }
icon-orbspace-os7 = { orb-os7 }
icon-orbspace-os8 = { orb-os8 }
icon-orbspace-os9 = { orb-os9 }
state-asleep = dorme
state-done = completata

## Questions
ask-main-choice = Piazza un'Unità, o fai Richiamo
ask-extra-place = Piazza un altro Lavoratore
ask-retrieve = Richiama un'Unità
ask-after-retrieve = Prosegui, o agisci ancora
ask-after-action = Prosegui, o agisci prima che il turno avanzi
ask-after-regroup = Prosegui, o agisci ancora
ask-end-of-turn = Finisci il turno, o agisci ancora
ask-aura-of-souls = Usa la carta ospite con un'Unità che torna
ask-choose-stack = Prendi da una pila
ask-tray-full = Fai posto tra i tuoi tesori
ask-choose-summon = Evoca un'Unità
ask-choose-dwelling = Costruisci una Dimora
ask-choose-location = Posa { $realm }
ask-choose-adventure = Ottieni una carta Avventura
ask-second-or-burn = Ottieni un'altra carta, o bruciane una
ask-oracle = Ottieni una carta, o pesca Magia
ask-burn = Brucia una carta
ask-would-trigger = Sta per iniziare una battaglia: { $realm }
ask-would-rush = { $monster } sta per fare Rush
ask-join = Unisciti alla battaglia: { $realm }
ask-spend-swords = Spendi spade per altri dadi
ask-after-roll = Cambia i dadi, o lasciali così
ask-battle-side = Scegli una parte che ritira
ask-choose-side = Scegli il lato della plancia
ask-choose-die = Scegli un dado da ritirare
ask-choose-dice = Scegli i dadi da ritirare
ask-set-die = Scegli un dado da girare
ask-own-die = Scegli un tuo dado
ask-copy-die = Scegli il nuovo valore
ask-replace-die = Sostituisci un tuo dado
ask-effect-order = Scegli che cosa avviene prima
ask-casualties = Salva le tue Unità, o lasciale cadere
ask-battle-won = Gioca un incantesimo per la vittoria
ask-choose-resource = Scegli una risorsa
ask-give-up = Cedi una risorsa
ask-exchange = Dai una risorsa in cambio
ask-steal = Prendi una risorsa
ask-give = Dona una risorsa
ask-choose-face = Scegli che cosa dà il segnalino
ask-choose-price = Scegli che cosa paghi
ask-pay = Paga
ask-pay-for = Paga per { $what }
ask-discard-one = Scarta una carta Magia
ask-discard-magic = Scarta una carta Magia
ask-discard-to-limit = Scarta fino a sette carte Magia
ask-take-magic = Prendi una carta dagli scarti
ask-draft-pick = Tieni una carta
ask-copy-action = Scegli un'azione da copiare
ask-reactivate = Scegli una carta da riusare
ask-discard-adventure = Cedi una carta Avventura
ask-complete-quest = Completa una quest
ask-aside = Incassa tesori o completa una quest in ogni momento
ask-battle-order = Scegli quale battaglia viene prima
ask-move-to = Scegli dove va
ask-move-monster-to = Scegli dove va il mostro
ask-displace = Scegli dove va il mostro scacciato
ask-warp = Scegli dove vanno le Fauci
ask-order-realms = Scegli il reame che viene come numero { $n }
ask-move-unit = Scegli un'Unità da muovere
ask-swap-out = Scegli l'Unità in Eldervale
ask-swap-in = Scegli l'Unità che la sostituisce
ask-swap-units = Scegli l'Unità con cui scambiare
ask-send-below = Scegli un'Unità per l'Underworld
ask-rescue = Scegli un'Unità da riportare
ask-ambush = Scegli l'Unità che si unisce
ask-driven-out = Scegli l'Unità che deve andarsene
ask-undertow = Caccia un Lavoratore avversario
ask-choose-rusher = Scegli il mostro che fa Rush
ask-dominate = Scegli un mostro da dominare
ask-banish = Scegli un mostro da rimandare
ask-move-monster = Scegli un mostro da muovere
ask-choose-track = Scegli un tracciato
ask-relocate = Nessun segnapotere per { $element }: spostane uno?
ask-choose-faction = Scegli il tuo elemento
ask-choose-elements = Scegli un altro elemento
ask-may = Vuoi { $what }?
ask-charge = Caricare: { $realm }?
ask-swap-give = Scegli la carta che offri
ask-swap-take = Scegli la carta che vuoi in cambio
ask-accept-swap = Scambiare queste carte Magia?
ask-hand-over = Dare { $card } al compagno?
ask-choose-part = Scegline una
ask-mimic = Scegli un'abilità da copiare
ask-end-ability = Usa un'abilità prima della fine del turno

## Hints
hint-main = L'azione del reame è subito tua; le battaglie vengono dopo.
hint-peace = Regna la pace finché tutti non hanno fatto Richiamo una volta.
hint-no-placement = Nessuna Unità può essere piazzata: fai Richiamo.
hint-retrieve = { $n ->
    [one] Un'Unità è ancora in Eldervale.
   *[other] { $n } Unità sono ancora in Eldervale.
}
hint-tray = Il nuovo segnalino mostra { $token }.
hint-dwell = 2 punti per ogni Rovina e ogni Dimora accanto.
hint-discount = { $n ->
    [one] Ti costa una risorsa in meno.
   *[other] Ti costa { $n } risorse in meno.
}
hint-bridge = Tocca Eldervale con il capo vicino: una Dimora lì varrà 2 punti in più, una al capo lontano 10.
hint-choose-adventure = Dà 1 potere nel suo elemento.
hint-second-or-burn = Se non compri, una carta deve andarsene.
hint-oracle = Dopo una carta se ne brucia un'altra.
hint-burn = Va sotto il suo mazzo.
hint-odds = La tua probabilità per ora: { $n } %.
hint-join = Le Unità accanto alla battaglia possono entrare.
hint-standing = Vincerebbe { $who }.
hint-spare = Il dado in più mostra { $n }.
hint-casualties = { $n ->
    [one] Cadrebbe una tua Unità.
   *[other] Cadrebbero { $n } tue Unità.
}
hint-swap = Daresti { $mine } per { $theirs }.

## What would follow
foresee-battle = Battaglia contro { $who }: vinceresti al { $n } %, se nessuno si unisce o aggiunge dadi
foresee-rush = { $monster } farebbe Rush: vinceresti al { $n } %
foresee-income = Le tue Unità là fuori porterebbero circa { $what }, ognuna su una delle tue azioni
foresee-no-income = Le tue Unità là fuori non porterebbero nulla di certo
foresee-return = { $n ->
    [one] 1 Unità torna dall'Underworld
   *[other] { $n } Unità tornano dall'Underworld
}
amount-vp = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
amount-glory = { $n } gloria

## Answers
verb-cash = Incassa
verb-hire = Ingaggia per 1 oro
verb-hire-orb = Ingaggia per sempre
verb-buy = Ottieni
verb-burn = Brucia
verb-burn-aside = Metti da parte
do-place = { $unit } → { $realm }
do-regroup = Richiamo
do-ready = { $unit } nell'Area Base
do-activate = { $unit }: { $what }
do-cash = Incassa: { $what }
do-slot = { $token } su { $card }
do-cast = Lancia { $card } per { $cost }
do-cast-free = Lancia { $card } gratis
do-quest = Completa { $card }
do-swap = Scambia una carta Magia con il compagno
do-orb = Orb: { $what }
do-attach = { $aura } su { $host }
do-hire = Ingaggia { $unit } per 1 oro
do-hire-orb = Ingaggia { $unit } per sempre
do-rally = Giralo di nuovo per 3 spade
do-use = Usa { $what }
do-stack = { $realm }, pila { $n }
do-keep = Tienili
do-summon = { $unit } per { $cost }
do-dwell = { $realm } per { $cost }
do-lay = { $realm } accanto a { $n ->
    [one] un reame
   *[other] { $n } reami
}
do-buy = { $card } per { $cost }
do-burn = Brucia { $card }
do-burn-aside = Metti da parte { $card }
do-draw = Pesca una carta Magia
do-join = { $unit } da { $realm }
do-swords = { $n ->
    [one] Una spada
   *[other] { $n } spade
}
do-die = { $who }: { $n }
do-value = { $n }
do-tactics = Gira il segnalino Tattico: le tue Unità restano
do-save = Salva { $unit } per 1 pozione
do-take = { $what } di { $who }
do-give = { $what } a { $who }
do-pay = { $what }
do-ignore = Rinuncia al guadagno
do-no = No
pass = Passa
pass-battle = Che inizi
pass-rush = Che venga
pass-join = Resta
pass-swords = Niente altri dadi
pass-roll = Lascia così
pass-casualties = Lasciale cadere
pass-on = Prosegui
pass-end = Fine turno
pass-keep = Tieni i tuoi dadi
pass-enough = Basta
yes-may = Sì
no-may = No
yes-charge = Carica
no-charge = Resta
yes-accept-swap = Scambia
no-accept-swap = Tieni la mia
yes-hand-over = Dalla
no-hand-over = Tienila
may-discard_magic = scartare una carta Magia per pescarne una
may-discard_slotted = scartare il segnalino per 2 punti
may-discard_adventure = cedere una carta Avventura per un'altra
may-move_unit = muovere un'Unità
may-move_monster = muovere un mostro
may-give = donare una risorsa per un punto
may-pay = pagare una spada per 2 punti
may-send_underworld = mandare un'Unità nell'Underworld
may-swap_units = scambiare il Mago con un'altra Unità
part-slot-1 = Primo slot
part-slot-2 = Secondo slot
part-glory = 1 gloria
part-power = 1 potere: { $element }
part-score = Punti per le Dimore

## Why not
why-window = Si lancia { $when }.
why-prophecy = Le profezie valgono alla fine; prima si possono spendere.
why-quest = La sua condizione non è soddisfatta.
why-cost = Costa { $cost }; non puoi pagare.
why-cash-first = Possibile dopo aver incassato tesori.
why-two-resources = Servono 2 risorse qualsiasi.
why-portal = Non puoi pagare nessuna Unità.
why-mill = Serve un Lavoratore in un reame elementale la cui Dimora puoi pagare.
why-dungeon = Non puoi pagare nessuna carta scoperta.
why-no-realm = Qui non c'è ancora un reame.
why-none-ready = Nessuna Unità è pronta.
why-own-unit = Qui c'è già una tua Unità.
why-first = La tua prima Unità vuole un reame libero.
why-far = Non è accanto a nessuna tua Unità.

## What the others read
wait-turn = – piazzamento o Richiamo
wait-regroup = – Richiamo
wait-free = – ancora un’azione, se c’è
wait-pay = – pagamento
wait-realm = – posa di un reame
wait-adventure = – scelta tra le avventure
wait-resource = – scelta di una risorsa
wait-faction = – scelta di una fazione
wait-draft = – una carta da tenere
wait-discard = – scarto
wait-choose = – una scelta
wait-react = può reagire alla battaglia: { $realm }
wait-join = può unirsi alla battaglia: { $realm }
wait-swords = può aggiungere dadi: { $realm }
wait-dice = può cambiare dadi: { $realm }
wait-casualties = può salvare Unità: { $realm }

## Chronicle
log-faction = { $who } ha scelto { $faction } ({ $element })
log-starts = { $who } ha tirato meglio e comincia
log-elements = In gioco: { $elements }
log-turn = Turno di { $who }
log-end-triggered = La fine è vicina: ancora un turno a testa
log-peace-ends = L'Inizio Pacifico è finito
log-final-score = { $who } ha totalizzato { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}
log-gained = { $who } ha preso { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what-gen }
}
log-lost = { $who } ha perso { $n ->
    [one] 1 { $what }
   *[other] { $n } { $what-gen }
}
log-paid = { $who } ha pagato { $what }
log-points = { $who } ha fatto { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
log-drew = { $who } ha pescato { $n ->
    [one] una carta Magia
   *[other] { $n } carte Magia
}
log-drew-own = { $who } ha pescato { $cards }
log-discarded = { $who } ha scartato { $card }
log-took-magic = { $who } ha preso { $card } dagli scarti
log-shuffled = Gli scarti di Magia sono stati mescolati
log-took-token = { $who } ha preso un segnalino in { $realm }: { $token }
log-cashed = { $who } ha incassato un segnalino: { $token }
log-slotted = { $who } ha messo { $token } su { $card }
log-token-lost = Un segnalino è perso: { $token }
log-obtained = { $who } ha ottenuto { $card }
log-handed-over = { $who } ha dato { $card } a { $other }
log-burned = { $who } ha bruciato { $card }
log-turned-up = È stata scoperta { $card }
log-card-left = { $who } ha ceduto { $card }
log-stole = { $who } ha preso 1 { $what } a { $other }
log-gave = { $who } ha dato 1 { $what } a { $other }
log-swapped-magic = { $who } e { $other } hanno scambiato carte Magia
log-attached = { $who } ha messo { $card } su { $host }
log-orb-used = { $who } ha usato un Orb: { $what }
log-orb-taken = { $who } ha preso un Orb
log-cast = { $who } ha lanciato { $card }
log-used = { $who } ha usato { $what }
log-quest = { $who } ha completato { $card }
log-peeked = { $who } ha guardato { $n ->
    [one] il prossimo reame
   *[other] i prossimi { $n } reami
}
log-activated = { $who } ha usato { $card } con { $unit }
log-power = { $who } è allo spazio { $n } in { $element }
log-power-ignored = { $who } ha rinunciato al potere in { $element }
log-marker-moved = { $who } ha spostato un segnapotere da { $source } a { $element }
log-glory = { $who } è a gloria { $n }
log-glory-enters = { $who } è entrato nel tracciato della Gloria
log-placed = { $who } ha piazzato { $unit } in { $realm }
log-moved = { $who } ha mosso { $unit } in { $realm }
log-readied = { $unit } di { $who } è tornato nell'Area Base
log-fell = { $unit } di { $who } è finito nell'Underworld
log-tactics = { $who } ha girato il segnalino Tattico: le Unità restano
log-rallied = { $who } ha girato di nuovo il segnalino Tattico
log-summoned = { $who } ha evocato { $unit }
log-hired = { $who } ha ingaggiato { $unit }
log-merc-returned = { $unit } ha lasciato { $who }
log-regroups = { $who } ha fatto Richiamo
log-units-return = Le Unità di { $who } sono di nuovo pronte
log-built = { $who } ha costruito una Dimora in { $realm }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
log-revealed = È stato posato { $realm }
log-bridge-put-back = Il ponte non ha trovato posto ed è finito sotto la pila
log-monster-appears = { $monster } è apparso in { $realm }
log-monster-moved = { $monster } è andato in { $realm }
log-rushed = { $monster } ha fatto Rush in { $realm }
log-rush-stopped = Il Rush è stato fermato
log-dominated = { $who } ha dominato { $monster }
log-monster-defeated = { $monster } è stato sconfitto
log-charged = Il Minotauro di { $who } ha caricato in { $realm }
log-trove = { $who } ha trovato nel Trove: { $token }
log-battle = Battaglia in { $realm }
log-battle-cancelled = La battaglia in { $realm } non è avvenuta
log-battle-collapsed = La battaglia in { $realm } si è dissolta
log-joined = { $who } si è unito in { $realm } con { $unit }
log-swords = { $who } ha speso spade: { $n ->
    [one] 1 dado in più
   *[other] { $n } dadi in più
}
log-swords-partner = { $who } ha speso spade per { $other }: { $n ->
    [one] 1 dado in più
   *[other] { $n } dadi in più
}
log-rolled = { $who } ha tirato { $dice }
log-value-rolled = { $who } combatte con { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
log-die-rolled = { $who } ha tirato { $n }
log-battle-won = { $who } ha vinto la battaglia
log-battle-tied = Un vero pareggio: tutti i giocatori hanno perso
log-ghost-card = Gli Spettri: { $card }, { $action }
log-watcher = L'Osservatore è andato in { $realm }
log-essence = Gli Spettri hanno preso { $n } essenza, ora { $total }
log-essence-paid = Gli Spettri hanno pagato { $n } essenza, ora { $total }
order-own-battles = Passo, a meno che una mia Unità sia nella battaglia
order-or-card = Passo, a meno che una mia Unità sia nella battaglia o si possa giocare { $card }
