title = Tide
sea = The sea
open-catch = The catch
deep = Still to come
lost = Kept by the sea
hand = Hand
fish = Fish
rounds-left = { $n ->
    [one] one catch left
   *[other] { $n } catches left
}
bid-card = Bid { $n }
catch-card = Catch of { $n }
ask-bid = Bid for the catch of { $prize }
wait-bid = chooses a bid
caught = { $who } takes the catch of { $prize } with a bid of { $bid }
sea-keeps = Nobody bids alone: the sea keeps the catch of { $prize }
option-rounds = Rounds
icon-vp = points
icon-bid = bid
