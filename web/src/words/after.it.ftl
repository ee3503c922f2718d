## The end of a match
end-closed = Finita prima della fine
end-winner = { $n ->
    [one] Ha vinto
   *[other] Hanno vinto
}
end-winner-by = { $n ->
    [one] Ha vinto, per 1 punto
   *[other] Ha vinto, per { $n } punti
}
end-won-together = Vinta insieme
end-lost-together = Persa insieme
end-never-led = Non in testa per quanto si potesse contare; ha deciso l'ultima mossa.
end-led-all = In testa dal primo guadagno alla fine.
end-led-most = In testa per gran parte della partita ({ $share } %), e alla fine.
end-came-late = Indietro per gran parte; in testa per sempre dalla decisione { $n } di { $all }.
end-sheet = Segnapunti
end-came-from = da dove vengono
end-who-led = Chi era in testa e quando
end-curve-label = Come stavano tutti dopo ogni decisione
end-against-average = punti sopra o sotto la media del tavolo
end-leader = in testa
end-led-from = { $name } in testa dalla decisione { $from } alla { $to }
end-moments = Momenti chiave
end-moment-n = Momento chiave { $n }, decisione { $at }
end-best = Il turno migliore di ciascuno
end-decision = decisione { $n }
end-to-table = Vedi il tavolo
end-to-scores = Vedi i punti
analyse = Analizza
what-if = E se…
share-picture = Condividi immagine
picture-saved = L'immagine è tra i tuoi download.

## What if
what-if-text = Continua da qualsiasi momento, a un tavolo a sé. Questa partita resta com'è.
what-if-moment = Momento
what-if-at = Dopo la decisione { $n } di { $all }
what-if-seat = Posto { $n }, giocato da { $name }
what-if-me = Gioco io
what-if-open = Gioca un amico (posto libero)
what-if-fresh = Caso nuovo da lì in poi
what-if-fresh-help = Dadi e pescate da quel momento sono nuovi. Ciò che era già mescolato e coperto resta nel suo ordine.
what-if-same-help = Dadi e pescate vengono come sarebbero venuti in questa partita.
what-if-begin = Continua da qui
what-if-origin = Continua dalla decisione { $n } di un'altra partita
what-if-origin-fresh = da allora il caso è nuovo
what-if-origin-same = con lo stesso caso

## Replay
key-moments = Momenti chiave

## Analysis
page-analysis = Analisi
analysis-start-it = Analizza questa partita
analysis-what = I bot guardano ogni decisione da ciò che chi decideva poteva sapere: che cosa c'era da aspettarsi, che cosa avrebbe fatto un bot forte, e quanto è stata fortuna. Ci vuole circa un minuto e resta con la partita.
analysis-working = Sto pensando: { $done } di { $parts } parti
analysis-working-help = Puoi lasciare la pagina; continua da sé.
analysis-failed = L'analisi non è finita. Riprova.
analysis-mattered = Che cosa ha contato di più
analysis-mattered-of = { $n } di { $all }
analysis-expected = Risultato atteso
analysis-expected-help = probabilità di vincere dopo ogni decisione
analysis-why = Perché
analysis-why-strong = La seconda risposta migliore avrebbe lasciato { $sides }.
analysis-why-missed = La risposta migliore avrebbe lasciato { $sides }.
analysis-play-on = Continua da qui
analysis-as = come { $name }
analysis-show = Mostra la decisione { $n }
analysis-balance = Fortuna e decisioni
analysis-from-start = Dall'inizio alla fine
analysis-how-title = Come si calcola
analysis-unit = In percento di una vittoria, per il posto che decideva, da ciò che poteva sapere.
