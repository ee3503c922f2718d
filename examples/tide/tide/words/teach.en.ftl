about-catch = A catch: worth its number in points to whoever takes it.
about-bid = A bid: used once. The highest that nobody else made takes the catch.
about-open = The catch everybody bids for now.
about-hand = Bids not made yet. Everybody can see them.
about-fish = What this player has caught; the most points win.
about-vp = Points.

coach-bid = The highest bid that nobody else makes takes the catch. Save high bids for high catches, and try to be alone.

term-fish = fish caught
term-bids = high bids kept
