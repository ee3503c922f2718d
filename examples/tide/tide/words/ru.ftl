title = Прилив
sea = Море
open-catch = Улов
deep = Ещё в глубине
lost = Забрало море
hand = Рука
fish = Рыба
rounds-left = { $n ->
    [one] остался { $n } улов
    [few] осталось { $n } улова
   *[other] осталось { $n } уловов
}
bid-card = Ставка { $n }
catch-card = Улов на { $n }
ask-bid = Сделайте ставку на улов в { $prize }
wait-bid = выбирает ставку
caught = { $who } забирает улов в { $prize } со ставкой { $bid }
sea-keeps = Все ставки повторяются: улов в { $prize } забирает море
option-rounds = Раунды
icon-vp = очки
icon-bid = ставка
