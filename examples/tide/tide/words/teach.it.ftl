about-catch = Una pesca: vale il suo numero in punti per chi la prende.
about-bid = Un'offerta: si usa una volta. La più alta che nessun altro ha fatto prende la pesca.
about-open = La pesca per cui tutti offrono ora.
about-hand = Offerte non ancora fatte. Tutti le vedono.
about-fish = Ciò che il giocatore ha pescato; vince chi ha più punti.
about-vp = Punti.

coach-bid = Prende la pesca l'offerta più alta che nessun altro fa. Conserva quelle alte per le pesche alte, e cerca di restare l'unico.

term-fish = pesci presi
term-bids = offerte alte conservate
