game-title = Нидавеллир
game-pitch = Торгуйтесь монетами в трёх тавернах за армию дворфов и меняйте монеты на лучшие
option-first_game = Первая партия
option-first_game-help = Без Труд, Илуд и Улины: к их свойствам нужно привыкнуть.

## Phases
phase-bids = Эпоха { $age } · раунд { $round } из { $rounds } · ставки
phase-tavern = Эпоха { $age } · раунд { $round } из { $rounds } · { $tavern }
phase-ylud = Конец эпохи { $age }
phase-evaluation = Смотр войск · { $column }
phase-over = Итоговый подсчёт

## Places
taverns = Таверны
tavern-laughing_goblin = Весёлый гоблин
    .pre = Весёлом гоблине
tavern-dancing_dragon = Парящий дракон
    .pre = Парящем драконе
tavern-shining_horse = Гарцующий конь
    .pre = Гарцующем коне
turn-order = Порядок
order-entry = { $who }
deck = Колода эпохи { $age }
discard-pile = Стопка сброса
hall-of-heroes = Зал героев
distinctions = Знаки отличия
treasury = Королевская сокровищница
box = Вне игры
drawn-cards = Взятые карты
bids = Ставки
pouch = Кошель
hand-of-coins = Монеты на руке
command-zone = Командная зона
lines = Линии
heroes = Герои
points-now = Очки сейчас
who = { $who }

## Classes and cards
class-warrior = Воины
    .gen = воинов
    .dat = воинам
class-hunter = Охотники
    .gen = охотников
    .dat = охотникам
class-miner = Горняки
    .gen = горняков
    .dat = горнякам
class-blacksmith = Кузнецы
    .gen = кузнецов
    .dat = кузнецам
class-explorer = Разведчики
    .gen = разведчиков
    .dat = разведчикам
one-warrior = Воин
one-hunter = Охотник
one-miner = Горняк
one-blacksmith = Кузнец
one-explorer = Разведчик
title-warrior = Воин
title-miner = Горняк
title-explorer = Разведчик
title-offering = Королевская награда
dwarf-warrior = Воин { $n }
    .acc = воина { $n }
dwarf-hunter = Охотник
    .acc = охотника
dwarf-miner = Горняк { $n }
    .acc = горняка { $n }
dwarf-blacksmith = Кузнец
    .acc = кузнеца
dwarf-explorer = Разведчик { $n }
    .acc = разведчика { $n }
royal-offering = Королевская награда +{ $n }
    .acc = королевскую награду +{ $n }
great-blacksmith = Главный кузнец
    .acc = главного кузнеца
text-offering = Улучшите одну свою монету на { $n }.
coin-base = базовая монета { $n }
    .acc = базовую монету { $n }
    .gen = базовой монеты { $n }
    .ins = базовой монетой { $n }
coin-royal = королевская монета { $n }
    .acc = королевскую монету { $n }
    .gen = королевской монеты { $n }
    .ins = королевской монетой { $n }
coin-special = особая монета { $n }
    .acc = особую монету { $n }
    .gen = особой монеты { $n }
    .ins = особой монетой { $n }
coin-face-down = монета лицом вниз
gem = кристалл { $n }

## Heroes
hero-kraal = Крол
    .acc = Крола
    .gen = Крола
epithet-kraal = Наёмник
hero-tarah = Тара
    .acc = Тару
    .gen = Тары
epithet-tarah = Смертоносная
hero-aral = Арал
    .acc = Арала
    .gen = Арала
epithet-aral = Орлиный коготь
hero-dagda = Дагда
    .acc = Дагду
    .gen = Дагды
epithet-dagda = Вспыльчивая
text-dagda = Сбросьте по последнему дворфу из двух других колонн.
hero-aegur = Эгур
    .acc = Эгура
    .gen = Эгура
epithet-aegur = Стальной кулак
hero-bonfur = Бонфур
    .acc = Бонфура
    .gen = Бонфура
epithet-bonfur = Жестокий
text-bonfur = Сбросьте последнего дворфа из одной другой колонны.
hero-zoral = Зорал
    .acc = Зорала
    .gen = Зорала
epithet-zoral = Мастер
hero-lokdur = Локдур
    .acc = Локдура
    .gen = Локдура
epithet-lokdur = Корыстолюбивый
hero-hourya = Хурия
    .acc = Хурию
    .gen = Хурии
epithet-hourya = Неуловимая
text-hourya = Приходит туда, где уже есть 5 шевронов разведчиков.
hero-idunn = Идунн
epithet-idunn = Незаметная
text-idunn = Ещё 2 очка за каждый шеврон этой колонны.
hero-dwerg_ymir = Дверг Имир
    .acc = Дверга Имира
hero-dwerg_aesir = Дверг Эсир
    .acc = Дверга Эсира
hero-dwerg_sigmir = Дверг Сигмир
    .acc = Дверга Сигмира
hero-dwerg_jungir = Дверг Юнгир
    .acc = Дверга Юнгира
hero-dwerg_bergelmir = Дверг Бергельмир
    .acc = Дверга Бергельмира
epithet-dwerg = 5 братьев
text-dwerg = От 1 до 5 братьев: 13, 40, 81, 108, 135 очков.
hero-skaa = Ско
epithet-skaa = Непостижимая
hero-astrid = Астрид
epithet-astrid = Богатая
text-astrid = Стоит столько же, сколько лучшая монета.
hero-grid = Грид
epithet-grid = Расчётливая
text-grid = Улучшите одну свою монету на 7.
hero-uline = Улина
    .acc = Улину
    .gen = Улины
epithet-uline = Ясновидящая
text-uline = Держите монеты на руке и делайте ставку после всех.
hero-ylud = Илуд
epithet-ylud = Непредсказуемая
text-ylud = Встаёт в колонну в конце эпохи: воины 7, горняки 1, разведчики 11.
hero-thrud = Труд
epithet-thrud = Охотница за головами
text-thrud = Её не накрывают: она уходит в любую колонну. В конце стоит 13.

## Distinctions
distinction-kings_hand = Десница короля
    .acc = знак «Десница короля»
text-kings_hand = Улучшите одну свою монету на 5.
distinction-hunting_master = Главный охотник
    .acc = знак «Главный охотник»
text-hunting_master = Особая 3 вместо вашего 0; она тоже обменивает.
distinction-crown_jeweler = Ювелир королевского двора
    .acc = знак «Ювелир королевского двора»
text-crown_jeweler = Кристалл 6: выигрывает ничьи, не меняется, 3 очка.
distinction-kings_great_armorer = Главный королевский оружейник
    .acc = знак «Главный королевский оружейник»
text-kings_great_armorer = Возьмите главного кузнеца с 2 шевронами.
distinction-pioneer_of_the_kingdom = Королевский первопроходец
    .acc = знак «Королевский первопроходец»
text-pioneer_of_the_kingdom = Посмотрите 3 карты эпохи II и оставьте одну.

## Questions
ask-bid = Положите по монете на каждую таверну
hint-bid = Две другие лягут в кошель. Монета 0 обменяет их.
ask-uline-bid = Сделайте ставку: { $tavern }
hint-uline-bid = Остальные монеты уже открыты.
ask-take-card = Возьмите карту: { $tavern }
hint-line = { $one } завершит линию { $n } и приведёт героя.
hint-trade = После хода { $coin } обменяет монеты кошеля.
hint-trade-hand = После хода { $coin } обменяет две монеты с руки.
hint-tie = Ничья, соперник — { $who }: вы получите кристалл { $gem }.
ask-upgrade = Улучшите одну свою монету на { $n }
hint-upgrade = { $cause }
ask-hero = Призовите героя
hint-hero = Линий: { $lines }, героев пока: { $heroes }.
ask-discard = { $n ->
    [one] Сбросьте { $n } карту: { $hero }
    [few] Сбросьте { $n } карты: { $hero }
   *[other] Сбросьте { $n } карт: { $hero }
}
hint-discard = Только последняя карта колонны и только дворфы.
ask-thrud = Поставьте Труд в колонну
hint-thrud = Пока она не уйдёт, это один шеврон.
ask-ylud = Поставьте Илуд в колонну
ask-move-ylud = Переставьте Илуд или оставьте её
hint-ylud = { $age ->
    [1] На смотре войск она считается за один шеврон.
   *[other] Её последний ход перед подсчётом.
}
leave-ylud = Оставить Илуд
ask-trade-pair = Обменяйте две монеты с руки
hint-trade-pair = Старшая отдаётся за монету на их сумму.
ask-give-up = Отдайте одну из равных монет
hint-give-up = Базовая уйдёт из игры, королевская вернётся в сокровищницу.
ask-pioneer = Оставьте одну из карт
hint-pioneer = Остальные вернутся в колоду, её перемешают.
coin-becomes = { $coin }: станет { $n }
coins-bring = { $a } и { $b }: получится { $n }

## Waiting
wait-bid = раскладывает монеты
wait-uline-bid = делает ставку с открытыми глазами
wait-take-card = берёт карту: { $tavern }
wait-upgrade = улучшает монету
wait-hero = выбирает героя
wait-discard = выбирает, что сбросить
wait-thrud = ставит Труд
wait-ylud = ставит Илуд
wait-trade-pair = выбирает монеты для обмена
wait-give-up = выбирает, какую монету отдать
wait-pioneer = смотрит три карты

## Why not
other-tavern = Эта карта в «{ $tavern-pre }», очередь дойдёт позже.
never-upgraded = { $coin }: её нельзя улучшить никогда.
same-coin = Эта монета равна предложенной.
not-your-coin = { $coin }: она не ваша.
coin-lies-open = { $coin }: она уже открыта в таверне.
not-in-this-trade = { $coin }: она не участвует в этом обмене.
hourya-waits = Хурия ждёт { $needs ->
    [one] { $needs } шеврон
    [few] { $needs } шеврона
   *[other] { $needs } шевронов
} разведчиков; у вас { $n }.
needs-last-dwarfs = Для { $hero-gen } нужно других колонн с дворфом в конце: { $needs }; у вас { $n }.
hero-protects = В конце этой колонны герой: { $hero }.
own-column = { $hero }: карты сбрасывают только из других колонн.
heroes-need-lines = Для героя нужно линий: { $n }; у вас { $lines }.
recruited-by = { $hero } уже служит другому: { $who }.

## Notes
goal-age = { $age ->
    [1] В конце эпохи I больше всех шевронов в классе — знак отличия.
   *[other] В конце эпохи II подсчитываются все очки.
}
next-line = { $one } завершит линию { $n }.
trade-to-come = Ваша монета в «{ $tavern-pre }» обменяет { $a } + { $b } на { $n }.
gems-will-swap = { $one } и { $other } обменяются кристаллами

## Chronicle
round-begins = Эпоха { $age }, раунд { $round }: таверны заполнены
bids-laid = Все ставки сделаны
revealed = { $tavern }: монеты открыты
bid-line = { $who } ставит { $coin-acc }
uline-bid = { $who } ставит { $coin-acc } после всех
tie-line = { $first } ходит раньше, чем { $second }: кристалл { $a } старше { $b }
took = { $who } берёт { $card-acc }
class-worth = { $column }: { $before } → { $after } оч.
recruited = { $who } призывает { $hero-acc }
discarded = { $who } сбрасывает { $card-acc }
got-great-blacksmith = { $who } получает { $card-acc }
thrud-lifted = Труд покидает колонну { $column-gen }
thrud-placed = { $who } ставит Труд к { $column-dat }
thrud-leaves = Труд уходит в командную зону: { $who }
ylud-placed = { $who } ставит Илуд к { $column-dat }
ylud-stays = { $who } оставляет Илуд на месте
upgraded = { $who } улучшает { $old-acc } до { $new-gen }
upgraded-bid = { $who } улучшает { $old-acc } в «{ $tavern-pre }» до { $new-gen }
upgraded-pouch = { $who } улучшает { $old-acc } в кошеле до { $new-gen }
traded = { $who } обменивает { $given-acc } вместе с { $kept-ins } на { $new-acc }
uline-takes = { $who } забирает на руку все монеты, лежавшие лицом вниз
gems-swapped = { $one } и { $other } меняются кристаллами { $a } и { $b }
leftover = Никто не берёт { $card-acc } в «{ $tavern-pre }»
coins-back = Все монеты возвращаются на руки
evaluation-begins = Начинается смотр войск
nobody-won = { $column }: единственного лидера нет, { $distinction } уходит из игры
won-distinction = { $who } получает { $distinction-acc }: { $n ->
    [one] { $n } шеврон
    [few] { $n } шеврона
   *[other] { $n } шевронов
} { $column-gen }
took-special-three = { $who } убирает { $old-acc } и берёт { $new-acc }
took-gem-six = { $who } накрывает кристалл { $gem } кристаллом 6
pioneer-draws = { $who } смотрит три карты эпохи II
pioneer-sees = Вы смотрите карты: { $cards }
thrown-away = Верхняя карта эпохи II сброшена: { $card }
age-begins = Начинается эпоха { $age }; колода перемешана
final-score = { $who }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
won = Победа: { $who }
won-together = Общая победа: { $who }

## Score sheet
final-scoring = Итоговый подсчёт
score-warrior = Воины
score-majority = Большинство воинов
score-hunter = Охотники
score-miner = Горняки
score-blacksmith = Кузнецы
score-explorer = Разведчики
score-idunn = Идунн
score-dwerg = Братья Дверги
score-skaa = Ско
score-astrid = Астрид
score-grid = Грид
score-uline = Улина
score-thrud = Труд
score-coins = Монеты
score-gem = Кристалл 6
score-total = Всего
why-warrior = { $n ->
    [one] очки на { $n } шевроне
   *[other] очки на { $n } шевронах
}
why-majority = лучшая монета ещё раз
why-hunter = шевроны: { $n } × { $n }
why-miner = очки { $points } × шевроны { $n }
why-blacksmith = { $n ->
    [one] { $n } шеврон по таблице
    [few] { $n } шеврона по таблице
   *[other] { $n } шевронов по таблице
}
why-explorer = { $n ->
    [one] очки на { $n } шевроне
   *[other] очки на { $n } шевронах
}
why-idunn = по 2 за { $n ->
    [one] { $n } шеврон
    [few] { $n } шеврона
   *[other] { $n } шевронов
}
why-dwerg = { $n ->
    [one] { $n } брат
    [few] { $n } брата
   *[other] { $n } братьев
}

## Names of icons
icon-army = { $n ->
    [one] очко армии
    [few] очка армии
   *[other] очков армии
}
icon-command = { $n ->
    [one] очко героев и знаков
    [few] очка героев и знаков
   *[other] очков героев и знаков
}
icon-uline = Улина: ставка после всех
icon-gem = кристалл
icon-coin = монета
icon-coins = монеты на
icon-order = место
