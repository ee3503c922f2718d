game-title = Прилив
sea = Море
open-catch = Улов
deep = Ещё впереди
lost = Забрало море
hand = Ставки
fish = Рыба
player = { $who }
score = Итоговый счёт
catches-left = { $n ->
    [0] уловов не осталось
    [one] остался { $n } улов
    [few] осталось { $n } улова
   *[other] осталось { $n } уловов
}
bid-card = Ставка { $n }
catch-card = Улов на { $n }
ask-bid = Сделайте ставку на улов { $prize }
wait-bid = выбирает ставку
caught = { $who } берёт улов на { $prize } ставкой { $bid }
sea-kept = Ни одна ставка не была единственной: улов на { $prize } забрало море
option-rounds = Раунды
option-rounds-help = Сколько будет уловов и сколько ставок у каждого игрока.
