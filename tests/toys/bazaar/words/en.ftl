game-title = Bazaar
market = The market
goods = Goods
tokens = Tokens
hand = Hand
gem = Gem
tool = Tool
gold = Gold
cup = Cup
lamp = Lamp
rug = Rug
wait = Wait
outdo = Outdo
pass = Pass
red = Red token
blue = Blue token
round = Round { $n }
ask-trade = What do you buy?
ask-outdo = Outdo the buyer?
ask-pay = Pay for the { $ware }
ask-cash = Cash a token
wait-trade = trades
wait-outdo = may outdo the buyer
wait-pay = pays
wait-cash = cashes a token
outdone = { $who } outdid the buyer of the { $ware }
bought = { $who } got the { $ware }
cashed = { $who } cashed a token
order-lamps = Pass unless it is a lamp
option-teams = Teams
icon-gem = { $n ->
    [one] gem
   *[other] gems
 }
icon-tool = { $n ->
    [one] tool
   *[other] tools
 }
icon-any = of any kind
