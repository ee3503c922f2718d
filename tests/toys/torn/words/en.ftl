this is no message
ground = The ground
ground = The floor
home = { -den }
north = { south }
south = { north }
walk = { SHOUT($n) }
cards = { $n ->
    [one] a card
    [other] cards
}
