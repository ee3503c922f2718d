## What things are for
about-col-warrior = Warriors score the sum of the numbers on their cards, and at the end everybody with the most Warrior ranks adds the own best coin. Worth { $n } now.
about-col-hunter = Hunters score ranks times ranks: each one is worth more than the one before. Worth { $n } now; one more rank would add { $more }.
about-col-miner = Miners score the sum of their numbers times their ranks. Worth { $n } now; one more Miner 1 would add { $more }.
about-col-blacksmith = Blacksmiths score more with each rank: 3, then 4, 5, 6 more and so on. Worth { $n } now; one more rank would add { $more }.
about-col-explorer = Explorers score the sum of the numbers on their cards. Worth { $n } now; each further one adds its number.
about-warrior = A Warrior is worth the number on the card. Whoever has the most Warrior ranks at the end of age I upgrades a coin by 5, and at the end of the game adds the best coin to the score.
about-hunter = Hunters score ranks times ranks: 1, 4, 9, 16, 25 and so on. Few are worth little, many a lot.
about-miner = Miners score the sum of their numbers times their ranks: a Miner 0 still raises the rank, a Miner 2 raises both.
about-blacksmith = Blacksmiths score 3, 7, 12, 18, 25, 33 and so on for 1, 2, 3 ranks: each is worth one more than the one before.
about-great-blacksmith = The Great Blacksmith stands in the column of Blacksmiths and counts as two ranks. He comes with the distinction for the most Blacksmith ranks.
about-explorer = An Explorer is worth the number on the card, and one rank for a line.
about-hero = A hero is won with every complete line, one rank in each of the five columns. Heroes of a class join its column, neutral ones the command zone.
about-line = A line is one rank in each of the five columns. With more lines than heroes you recruit a hero at once.
about-vp = Points. At the end army, heroes, coins and distinctions are added up; the most points win.
about-army = What the five columns of the army are worth now.
about-coins = What the five coins are worth together: they are points at the end, and bids until then.
about-command = The command zone: neutral heroes and distinctions, with what they are worth.
about-gem = A gem breaks ties at a tavern, the higher one first. After the tavern those who tied swap gems. Gem 6 never moves and is worth 3 points.
about-order = The place in the order at a tavern: the highest coin takes a card first, the lowest last.
about-rank = Ranks are the chevrons on a card. Lines, majorities and most scores count ranks, not cards.
about-uline = Whoever has Uline keeps the coins in hand and bids at each tavern when all others have revealed theirs.
about-upgrade = A coin is given up for one that is worth so much more. It bids higher from now on, and is worth more at the end.
about-coin = A coin is a bid at a tavern, and its value is points at the end. A bid of 0 lets the two coins in your pouch trade for a better one.
about-bids = One coin for each tavern, laid in secret. They are revealed tavern by tavern.
about-pouch = The two coins not bid this round. If you bid the 0, they trade: the higher becomes a coin worth the sum of both.
about-hand = Coins not yet bid.
about-tavern = The cards of this tavern: each player takes one, the highest bid first.
about-treasury = Coins that upgrades and trades can bring. When the wanted one is missing you take the next higher.
about-heroes = Heroes nobody has recruited yet. Each complete line wins one of your choice.
about-distinctions = One distinction for each class, for whoever has strictly the most ranks of it at the end of age I.
about-drawn = Cards of age II that only the Pioneer sees: one of them is kept.

## What questions mean
coach-bid = The highest coin at a tavern chooses its card first. Bid high where you want something badly, low where any card will do; the 0 gives up the choice and makes a coin better.
coach-uline-bid = Thanks to Uline you see what the others bid here: lay just enough to choose before them, and save the rest.
coach-take-card = The card goes to your army at once. Look at what it adds to its column, and whether it completes a line: a line brings a hero.
coach-upgrade = You give up one coin and take a better one. A coin you bid often makes you choose earlier for the rest of the game.
coach-hero = Your line is complete: choose any hero. One that fits your strongest column, or that completes the next line, is usually best.
coach-discard = This hero costs dwarfs: give up the last card of a column where you lose the least.
coach-thrud = Thrud counts as one rank wherever she stands: put her where a line is missing one.
coach-ylud = Ylud joins a column for the scoring: as a rank, and for points among Warriors, Miners or Explorers.
coach-trade-pair = With Uline the 0 trades any two coins of your hand: the higher becomes a coin worth the sum of both.
coach-give-up = Both coins are worth the same, but one leaves the game and one goes back to the treasury: choose which you part with.
coach-pioneer = You alone look at these cards: keep the one that helps your army most, the others go back.

## What answers are judged by: better or worse in this
term-points = points at the end
term-army = the army
term-coins = the coins
term-gem = the gem for ties
term-heroes = heroes already won
term-lines = the way to the next hero
term-majorities = majorities of ranks
term-bids = what the coins on the taverns may win
term-others = what is left to the others
