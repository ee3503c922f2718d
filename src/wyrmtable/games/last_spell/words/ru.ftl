## Options
game-title = The Last Spell
game-pitch = Вместе: днём стройте и вооружайтесь, ночью держите стены, пока маги не завершат заклинание
option-scenario = Сценарий
option-scenario-help = Город, который надо защитить; кампания начинается с Гильденберга.
option-scenario-gildenberg = Гильденберг
option-scenario-lakeburg = Лакебург
option-scenario-glenwald = Гленвальд
option-campaign = Кампания
option-campaign-help = Победа переносит героев, умения и сундук в следующий сценарий; проигранный можно повторить.
option-level = Уровень
option-level-help = Легче: у магов 3 ОЗ, в области паники на три места больше. Труднее: на три места меньше и лишний Когтистый на каждой карте (домашнее правило).
option-level-easier = Легче
option-level-standard = Обычный
option-level-harder = Труднее
option-variety = Больше разнообразия
option-variety-help = Карты строя 1b–5b заменяют карты 1–5.
option-errata = Исправления издателя
option-errata-help = Отражение тумана стоит 3 золота, и через камень никто не прыгает.
option-quick = Быстрая подготовка
option-quick-help = В новой игре в Лакебурге или Гленвальде уровни первых умений заданы.

## The table
field = Город и окрестности

## Names
scenario-gildenberg = Гильденберг
scenario-lakeburg = Лакебург
scenario-glenwald = Гленвальд
hero-brunhild = Брунгильда
hero-corvin = Корвин
hero-ysolde = Изольда
hero-tarek = Тарек
trait-brawny = Крепкий
trait-savage = Дикий
trait-sharp_eyed = Зоркий
trait-trigger_happy = Скорый на курок
trait-gifted = Одарённый
trait-scholar = Учёный
trait-stalwart = Стойкий
trait-healer = Целитель
trait-nimble = Ловкий
trait-acrobat = Акробат
trait-tinkerer = Умелец
trait-thrifty = Бережливый
perk-heavy_hand = Тяжёлая рука
perk-finisher = Добивание
perk-cleaver = Рассекатель
perk-momentum = Разгон
perk-sunder = Раскол брони
perk-bloodlust = Жажда крови
perk-warlord = Полководец
perk-steady_aim = Твёрдый прицел
perk-quick_draw = Быстрый выстрел
perk-eagle_eye = Орлиный глаз
perk-ricochet = Рикошет
perk-piercing_shots = Бронебойные выстрелы
perk-true_shot = Верный выстрел
perk-deadeye = Меткий глаз
perk-deep_well = Глубокий источник
perk-focus = Сосредоточенность
perk-overflow = Переполнение
perk-wide_circle = Широкий круг
perk-siphon = Вытягивание
perk-inexorable = Неумолимость
perk-archmage = Архимаг
perk-thick_skin = Толстая кожа
perk-bulwark = Оплот
perk-second_skin = Вторая кожа
perk-bodyguard = Телохранитель
perk-unyielding = Несгибаемость
perk-field_medic = Полевой лекарь
perk-last_stand = Последний рубеж
perk-fleet = Быстроногий
perk-vaulter = Прыгун
perk-hit_and_run = Удар и отход
perk-portal_adept = Знаток порталов
perk-slip_through = Проскользнуть
perk-climber = Верхолаз
perk-windrunner = Бегущий с ветром
perk-engineer = Инженер
perk-salvager = Ремонтник
perk-rally = Сбор
perk-haggler = Торговец
perk-artillerist = Артиллерист
perk-inspire = Воодушевление
perk-commander = Командир
structure-ballista = Баллиста
structure-catapult = Катапульта
structure-portal = Портал перемещения
structure-watchtower = Сторожевая башня
structure-wood_wall = Деревянная стена
structure-stone_wall = Каменная стена
structure-wood_gate = Деревянные ворота
structure-stone_gate = Каменные ворота
structure-gold_mine = Золотая шахта
structure-scavenger_camp = Лагерь старателей
structure-house = Дом
structure-shop = Лавка
structure-armourer = Бронник
structure-blacksmith = Кузнец
structure-bowyer = Лучный мастер
structure-magic_shop = Магическая лавка
structure-seer = Провидец
structure-ruin_single = Малые руины
structure-ruin_double = Двойные руины
structure-ruin_triple = Тройные руины
enemy-clawer = Когтистый
enemy-runner = Бегун
enemy-archer = Лучник
enemy-armored = Бронированный
enemy-winged = Крылатый
enemy-boomer = Взрывун
enemy-bulky = Громила
enemy-accursed = Проклятый
enemy-alerion = Алерион
enemy-harpy = Осквернённая гарпия
enemy-cetusia_head = Цетусия (голова)
enemy-cetusia_tail = Цетусия (хвост)
enemy-dryad = Гниющая дриада
enemy-hatchery = Инкубатор
enemy-seed_mortar = Семенная мортира
enemy-monolith = Монолит
item-longsword_1 = Длинный меч
item-longsword_2 = Длинный меч II
item-longsword_3 = Длинный меч III
item-dagger_1 = Кинжал
item-dagger_2 = Кинжал II
item-dagger_3 = Кинжал III
item-axe_1 = Топор
item-axe_2 = Топор II
item-axe_3 = Топор III
item-greatsword_1 = Двуручный меч
item-greatsword_2 = Двуручный меч II
item-greatsword_3 = Двуручный меч III
item-warhammer_1 = Боевой молот
item-warhammer_2 = Боевой молот II
item-warhammer_3 = Боевой молот III
item-spear_1 = Копьё
item-spear_2 = Копьё II
item-spear_3 = Копьё III
item-hand_crossbow_1 = Ручной арбалет
item-hand_crossbow_2 = Ручной арбалет II
item-hand_crossbow_3 = Ручной арбалет III
item-pistol_1 = Пистолет
item-pistol_2 = Пистолет II
item-pistol_3 = Пистолет III
item-shortbow_1 = Короткий лук
item-shortbow_2 = Короткий лук II
item-shortbow_3 = Короткий лук III
item-longbow_1 = Длинный лук
item-longbow_2 = Длинный лук II
item-longbow_3 = Длинный лук III
item-crossbow_1 = Арбалет
item-crossbow_2 = Арбалет II
item-crossbow_3 = Арбалет III
item-rifle_1 = Ружьё
item-rifle_2 = Ружьё II
item-rifle_3 = Ружьё III
item-wand_1 = Жезл
item-wand_2 = Жезл II
item-wand_3 = Жезл III
item-orb_1 = Сфера
item-orb_2 = Сфера II
item-orb_3 = Сфера III
item-scepter_1 = Скипетр
item-scepter_2 = Скипетр II
item-scepter_3 = Скипетр III
item-power_staff_1 = Посох силы
item-power_staff_2 = Посох силы II
item-power_staff_3 = Посох силы III
item-druidic_staff_1 = Посох друида
item-druidic_staff_2 = Посох друида II
item-druidic_staff_3 = Посох друида III
item-tome_1 = Фолиант
item-tome_2 = Фолиант II
item-tome_3 = Фолиант III
item-leather_boots = Кожаные сапоги
item-runner_boots = Сапоги бегуна
item-padded_trousers = Стёганые штаны
item-iron_greaves = Железные поножи
item-padded_vest = Стёганка
item-leather_jerkin = Кожаная куртка
item-acolyte_robe = Мантия послушника
item-chain_shirt = Кольчуга
item-buckler = Баклер
item-round_shield = Круглый щит
item-reinforced_boots = Усиленные сапоги
item-scout_boots = Сапоги разведчика
item-ritual_sandals = Ритуальные сандалии
item-steel_greaves = Стальные поножи
item-brigandine = Бригантина
item-hunter_coat = Охотничья куртка
item-mage_robe = Мантия мага
item-scale_mail = Чешуйчатый доспех
item-kite_shield = Каплевидный щит
item-spiked_shield = Шипастый щит
item-dwarven_boots = Гномьи сапоги
item-wind_boots = Сапоги ветра
item-oracle_sandals = Сандалии оракула
item-plate_greaves = Латные поножи
item-half_plate = Полулаты
item-shadow_coat = Плащ теней
item-archmage_robe = Мантия архимага
item-full_plate = Полный латный доспех
item-tower_shield = Башенный щит
item-rune_shield = Рунический щит
item-health_1 = Зелье здоровья
item-health_2 = Зелье здоровья
item-mana_1 = Зелье маны
item-mana_2 = Зелье маны
item-vigour_1 = Зелье бодрости
item-vigour_2 = Зелье бодрости
item-swiftness_1 = Зелье проворства
item-swiftness_2 = Зелье проворства
item-fireball = Свиток огненного шара
item-frost = Свиток мороза
item-teleport = Свиток телепорта
item-healing = Свиток исцеления
item-ward = Свиток защиты
item-lightning = Свиток молнии
item-mending = Свиток починки
item-banishment = Свиток изгнания
item-haste = Свиток спешки
attack-slash = Рубящий удар
attack-sweep = Размашистый удар
attack-stab = Укол
attack-flurry = Град ударов
attack-chop = Рубка
attack-cleave-plate = Раскол лат
attack-wide-swing = Широкий взмах
attack-whirlwind = Вихрь
attack-crush = Сокрушение
attack-quake = Сотрясение
attack-thrust = Выпад
attack-impale = Пронзание
attack-quick-bolt = Быстрый болт
attack-bolt-rain = Дождь болтов
attack-shot = Выстрел
attack-point-blank = В упор
attack-arrow = Стрела
attack-volley = Залп
attack-long-shot = Дальний выстрел
attack-pinning-arrow = Пригвождающая стрела
attack-bolt = Болт
attack-skewer = Насквозь
attack-aimed-shot = Прицельный выстрел
attack-head-shot = Выстрел в голову
attack-spark = Искра
attack-chain-spark = Цепная искра
attack-pulse = Импульс
attack-burst = Чародейский взрыв
attack-zap = Разряд
attack-mend = Лечение
attack-force-bolt = Силовой заряд
attack-cataclysm = Катаклизм
attack-thorn = Шип
attack-roots = Корни
attack-arcane-word = Тайное слово
attack-sector-storm = Буря в секторе
mission-F1 = Горящие очаги
mission-F2 = Нетронутый круг
mission-F3 = Крепкие стены
mission-S1 = Великая жатва
mission-S2 = Быстрая резня
mission-S3 = За стенами
freude = Фройде
schaden = Шаден
die-blue = синий кубик
die-orange = оранжевый кубик
sector = { $name }
cell = { $cell }
structure-at = { $structure }, { $cell }
enemy-at = { $enemy }, { $cell }
ground-fog = туман
ground-rampart = место для стены
ground-circle = магический круг
ground-low = низкое препятствие
ground-tree = дерево
ground-shallow = мелководье
ground-deep = глубокая вода
ground-ledge = уступ скалы
mage = Маг
mage-dead = погибший маг
mages = Маги
city-is = Паника: { $level }
panic-area = Область паники
flames-left = Осталось пламени
ashes = Пепел: { $n }, вне игры до следующего сценария
panic-calm = спокойствие
panic-uneasy = тревога
panic-terror = ужас
missions = Задания
mission-solved = Выполнено
missions-deadline = Задания: одно до рассвета II
boss = Босс
boss-gildenberg = Осквернённая гарпия
boss-lakeburg = Цетусия
boss-glenwald = Гниющая дриада
boss-goal = Победите босса этой ночью за { $n } раундов: { $boss }.
shroud = Пелена
shroud-text = Сколько ОЗ босс может потерять за раунд
fog-and-waves = Туман и волны
fog-W = западный планшет тумана
fog-N = северный планшет тумана
fog-E = восточный планшет тумана
wave-comes = Места тумана { $spaces }: по карте в раунде { $round } ночи.
wave-more = Каждая карта этой ночи приводит ещё: { $kinds }
wave-cards = Карты
pile = Место тумана { $n }, { $cell }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
harpy-waits = Гарпия ждёт на уступе: { $side }.
left = слева
right = справа
monsters-order = Затем монстры, в этом порядке
forecast = Ближайшая фаза монстров
forecast-stands = Где встанут монстры
range-of-hero = Дальность и линия стрельбы героя
layer-forecast = Кого ударят
layer-range = Дальность и линия стрельбы
forecast-none = Никто не пострадает.
forecast-hero = { $who }: { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}{ $guard ->
    [0] {""}
   *[other] , защита −{ $guard }
}
forecast-down = { $who }: герой упадёт.
forecast-mage = Маг потеряет ОЗ: { $n }.
forecast-mage-dies = Маг погибнет (−{ $n } ОЗ).
forecast-falls = Рухнет: { $structure }
forecast-flames = { $n ->
    [one] { $n } пламя на сооружениях
    [few] { $n } пламени на сооружениях
   *[many] { $n } пламени на сооружениях
}
foresee-same = Ближайшая фаза монстров не изменится.
foresee-coin = Если каждая монета покажет Фройде:
foresee-first = Только первый удар из серии:
foresee-pierced = Если пронзит ещё и это: { $enemy }
foresee-slain = { $n ->
    [one] Убит { $n } враг.
    [few] Убито { $n } врага.
   *[many] Убито { $n } врагов.
}
foresee-mages = Маги потеряют ОЗ: { $n } (сейчас { $was }).
foresee-hero = { $n ->
    [0] { $who }: без ран (сейчас −{ $was } ОЗ).
   *[other] { $who }: −{ $n } ОЗ (сейчас −{ $was }).
}
foresee-down = { $who }: герой упадёт.
foresee-falls = Рухнет: { $structure }
foresee-stands = Уже не рухнет: { $structure }
foresee-flames = Пламя на постройках: { $n } (сейчас { $was }).
foresee-breach = С места тумана { $space } прорвутся здесь: { $structure }
foresee-way = С места тумана { $space } путь к магам открыт, клеток: { $n }.
shared-supply = Общий запас
equipment = Снаряжение
chest = Сундук
gold = Золото
materials = Материалы
workers = Рабочие
build = Строить
wares = Продаётся
potions = Зелья
shop-gone = Лавка (разрушена)
deck-armour = доспехи
deck-melee = ближнее оружие
deck-ranged = дальнее оружие
deck-magic = магическое оружие
deck-scrolls = свитки
beside = Рядом с планшетом лавки
scrolls-read = Прочитанные свитки
hero-none = Героя ещё нет
number-hp = Здоровье
number-tokens = Действия
number-mp = Движение
number-mana = Мана
number-guard = Защита
zone-arms = В руках
zone-gear = Носит
zone-deeds = Врождённое
zone-perks = Умения и черта
slot-upper = верхний доспех
slot-lower = нижний доспех
slot-shield = щит
slot-scroll = свиток
slot-potion = зелье
state-upgraded = улучшено
state-once = использовано раз
state-top = верхняя карта колоды
state-passed = готово
player = { $who }
stage-choice = { $who }: { $what }
choice-hero = выбор героя
choice-trait = выбор стороны черты
choice-weapon = выбор первого оружия
choice-armour = выбор первого доспеха
choice-extra = выбор свитка или зелья
choice-perk = новое умение
score = Итог
sheet-hero = Герой
sheet-perks = Умения
sheet-wounds = Раны
sheet-slain = Убито монстров
sheet-mages = Живых магов
sheet-flames = Пламя в области паники
sheet-missions = Выполнено заданий
sheet-victory = Победа
sheet-total = Вместе
end-won = Победа
end-lost = Поражение
verdict-won = Босс повержен; маги завершают заклинание.
verdict-mages = Последний маг погиб, а с ним и заклинание.
verdict-panic = Город охвачен паникой.
verdict-heroes = Ни один герой не устоял.
verdict-missions = Настал второй рассвет, а ни одно задание не выполнено.
verdict-dawn = Босс пережил третью ночь.
phase-setup = { $town } · Сбор героев
phase-day = { $town } · День { $day } · { $step }
phase-night = { $town } · Домашняя ночь { $day } · раунд { $round } из { $most } · { $step }
phase-over = { $town } · { $end }
step-maintenance = Подготовка
step-main = Основная фаза
step-end-of-day = Конец дня
step-heroes = Фаза героев
step-monsters = Фаза монстров
legacy-town = Кампания продолжается: { $town }; золото: { $gold }, материалы: { $materials }, { $n ->
    [0] сундук пуст
    [one] { $n } предмет в сундуке
    [few] { $n } предмета в сундуке
   *[many] { $n } предметов в сундуке
}
legacy-hero = { $hero }: { $n ->
    [one] { $n } умение
    [few] { $n } умения
   *[many] { $n } умений
}; { $held ->
    [0] без снаряжения
   *[other] { $items }
}

## Icons, as spoken
icon-hero-brunhild = { hero-brunhild }
icon-hero-corvin = { hero-corvin }
icon-hero-ysolde = { hero-ysolde }
icon-hero-tarek = { hero-tarek }
icon-clawer = { enemy-clawer }
icon-runner = { enemy-runner }
icon-archer = { enemy-archer }
icon-armored = { enemy-armored }
icon-winged = { enemy-winged }
icon-boomer = { enemy-boomer }
icon-bulky = { enemy-bulky }
icon-accursed = { enemy-accursed }
icon-alerion = { enemy-alerion }
icon-harpy = { enemy-harpy }
icon-cetusia-head = { enemy-cetusia_head }
icon-cetusia-tail = { enemy-cetusia_tail }
icon-dryad = { enemy-dryad }
icon-hatchery = { enemy-hatchery }
icon-seed-mortar = { enemy-seed_mortar }
icon-monolith = { enemy-monolith }
icon-structure-ballista = { structure-ballista }
icon-structure-catapult = { structure-catapult }
icon-structure-portal = { structure-portal }
icon-structure-watchtower = { structure-watchtower }
icon-structure-gold-mine = { structure-gold_mine }
icon-structure-scavenger-camp = { structure-scavenger_camp }
icon-structure-house = { structure-house }
icon-structure-shop = { structure-shop }
icon-structure-armourer = { structure-armourer }
icon-structure-blacksmith = { structure-blacksmith }
icon-structure-bowyer = { structure-bowyer }
icon-structure-magic-shop = { structure-magic_shop }
icon-structure-seer = { structure-seer }
icon-structure-ruin-single = { structure-ruin_single }
icon-structure-ruin-double = { structure-ruin_double }
icon-structure-ruin-triple = { structure-ruin_triple }
icon-hp = здоровье
icon-tokens = { $n ->
    [one] действие
    [few] действия
   *[many] действий
}
icon-mp = { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}
icon-mana = мана
icon-guard = защита
icon-damage = урон
icon-gold = золото
icon-materials = { $n ->
    [one] материал
    [few] материала
   *[many] материалов
}
icon-workers = { $n ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
}
icon-equipment = карта снаряжения
icon-flame = { $n ->
    [one] пламя
    [few] пламени
   *[many] пламени
}
icon-fog = место тумана
icon-wave = место тумана
icon-next = следующий день
icon-count = на поле
icon-launch = { $n ->
    [one] жетон броска
    [few] жетона броска
   *[many] жетонов броска
}
icon-slot-upper = свободно: верхний доспех
icon-slot-lower = свободно: нижний доспех
icon-slot-shield = свободно: щит
icon-slot-scroll = свободно: свиток
icon-slot-potion = свободно: зелье
icon-level = уровень
icon-pierce = Пробивание брони
icon-sure = Неизбежность
icon-opportunist = Удар по раненому
icon-stun = Оглушение
icon-poison = Яд
icon-push = Толчок
icon-die-blue = синий кубик
icon-die-orange = оранжевый кубик
icon-range-melee = рядом с героем
icon-range-self = вокруг героя
icon-range-c = текущий сектор
icon-range-ca = текущий или соседний сектор
icon-range-caf = любой сектор
shape-single = одна цель
shape-split = удары по любым целям
shape-arc3 = три клетки дугой
shape-line2 = две клетки в ряд
shape-line3 = три клетки в ряд
shape-ring = всё вокруг
shape-plus = крест из пяти клеток
shape-blast = квадрат из девяти клеток
shape-pierce = цель и ещё один за ней
shape-chain2 = цепь из двух
shape-chain3 = цепь из трёх
shape-sector = весь сектор
shape-heal = лечит героя
icon-shape-arc3 = три клетки дугой
icon-shape-line2 = две клетки в ряд
icon-shape-line3 = три клетки в ряд
icon-shape-ring = всё вокруг
icon-shape-plus = крест из пяти клеток
icon-shape-blast = квадрат из девяти клеток
icon-shape-pierce = цель и ещё один за ней
icon-shape-chain2 = цепь из двух
icon-shape-chain3 = цепь из трёх
icon-shape-sector = весь сектор
category-melee = ближнее
category-ranged = дальнее
category-magic = магическое
weapon-kind = { $kind }, { $hands ->
    [one] одноручное
    [few] двуручное
   *[many] двуручное
}
weapon-text = { $basic }: { $one }. { $skill }: { $two }.
armour-text = Переверните против атаки{ $flat ->
    [0] {""}
   *[other] : блокирует { $flat }
}{ $blue ->
    [0] {""}
   *[other] , синих кубиков: { $blue }
}{ $orange ->
    [0] {""}
   *[other] , оранжевых кубиков: { $orange }
}.{ $mp ->
    [0] {""}
   *[other] {" "}+{ $mp } ОД.
}{ $mana ->
    [0] {""}
   *[other] {" "}+{ $mana } маны.
}
armour-spiked_shield-text = Оранжевый кубик. Против ближней атаки наносит нападающему 1 урон.
armour-shadow_coat-text = Оранжевый кубик, +1 ОД. Лучники сперва стреляют в других героев.
armour-rune_shield-text = Блокирует 1 и оранжевый кубик; переворачивается после второго раза.
hero-role = { $role }, уровень { $level }
role-brunhild = авангард
role-corvin = застрельщик
role-ysolde = чародейка
role-tarek = страж
hero-brunhild-text = Её трудно свалить: стена, за которой стоят остальные.
hero-corvin-text = Быстр на ногу; бьёт там, где его не ждут.
hero-ysolde-text = Хрупка, зато маны у неё много.
hero-tarek-text = Хорош в любой части боя.
perk-kind = Умение: { $deck }
perks-might = сила
perks-precision = точность
perks-sorcery = чародейство
perks-guard = оборона
perks-stride = поступь
perks-command = командование
trait-kind = Черта, с умением «{ $perk }»
deed-dash = Рывок
deed-dash-text = 1 действие: +2 ОД в этом раунде
deed-armour-boost = Укрепление брони
deed-armour-boost-text = 1 действие: +1 защита, не больше 3
deed-punch = Удар кулаком
deed-punch-text = 1 действие: 1 урон соседнему врагу
deed-leap = Прыжок
deed-leap-text = 1 действие: через низкое препятствие, стену или ворота
reroll = Жетон переброса
reroll-text = Раз за ночь: перебросить кубик или монету
monster-kind = монстр
boss-kind = босс
minion-kind = при боссе
monster-range = стреляет до { $n } клеток
row-front = перед
row-back = тыл
row-more = ещё
row-third = ночь III
pattern = Волна { $name }
pattern-kind = строй волны
direction = Направление { $name }
direction-spaces = День { $day }: { $spaces }
direction-text = По две карты строя на местах тумана { $spaces }. Дриада входит на { $dryad }.
wyrm-card = Цетусия { $name }
wyrm-spit = Плевок
wyrm-tide = Прилив
wyrm-gnaw = Грызть
wyrm-text = Голова в { $head }, хвост в { $tail }; с ними { $adds }. Голова: { $attack }; хвост бьёт взмахом.
class-defence = укрепление
class-wall = стена
class-gate = ворота
class-production = производство
class-equipment = здание снаряжения
class-seer = провидец

## What cards do
perk-heavy_hand-text = Удар кулаком наносит 2 урона.
perk-finisher-text = Удары ближнего боя: +1 по раненому врагу.
perk-cleaver-text = Раз за раунд после убийства в ближнем бою: 1 урон соседнему врагу.
perk-momentum-text = Убийство в ближнем бою даёт 1 ОД, не больше 2 за раунд.
perk-sunder-text = Ближние атаки пробивают броню.
perk-bloodlust-text = Первое убийство в ближнем бою за раунд возвращает 1 действие.
perk-warlord-text = Ближнее оружие: +1 за удар.
perk-steady_aim-text = Первая дальняя атака раунда: +1 за попадание, если вы не тратили ОД.
perk-quick_draw-text = Раз за ночь обычный выстрел не стоит действий.
perk-eagle_eye-text = Дальние атаки достают на ступень дальше: с C на CA, с CA на любой сектор.
perk-ricochet-text = Раз за раунд после убийства выстрелом: 1 урон врагу не дальше 2 от жертвы.
perk-piercing_shots-text = Дальние атаки пробивают броню.
perk-true_shot-text = От дальних атак не уклониться.
perk-deadeye-text = Дальнее оружие: +1 за попадание.
perk-deep_well-text = +2 к наибольшей мане.
perk-focus-text = Первый навык каждой ночи дешевле на 1 ману.
perk-overflow-text = Раунд 3 каждой ночи: +2 маны.
perk-wide_circle-text = Магические кресты становятся квадратами из девяти клеток.
perk-siphon-text = Раз за раунд убийство магией даёт 1 ману.
perk-inexorable-text = От магии не уклониться, и она пробивает броню.
perk-archmage-text = Магическое оружие: +1 за попадание.
perk-thick_skin-text = +2 к наибольшему здоровью.
perk-bulwark-text = Укрепление брони даёт 2 защиты.
perk-second_skin-text = Раз за ночь: снова готов использованный доспех или щит.
perk-bodyguard-text = Примите на себя атаку на героя в вашей области.
perk-unyielding-text = Начало каждой фазы героев: 1 защита.
perk-field_medic-text = На рассвете каждый герой теряет 1 рану.
perk-last_stand-text = Первое падение за ночь оставляет вам 1 ОЗ.
perk-fleet-text = +1 ОД.
perk-vaulter-text = Прыжок стоит 1 ОД и ни одного действия.
perk-hit_and_run-text = Раз за раунд после атаки: +2 ОД.
perk-portal_adept-text = Портал стоит 1 ОД и ни капли маны.
perk-slip_through-text = Можно проходить сквозь монстров.
perk-climber-text = Башня стоит 1 ОД; атаки с неё +1.
perk-windrunner-text = +2 ОД; рывок даёт 3.
perk-engineer-text = Баллиста в вашей области: +1 урон.
perk-salvager-text = Первое погашенное за день пламя бесплатно.
perk-rally-text = Раз за ночь другой герой вашего сектора получает 1 действие.
perk-haggler-text = Первая покупка дня дешевле на 1 золото.
perk-artillerist-text = Ваши выстрелы из катапульты: +1 везде.
perk-inspire-text = Начало фазы героев: остальные в вашем секторе +1 ОД.
perk-commander-text = Начало фазы героев: один герой получает 1 действие.
trait-brawny-text = +2 ОЗ, но на 1 ману меньше.
trait-savage-text = Первое убийство в ближнем бою за раунд: +1 ОД. Без магического оружия.
trait-sharp_eyed-text = Первому выстрелу раунда ничто не мешает. На 1 ОЗ меньше.
trait-trigger_happy-text = Раз за ночь обычный выстрел бесплатно. Без удара кулаком.
trait-gifted-text = +2 маны, но на 1 ОЗ меньше.
trait-scholar-text = Свитки дешевле на 1 золото. На 1 ОД меньше, но не ниже 2.
trait-stalwart-text = Ночь начинается с 2 защиты. Без рывка.
trait-healer-text = Лечите на 1 рану больше. По врагам в броне на 1 меньше урона.
trait-nimble-text = +1 ОД. Без щитов.
trait-acrobat-text = Можно прыгать через монстров. Без двуручного оружия.
trait-tinkerer-text = Баллиста в вашем секторе: +1. На 1 ману меньше.
trait-thrifty-text = Раз в день ремонт от 2 пламени дешевле на 1 материал. Без зелий.
potion-health-text = Бесплатно: снимите до 2 ран.
potion-mana-text = Бесплатно: до 3 маны.
potion-vigour-text = Бесплатно: 2 действия в этом раунде.
potion-swiftness-text = Бесплатно: 4 ОД в этом раунде.
scroll-fireball-text = CA, линия стрельбы: 3 урона девяти клеткам.
scroll-frost-text = Оглушает всех монстров ближнего сектора, кого можно.
scroll-teleport-text = Перенеситесь на свободное место города.
scroll-healing-text = Герой поблизости теряет до 3 ран.
scroll-ward-text = Каждый герой сектора получает 2 защиты.
scroll-lightning-text = CA, линия стрельбы: 2 урона цепи до пяти; не уклониться.
scroll-mending-text = Снимите до 3 пламени с одного сооружения.
scroll-banishment-text = Убирает ближнего монстра с ОЗ не больше 3; считается убитым.
scroll-haste-text = Герой поблизости получает 2 действия и 2 ОД.
structure-ballista-text = Раз за фазу героев: 2 урона в ближних секторах, сквозь броню и стены.
structure-catapult-text = Два броска за ночь в другой сектор: 3 в место удара, 1 рядом.
structure-portal-text = От портала к порталу за 2 ОД и 1 ману.
structure-watchtower-text = 2 ОД вверх или вниз; сверху ничто не закрывает линию стрельбы.
structure-wood_wall-text = Держит монстров; герои перепрыгивают. Можно сделать каменной.
structure-wood_gate-text = Открыты героям, закрыты монстрам. Можно сделать каменными.
structure-gold_mine-text = 1 золото сразу и каждый день; 3 после улучшения.
structure-scavenger_camp-text = 1 материал сразу, 2 каждый день; 4 после улучшения.
structure-house-text = Один рабочий каждый день.
structure-shop-text = Продаёт то, что лежит открыто на планшете лавки.
structure-armourer-text = Лучшие доспехи в лавке, одна карта сразу.
structure-blacksmith-text = Лучшее ближнее оружие в лавке, одна карта сразу.
structure-bowyer-text = Лучшее дальнее оружие в лавке, одна карта сразу.
structure-magic_shop-text = Лучшее магическое оружие в лавке, одна карта сразу.
structure-seer-text = Туман отходит на 1; далее 2 золота отодвигают планшет.
enemy-clawer-text = Остаётся и бьётся с героем рядом.
enemy-runner-text = Бежит мимо героев к магам.
enemy-archer-text = Стреляет в героев и магов до 4 клеток.
enemy-armored-text = Броня 1. Остаётся и бьётся.
enemy-winged-text = Летит над всем; уклоняется от половины ударов.
enemy-boomer-text = Взрывается на 2 вокруг; если убит, на 1.
enemy-bulky-text = Неудержимый: без оглушения и толчка.
enemy-accursed-text = Стреляет до 4 клеток и каждый раз зовёт Когтистого. Неудержимый.
enemy-alerion-text = Летает и уклоняется; пока жив, у Гарпии броня 1.
enemy-harpy-text = На уступе скалы: визг, буря перьев, перелёт по очереди. Броня 1, пока жив Алерион.
enemy-cetusia_head-text = Каждый раунд всплывает и плюёт, грызёт или поднимает прилив. В ярости, если хвост мёртв.
enemy-cetusia_tail-text = Бьёт взмахом по столбцам рядом, у стен. В ярости, если голова мертва.
enemy-dryad-text = Три раунда сажает, потом идёт. Монолиты — её броня.
enemy-hatchery-text = Каждый раунд даёт Когтистого.
enemy-seed_mortar-text = Каждый раунд 1 урон ближайшему сооружению.
enemy-monolith-text = Защищает дриаду и закрывает линию стрельбы.
mission-F1-text = { $n } дома без пламени
mission-F2-text = { $n } ночь, маги целы
mission-F3-text = { $n } секций на рассвете
mission-S1-text = всего убито { $n }
mission-S2-text = { $n } убито за одну фазу героев
mission-S3-text = { $n } убито снаружи за ночь

## Questions
ask-hero = Выберите героя
hint-hero = Различаются здоровье, движение и мана; носить можно всё.
ask-trait = Выберите сторону карты черты
hint-trait = Она даёт умение и первое снаряжение: { $perks }
ask-start-weapon = Выберите первое оружие
ask-start-armour = Выберите первый доспех
ask-start-extra = Выберите свиток или зелье
ask-exchange = Возьмите или оставьте снаряжение
ask-perk = Получите умение
hint-perk = Умению нужны два уровнем ниже.
ask-first-player = Назначьте первого игрока
ask-day = Действуйте в городе
hint-day = Стройте, чините, осматривайте, торгуйте; все сразу. Ночь настанет, когда готовы все.
hint-handled = Сегодня этот герой больше не торгует.
day-place = Поставьте: { $structure }
day-sell = Добавьте предметы или продайте
day-icon = Возьмите снаряжение: колода или зелье
ask-deploy = Поставьте героя на ночь
hint-deploy = Где угодно вне тумана; также башни, ворота и порталы.
ask-act = Движение, атака или конец
hint-act = Осталось: действия { $tokens }, шаги { $mp }, мана { $mana }
ask-commander = Дайте герою действие
ask-reroll = { $shown }: оставить или перебросить
thrown = { $die }, { $n }
ask-defend = Урон { $n }: переверните доспех или примите
ask-bodyguard = Атакуют: { $mate }. Принять на себя?
ask-next-hit = Выберите следующую цель
ask-next-link = Выберите следующее звено цепи
ask-pierce = Выберите, кого ещё пронзить
ask-cleaver = Рассекатель: кому 1 урон?
ask-ricochet = Рикошет: кому 1 урон?
ask-ballista = Наведите баллисту
ask-catapult = Наведите катапульту
hint-catapult = { $impact } в место удара, { $splash } в четыре рядом
ask-scroll = { $item }: на кого или куда?
ask-keep = Выберите, что оставит герой
ask-chest = Положите предмет в сундук
wait-hero = выбирает героя
wait-trait = выбирает черту
wait-start-weapon = выбирает оружие
wait-start-armour = выбирает доспех
wait-start-extra = выбирает свиток или зелье
wait-exchange = меняет снаряжение
wait-perk = получает умение
wait-first-player = назначает первого игрока
wait-day = действует в городе
wait-ready = готово; ждёт остальных
wait-place = строит
wait-sell = продаёт
wait-icon = берёт снаряжение
wait-deploy = ставит героя
wait-act = действует
wait-commander = командует
wait-reroll = может перебросить
wait-defend = защищается
wait-bodyguard = может вмешаться
wait-next-hit = выбирает следующую цель
wait-next-link = выбирает следующее звено
wait-pierce = выбирает, кого пронзить
wait-cleaver = может рассечь
wait-ricochet = может пустить рикошет
wait-ballista = наводит баллисту
wait-catapult = наводит катапульту
wait-keep = выбирает, что оставить
wait-chest = наполняет сундук
wait-scroll-fireball = читает свиток
wait-scroll-frost = читает свиток
wait-scroll-teleport = читает свиток
wait-scroll-healing = читает свиток
wait-scroll-ward = читает свиток
wait-scroll-lightning = читает свиток
wait-scroll-mending = читает свиток
wait-scroll-banishment = читает свиток
wait-scroll-haste = читает свиток

## Answers
pass = Пас
do-pass = Готово
do-ready = Готово
do-stop = Хватит
do-suffer = Принять урон
do-let-it = Пропустить
do-close-chest = Закрыть сундук
do-build = Построить: { $kind }
do-place = Поставить: { $cell }
do-put-back = Отложить
do-upgrade = Улучшить: { $structure }
say-upgrade = Улучшить
do-repair = Починить: { $structure }, { $n ->
    [one] { $n } пламя
    [few] { $n } пламени
   *[many] { $n } пламени
}
say-repair = Починить { $n }
do-take = Взять: { $item }
say-take = Взять
do-leave = Оставить: { $item }
do-buy = Купить: { $item }
do-sell = Продать: { $item }
say-sell = Продать
do-sold = Продать за { $n } золота
do-refresh = Обновить лавку
do-inspect = Осмотреть: { $structure }
say-inspect = Осмотреть
do-draw = Верхняя карта колоды: { $deck }
do-draw-open = Верхняя карта колоды: { $deck } ({ $item })
do-pour = Зелье: { $item }
do-repel = Отодвинуть: { $board }
do-guess = Угадай ещё раз: место тумана { $n }
do-deploy = Встать на { $cell }
do-move = Идти на { $cell }
do-travel = Портал на { $cell }
say-travel = Портал
do-leap = Прыгнуть на { $cell }
do-punch = Кулаком: { $target }
do-attack = { $attack }: { $target }
do-drink = Выпить: { $item }
say-drink = Выпить
do-read = Прочесть: { $item }
say-read = Прочесть
do-fire = Выстрелить: { $structure }
do-give = Отдать: { $item } → { $mate }
do-ready-item = Снова готов: { $item }
do-rally = Поднять: { $mate }
do-dash = Рывок
do-armour-boost = Укрепление брони
do-yield = Уступить
do-end = Закончить ход
do-mate = { $mate }
do-block = Перевернуть: { $item }
do-keep = Оставить
do-throw-again = Перебросить
do-bodyguard = Принять атаку

## Why not
why-cannot-carry = Герой не может нести ещё и это.
why-gold = Цена { $n } золота; есть { $have }.
why-workers = Нужно рабочих: { $n }; свободно { $have }.
why-build-cost = Цена: золото { $gold }, материалы { $materials }.
why-build-piece = Фигур не осталось (цена: золото { $gold }, материалы { $materials }).
why-build-site = Нет места (цена: золото { $gold }, материалы { $materials }).
why-upgrade-done = Уже улучшено (золото { $gold }, материалы { $materials }).
why-upgrade-scenario = Сценарий не разрешает улучшение (золото { $gold }, материалы { $materials }).
why-upgrade-cost = Улучшение стоит: золото { $gold }, материалы { $materials }.
why-upgrade-piece = Каменных фигур не осталось (золото { $gold }, материалы { $materials }).
why-place-surroundings = В окрестностях не строят.
why-place-slot = Стены и ворота — только на местах для стен.
why-place-north = Здесь северная граница остаётся пустой.
why-place-perimeter = По краю — только стены и ворота.
why-place-mage = Там стоит маг.
why-place-taken = Место занято.
why-place-area = Это область другого здания.
why-place-room = Там не поместится.
why-no-cell = Там нет места.
why-fogged = Там туман.
why-too-far-to-go = Слишком далеко; осталось шагов: { $n }.
why-not-there = Там это невозможно.
why-no-tokens = На это не хватает действий.
why-no-mp = На это не осталось ОД.
why-no-mana = Не хватает маны.
why-no-target = Нет цели в пределах дальности и линии стрельбы.
why-nobody-wounded = Раненых героев рядом нет.
why-nobody-near = Рядом нет врага.
why-no-leap = Прыгать не через что.
why-guard-full = Защита полна.
why-stalwart = Стойкий не делает рывков.
why-trigger-happy = Скорый на курок не бьёт кулаком.
why-turned = На эту ночь использовано.
why-armour-later = Доспех переворачивают, когда вас атакуют.
why-no-effect = Сейчас это ничего не изменит.
why-fired = Уже стреляла.
why-not-beside = Вы бьётесь врукопашную: встаньте рядом.
why-out-of-range = Слишком далеко.
why-hidden = { $structure } закрывает цель: нет линии стрельбы.
why-no-line = Нет линии стрельбы: что-то мешает.
why-costs-more = На то, что достаёт, не хватает.

## Chronicle
log-hero-chosen = { $who } выбирает героя: { $hero }
log-traits-dealt = Карты черт розданы
log-trait-chosen = { $who }: черта { $trait }, умение { $perk }
log-equipped = { $who } берёт: { $item }
log-equipped-supply = { $who } выбирает: { $item }; в общий запас
log-no-perk = Умений не осталось: { $who }
log-perk-gained = { $who } получает умение: { $perk }
log-first-named = Первый игрок: { $who }
log-day-begins = День { $day }: { $town }
log-fog-moved = Туман: запад { $west }, север { $north }, восток { $east }
log-wave-found = Карта направления { $card }: монстры на местах тумана { $spaces }
log-harpy-found = Осквернённую гарпию видели на скале: { $side }
log-cetusia-found = Цетусия шевелится в озере
log-dryad-found = Гниющую дриаду слышно у места тумана { $space }
log-produced = Город даёт: золото { $gold }, материалы { $materials }
log-levelled = Все герои поднимаются на уровень II
log-ready = { $who }: готово
log-built = { $who } строит: { $structure }
log-upgraded = { $who } улучшает: { $structure }
log-piles-turned = Карты строя открыты
log-deck-formed = Колода «{ $deck }» теперь уровня { $level }; { $item } в общий запас
log-repaired = { $who } гасит { $n ->
    [one] { $n } пламя
    [few] { $n } пламени
   *[many] { $n } пламени
}: { $structure }
log-handled-take = { $who } берёт: { $item }
log-handled-leave = { $who } оставляет: { $item }
log-handled-buy = { $who } покупает: { $item }
log-sold = { $who } продаёт { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
} за { $gold } золота
log-refreshed = { $who } обновляет лавку
log-inspected = { $who } осматривает: { $structure }
log-drawn = { $who } берёт { $item } из колоды «{ $deck }»
log-poured = { $who } берёт в лавке: { $item }
log-repelled = { $who } отодвигает: { $board }
log-guessed-again = { $who } кладёт вниз верхнюю карту места тумана { $space }
log-mission-solved = Задание выполнено: { $mission }
log-regenerated = Герои отдохнули
log-deployed = { $who } занимает место
log-night-begins = Настаёт ночь { $night }
log-round-begins = Раунд { $round }
log-wave = Карта { $card } на месте тумана { $space }
log-boss-placed-gildenberg = Осквернённая гарпия садится на скалу
log-boss-placed-lakeburg = Цетусия поднимается
log-boss-placed-glenwald = Гниющая дриада вырастает рядом
log-surfaced = Цетусия всплывает: карта { $card }
log-hero-phase = Фаза героев, раунд { $round }
log-turn = Ход: { $who }
log-yielded = { $who } уступает
log-ended = { $who } заканчивает раунд
log-commanded = { $who } даёт действие: { $mate }
log-moved = { $who } идёт
log-travelled = { $who } проходит через портал
log-leapt = { $who } прыгает
log-dashed = { $who } делает рывок
log-boosted = { $who }: защита { $guard }
log-punched = { $who } бьёт кулаком
log-attacks = { $who } атакует: { $weapon }, { $attack }
log-perk-used = { $who } применяет: { $perk }
log-fired = { $who } стреляет: { $structure }
log-drunk = { $who } пьёт: { $item }
log-read = { $who } читает: { $item }
log-given = { $who } отдаёт: { $item } → { $mate }
log-readied = { $who } снова готовит: { $item }
log-rallied = { $who } поднимает: { $mate }
log-healed = { $who } лечится; осталось ран: { $n }
log-flipped = Монета, { $who }: { $side }
log-thrown = { $who }, { $die }: { $n }
log-dodged = { $enemy } уклоняется
log-enemy-hurt = { $enemy } теряет ОЗ: { $n }
log-slain = Убит враг: { $enemy }
log-banished = Изгнан враг: { $enemy }
log-pushed = Отброшен враг: { $enemy }
log-exploded = Взрывун взрывается с силой { $n }
log-guarded = { $who } принимает атаку, цель: { $mate }
log-blocking = { $who } переворачивает: { $item }
log-wounded = { $who } получает { $n ->
    [0] ни одной раны
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
log-last-stand = { $who }: последний рубеж
log-fell = { $who }: герой падает
log-burnt = { $n ->
    [one] { $n } пламя
    [few] { $n } пламени
   *[many] { $n } пламени
} на: { $structure }
log-destroyed = Разрушено: { $structure }
log-mage-hurt = Маг теряет ОЗ: { $n }, осталось { $left }
log-mage-dead = Маг погибает
log-monster-phase = { $n ->
    [0] Фаза монстров: никого не осталось
    [one] Фаза монстров: { $n } монстр
    [few] Фаза монстров: { $n } монстра
   *[many] Фаза монстров: { $n } монстров
}
log-advanced = { $enemy } наступает
log-stunned = Оглушён и пропускает ход: { $enemy }
log-strikes-hero = { $enemy } атакует, цель: { $mate }
log-strikes-mage = { $enemy } атакует мага
log-strikes-structure = { $enemy } атакует: { $structure }
log-summoned = Появляется: { $enemy }
log-group-done = { $enemy }: все походили
log-boss-screech = Гарпия визжит
log-boss-feather-storm = Гарпия поднимает бурю перьев
log-boss-shift = Гарпия перелетает на другой уступ
log-boss-spit = Цетусия плюёт
log-boss-tide = Цетусия поднимает прилив
log-boss-gnaw = Цетусия грызёт город
log-boss-sweep = Цетусия бьёт хвостом
log-rampage = Рассвет: оставшиеся монстры сжигают { $n ->
    [one] { $n } пламя
    [few] { $n } пламени
   *[many] { $n } пламени
}
log-panic = Город, { $level }: потеряно золота: { $gold }, материалов: { $materials }
log-heroes-rise = Герои собираются
log-finished-won = Босс побеждён: сценарий выигран
log-finished-mages = Последний маг погиб: сценарий проигран
log-finished-panic = Город охвачен паникой: сценарий проигран
log-finished-heroes = Все герои пали: сценарий проигран
log-finished-missions = Ко второму рассвету заданий не выполнено: сценарий проигран
log-finished-dawn = Босс пережил ночь: сценарий проигран
log-kept = { $who } оставляет { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}
log-chested = { $item } в сундук
standing-percent = процент, оставшийся от Магов и Области паники: худший из двух
