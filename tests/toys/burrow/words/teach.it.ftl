about-card = Una carta: la più alta prende il turno.
about-site = Dove sono i tassi.
about-hand = Carte che vede solo chi le ha.
about-vp = Punti.

coach-lay = Metti una carta in segreto: la più alta agisce.
coach-boast = Forte o piano.
coach-favour = Scegli chi favorisci.
coach-act = La carta più alta agisce.
coach-walk = Scegli dove vanno i tassi.
coach-shout = Puoi gridare.
