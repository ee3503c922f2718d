about-card = A card: the highest laid takes the turn.
about-site = Where the badgers are.
about-hand = Cards only their owner sees.
about-vp = Points.

coach-lay = Lay a card in secret: the highest acts.
coach-boast = Loud or quiet.
coach-favour = Choose whom you favour.
coach-act = The highest card acts.
coach-walk = Choose where the badgers go.
coach-shout = You may shout.
