# Vast: The Crystal Caverns по-русски.

## The game
game-title = Vast: The Crystal Caverns
game-pitch = Пять ролей, пять разных игр, одна пещера, которая растёт и рушится

## Roles
role-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .dat = Рыцарю
    .ins = Рыцарем
    .gender = masculine
role-goblins = Гоблины
    .acc = Гоблинов
    .gen = Гоблинов
    .dat = Гоблинам
    .ins = Гоблинами
    .gender = plural
role-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
    .dat = Дракону
    .ins = Драконом
    .gender = masculine
role-cave = Пещера
    .acc = Пещеру
    .gen = Пещеры
    .dat = Пещере
    .ins = Пещерой
    .gender = feminine
role-thief = Вор
    .acc = Вора
    .gen = Вора
    .dat = Вору
    .ins = Вором
    .gender = masculine
the-knight = Рыцарь
the-goblins = Гоблины
the-dragon = Дракон
the-cave = Пещера
the-thief = Вор

## Tribes
tribe-fangs = Клыки
    .acc = Клыков
    .gen = Клыков
    .dat = Клыкам
    .ins = Клыками
    .gender = plural
tribe-bones = Кости
    .acc = Костей
    .gen = Костей
    .dat = Костям
    .ins = Костями
    .gender = plural
tribe-eye = Глаз
    .acc = Глаз
    .gen = Глаза
    .dat = Глазу
    .ins = Глазом
    .gender = masculine

## Tiles
tile-ambush = Засада
    .acc = Засаду
    .gen = Засады
tile-event = Событие
    .gen = События
tile-crystal = Кристалл
    .gen = Кристалла
tile-treasure_room = Сокровищница
    .acc = Сокровищницу
    .gen = Сокровищницы
tile-vault = Хранилище
    .gen = Хранилища
tile-entrance = Вход
    .gen = Входа
dark-tile = тёмная плитка
    .acc = тёмную плитку
    .gen = тёмной плитки
dark-tile-fangs = тёмная плитка, знак Клыков
dark-tile-bones = тёмная плитка, знак Костей
dark-tile-eye = тёмная плитка, знак Глаза
open-space = пустое место
side-n-of = север

## Stats
stat-movement = Движение
    .gen = Движения
stat-perception = Внимание
    .gen = Внимания
stat-strength = Сила
    .acc = Силу
    .gen = Силы
stat-stealth = Скрытность
    .gen = Скрытности
stat-thievery = Воровство
    .gen = Воровства
stat-armor = Броня
    .acc = Броню
    .gen = Брони
stat-spirit = Дух
    .gen = Духа

## Sloth tracks
sloth-greed = Жадность
    .gen = Жадности
sloth-hunger = Голод
    .gen = Голода
sloth-pride_event = Гордыня: Событие
    .gen = Гордыни (Событие)
sloth-pride_gem = Гордыня: второй самоцвет
    .gen = Гордыни (самоцвет)
sloth-pride_still = Гордыня: покой
    .gen = Гордыни (покой)

## Symbols and gems
symbol-claw = Коготь
symbol-flame = Пламя
symbol-wing = Крыло
gem-claw = самоцвет Когтя
gem-flame = самоцвет Пламени
gem-wing = самоцвет Крыла

## Omen tokens
omentoken-bat = летучая мышь
omentoken-boulder = валун
omentoken-quartz = кварц
omentoken-mushroom = гриб
omentoken-trail = след
omentoken-chasm = пропасть

## Tokens
token-treasure = Сокровище
    .gen = Сокровища
token-crystal = Кристалл
    .gen = Кристалла
token-event = жетон События
token-vault = жетон Хранилища
token-flame_wall = Стена огня
    .acc = Стену огня
token-bomb = Бомба
    .acc = Бомбу
token-rockslide = Оползень
token-poison = отравленный кубик
token-hatred = жетон Ненависти
token-gem = драконий самоцвет
token-hero_cube = кубик героя
token-monster = чудовище

## Faces of the dragon die
face-centre = центр
face-diamond = ромб
face-cross = крест
face-corners = углы
face-saltire = косой крест
face-around = вокруг

## Card kinds
kind-war = Война
kind-monster = Чудовище
kind-secret = Секрет
kind-event = Событие
kind-treasure = Сокровище
kind-sidequest = Побочное задание
kind-power = Сила дракона
kind-omen = Знамение
kind-variant = Вариант
kind-upgrade = Улучшение
kind-action = Действие
kind-equipment = Снаряжение

## War cards
war-thirst = Жажда
war-spite = Злоба
war-consumption = Пожирание
war-desolation = Опустошение
war-waste = Разорение
war-ruin = Разруха
war-hate = Вражда
war-fear = Страх
war-desperation = Отчаяние
war-pain = Боль

## Monsters
monster-pet_frog = Ручная лягушка
monster-ogre = Огр
monster-troll = Тролль
monster-golem = Голем
monster-gnome = Гном
monster-wisp = Блуждающий огонёк
monster-bright_beetles = Жуки-светляки
monster-underworm = Подземный червь
monster-blob = Слизь
monster-flame_giant = Огненный великан

## Secrets
secret-secret_tunnels = Тайные туннели
secret-cave_in = Обвал
secret-poison = Яд
secret-leader = Вожак
secret-goblin_ruby = Рубин гоблинов
secret-blind_fury = Слепая ярость
secret-fire_bomber = Огненный подрывник
secret-hex = Сглаз
secret-trap = Ловушка
secret-hiding_spots = Укромные места

## Events
event-ambush = Засада
event-light = Свет
event-vantage_point = Обзорная точка
event-fresh_air = Свежий воздух
event-fresh_water = Чистая вода
event-cave_bread = Пещерный хлеб
event-rats = Крысы
event-deep_and_dark = Глубоко и темно

## Treasures
treasure-javelin = Копьё
treasure-elven_sword = Эльфийский меч
treasure-mighty_axe = Могучий топор
treasure-potion_kit = Набор зелий
treasure-heroic_boots = Сапоги героя
treasure-fairy_lantern = Фонарь фей
treasure-enchanted_bow = Зачарованный лук

## Sidequests
sidequest-stalwart = Стойкая
sidequest-intrepid = Бесстрашная первопроходчица
sidequest-daring = Дерзкая
sidequest-fearless = Неустрашимая
sidequest-cunning = Хитрая
sidequest-bedecked = Разодетая
sidequest-adventurous = Авантюристка
sidequest-swift = Стремительная
sidequest-eagle_eyed = Орлиный глаз
sidequest-persistent = Упорная

## Dragon powers
power-claw = Коготь
power-flame = Пламя
power-wing = Крыло
power-hiss = Шипение
power-slither = Скольжение
power-swat = Шлепок
power-scorch = Опаление
power-burn = Вспышка пламени
power-slap = Толчок
power-shriek = Рёв
power-scratch = Раздирание
power-flame_wall = Стена огня
power-smash = Сокрушение
power-wrath = Гнев

## Omens
omen-giant_bats = Гигантские летучие мыши
omen-rockslide = Оползень
omen-past_plunder = Былая добыча
omen-soporific_spores = Сонные споры
omen-hatred = Ненависть
omen-crystal_curse = Проклятие кристалла

## Equipment
equip-bomb = Бомба
equip-bow = Лук
equip-ancient_map = Древняя карта
equip-shield = Щит

## Thief upgrades
upgrade-sticky_fingers = Ловкие пальцы
upgrade-lock_picking_kit = Набор отмычек
upgrade-climbing_gear = Снаряжение скалолаза
upgrade-hand_crossbow = Ручной арбалет
upgrade-plus_movement = +1 к движению
upgrade-plus_stealth = +1 к скрытности
upgrade-plus_thievery = +1 к воровству
upgrade-flip_2_3 = Перевернуть 2 → 3
upgrade-flip_3_4 = Перевернуть 3 → 4
upgrade-all_4 = Все 4
upgrade-unnatural_evasion = Сверхъестественное уклонение

## Terrain
terrain-canyon = Каньон
terrain-lake = Озеро
terrain-magma = Магма
terrain-mushroom_forest = Грибной лес
terrain-pit = Провал
terrain-river = Река

## Terrain as tiles
tile-canyon = Каньон
tile-lake = Озеро
tile-magma = Магма
tile-mushroom_forest = Грибной лес
tile-pit = Провал
tile-river = Река

## Variant cards
variant-alone_in_the_dark = Один во тьме
variant-goblin_infestation = Нашествие гоблинов
variant-ash_dragon = Пепельный дракон
variant-flare = Вспышка
variant-past_plunder_card = Былая добыча

## Thief actions
action-loot = Стащить
action-climb = Карабкаться
action-pickpocket = Обчистить карманы
action-pick_lock = Вскрыть замок
action-backstab = Удар в спину
action-hide_loot = Спрятать добычу

## Difficulty levels
level-knight-1 = Ученица
level-knight-2 = Оруженосец
level-knight-3 = Рыцарь
level-knight-4 = Баронесса
level-knight-5 = Леди
level-goblins-1 = Новобранец
level-goblins-2 = Солдат
level-goblins-3 = Главарь
level-goblins-4 = Капитан
level-goblins-5 = Военачальник
level-dragon-1 = Новорождённый
level-dragon-2 = Детёныш
level-dragon-3 = Дракон
level-dragon-4 = Древний дракон
level-dragon-5 = Владыка драконов
level-cave-1 = Лавовый туннель
level-cave-2 = Подземный канал
level-cave-3 = Пещера
level-cave-4 = Глубокая пещера
level-cave-5 = Великая пещера
level-thief-1 = Воришка
level-thief-2 = Взломщик
level-thief-3 = Вор
level-thief-4 = Налётчик
level-thief-5 = Король воров

## What Monsters do
monster-pet_frog-text = Без перенаселения: лишние диски не добавляются. Уныние не ослабляет это племя.
monster-ogre-text = +1 к Силе.
monster-troll-text = +1 к Силе.
monster-golem-text = Это племя ходит сквозь стены.
monster-gnome-text = Появляется на тёмной плитке с любым знаком. После грабежа может перескочить на незанятую тёмную плитку.
monster-wisp-text = Раз в ход, до действия: видимого Рыцаря переместить до 3 мест.
monster-bright_beetles-text = При рассеянии теряет на 1 меньше. Сбросьте карту, чтобы потерять на 1 меньше в другом случае.
monster-underworm-text = Раз за движение: прыжок на 1 или 2 плитки по диагонали через что угодно.
monster-blob-text = Его Атака лишает Рыцаря ещё и 5 Отваги.
monster-flame_giant-text = +1 к Силе.

## Monsters in an ambush without Goblins
monster-pet_frog-ambush = Больше ничего.
monster-ogre-ambush = Рыцаря вытесняют на свободное соседнее место; Огр занимает это.
monster-troll-ambush = Рядом открывается Каньон, Тролль сторожит мост.
monster-golem-ambush = Отныне каждая стена по Древней карте требует 2 кубика.
monster-gnome-ambush = Рыцарь теряет случайную карту сокровища.
monster-wisp-ambush = Сила не важна: решает только кубик.
monster-bright_beetles-ambush = У следующего чудовища +1 к Силе.
monster-underworm-ambush = Рыцаря утаскивают по диагонали на ближайшую тёмную плитку, она раскрывается.
monster-blob-ambush = Рыцарь теряет 5 Отваги.
monster-flame_giant-ambush = При Силе 3 и ниже Рыцарь теряет ещё 1 Здоровье.
monster-ambush-line = Засада { $n }: { $text }
monster-ambush-die = Засада: { $text }

## What Secrets do
secret-secret_tunnels-text = В этот ход каждое явное племя при активации можно поставить на любую незанятую тёмную плитку; двигаться оно больше не может, действовать может.
secret-cave_in-text = Обрушьте до стольких плиток, какова Численность Глаза. Не под чужими фигурами и не с Кристаллами.
secret-poison-text = Вместе с Атакой на Рыцаря: 1 кубик героя отравлен и ложится на Вход, 2 при перевесе в 2.
secret-leader-text = Никто не рассеивается от перенаселения.
secret-goblin_ruby-text = Лежит открыто. У племён −1 к Вниманию. Раз в ход сбросьте только что взятую карту и возьмите другую. Теряется, если племя упало до 0.
secret-blind_fury-text = Одно племя в этот ход ничего не теряет, покидая освещённые плитки.
secret-fire_bomber-text = Одно племя: +2 к Силе в этот ход. Если оно атакует, его Численность станет 0.
secret-hex-text = X — Численность Глаза. Рыцарь: −X Отваги. Дракон или Пещера: сброс X карт или Знамений. Вор: −X Скрытности.
secret-trap-text = Лежит открыто. У следующего атакованного племени +1 к Силе и Вниманию. Или сбросьте: сила Дракона не тронет племена.
secret-hiding_spots-text = Скрытое племя атакует Рыцаря на освещённой плитке Засады или рядом с ней.

## What Events do
event-ambush-text = Как плитка Засады.
event-light-text = Можно сбросить свободный кубик героя и вернуть 2 Здоровья.
event-vantage_point-text = Раскрываются все тёмные плитки вокруг Рыцаря, по 1 Отваге за каждую.
event-fresh_air-text = Можно отложить свободный кубик героя до следующего хода и вернуть 1 Здоровье.
event-fresh_water-text = Можно отложить свободный кубик героя до следующего хода и вернуть 1 Здоровье.
event-cave_bread-text = Возвращается сброшенный кубик героя, иначе самый дальний на шкале Отваги.
event-rats-text = Рыцарь теряет 2 Отваги.
event-deep_and_dark-text = Пещера берёт 2 Знамения. Без Пещеры: Рыцарь получает карту сокровища.

## What Treasures do
treasure-javelin-text = Одна атака с +1 к Силе: по Дракону под землёй здесь или по видимой цели до 3 мест. Потом уходит из игры.
treasure-elven_sword-text = +1 к Вниманию; +1 к Силе в ход Рыцаря.
treasure-mighty_axe-text = +1 к Силе в ход Рыцаря. Сбросьте её кубик после попадания по Дракону: ещё 1 рана.
treasure-potion_kit-text = Сбросьте карту с кубиком: 2 Здоровья.
treasure-heroic_boots-text = +3 к Движению.
treasure-fairy_lantern-text = +1 к Движению, +1 к Вниманию.
treasure-enchanted_bow-text = Выстрел в Дракона или Вора по прямой до 5 плиток сквозь всё. Вор убит. Дракон сбрасывает Сила − 1 карт.

## Sidequests
sidequest-stalwart-text = Атаковать племя Численностью от 3.
sidequest-stalwart-alone-text = 2 Засады за ход.
sidequest-intrepid-text = За партию раскрыто 10 плиток.
sidequest-daring-text = Победить племя с чудовищем, ранить Дракона или убить Вора.
sidequest-fearless-text = Раскрыть племя в темноте и победить в той же Встрече.
sidequest-fearless-alone-text = Пройти Засаду чудовища без потерь.
sidequest-cunning-text = Попытаться взять драконий самоцвет.
sidequest-cunning-alone-text = 2 Сокровища за ход.
sidequest-bedecked-text = Иметь 2 открытые карты сокровищ.
sidequest-adventurous-text = 3 Встречи на 3 местах за ход.
sidequest-swift-text = Вступить на 7 разных мест за ход.
sidequest-eagle_eyed-text = Попасть из лука в другого игрока.
sidequest-persistent-text = Разбито 3 Кристалла, кем угодно.

## Dragon powers
power-claw-text = Кубик: племена рассеиваются и съедаются, Рыцаря можно сдвинуть на 1, Вор погибает.
power-flame-text = Кубик: раскрываются тёмные плитки.
power-wing-text = До 2 плиток по прямой или 1 сквозь стену.
power-hiss-text = Явное племя где угодно скрывается и теряет 1, он съеден.
power-slither-text = Переложить кубик Лени на другую шкалу.
power-swat-text = Самоцвет или Сокровище рядом летит до 5 мест.
power-scorch-text = Раскрываются все тёмные плитки вокруг.
power-burn-text = Раскрывается одна тёмная плитка где угодно.
power-slap-text = Рыцаря рядом переместить до 3 мест.
power-shriek-text = Жетон позволит один раз перебросить кубик.
power-scratch-text = Здесь, одна цель: Рыцарь −5 Отваги, или съедены все племена, или погибает Вор.
power-flame_wall-text = На соседнюю плитку до вашего хода. При входе: Рыцарь −5 Отваги, племя −1, Вор погибает.
power-smash-text = Уничтожить Кристалл на вашем месте.
power-wrath-text = Кубик: плитки рушатся; племена рассеиваются, остальных сдвигают.

## Omens
omen-giant_bats-text = Унести Сокровище, Рыцаря или племя до 3 мест.
omen-rockslide-text = Закрыть открытый край между двумя плитками, хотя бы одна освещена.
omen-past_plunder-text = Ещё одно Сокровище на тёмную плитку. За ход дорожает.
omen-soporific_spores-text = Рыцарь −5 Отваги; или племя падает до 1; или кубик уходит с Бодрствования; или Вор теряет улучшение.
omen-hatred-text = Ещё одна плитка; при Обрушении убрать одну. За ход дорожает.
omen-crystal_curse-text = Повернуть освещённую плитку, или жетон на Событие, или 3 верхних События вниз.

## Equipment
equip-bomb-text = Ударить Дракона под землёй или открыть стену.
equip-bow-text = Племя на виду теряет Численность: Сила − 1.
equip-ancient_map-text = Стена за каждый кубик не мешает.
equip-shield-text = Вас не сдвинуть; потеря Отваги — 1.

## Upgrades of the Thief
upgrade-sticky_fingers-text = Раз в ход перебросить карманную кражу.
upgrade-lock_picking_kit-text = Вскрыть замок на 1 кубик дешевле.
upgrade-climbing_gear-text = Карабкаться на 1 кубик дешевле.
upgrade-hand_crossbow-text = Удар в спину по видимой цели до 3 мест.
upgrade-plus_movement-text = Движение +1, не более 5.
upgrade-plus_stealth-text = Скрытность +1, не более 5.
upgrade-plus_thievery-text = Воровство +1, не более 5.
upgrade-flip_2_3-text = Жетон 2 становится 3.
upgrade-flip_3_4-text = Первый жетон 3 становится 4.
upgrade-all_4-text = Все три показателя равны 4.
upgrade-unnatural_evasion-text = Первая атака за ход срывается при 4 и выше; шаг в сторону.

## Actions of the Thief
action-loot-text = Взять Сокровище или самоцвет: 1 кубик с броском, 2 без.
action-climb-text = 2 кубика: сквозь стену. 3: через непроходимое место.
action-pickpocket-text = 1, 2, 3 кубика: на 4+, на 2+, всегда.
action-pick_lock-text = 1, 2, 3 кубика: на 4+, на 2+, всегда.
action-backstab-text = 1, 2, 3 кубика: 1, 3, 5 Отваги; 1, 2, 3 Численности или карт.
action-hide_loot-text = Уровень добычи ниже на 1 за кубик.
action-attack-text = Удар по фигуре на этом месте.
action-plunder-text = Сокровище или самоцвет за Ярость.

## Actions of a Tribe
action-attack = Атака
action-plunder = Грабёж
action-explore = Разведка
action-reveal = Появление
action-hide = Скрыться
action-special = Особое
special-fangs = Вой: Ярость +1
special-bones = Зов: взять чудовище
special-eye = Шёпот: взять секрет

## Terrain
terrain-canyon-text = Войти можно только на мост.
terrain-lake-text = Вошедшее племя теряет 1 Численности.
terrain-magma-text = В конце хода: Рыцарь −1 Здоровье, племя 0, Вор погибает. Племя теряет 1 за каждое покинутое место.
terrain-mushroom_forest-text = Снаружи до тех, кто внутри, не достать; они достают лишь своё место.
terrain-pit-text = Войти в один, выйти из другого; остаться нельзя.
terrain-river-text = По течению бесплатно. Племя теряет 1 при входе и за место против течения.

## Variant cards
variant-alone_in_the_dark-text = В конце хода кладут (при Обрушении убирают) столько плиток, сколько раскрыто Кристаллов или какова ваша мера.
variant-goblin_infestation-text = Засады: бой с заданной Силой или с взятым чудовищем.
variant-ash_dragon-text = У Дракона +1 к Броне; племена могут его атаковать.
variant-flare-text = Бросок кубика вокруг места: задетые тёмные плитки раскрываются.
variant-past_plunder_card-text = В конце хода владельца Сокровище кладут на пустую тёмную плитку.

## Shapes of tiles
shape-open = открытая
shape-side = одна стена
shape-corner = угол
shape-tunnel = туннель
shape-deadend = тупик
shape-open-text = Открыта с четырёх сторон.
shape-side-text = Одна стена, три выхода.
shape-corner-text = Две соседние стены, два выхода.
shape-tunnel-text = Две стены напротив, проход насквозь.
shape-deadend-text = Три стены, один выход.
known-ambush-open = Засада (без стен), ещё во тьме
known-ambush-side = Засада (одна стена), ещё во тьме
known-ambush-corner = Засада (угол), ещё во тьме
known-ambush-tunnel = Засада (туннель), ещё во тьме
known-ambush-deadend = Засада (тупик), ещё во тьме
known-event-open = Событие (без стен), ещё во тьме
known-event-side = Событие (одна стена), ещё во тьме
known-event-corner = Событие (угол), ещё во тьме
known-event-tunnel = Событие (туннель), ещё во тьме
known-event-deadend = Событие (тупик), ещё во тьме
known-crystal-open = Кристалл (без стен), ещё во тьме
known-crystal-side = Кристалл (одна стена), ещё во тьме
known-crystal-corner = Кристалл (угол), ещё во тьме
known-crystal-tunnel = Кристалл (туннель), ещё во тьме
known-crystal-deadend = Кристалл (тупик), ещё во тьме
known-treasure_room-open = Сокровищница (без стен), ещё во тьме
known-treasure_room-side = Сокровищница (одна стена), ещё во тьме
known-treasure_room-corner = Сокровищница (угол), ещё во тьме
known-treasure_room-tunnel = Сокровищница (туннель), ещё во тьме
known-treasure_room-deadend = Сокровищница (тупик), ещё во тьме
known-vault-open = Хранилище (без стен), ещё во тьме
known-vault-side = Хранилище (одна стена), ещё во тьме
known-vault-corner = Хранилище (угол), ещё во тьме
known-vault-tunnel = Хранилище (туннель), ещё во тьме
known-vault-deadend = Хранилище (тупик), ещё во тьме

## Where we are
phase-turn = Раунд { $round } · { $role } · { $step }
phase-over = Партия окончена
phase-setup = Пещера открывается
cave-grows = Пещера растёт
cave-collapses = Обрушение

## Who wins how
goals = Кто как победит
goal-knight-dragon = сразить Дракона
goal-knight-crystals = разбить Кристаллы и уйти
goal-goblins-knight = убить Рыцаря
goal-goblins-dragon = сразить Дракона
goal-goblins-crystals = разбить Кристаллы
goal-dragon-wake = проснуться и уйти
goal-dragon-surface = проснулся: всплыть на Кристалле
goal-dragon-escape = на поверхности: дойти до Входа
goal-cave = обрушиться с Кристаллами
goal-thief = припрятать Сокровища
goal-all-lose = все проиграют, если Пещера рухнет
out-of-game = вне игры

## Headings
board-cave = Пещеры
cave-supply = Пещера
stack-left = Плиток осталось
crystals-gone = Плиток Кристалла исчезло
treasures-left = Сокровищ в запасе
omens-bag = Знамений в мешке
die-dragon = Кубик дракона
event-deck = События
treasure-deck = Сокровища
last-event = Последнее событие
health = Здоровье
grit = Отвага
rage = Ярость
population = Численность
hero-cubes = Свободные кубики героя
cubes-away = Кубики не у дел
cube-free = свободный кубик героя
cube-on = кубик: { $place }
cubes-discarded = сброшенные кубики
cubes-aside = отложенные кубики
cubes-poisoned = отравлены, на Входе
equipment = Снаряжение
treasures = Сокровища
treasure-face-down = сокровище рубашкой вверх
sidequests = Побочные задания
sidequests-done = Выполнено
bombs-left = Бомбы
smashed = Разбито Кристаллов
tribe-hidden = скрыто
camp = Скрытые племена
tribe-board = { $tribe }: Численность
monsters-of = { $tribe }: чудовища
war-card = Карта войны
war-deck = Колода войны
monster-deck = Чудовища
monster-discard = Сброшенные чудовища
secrets = Секреты
secret-deck = Колода секретов
secrets-open = Открытые секреты
secret-discard = Сброшенные секреты
powers = Силы
power-hand = Карты силы
power-discard = Потрачено в этот ход
wakefulness = Бодрствование
wake-gate = проснулся
wake-marker = кубик Бодрствования
eaten = Съедено гоблинов
armor = Броня
spirit = Дух
dragon-gems = Драконьи самоцветы
dragon-held = Удержанные Сокровища
shriek-token = жетон Рёва
shriek-turns = Ходы с Рёвом
lair = Не на карте
sloth-cube = кубик Лени
cave-hand = Плитки в руке
omens = Знамения
omen-tokens = Жетоны Знамений
top-events = Ближайшие события
hatred-left = Жетоны Ненависти
thief-stats = Показатели
stat-token = жетон { $n }
action-cubes = Кубики действия
loot-level = Уровень добычи
carried = При себе
stash = Припрятано
upgrades = Улучшения
thief-actions = Действия
variant-cards = Карты вариантов
infestation-line = Нашествие, строка { $line }
golem-beside = Голем: стена стоит 2 кубика
beetles-beside = Жуки: следующее чудовище +1
steps-left = Шаги
encounters-left = Встречи
this-turn = В этот ход
offer-stage = Сокровище
war-stage = Выбор карты войны
monster-stage = Приходит чудовище
sight-line = линия видимости

## Names of icons
icon-movement = движение
icon-perception = внимание
icon-strength = сила
icon-stealth = скрытность
icon-thievery = воровство
icon-armor = броня
icon-spirit = дух
icon-health = здоровье
icon-grit = отвага
icon-cube = { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
icon-encounter = { $n ->
    [one] встреча
    [few] встречи
   *[other] встреч
}
icon-step = { $n ->
    [one] шаг
    [few] шага
   *[other] шагов
}
icon-population = численность
icon-rage = ярость
icon-wake = бодрствование
icon-eaten = съедено
icon-hand = { $n ->
    [one] карта в руке
    [few] карты в руке
   *[other] карт в руке
}
icon-tiles = { $n ->
    [one] плитка
    [few] плитки
   *[other] плиток
}
icon-gone = кристаллов исчезло
icon-omens = { $n ->
    [one] знамение
    [few] знамения
   *[other] знамений
}
icon-loot = уровень добычи
icon-carried = при себе
icon-stashed = припрятано
icon-smashed = { $n ->
    [one] кристалл разбит
    [few] кристалла разбито
   *[other] кристаллов разбито
}
icon-upgrade = { $n ->
    [one] улучшение
    [few] улучшения
   *[other] улучшений
}
icon-die = бросок кубика
icon-exits = { $n ->
    [one] выход
    [few] выхода
   *[other] выходов
}
icon-wound = { $n ->
    [one] рана
    [few] раны
   *[other] ран
}
icon-peek = вам известна
icon-scatter = рассеивается
icon-winner = победа
icon-reveal = раскрыта
icon-hidden = скрыто
icon-dead = убит
icon-underground = под землёй
icon-surfaced = на поверхности
icon-sleep = спит
icon-tribe-fangs = Клыки
icon-tribe-bones = Кости
icon-tribe-eye = Глаз
icon-tribe-none = без знака
icon-token-treasure = { $n ->
    [one] Сокровище
    [few] Сокровища
   *[other] Сокровищ
}
icon-token-crystal = { $n ->
    [one] Кристалл
    [few] Кристалла
   *[other] Кристаллов
}
icon-token-event = жетон События
icon-token-vault = Хранилище
icon-token-bomb = { $n ->
    [one] Бомба
    [few] Бомбы
   *[other] Бомб
}
icon-token-rockslide = Оползень
icon-token-hatred = Ненависть
icon-token-flame-wall = Стена огня
icon-token-poison = яд
icon-deck-monster = { $n ->
    [one] чудовище
    [few] чудовища
   *[other] чудовищ
}
icon-deck-secret = { $n ->
    [one] секрет
    [few] секрета
   *[other] секретов
}
icon-deck-treasure = { $n ->
    [one] карта сокровища
    [few] карты сокровищ
   *[other] карт сокровищ
}
icon-deck-sidequest = { $n ->
    [one] задание
    [few] задания
   *[other] заданий
}
icon-deck-power = { $n ->
    [one] карта силы
    [few] карты силы
   *[other] карт силы
}
icon-deck-tile = { $n ->
    [one] плитка
    [few] плитки
   *[other] плиток
}
icon-deck-event = { $n ->
    [one] событие
    [few] события
   *[other] событий
}
icon-symbol-claw = Коготь
icon-symbol-flame = Пламя
icon-symbol-wing = Крыло
icon-symbol-any = любой знак
icon-omentoken-bat = летучая мышь
icon-omentoken-boulder = валун
icon-omentoken-quartz = кварц
icon-omentoken-mushroom = гриб
icon-omentoken-trail = след
icon-omentoken-chasm = пропасть
icon-token-gem = драконий самоцвет

## States of pieces
state-underground = под землёй
state-surfaced = на поверхности
state-asleep = спит
state-awake = проснулся
state-lurking = затаилось
state-hidden = скрыто
state-activated = действовало

## Options
option-roles = Роли
option-roles-help = Кто в игре, место за местом. «Первая партия» — состав для начала.
option-roles-first = первая партия
    .seats-1 = { role-knight }
    .seats-2 = { role-knight }|{ role-goblins }
    .seats-3 = { role-knight }|{ role-goblins }|{ role-dragon }
    .seats-4 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
    .seats-5 = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDCT = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGDC = { role-knight }, { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGDT = { role-knight }, { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }|{ role-thief }
option-roles-KGCT = { role-knight }, { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }|{ role-thief }
option-roles-KDCT = { role-knight }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-GDCT = { role-goblins }, { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }|{ role-thief }
option-roles-KGD = { role-knight }, { role-goblins }, { role-dragon }
    .seats = { role-knight }|{ role-goblins }|{ role-dragon }
option-roles-KGC = { role-knight }, { role-goblins }, { role-cave }
    .seats = { role-knight }|{ role-goblins }|{ role-cave }
option-roles-KDC = { role-knight }, { role-dragon }, { role-cave }
    .seats = { role-knight }|{ role-dragon }|{ role-cave }
option-roles-GDC = { role-goblins }, { role-dragon }, { role-cave }
    .seats = { role-goblins }|{ role-dragon }|{ role-cave }
option-roles-KGT = { role-knight }, { role-goblins }, { role-thief }
    .seats = { role-knight }|{ role-goblins }|{ role-thief }
option-roles-KDT = { role-knight }, { role-dragon }, { role-thief }
    .seats = { role-knight }|{ role-dragon }|{ role-thief }
option-roles-KCT = { role-knight }, { role-cave }, { role-thief }
    .seats = { role-knight }|{ role-cave }|{ role-thief }
option-roles-GDT = { role-goblins }, { role-dragon }, { role-thief }
    .seats = { role-goblins }|{ role-dragon }|{ role-thief }
option-roles-GCT = { role-goblins }, { role-cave }, { role-thief }
    .seats = { role-goblins }|{ role-cave }|{ role-thief }
option-roles-DCT = { role-dragon }, { role-cave }, { role-thief }
    .seats = { role-dragon }|{ role-cave }|{ role-thief }
option-roles-KG = { role-knight }, { role-goblins }
    .seats = { role-knight }|{ role-goblins }
option-roles-KD = { role-knight }, { role-dragon }
    .seats = { role-knight }|{ role-dragon }
option-roles-KC = { role-knight }, { role-cave }
    .seats = { role-knight }|{ role-cave }
option-roles-KT = { role-knight }, { role-thief }
    .seats = { role-knight }|{ role-thief }
option-roles-GD = { role-goblins }, { role-dragon }
    .seats = { role-goblins }|{ role-dragon }
option-roles-GC = { role-goblins }, { role-cave }
    .seats = { role-goblins }|{ role-cave }
option-roles-GT = { role-goblins }, { role-thief }
    .seats = { role-goblins }|{ role-thief }
option-roles-DC = { role-dragon }, { role-cave }
    .seats = { role-dragon }|{ role-cave }
option-roles-DT = { role-dragon }, { role-thief }
    .seats = { role-dragon }|{ role-thief }
option-roles-CT = { role-cave }, { role-thief }
    .seats = { role-cave }|{ role-thief }
option-roles-K = { role-knight }
    .seats = { role-knight }
option-roles-G = { role-goblins }
    .seats = { role-goblins }
option-roles-D = { role-dragon }
    .seats = { role-dragon }
option-roles-T = { role-thief }
    .seats = { role-thief }
option-speed = Длительность
option-speed-help = Один уровень сложности для всех: чем ниже, тем короче партия. «обычная» оставляет каждой роли её уровень.
option-speed-normal = обычная
option-speed-shortest = самая короткая
option-speed-short = короткая
option-speed-long = длинная
option-speed-longest = самая длинная
option-knight = Уровень Рыцаря
option-knight-help = 1 Ученица, 2 Оруженосец, 3 Рыцарь, 4 Баронесса, 5 Леди: сколько Здоровья у Дракона или сколько разбить Кристаллов.
option-goblins = Уровень Гоблинов
option-goblins-help = 1 Новобранец, 2 Солдат, 3 Главарь, 4 Капитан, 5 Военачальник: сколько Здоровья у Рыцаря.
option-dragon = Уровень Дракона
option-dragon-help = 1 Новорождённый, 2 Детёныш, 3 Дракон, 4 Древний дракон, 5 Владыка драконов: сколько нужно Бодрствования.
option-cave = Уровень Пещеры
option-cave-help = 1 Лавовый туннель, 2 Подземный канал, 3 Пещера, 4 Глубокая пещера, 5 Великая пещера: меньше плиток и Кристаллов или жетоны Ненависти.
option-thief = Уровень Вора
option-thief-help = 1 Воришка, 2 Взломщик, 3 Вор, 4 Налётчик, 5 Король воров: сколько припрятать Сокровищ.
option-terrain = Рельеф
option-terrain-help = Появляются озеро, река, магма, каньон, лес и провалы, не больше одного за раунд.
option-collapse_variant = Убрать плиток
option-collapse_variant-help = Столько случайных плиток остаётся в коробке, и Обрушение наступит раньше; советуем от 2 до 4.
option-one_tile_collapse = Медленное Обрушение
option-one_tile_collapse-help = Четыре игрока без Пещеры: при Обрушении каждый убирает 1 плитку вместо 3.
option-kt_goal = Рыцарь против Вора: цель
option-kt_goal-help = Сколько разбить Кристаллов и припрятать Сокровищ в поединке Рыцаря и Вора.
option-solo = Сложность в одиночку
option-solo-help = В одиночку: сила засад на Рыцаря или крепость сна Дракона.
option-solo-easy = легко
option-solo-medium = средне
option-solo-hard = трудно

## The end
number = { $n }
sloth = Лень и бодрость
knight-stats = Показатели
upgrades-free = Ещё не освоено
die-shows = Кубик дракона: { $face }
over-won = Победа: { $who }
over-won-by = Победа: { $who }. { $deed }
done-goal-knight-dragon = Дракон сражён
done-goal-knight-crystals = Кристаллы разбиты, выход достигнут
done-goal-goblins-knight = Рыцарь мёртв
done-goal-goblins-dragon = Дракон сражён
done-goal-goblins-crystals = Кристаллы разбиты
done-goal-dragon-wake = Дракон проснулся
done-goal-dragon-surface = Дракон проснулся
done-goal-dragon-escape = Дракон ушёл
done-goal-cave = Пещера обрушилась
done-goal-thief = Сокровища припрятаны
over-all-lost = Пещера рухнула: проиграли все
final-sheet = Чем кончилось
final-goal = Цель
final-reached = Достигнуто
final-needed = Нужно
final-result = Итог
final-won = победа
final-lost = поражение
goblin-decks = Колоды
icon-equip-ancient-map = кубик Древней карты
icon-token-shriek = жетон Рёва
discards = Сброшенное
events-played = Сыгранные события
treasures-gone = Ушедшие сокровища
tiles-gone = Ушедшие плитки
tribes = Племена

## Campaign
option-campaign = Кампания
option-campaign-help = Все начинают с уровня 1, победитель растёт, достигший уровня 5 — Ваша Необъятность. Уровни переходят в следующую партию.
campaign-match = Кампания, партия { $n }
campaign-level = { $who } играет на уровне { $n }
campaign-won = { $who } выигрывает кампанию в партии { $n }: Ваша Необъятность
campaign-rose = { $who } поднимается на уровень { $level }
campaign-same = Никто не растёт: уровни прежние
final-level = Уровень
over-knight-dead = Рыцарь погиб: пещера сохранила свои кристаллы

## Questions about the map
ask-place-space = Выберите место для новой плитки
ask-fill-space = Заполните открытый край
hint-fill = Туда ляжет тёмная плитка.
ask-reveal-next = Выберите следующую плитку
ask-rotate = Поверните плитку: { $tile }
open-sides = открыта: { $sides }
open-all-sides = открыта со всех сторон
ask-place-tile = Выберите плитку из руки
hint-place-tile = Ляжет тёмной: { $where } от Входа.
where = { $parts }
ask-slide = Сдвиньте часть, пока не коснётся
section = сдвигаемая часть
do-slide-north = на север
do-slide-east = на восток
do-slide-south = на юг
do-slide-west = на запад
do-slide-north-east = на север, затем на восток
do-slide-north-west = на север, затем на запад
do-slide-south-east = на юг, затем на восток
do-slide-south-west = на юг, затем на запад
do-slide-east-north = на восток, затем на север
do-slide-east-south = на восток, затем на юг
do-slide-west-north = на запад, затем на север
do-slide-west-south = на запад, затем на юг
ask-collapse-tile = Уберите плитку с края
hint-collapse = Первыми падают плитки с наименьшим числом соседей.
ask-leave-tile = Уведите с падающей плитки: { $piece }
ask-forced-move = Переместите: { $piece }
ask-past-plunder = Положите Сокровище «Былой добычи»
ask-flare-centre = Выберите центр Вспышки
risk-fire = сквозь огонь
risk-terrain = по рельефу
risk-home = через Вход

## Buttons
do-pass = Пас
do-done = Готово
do-end-turn = Конец хода
do-end = Конец хода
do-ready = Готово
do-edge = этот край

## Questions to the Knight
ask-knight-act = Ход или действие
hint-knight = Встреч осталось { $encounters } из { $perception } · шагов { $steps } из { $movement }
hint-knight-no-encounter = Встреч осталось 0 из { $perception }, поэтому и шагов нет: кубик на Внимание даст одну.
do-cube = Кубик: { $place }
do-step-dark = шаг во тьму и раскрытие
do-step-event = войти и разыграть Событие
do-step-tribes = войти и биться: { $mine } против { $theirs }
do-step-dragon = войти и ударить Дракона: { $mine } против { $theirs }
do-step-map = сквозь стену
do-step = Шаг
do-map = Сквозь стену
do-pit = Через Провалы
do-attack-crystal = Разбить Кристалл
do-attack-dragon = Атаковать Дракона
do-attack-tribes = Атаковать племена
do-attack-thief = Атаковать Вора
target-crystal = Кристалл
target-dragon = Дракон
target-tribes = племена
target-thief = Вор
do-javelin = Бросить Копьё: { $target }
do-collect = Взять: { $thing }
do-event = Разыграть Событие
do-turn-up = Открыть: { $card }
do-bow = Выстрел: { $target }
do-bomb = Бомба на эту стену
do-potion = Выпить зелья
do-flare = Вспышка
ask-ambush-cubes = Засада: добавьте кубики в Силу
hint-strength = Ваша Сила { $n }.
ask-return-cube = Какой кубик вернуть на шкалу Отваги
ask-treasure = Оставить «{ $card }» или взять Отвагу
do-keep-treasure = Оставить закрытой
do-decline-treasure = Отказаться
ask-event-light = Свет: сбросить кубик за 2 Здоровья
ask-event-fresh = Отложить кубик за 1 Здоровье
do-discard-cube = Сбросить кубик
do-aside-cube = Отложить кубик
ask-axe = Сбросить кубик Топора ради ещё одной раны
do-axe-discard = Сбросить кубик
do-axe-keep = Оставить кубик
ask-infestation = Засада: бой с гоблинами или с чудовищем
do-infestation-line = Бой с гоблинами
do-infestation-monster = Взять чудовище
ask-ogre-step = Огр теснит вас: выберите, куда уйти
ask-underworm = Червь тащит вас: выберите плитку

## Questions to the Dragon
ask-dragon-act = Движение и силы
hint-dragon-free = Свободное движение на 1–2 плитки ещё есть.
hint-dragon-moved = Свободное движение потрачено.
do-fly = Сюда
do-done-powers = Хватит сил
do-take-cube = Кубик с { $track-gen }
ask-pay = Оплатите: { $power }
do-pay = { $symbols }
ask-last-cubes = Кубик Лени перед новой рукой
ask-pick-up = Сколько Сокровищ поднять?
do-pick-up = { $n ->
    [0] ни одного
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[other] { $n } Сокровищ
}
ask-place-gem = Оставьте самоцвет на своей плитке
do-no-gem = Без самоцвета
ask-wing = Крыло: выберите, куда
ask-hiss = Шипение: выберите племя
ask-slither = Скольжение: кубик Лени, затем новая шкала
do-slither = { $source } → { $goal }
ask-swat = Шлепок: самоцвет или Сокровище
ask-swat-to = Выберите, куда упадёт
ask-scratch = Раздирание: выберите цель
do-scratch-knight = Рыцаря
do-scratch-tribes = Все племена здесь
do-scratch-thief = Вора
ask-shriek = На кубике { $face }: взреветь и перебросить?
do-reroll = Перебросить
do-keep-roll = Оставить бросок
ask-burn = Вспышка пламени: раскройте тёмную плитку
ask-flame-wall = Выберите место для Стены огня
ask-wrath-move = Уведите из-под Гнева: { $piece }
ask-discard-power = Сбросьте карту силы

## Questions to the Cave
ask-cave-act = Меняйте, искушайте, мучайте
hint-cave = { $n ->
    [one] { $n } жетон Знамения
    [few] { $n } жетона Знамений
   *[other] { $n } жетонов Знамений
}
do-shape = Положить плитку
do-shape-collapse = Убрать 3 плитки
do-place-treasure = Положить Сокровище
ask-pay-omen = Оплатите: { $omen }
ask-discard-omen = Отдайте жетон Знамения
ask-treasure-space = Положите Сокровище на тёмную плитку
ask-bats-target = Летучие мыши: кого унести
ask-bats-token = Выберите, куда упадёт Сокровище
ask-rockslide-from = Выберите Оползень для переноса
ask-rockslide = Выберите край для Оползня
ask-spores-target = Сонные споры: выберите игрока
ask-spores-tribe = Споры: какое племя упадёт до 1
ask-spores-cube = Споры: куда вернуть кубик
ask-spores-upgrade = Споры: какое улучшение потерять
ask-hatred = Ненависть: выберите
do-hatred-tile = Плитка
do-hatred-token = Убрать жетон Ненависти
ask-curse = Проклятие кристалла: выберите
do-curse-turn = Повернуть эту плитку
do-curse-event = Положить жетон События
do-curse-bottom = Верхние события вниз
ask-choose-event = Выберите событие
ask-event-under = Положите событие вниз
ask-give-treasure = Выберите сокровище для Рыцаря

## Questions to the Goblins
ask-ambush = Засада: ударить скрытым племенем?
do-ambush = { $tribe }, удар: { $mine } против { $theirs }
do-let-pass = Пропустить
ask-trap = { $power } задевает племя: захлопнуть Ловушку?
do-trap-use = Захлопнуть Ловушку
do-trap-keep = Оставить
ask-beetles = Сбросить Жуков, чтобы потерять на 1 меньше?
do-beetles-use = Сбросить
do-beetles-keep = Оставить
ask-lose-monster = Какое чудовище уходит
ask-discard-secret = Сбросьте секрет: не больше пяти
ask-thief-bonus = Вор мёртв: Ярость или секреты
do-thief-bonus-rage = Ярость
do-thief-bonus-secrets = Секреты

## Questions to the Thief
ask-evade = Вы ускользнули: шаг на 1 место
ask-upgrade = Выберите улучшение
ask-treasure-from = Запас пуст: возьмите Сокровище с карты

## What the others read
wait-act = ходит
wait-choose = выбирает: { $role }
wait-rotate = поворачивает плитку
wait-place = кладёт плитку
wait-collapse = убирает плитку
wait-slide = соединяет карту
wait-ambush = обдумывает засаду
wait-brace = готовится к засаде
wait-event = выбирает событие
wait-treasure = смотрит сокровище
wait-force = двигает фигуру
wait-pay = платит

## Reasons
why-not-space = Это место здесь не выбрать.
why-crystal-first = В свой ход Пещера сначала кладёт Кристаллы.
why-must-fight = Сначала нужно сразиться здесь.
why-event-first = Сначала разыграйте Событие под ногами.
why-no-encounter = Встреч не осталось: кубик на Внимание даст ещё одну.
why-no-movement = Шагов не осталось: кубик на Движение даст ещё 2.
why-wall = Между ними стена.
why-impassable = Там не пройти.
why-tribe-too-strong = Ваша Сила { $mine } должна быть больше { $theirs }.
why-armor = Ваша Сила { $mine } ниже Брони { $theirs }.
why-crystal-strength = Чтобы разбить, нужна Сила { $need }; у вас { $mine }.
why-underground = Под землёй его бьют раз за ход, с кубиком на Бомбе или Копьём.
why-stealth = Ваше Внимание { $mine } должно быть больше Скрытности { $theirs }.
why-cannot-pay = Знаков на картах и самоцветах не хватает.
why-power-wing = Лететь некуда.
why-power-hiss = Нет явных племён.
why-power-slither = На шкалах Лени нет места.
why-power-swat = Рядом нет самоцвета или Сокровища.
why-power-scorch = Вокруг нет тёмных плиток.
why-power-burn = Тёмных плиток не осталось.
why-power-slap = Рыцаря рядом нет или его не сдвинуть.
why-power-shriek = Жетон уже лежит там.
why-power-scratch = На вашем месте никого.
why-power-flame_wall = Рядом нет доступной плитки.
why-power-smash = На вашем месте нет Кристалла.
why-omen-price = Цена { $need }; подходящих жетонов { $have }.
why-omen-nothing = Сейчас ему не на что действовать.
why-spores-dragon = У Дракона нет кубика, который можно вернуть.

## Phases
phase-knight-start = начало
phase-knight-act = движение и действия
phase-knight-end = конец хода
phase-goblins-start = начало
phase-goblins-war = карта войны
phase-goblins-populate = пополнение
phase-goblins-monsters = чудовища
phase-goblins-secrets = секреты
phase-goblins-activate = племена
phase-goblins-end = конец хода
phase-dragon-start = начало
phase-dragon-powers = движение и силы
phase-dragon-treasures = Сокровища
phase-dragon-gem = самоцвет
phase-dragon-cubes = Лень
phase-dragon-hand = новая рука
phase-dragon-end = конец хода
phase-cave-start = начало
phase-cave-act = облик и Знамения
phase-cave-end = конец хода
phase-thief-start = начало
phase-thief-assign = показатели
phase-thief-act = движение и действия
phase-thief-end = конец хода

## Terrain
ask-terrain-kind = Выберите рельеф
ask-terrain-place = Разместите: { $terrain }
do-turned = поворот { $n }°
ask-pit-pair = Разместите два других Провала
ask-drift = Плыть по течению?
ask-fly-on = Лететь дальше в том же направлении?
do-stay = Остаться

## Questions in the Goblins' turn
ask-goblins-ready = Сыграйте секрет или берите карты войны
do-draw-war = Взять карты войны
ask-secrets-ready = Сыграть сначала секрет? Держать можно не больше пяти
do-draw-secret = Взять секреты
ask-war-card = Выберите карту войны на этот ход
do-redraw = Взять другую вместо «{ $card }»
ask-block = Отказать в пополнении? 1 Ярость за племя
hint-block = При Численности свыше 4 одно племя рассеется.
ask-overpopulation = Перенаселение: одно племя рассеется
ask-assign-monster = Отдайте чудовище племени
hint-monsters = Всего у племён их не больше { $n }: это Численность Костей.
do-assign-monster = { $card }: { $tribe }
do-discard-card = Сбросить: { $card }
do-redraw-card = Рубин: другая вместо «{ $card }»
ask-goblins-act = Активируйте племя или сыграйте секрет
do-activate = Активировать: { $tribe }
do-reveal-tribe = Появление: { $tribe }
ask-reveal-tribe = Где появятся: { $piece }
ask-tribe-act = { $tribe }: движение и одно действие
hint-tribe = Сила { $strength } · покинуто освещённых плиток: { $left }
do-attack-knight = Атаковать Рыцаря
do-strike-knight = атака Рыцаря: { $mine } против { $theirs }
do-worm = прыжок с Червём
do-plunder = Грабёж: { $thing }
do-tribe-explore = Разведка
do-tribe-hide = Скрыться
do-tribe-wisp = Огонёк: сдвинуть Рыцаря
do-tribe-flare = Вспышка
do-tribe-done = Готово
ask-gnome-jump = Гном: прыжок на тёмную плитку?
ask-tunnel-to = Тайные туннели: выберите тёмную плитку
ask-ruby-secret = Рубин: взять секрет заново?
do-keep-all = Оставить
ask-cave-in = Обвал: выберите плитки
ask-secret-tribe = { $card }: выберите племя
ask-hex = Сглаз: выберите игрока
ask-hiding-spots = Укромные места: какое племя ударит
ask-attack-secret = Сыграть Яд вместе с атакой?
ask-poison-cube = Яд: какой кубик отдать
why-activated = Это племя уже действовало.
why-no-population = Племя с Численностью 0 не действует.

## Questions in the Thief's turn
ask-assign-stats = Положите жетоны на показатели
hint-assign-stats = Нажмите на показатель, затем на жетон для него. Воровство даёт столько же кубиков действия.
ask-thief-act = Крадитесь, воруйте, уходите
hint-thief = шагов { $steps } · кубиков { $cubes } · Скрытность { $stealth }
do-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
on-roll = на { $n } и выше
surely = наверняка
do-loot = Стащить: { $thing }
do-loot-gem = Стащить самоцвет без риска
do-loot-gem-risk = Стащить самоцвет с броском
do-pickpocket = Карманы: { $target }, { $chance }
do-pick-lock = Вскрыть замок, { $chance }
do-backstab = Удар в спину: { $target }
do-thief-climb = перелезть через стену
do-thief-cross = перебраться
do-thief-pit = через Провалы
do-thief-stop = Остановиться здесь
do-thief-peek = Посмотреть плитку
do-thief-reveal = Раскрыть плитку
do-thief-flare = Вспышка
do-thief-end = Конец хода
ask-sticky-fingers = Ловкие пальцы: перебросить?
do-give-up = Отступить
ask-steal-card = Украдите карту сокровища у Рыцаря
do-steal-face-down = Закрытую
ask-steal-secret = Украдите секрет у Гоблинов
do-steal-hidden = Из руки
why-thief-no-movement = Движение кончилось.
why-climb = Стена: лезть стоит { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}; у вас { $have }.
why-targeted = Этот игрок уже был целью в этот ход.
why-outwit = Ваша Скрытность { $mine } должна быть больше { $theirs }.

## More phases
phase-goblins-ready = секреты или война
phase-goblins-overpopulation = перенаселение
phase-goblins-bonus = чудовища и секреты
pair-stage = Два сокровища

## More reasons
why-quest = Это задание ещё не выполнено.
why-fresh = Сокровище можно открыть со следующего хода.
why-no-cube = Свободных кубиков героя нет.
why-too-far = Ход идёт по одному месту за шаг.
why-space-taken = Там уже лежит плитка.
why-not-dark = Здесь выбирают только тёмные плитки.
hint-pay = Укажите карты и самоцветы для оплаты.

## The chronicle
log-turn = Ход: { $who }
log-collapse = Началось Обрушение
log-won = Победа: { $who }
log-all-lost = Проиграли все
log-rolled = { $who } бросает кубик дракона: { $face }
log-action-die = На кубике действия { $n }
log-moved = { $who } делает шаг
log-placed = Положена тёмная плитка
log-revealed = { $who } раскрывает: { $tile }
log-removed = Упала плитка: { $tile }
log-slid = { $who } сдвигает часть карты
log-forced = Сдвинули: { $piece }
log-burned = Стена огня обожгла: { $piece }
log-evaded = { $who } ускользает
log-thief-killed = { $who } погибает и роняет всё
log-stashed = { $who } прячет Сокровище: всего { $n }
log-upgraded = { $who } получает: { $upgrade }
log-grit-gained = { $who }: Отвага +{ $n }, теперь { $grit }
log-grit-lost = { $who }: Отвага −{ $n }, теперь { $grit }
log-knight-hurt = { $who } теряет { $n } Здоровья, осталось { $left }
log-knight-out = { $who } выбывает
log-knight-healed = { $who } лечится: Здоровье { $left }
log-dragon-hurt = { $who } теряет { $n } Здоровья, осталось { $left }
log-scattered = { $n ->
    [0] { $tribe }: рассеяние
   *[other] { $tribe }: рассеяние, Численность −{ $n }
}
log-ambushed = { $who } бьёт из засады: { $tribe }
log-smashed = { $who } разбивает Кристалл
log-dragon-missed = { $who } бьёт Дракона мимо
log-dragon-attacked = { $who } ранит Дракона
log-turned-up = { $who } открывает: { $card }
log-shot = { $who } стреляет: { $piece }
log-bombed = { $who } взрывает стену
log-event = { $who }, событие: { $card }
log-monster-drawn = { $who }, чудовище: { $card }
log-quest = { $who } выполняет задание: { $card }
log-treasure-kept = { $who } оставляет карту сокровища закрытой
log-treasure-declined = { $who } отказывается: { $card }
log-treasure-placed = { $who } кладёт Сокровище
log-omens = { $n ->
    [one] { $who } берёт { $n } Знамение
    [few] { $who } берёт { $n } Знамения
   *[other] { $who } берёт { $n } Знамений
}
log-omen = { $who } применяет: { $omen }
log-token-moved = { $who } уносит Сокровище
log-power-used = { $who } применяет: { $power }
log-slithered = { $who } перекладывает кубик Лени: { $source } → { $goal }
log-swatted = { $who } отшвыривает жетон
log-flame-wall = { $who } воздвигает Стену огня
log-dragon-moved = { $who } движется
log-dragon-placed = { $who } шевелится под пещерой
log-dragon-took = { $n ->
    [one] { $who } поднимает { $n } Сокровище
    [few] { $who } поднимает { $n } Сокровища
   *[other] { $who } поднимает { $n } Сокровищ
}
log-gem-placed = { $who } оставляет самоцвет
log-hand-replaced = { $n ->
    [one] { $who } берёт { $n } карту силы
    [few] { $who } берёт { $n } карты силы
   *[other] { $who } берёт { $n } карт силы
}
log-cube-woken = { $track }: Бодрствование теперь { $wake }
log-dragon-awake = { $who } просыпается
log-dragon-surfaced = { $who } выходит на поверхность
log-crystal-destroyed = { $who } уничтожает Кристалл
log-backstab = { $who } бьёт в спину: { $piece }
log-crystal-smashed = { $who } разбивает Кристалл
log-crystal-struck = { $tribe }: удар по Кристаллу, нужно второе племя
log-hexed = { $who } насылает сглаз: { $target }
log-knight-attacked = { $who } атакует Рыцаря: { $tribe }
log-lock = { $who } вскрывает замок
log-loot-hidden = { $who } прячет добычу: уровень { $n }
log-looted = { $who } тащит добычу
log-monster-assigned = { $card } теперь с племенем: { $tribe }
log-peeked = { $who } смотрит тёмную плитку
log-pickpocket = { $who } лезет в карман: { $piece }
log-plundered = { $who } грабит: { $token }
log-populated = Племена выросли
log-secret-played = { $who } играет секрет: { $card }
log-secrets-drawn = { $n ->
    [one] { $who } берёт { $n } секрет
    [few] { $who } берёт { $n } секрета
   *[other] { $who } берёт { $n } секретов
}
log-special = { $tribe }: особое действие
log-stats = { $who } раскладывает показатели
log-terrain-placed = Появляется: { $terrain }
log-thief-came = { $who } входит через Вход
log-tribe-hid = { $tribe }: скрылись
log-tribe-moved = { $tribe }: движение
log-tribe-revealed = { $tribe }: появление
log-war-card = { $who } выбирает: { $card }
