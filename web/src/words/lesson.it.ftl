# A lesson at the table.
lesson = Lezione
lesson-part = { $n } di { $of }
lesson-left = { $n ->
    [one] circa un minuto
   *[other] circa { $n } minuti
}
lesson-terms = Parole da sapere:
lesson-back = Indietro
lesson-leave = Esci
lesson-next = Avanti
lesson-show = Mostrami
lesson-skip = Salta questo passo
lesson-again = Tutto è come prima. Prova un'altra risposta.
lesson-tries = I tuoi tentativi in questo passo
lesson-free-tries = Provare non costa nulla, e non puoi sbagliare.
lesson-cost = Provare non costa nulla. { $n ->
    [one] Dopo un altro tentativo ti indico la risposta.
   *[other] Dopo altri { $n } tentativi ti indico la risposta.
}
lesson-answer = Una risposta giusta: { $names }
lesson-done = Lezione fatta
lesson-play = Apri un tavolo
