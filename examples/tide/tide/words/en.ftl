game-title = Tide
sea = The sea
open-catch = The catch
deep = Still to come
lost = Kept by the sea
hand = Bids
fish = Fish
player = { $who }
score = Final score
catches-left = { $n ->
    [0] no catch left
    [one] the last catch
   *[other] { $n } catches left
}
bid-card = Bid { $n }
catch-card = Catch of { $n }
ask-bid = Bid for the catch of { $prize }
wait-bid = chooses a bid
caught = { $who } took the catch of { $prize } with a bid of { $bid }
sea-kept = No bid stood alone: the sea kept the catch of { $prize }
option-rounds = Rounds
option-rounds-help = How many catches there are, and how many bids each player holds.
