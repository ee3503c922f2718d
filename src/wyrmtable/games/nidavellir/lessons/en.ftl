## All lessons
learn-free = Play on
learn-free-task = Play on as you like
learn-why-first = Why you are first
learn-look-here = Look here
learn-term-tavern = tavern
learn-term-bid = bid
learn-term-gem = gem
learn-term-rank = rank
learn-term-line = line
learn-term-hero = hero
learn-term-trade = trade
learn-term-distinction = distinction
learn-term-majority = majority
learn-term-points = points

## A round
learn-round = A round
learn-round-taverns = Three taverns, one army
learn-round-see-taverns = Look at the taverns and at your army
learn-round-say-taverns = Every round three taverns fill up with dwarfs. You will take one of them from each.
learn-round-say-army = Your army: five classes, a column for each. It is still empty.
learn-round-bids = Bid for the order
learn-round-lay = Lay the 5 at the Laughing Goblin and the 4 at the Dancing Dragon
learn-round-lay-hint = Choose what you like for the Shining Horse, but keep the 0 for another lesson.
learn-round-say-coins = Your five coins. Lay one for each tavern, in secret; two go to your pouch.
learn-round-say-best = An Explorer 11. For her it pays to be first.
learn-round-not-five = A { $n } may be enough at the Goblin, but the Explorer 11 lies there and your 5 is sure to come first or tie. Lay the 5 there.
learn-round-not-four = With a { $n } at the Dragon others get ahead of you. Lay your second-best coin there, the 4.
learn-round-not-zero = The 0 does something of its own, and you meet it in the next lesson. Lay the 2 or the 3 at the Horse.
learn-round-order = The highest coin chooses first
learn-round-see-order = Look at the order of play
learn-round-say-order = The coins at the Goblin were turned up. Your 5 beats the 3 and the 2, so you choose first.
learn-round-card = Take a card
learn-round-take = Take the card that brings the most points now
learn-round-take-hint = Explorers and Warriors bring the points printed on them.
learn-round-say-column = An Explorer stands here and keeps the points on the card.
learn-round-not-hunter = Hunters grow with their number: one is 1 point, five are 25. A fair plan, but now the Explorer brings 11.
learn-round-not-warrior = Warriors are good in the end, and this one brings 3 points. The Explorer brings 11.
learn-round-tie = A tie: the gem decides
learn-round-see-tie = Look at the gems
learn-round-say-tie = { $who } bid a 4 as well. Your gem 5 is higher, so you go first, and after this tavern you two swap gems.
learn-round-any = Take any of the three
learn-round-any-hint = There is no wrong card here.
learn-round-say-any = The chips under the cards say what each brings you at once.
learn-round-back = The round is over
learn-round-see-back = Look at your coins and points
learn-round-say-back = All coins are back in your hand. Four such rounds are an age, two ages a game.
learn-round-say-points = What you have now: your army, your coins, and later your heroes.
learn-round-say-free = You know a round. Play on, or take the next lesson: lines and heroes.

## Lines and heroes
learn-lines = Lines and heroes
learn-lines-columns = Five columns, five classes
learn-lines-see-columns = Look at your columns
learn-lines-say-rank = Every chevron is a rank. You have two ranks of Warriors.
learn-lines-say-lines = You have no line yet.
learn-lines-complete = Complete a line
learn-lines-take = Take the card that completes your line
learn-lines-take-hint = One of your five columns is empty. Which one?
learn-lines-say-line = A line is one rank in each of the five columns. Yours lacks one.
learn-lines-say-order = Your 5 beats the 4 ({ $lena }) and the 2 ({ $otto }).
learn-lines-not-warrior = A fair pick: 8 points. But you have two Warriors already, and a line needs a rank of each class.
learn-lines-not-hunter = A third Hunter brings 5 points. But it is a second column you have already begun; look for the empty one.
learn-lines-hero = Recruit a hero
learn-lines-recruit = Recruit the hero with the most points and no price
learn-lines-recruit-hint = Point at a hero to read what she or he does.
learn-lines-say-hero = A new line brings a hero, at once. You choose from the whole hall.
learn-lines-hero-costs = { $hero } has many ranks but drives away dwarfs of yours, maybe your only Explorer. Look for one who costs nothing.
learn-lines-hero-brothers = One Dwerg brother brings 13 points; they grow strong together. Alone, another hero brings more.
learn-lines-hero-fewer = { $hero }: { $n ->
    [0] no points yet
    [one] { $n } point
   *[other] { $n } points
} now, and perhaps more later. Somebody in the hall brings 17 at once.
learn-lines-zero = The 0 trades two coins
learn-lines-see-zero = Look at your 0 and your pouch
learn-lines-say-zero = Your 0 is the lowest bid, so you choose last at the Horse. But after your turn it trades.
learn-lines-say-pouch = The two coins here are added up: you give the 4 away and take a 6, for 2 + 4.
learn-lines-see-six = Look at your new coin
learn-lines-say-six = Here it is. It bids higher from now on, and coins are points at the end.
learn-lines-plan = Plan the next trade
learn-lines-lay = Bid so that your pouch trades for an 11
learn-lines-lay-hint = Two coins must stay in the pouch, and the 0 must be bid.
learn-lines-say-plan = Which two of your coins make 11?
learn-lines-no-trade = Good bids, but without the 0 nothing is traded. Lay it at one of the taverns.
learn-lines-small-trade = The 0 is bid, well done. Your pouch would hold { $a } and { $b }, and that makes { $n }. Which two make 11?
learn-lines-say-free = Well planned. Play this last round of the age, or go on to the points.

## Points and distinctions
learn-points = Points and distinctions
learn-points-classes = Every class counts in its own way
learn-points-see-classes = Look how your columns count
learn-points-say-hunter = Hunters: ranks times ranks. 2 are 4 points, 3 are 9.
learn-points-say-blacksmith = Blacksmiths: each is worth one more than the last. 3, 7, 12, 18, 25 …
learn-points-say-explorer = Explorers: simply what is printed.
learn-points-miner = Miners multiply
learn-points-take = Take the card that brings the most points
learn-points-take-hint = The number on a Miner is small. Do the sum all the same.
learn-points-say-miner = Miners: their points times their ranks. Now (1 + 2) × 2 = 6.
learn-points-not-explorer = 6 points, and honest ones. But with the Miner your column is worth 5 × 3 = 15, which is 9 more.
learn-points-not-offering = A better coin is 3 points and bids higher. But the Miner brings 9: your column is worth 5 × 3 then.
learn-points-distinctions = Distinctions
learn-points-see-distinctions = Look at the distinctions
learn-points-say-distinctions = Age I ends with this tavern. Whoever has the most ranks of a class wins its distinction.
learn-points-say-tied = You and { $who } have two Hunters each. With a tie nobody wins it.
learn-points-majority = Win a majority
learn-points-win = Take the card that wins you another distinction
learn-points-win-hint = With the Blacksmiths you lead already: four ranks to two.
learn-points-say-win = Three ranks against two would be enough.
learn-points-not-smith = 7 points, a strong card. But you lead the Blacksmiths anyway; the Hunters are tied, and there one rank decides.
learn-points-not-miner = Even a Miner 0 is worth 5 points to you. But it decides nothing: the Hunters are tied two to two.
learn-points-won = What you won
learn-points-see-won = Look at what you won
learn-points-say-three = The Hunting Master put a special 3 in the place of your 0. It bids 3 and still trades.
learn-points-say-great = The Great Armorer sent you the Great Blacksmith with two ranks.
learn-points-sum = All of it together
learn-points-see-sum = Look at your points
learn-points-say-sum = Army, coins, heroes: at the end of age II the highest sum wins.
learn-points-say-warrior = Whoever has the most Warriors at the end adds the own best coin.
learn-points-say-free = That is all of Nidavellir. Age II is yours to play.
