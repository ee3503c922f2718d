## What things are for
about-col-warrior = I Guerrieri valgono la somma dei numeri sulle carte e alla fine chi ha più gradi di Guerriero aggiunge la propria moneta migliore. Ora valgono { $n }.
about-col-hunter = I Cacciatori valgono gradi per gradi: ciascuno vale più del precedente. Ora valgono { $n }; un grado in più porterebbe altri { $more }.
about-col-miner = I Minatori valgono la somma dei numeri per i gradi. Ora valgono { $n }; un altro Minatore 1 porterebbe altri { $more }.
about-col-blacksmith = I Fabbri rendono di più a ogni grado: 3, poi altri 4, 5, 6 e così via. Ora valgono { $n }; un grado in più porterebbe altri { $more }.
about-col-explorer = Gli Esploratori valgono la somma dei numeri sulle carte. Ora valgono { $n }; ogni altro aggiunge il suo numero.
about-warrior = Un Guerriero vale il numero sulla carta. Chi ha più gradi di Guerriero alla fine dell'era I aumenta una moneta di 5, e a fine partita aggiunge la moneta migliore.
about-hunter = I Cacciatori valgono gradi per gradi: 1, 4, 9, 16, 25 e così via. Pochi valgono poco, molti valgono tanto.
about-miner = I Minatori valgono la somma dei numeri per i gradi: anche un Minatore 0 alza i gradi, un Minatore 2 alza entrambi.
about-blacksmith = I Fabbri valgono 3, 7, 12, 18, 25, 33 e così via per 1, 2, 3 gradi: ciascuno vale uno più del precedente.
about-great-blacksmith = Il Gran Fabbro sta nella colonna dei Fabbri e conta come due gradi. Arriva con l'onorificenza per chi ha più gradi di Fabbro.
about-explorer = Un Esploratore vale il numero sulla carta, e un grado per una linea.
about-hero = Un eroe si ottiene con ogni linea completa, un grado in ognuna delle cinque colonne. Gli eroi di una classe entrano nella sua colonna, i neutrali nella zona di comando.
about-line = Una linea è un grado in ognuna delle cinque colonne. Con più linee che eroi recluti subito un eroe.
about-vp = Punti. Alla fine si sommano armata, eroi, monete e onorificenze; vince chi ne ha di più.
about-army = Quanto valgono ora le cinque colonne dell'armata.
about-coins = Quanto valgono insieme le cinque monete: alla fine sono punti, fino ad allora offerte.
about-command = La zona di comando: eroi neutrali e onorificenze, con quanto valgono.
about-gem = Una gemma decide le parità in una taverna, la più alta per prima. Dopo la taverna chi era in parità scambia le gemme. La gemma 6 non si muove e vale 3 punti.
about-order = Il posto nell'ordine in una taverna: la moneta più alta prende per prima, la più bassa per ultima.
about-rank = I gradi sono i galloni su una carta. Linee, maggioranze e quasi tutti i punteggi contano i gradi, non le carte.
about-uline = Chi ha Uline tiene le monete in mano e offre in ogni taverna quando tutti gli altri le hanno scoperte.
about-upgrade = Si cede una moneta per una che vale tanto di più. Da ora offre di più, e alla fine vale di più.
about-coin = Una moneta è un'offerta in una taverna, e alla fine il suo valore sono punti. Offrendo lo 0 le due monete nella borsa si scambiano per una migliore.
about-bids = Una moneta per ogni taverna, messa in segreto. Si scoprono taverna dopo taverna.
about-pouch = Le due monete non offerte in questo turno. Se hai offerto lo 0 si scambiano: la più alta diventa una moneta che vale la somma.
about-hand = Monete non ancora offerte.
about-tavern = Le carte di questa taverna: ognuno ne prende una, prima l'offerta più alta.
about-treasury = Monete che si ottengono con trasformazioni e scambi. Se manca quella voluta prendi la successiva più alta.
about-heroes = Eroi che nessuno ha ancora reclutato. Ogni linea completa te ne dà uno a scelta.
about-distinctions = Un'onorificenza per ogni classe, per chi alla fine dell'era I ne ha strettamente più gradi.
about-drawn = Carte dell'era II che vede solo il Pioniere: una si tiene.

## What questions mean
coach-bid = In ogni taverna la moneta più alta sceglie per prima. Offri molto dove tieni a una carta, poco dove va bene qualsiasi; lo 0 rinuncia alla scelta ma migliora una moneta.
coach-uline-bid = Grazie a Uline vedi le offerte degli altri: metti quanto basta per scegliere prima di loro e risparmia il resto.
coach-take-card = La carta entra subito nella tua armata. Guarda quanto aggiunge alla colonna e se completa una linea: una linea porta un eroe.
coach-upgrade = Cedi una moneta e ne prendi una migliore. Una moneta che offri spesso ti fa scegliere prima per tutta la partita.
coach-hero = La tua linea è completa: scegli un eroe. Di solito conviene uno della tua colonna migliore, o che completa la linea seguente.
coach-discard = Questo eroe costa dei nani: rinuncia all'ultima carta della colonna in cui perdi meno.
coach-thrud = Thrud conta come un grado ovunque stia: mettila dove a una linea ne manca uno.
coach-ylud = Ylud entra in una colonna per il punteggio: come grado, e per punti tra Guerrieri, Minatori o Esploratori.
coach-trade-pair = Con Uline lo 0 scambia due monete qualsiasi della mano: la più alta diventa una che vale la somma.
coach-give-up = Le due monete valgono lo stesso, ma una esce dal gioco e l'altra torna al tesoro: scegli quale cedere.
coach-pioneer = Solo tu guardi queste carte: tieni quella che aiuta di più la tua armata, le altre tornano nel mazzo.

## What answers are judged by: better or worse in this
term-points = punti alla fine
term-army = l'armata
term-coins = le monete
term-gem = la gemma per le parità
term-heroes = gli eroi già ottenuti
term-lines = la via al prossimo eroe
term-majorities = le maggioranze di gradi
term-bids = ciò che possono vincere le monete nelle taverne
term-others = ciò che resta agli altri
