# Dwellings of Eldervale по-русски.

## The game
game-title = Dwellings of Eldervale
game-pitch = Заселите землю восьми стихий: размещайте, перегруппировывайтесь, сражайтесь и собирайте приключения

## Options
option-first_game = Первая игра
option-first_game-help = Фракции и стихии раздаются, модулей нет: никто не выбирает, ещё не зная игры.
option-edition = Издание
option-edition-help = Изданные правила или черновик 2019 года с меньшими колодами и другими наградами.
option-edition-published = изданные правила
option-edition-draft2019 = черновик 2019 года
option-factions = Фракции
option-factions-help = Каждый выбирает стихию сам, или стихии раздаются; сторону планшета выбирают в любом случае.
option-factions-free = свободный выбор
option-factions-random = раздать
option-extra_elements = Ещё стихии
option-extra_elements-help = К стихиям игроков добавляются две: случайные или по выбору первого места.
option-extra_elements-random = случайные
option-extra_elements-host_choice = по выбору
option-oracle = Оракул
option-oracle-help = Ещё одни Руины: возьмите карту магии или получите карту приключения, не открывая землю.
option-minotaur = Минотавр
option-minotaur-help = Наёмник, который бросается на отряды, размещённые рядом с ним.
option-shapeshifter = Перевёртыш
option-shapeshifter-help = Наёмник, который копирует способность других ваших отрядов.
option-mother_of_dragons = Мать драконов
option-mother_of_dragons-help = В стопке земель лежит Логово дракона с Матерью драконов и её кладом.
option-bifrost = Мост Биврёст
option-bifrost-help = В стопке земель лежит мост с ледяным великаном; рядом с ним жилища дают больше очков. Лучше без Матери драконов: на одну партию хватит одного из двух.
option-teams = Двое на двое
option-teams-help = Четыре игрока: первые два места играют вместе против двух других.
option-magic_draft = Драфт магии
option-magic_draft-help = Первые руки набирают драфтом: оставьте одну карту из семи, остальные передайте.
option-no_doorways = Без врат
option-no_doorways-help = Врата кладут под низ их колод.
option-tactics = Жетоны тактики
option-tactics-help = Один раз отряды проигравшего остаются на земле; три меча переворачивают жетон обратно.
option-legendary = Легендарные монстры
option-legendary-help = Монстр каждой стихии выбирается случайно из обычного и легендарного.
option-track_values = Ценность шкал
option-track_values-help = Очки пяти делений каждой шкалы стихии.
option-track_values-standard = 2 2 3 4 5
option-track_values-steep = 2 3 4 5 6
option-chest_gold = Сундук может быть золотом
option-chest_gold-help = Можно ли взять «любой ресурс» золотом.
option-draft_peaceful_rush = Монстры в мирное время
option-draft_peaceful_rush-help = Только для черновика 2019 года: приходит ли монстр посмотреть, пока длится мирное начало.
option-draft_peaceful_rush-inspect = приходят посмотреть
option-draft_peaceful_rush-dormant = спят
option-ghost_level = Сила призраков
option-ghost_level-help = Только для одного игрока: очки, с которых призраки начинают подсчёт.
option-ghost_level-whisper = шёпот (0)
option-ghost_level-wail = стон (8)
option-ghost_level-wraith = морок (16)

## Small words
list = { $what }
nothing = ничего
side = { $who }
from-to = { $a } → { $b }
some = { $n ->
    [1] { $what }
   *[other] { $what } ×{ $n }
}
chance = { $n } %
the-monster = монстр
the-ghosts = призраки
any-element = любая стихия
more-dice = дополнительные кубики
free-cast = даром

## Elements
element-air = Воздух
element-earth = Земля
element-fire = Огонь
element-water = Вода
element-light = Свет
element-darkness = Тьма
element-order = Порядок
element-chaos = Хаос

## Resources
resource-gem = самоцвет
    .gen = самоцветы
resource-potion = зелье
    .gen = зелья
resource-scroll = свиток
    .gen = свитки
resource-tool = инструмент
    .gen = инструменты
resource-sword = меч
    .gen = мечи
resource-gold = золото
    .gen = золото
resource-magic = карта магии
    .gen = карты магии
resource-any = любой ресурс
    .gen = любые ресурсы

## Treasure tokens
token-gem = самоцвет
token-gem-gem = два самоцвета
token-gem-scroll = самоцвет и свиток
token-gem-tool = самоцвет и инструмент
token-gem-sword = самоцвет и меч
token-gem-potion = самоцвет и зелье
token-gem-or-scroll = самоцвет или свиток
token-gem-or-tool = самоцвет или инструмент
token-gem-or-sword = самоцвет или меч
token-gold = золото
token-magic = карта магии
token-potion = зелье
token-potion-potion = два зелья
token-potion-scroll = зелье и свиток
token-potion-tool = зелье и инструмент
token-potion-sword = зелье и меч
token-potion-or-gem = зелье или самоцвет
token-potion-or-sword = зелье или меч
token-potion-or-tool = зелье или инструмент
token-scroll = свиток
token-scroll-scroll = два свитка
token-scroll-tool = свиток и инструмент
token-scroll-or-potion = свиток или зелье
token-scroll-or-tool = свиток или инструмент
token-sword = меч
token-sword-sword = два меча
token-sword-or-gem = меч или самоцвет
token-sword-or-tool = меч или инструмент
token-tool = инструмент
token-tool-tool = два инструмента
token-tool-sword = инструмент и меч
token-tool-or-scroll = инструмент или свиток
token-tool-or-sword = инструмент или меч

## Units
unit-worker = рабочий
    .acc = рабочего
    .ins = рабочим
unit-warrior = воин
    .acc = воина
    .ins = воином
unit-wizard = маг
    .acc = мага
    .ins = магом
unit-dragon = дракон
    .acc = дракона
    .ins = драконом
unit-minotaur = минотавр
    .acc = минотавра
    .ins = минотавром
unit-minotaur-text = Натиск: когда соперник размещает отряд рядом с минотавром, тот может перейти туда и начать битву. Раз за ход.
unit-shapeshifter = перевёртыш
    .acc = перевёртыша
    .ins = перевёртышем
unit-shapeshifter-text = Подражание: использует одну способность другого вашего активного типа отряда, общую или фракции; кроме способностей сбора.
unit-in = { $unit } ({ $realm })

## Realms
realm-thunder_eyrie = Гнездо грома
realm-windswept_mesa = Ветреное плато
realm-cloudfall_steps = Облачные ступени
realm-titan_hollow = Лощина титана
realm-briar_meadows = Терновые луга
realm-crystal_caverns = Хрустальные пещеры
realm-cinder_pit = Зольная яма
realm-emberfields = Поля углей
realm-obsidian_crown = Обсидиановый венец
realm-drowned_lagoon = Затонувшая лагуна
realm-lilypad_shallows = Кувшинковая отмель
realm-moonwell_falls = Лунный водопад
realm-prism_glade = Поляна призмы
realm-gilded_orchard = Золотой сад
realm-sunspire_hill = Солнечный холм
realm-widow_den = Логово вдовы
realm-gravemoss_fen = Могильная топь
realm-umbral_peak = Сумрачный пик
realm-brass_bastion = Латунный бастион
realm-measured_fields = Мерные поля
realm-marble_causeway = Мраморный тракт
realm-shattered_basin = Расколотая чаша
realm-wandering_isles = Блуждающие острова
realm-riftgarden = Сад разлома
realm-magetower = Башня магов
realm-magetower-text = Заплатите 2 любых ресурса, возьмите 3 карты магии, затем сбросьте 1.
realm-portal = Портал
realm-portal-text = Призовите неактивный отряд за цену на стартовой карте.
realm-mill = Мельница
realm-mill-text = Превратите своего рабочего на стихийной земле в жилище.
realm-dungeon1 = Подземелье
realm-dungeon1-text = Откройте землю, получите карту приключения, затем ещё одну или сожгите одну, пополните ряд.
realm-dungeon2 = Подземелье
realm-dungeon2-text = Откройте землю, получите карту приключения, затем ещё одну или сожгите одну, пополните ряд.
realm-fortress = Крепость
realm-fortress-text = Заплатите 2 любых ресурса, получите 2 золота.
realm-oracle = Оракул
realm-oracle-text = Возьмите 1 карту магии; или получите 1 карту приключения, сожгите одну и пополните ряд.
realm-dragonsden = Логово дракона
realm-dragonsden-text = Получите 1 золото. Дом Матери драконов и её клада.
realm-bifrost = Мост Биврёст
realm-bifrost-text = Возьмите 1 карту магии. Жилище у ближнего конца даёт на 2 очка больше, у дальнего — на 10.
row-sigils = Знаки
row-under = Под стопками

## Factions and their abilities
two-abilities = { $one }: { $first } { $two }: { $second }
faction-elves_of_briardell = Эльфы Брайарделла
faction-stonevein_dwarves = Гномы Каменной Жилы
faction-embercrush_ogres = Огры Эмберкраш
faction-firewitch_goblins = Гоблины Огненной Ведьмы
faction-atlanteans = Атланты
faction-reedmire_naga = Наги Тростниковой Топи
faction-shadow_demons = Теневые демоны
faction-duskthorn_vampires = Вампиры Сумрачного Шипа
faction-dawnspire_seraphs = Серафимы Рассветного Шпиля
faction-sunmane_pride = Прайд Солнечной Гривы
faction-galewing_harriers = Крылатые налётчики
faction-mistlight_faeries = Феи Туманного Света
faction-wardens_of_evenmarch = Стражи Эвенмарча
faction-ironquill_automata = Автоматоны Железного Пера
faction-riftborn_gnolls = Гноллы Разлома
faction-wildmask_satyrs = Сатиры Дикой Маски
ability-longbows = Длинные луки
ability-longbows-text = Пока ваш отряд в битве, каждый ваш рабочий рядом с ней добавляет кубик и ничем не рискует.
ability-wandering_sage = Странствующий мудрец
ability-wandering_sage-text = В конце хода ваш маг может перейти на соседнюю землю.
ability-deep_delvers = Глубинные копатели
ability-deep_delvers-text = Рабочий в Подземелье: 1 самоцвет. (Сбор)
ability-shieldwall = Стена щитов
ability-shieldwall-text = С воином в битве и жилищем там или рядом — ещё кубик.
ability-trophy_hunters = Охотники за трофеями
ability-trophy_hunters-text = Победа с рабочим в битве: любой ресурс.
ability-crushing_blow = Сокрушительный удар
ability-crushing_blow-text = С воином в битве можете заставить другую сторону перебросить старший кубик.
ability-swarm = Рой
ability-swarm-text = Ваших рабочих можно размещать и там, где стоят ваши отряды; остальные правила размещения действуют.
ability-cinder_hex = Пепельная порча
ability-cinder_hex-text = С магом в битве можете повернуть свою единицу на 6.
ability-tidecraft = Искусство прилива
ability-tidecraft-text = Ваш рабочий получает ресурс пустой стопки дважды. (Сбор)
ability-undertow = Отлив
ability-undertow-text = С драконом в битве после вступления можете вымыть чужого рабочего: хозяин переводит его на соседнюю землю.
ability-tidecaller = Зов прилива
ability-tidecaller-text = Размещая мага, можете до действия поменять его местами с другим своим отрядом на карте.
ability-venom = Яд
ability-venom-text = Соперники в битве с вашим воином не перебрасывают и не меняют свои кубики.
ability-rise_from_the_shadows = Восстать из теней
ability-rise_from_the_shadows-text = Воина можно разместить прямо из Подземного мира.
ability-soul_debt = Долг душ
ability-soul_debt-text = Когда ваш рабочий уходит в Подземный мир, кроме меча — любой ресурс. (Сбор)
ability-blood_price = Цена крови
ability-blood_price-text = Размещая мага, можете отправить рабочего с карты в Подземный мир за 2 любых ресурса.
ability-nightfall = Сумерки
ability-nightfall-text = Победа с драконом: по зелью за каждого проигравшего.
ability-blinding_light = Слепящий свет
ability-blinding_light-text = С магом в битве можете повернуть чужой кубик на 1.
ability-benediction = Благословение
ability-benediction-text = Рабочий там, где есть жилище: 1 зелье. (Сбор)
ability-lions_roar = Львиный рык
ability-lions_roar-text = Когда вы размещаете воина, монстры в этот ход не делают рывков.
ability-hearth_road = Дорога к очагу
ability-hearth_road-text = Рабочих можно размещать и у своих жилищ или рядом с ними.
ability-tailwind = Попутный ветер
ability-tailwind-text = Рабочих можно размещать на свободной земле не дальше 2 шагов от своих отрядов.
ability-stormdive = Грозовое пике
ability-stormdive-text = Если дракон вступил в эту битву — ещё кубик.
ability-glamour = Чары
ability-glamour-text = Маг вместо гибели может уйти на любую свободную землю.
ability-pilfer = Кража
ability-pilfer-text = Рабочий там, где стоит чужой отряд: карта магии. (Сбор)
ability-momentum = Напор
ability-momentum-text = Когда ваш воин вступает в битву, один ваш кубик — 6.
ability-patrol = Дозор
ability-patrol-text = В конце хода один рабочий может перейти на соседнюю свободную землю.
ability-blueprints = Чертежи
ability-blueprints-text = Через Мельницу жилище стоит на ресурс меньше.
ability-recompile = Пересборка
ability-recompile-text = Маг в Руинах: можете обменять 1 ресурс. (Сбор)
ability-frenzy = Неистовство
ability-frenzy-text = С воином в битве можете один раз перебросить любые свои кубики.
ability-scavengers = Падальщики
ability-scavengers-text = Когда побеждён монстр — любой ресурс, если у вас есть рабочий на карте. (Сбор)
ability-revel = Пирушка
ability-revel-text = Размещаете мага: все берут по карте магии, затем вы получаете самоцвет.
ability-wild_hunt = Дикая охота
ability-wild_hunt-text = Размещая дракона, можете передвинуть монстра не дальше 2 шагов от него на свободную землю рядом с монстром.
ability-lantern_bearers = { card-lantern_bearers }
ability-entropy_engine = { card-entropy_engine }
ability-duellists_gale = { card-duellists_gale }
ability-searing_blades = { card-searing_blades }
ability-double_down = { card-double_down }
ability-fury = Ярость
ability-molten_hide = Раскалённая шкура
ability-shifting_form = Смена облика
ability-blink = Скачок
ability-scatter = Рассеяние
ability-regrow = Возрождение

## Monsters
wild-and-tame = { $wild } Ваш: { $tame }
monster-tempest_roc = Грозовой Рух
monster-tempest_roc-text = Делает рывок с расстояния до 2 шагов.
monster-tempest_roc-tame = размещается не дальше 2 шагов от ваших отрядов.
monster-mossback_colossus = Мшистый колосс
monster-mossback_colossus-text = Никогда не делает рывков.
monster-mossback_colossus-tame = в вашей битве или рядом добавляет кубик.
monster-demon_of_might = Демон Мощи
monster-demon_of_might-text = Побеждает при полной ничьей.
monster-demon_of_might-tame = в его битвах можете один раз перебросить свои единицы.
monster-dread_crocodile = Ужасный крокодил
monster-dread_crocodile-text = Один раз перебрасывает свои 1 и 2.
monster-dread_crocodile-tame = ещё кубик в битве, начатой его размещением.
monster-prism_unicorn = Призматический единорог
monster-prism_unicorn-text = В его битвах игроки бросают не больше 4 кубиков.
monster-prism_unicorn-tame = зелье, когда вы его отзываете.
monster-gloom_widow = Мрачная вдова
monster-gloom_widow-text = Отряды рядом с ней не вступают в чужие битвы.
monster-gloom_widow-tame = соперники в её битвах не тратят мечи.
monster-brass_juggernaut = Латунный джаггернаут
monster-brass_juggernaut-text = Другие не могут перебрасывать и менять его кубики.
monster-brass_juggernaut-tame = в его битвах один ваш кубик — 4.
monster-chimera_of_whim = Химера Прихоти
monster-chimera_of_whim-text = Силу решает кубик: от 2 до 5.
monster-chimera_of_whim-tame = раз за битву можете его перебросить.
monster-mother_of_dragons = Мать драконов
monster-mother_of_dragons-text = Рвётся и в любые Руины, перебрасывает единицы, пока они есть, не подчиняется, после битвы уходит домой.
monster-skyrend_wyvern = Раздиратель небес
monster-skyrend_wyvern-text = После вступления игрок с наибольшим числом отрядов (от двух) уводит один из них на соседнюю землю.
monster-skyrend_wyvern-tame = размещается на любой свободной земле.
monster-gravel_hydra = Каменная гидра
monster-gravel_hydra-text = При первом поражении возвращается в логово; награда остаётся.
monster-gravel_hydra-tame = кубик за каждый другой тип ваших отрядов в её битве, не больше 2.
monster-volcanic_terror = Вулканический ужас
monster-volcanic_terror-text = Там, куда он рвётся, пропадает верхний жетон каждой стопки.
monster-volcanic_terror-tame = в его битвах первый меч даёт 2 кубика, а другую сторону можно заставить перебросить старший кубик.
monster-abyssal_kraken = Бездонный кракен
monster-abyssal_kraken-text = Павшие в его битвах не дают мечей.
monster-abyssal_kraken-tame = вступает в битвы с расстояния до 2 шагов.
monster-solar_sphinx = Солнечный сфинкс
monster-solar_sphinx-text = Каждый вступающий в его битву отряд стоит 1 ресурс.
monster-solar_sphinx-tame = карта магии, когда вы его отзываете.
monster-bone_leviathan = Костяной левиафан
monster-bone_leviathan-text = В его битвах нельзя тратить мечи.
monster-bone_leviathan-tame = ещё кубик в его битвах, если в Подземном мире не меньше 2 ваших отрядов.
monster-edict_golem = Голем эдикта
monster-edict_golem-text = В его битвах нет заклинаний начиная со вступления.
monster-edict_golem-tame = монстры не рвутся на его землю.
monster-rift_maw = Пасть разлома
monster-rift_maw-text = После её победы активный игрок переносит её на свободную землю.
monster-rift_maw-tame = в конце хода может уйти на любую свободную землю.
monster-frost_giant = Ледяной великан
monster-frost_giant-text = В его битвах кубик стоит 2 меча.
monster-frost_giant-tame = ещё кубик в битвах на мосту Биврёст.

## Kinds of cards
type-action = действие
type-passive = свойство
type-doorway = врата
type-vault = хранилище
type-aura = аура
type-starter = стартовая
type-spell = заклинание
type-prophecy = пророчество
type-quest = задание
type-mercenary = наёмник
type-monster-normal = монстр
type-monster-legendary = легендарный монстр
type-monster-special = монстр
type-elemental = стихийная земля
type-lair = стихийная земля с логовом
type-ruin = Руины
type-bridge = мост
slot-in = цена
slot-out = прибыль
slot-door = врата
slot-vault = хранилище
slot-vault_facedown = хранилище, лицом вниз
slot-orb-required = нужна сфера
slot-orb-boost = сильнее со сферой
slot-orb-hire = сфера нанимает навсегда
row-summon = Призыв
row-gather = Сбор
row-dwell = Поселение

## Starter cards
starter-costs = Воин: { $warrior }. Маг: { $wizard }. Дракон: { $dragon }.
card-starter_air = Воздух
card-starter_earth = Земля
card-starter_fire = Огонь
card-starter_water = Вода
card-starter_light = Свет
card-starter_darkness = Тьма
card-starter_order = Порядок
card-starter_chaos = Хаос

## Adventure cards
card-zephyr_gate = Врата зефира
card-zephyr_gate-text = Свиток. Если вы один выше всех в воздухе — ещё то, что на жетоне.
card-whispering_aerie = Гнездо шёпотов
card-whispering_aerie-text = Свиток или то, что на жетоне. Затем можете сбросить карту магии и взять 1.
card-cloud_library = Облачная библиотека
card-cloud_library-text = Возьмите 3 карты магии, затем сбросьте 1.
card-skyship_dock = Воздушный причал
card-skyship_dock-text = Заплатите жетон: 2 очка и карта магии.
card-roc_nest = Гнездо Рух
card-roc_nest-text = Свиток, самоцвет и золото.
card-gale_banner = Знамя бури
card-gale_banner-text = Меч и любой ресурс; один ваш отряд может перейти до 2 шагов на свободную землю.
card-featherfall_cloaks = Перьевые плащи
card-featherfall_cloaks-text = Отряды можно размещать на свободной земле не дальше 2 шагов от своих.
card-wind_chimes = Ветряные колокольчики
card-wind_chimes-text = В Башне магов берите на карту больше, прежде чем сбросить.
card-stormcallers_perch = Насест грозы
card-stormcallers_perch-text = Карта магии. Со сферой — ещё одна и 2 очка.
card-kite_scouts = Разведчики на змеях
card-kite_scouts-text = Посмотрите 2 верхние земли и верните в любом порядке; любой ресурс.
card-duellists_gale = Вихрь дуэлянта
card-duellists_gale-text = В каждой битве можете один раз перебросить один свой кубик.
card-sky_archive = Небесный архив
card-sky_archive-text = В конце по очку за карту магии в руке, не больше 7.
card-aura_of_haste = Аура спешки
card-aura_of_haste-text = Раз за перегруппировку отряд с этой карты сразу возвращается в зону готовности, и карту можно применить снова.
card-rootbound_arch = Корневая арка
card-rootbound_arch-text = Самоцвет. Если вы один выше всех в земле — ещё то, что на жетоне.
card-gem_terrace = Самоцветная терраса
card-gem_terrace-text = Самоцвет или то, что на жетоне. С 3 жилищами ещё инструмент.
card-elder_quarry = Древняя каменоломня
card-elder_quarry-text = Заплатите жетон: 2 очка, с 2 жилищами — 4.
card-burrow_builders = Строители нор
card-burrow_builders-text = Постройте жилище рабочим на карте, на ресурс дешевле.
card-mountain_roost = Горное гнездо
card-mountain_roost-text = 2 самоцвета и инструмент.
card-runesmith_hall = Чертог рун
card-runesmith_hall-text = Обменяйте до 3 простых ресурсов один к одному; 1 очко.
card-granite_guard = Гранитная стража
card-granite_guard-text = 2 меча и любой ресурс.
card-deep_foundations = Глубокий фундамент
card-deep_foundations-text = Каждое построенное вами жилище даёт на 2 очка больше.
card-stalwart_walls = Крепкие стены
card-stalwart_walls-text = Жилище на земле вашей битвы даёт 2 кубика вместо 1.
card-geode_heart = Сердце жеоды
card-geode_heart-text = Самоцвет. Со сферой — ещё один и 2 очка.
card-tunnel_network = Сеть туннелей
card-tunnel_network-text = Отряды можно размещать и у своих жилищ или рядом с ними.
card-deeproot_cavern = Корневая пещера
card-deeproot_cavern-text = В конце по 2 очка за символ на жетонах здесь.
card-aura_of_stone = Аура камня
card-aura_of_stone-text = При каждом применении карты — ещё самоцвет или инструмент.
card-ember_gate = Тлеющие врата
card-ember_gate-text = Меч. Если вы один выше всех в огне — ещё то, что на жетоне.
card-ash_forge = Пепельная кузня
card-ash_forge-text = Меч или то, что на жетоне; ещё меч, если была победа с прошлой перегруппировки.
card-flame_altar = Алтарь пламени
card-flame_altar-text = Заплатите жетон: 1 слава.
card-war_drums = Боевые барабаны
card-war_drums-text = Слава и меч.
card-lava_hatchery = Лавовый выводок
card-lava_hatchery-text = 2 меча и 2 очка.
card-pyromancers_circle = Круг пироманта
card-pyromancers_circle-text = До двух раз: меч за 2 очка.
card-scorched_earth = Выжженная земля
card-scorched_earth-text = Победа: любой ресурс за каждого проигравшего.
card-searing_blades = Раскалённые клинки
card-searing_blades-text = После броска можете один раз перебросить свои единицы.
card-phoenix_pyre = Костёр феникса
card-phoenix_pyre-text = Меч; один отряд из Подземного мира можно отозвать сейчас. Со сферой — все, и 2 очка.
card-salamander_market = Рынок саламандр
card-salamander_market-text = Обменяйте до 2 мечей на любые ресурсы.
card-beacon_of_conquest = Маяк завоевания
card-beacon_of_conquest-text = Ещё кубик в битвах, начатых вашим размещением.
card-dragonfire_hoard = Огненный клад
card-dragonfire_hoard-text = В конце по очку за меч и за деление славы.
card-aura_of_flame = Аура пламени
card-aura_of_flame-text = При каждом применении карты можете отдать меч за 2 очка.
card-tidal_gate = Врата прилива
card-tidal_gate-text = Зелье. Если вы один выше всех в воде — ещё то, что на жетоне.
card-spring_of_mending = Целебный родник
card-spring_of_mending-text = Зелье или то, что на жетоне. Заменённый здесь жетон ещё раз даёт своё.
card-harbor_exchange = Портовый обмен
card-harbor_exchange-text = Заплатите жетон: золото и любой ресурс.
card-coral_shipyard = Коралловая верфь
card-coral_shipyard-text = Призовите отряд на ресурс дешевле.
card-sea_drake_cove = Бухта морского змея
card-sea_drake_cove-text = 2 зелья и карта магии.
card-moonpool = Лунный пруд
card-moonpool-text = Выполните действие другой своей карты приключения, каким бы ни был её отряд; её ячейки и сфера действуют.
card-tide_guard = Стража прилива
card-tide_guard-text = Меч, зелье и инструмент.
card-flowing_current = Быстрое течение
card-flowing_current-text = Ресурс пустой стопки вы получаете дважды.
card-soothing_undertow = Ласковый отлив
card-soothing_undertow-text = За зелье каждый ваш павший отряд сразу готов.
card-pearl_divers_rest = Приют ныряльщиков
card-pearl_divers_rest-text = Зелье. Со сферой ещё золото и 1 очко.
card-healing_rain = Целительный дождь
card-healing_rain-text = По очку за ваш отряд в Подземном мире, не больше 3; затем один можно отозвать сейчас.
card-sunken_treasury = Затонувшая казна
card-sunken_treasury-text = В конце по 2 очка за жетон здесь и по 1 за зелье.
card-aura_of_tides = Аура приливов
card-aura_of_tides-text = При каждом применении карты можете обменять 1 ресурс.
card-luminous_threshold = Сияющий порог
card-luminous_threshold-text = Свиток. Если вы один выше всех в свете — ещё то, что на жетоне.
card-sunlit_scriptorium = Солнечный скрипторий
card-sunlit_scriptorium-text = Свиток или то, что на жетоне. Затем можете подарить простой ресурс за 1 очко.
card-chapel_of_dawn = Часовня рассвета
card-chapel_of_dawn-text = Заплатите жетон: 1 очко и по 1 за шкалу, где вы выше всех или наравне, не больше 3.
card-pilgrim_road = Дорога паломников
card-pilgrim_road-text = Зелье; по очку за ваше жилище рядом с Руинами, не больше 3.
card-gryphon_spire = Шпиль грифона
card-gryphon_spire-text = Свиток, зелье и 2 очка.
card-seers_mirror = Зеркало провидца
card-seers_mirror-text = Получите открытую карту приключения на ресурс дешевле.
card-paladin_hall = Чертог паладинов
card-paladin_hall-text = Слава или по очку за жилище, не больше 3.
card-radiant_aegis = Лучезарная эгида
card-radiant_aegis-text = Вы побеждаете при полной ничьей.
card-lantern_bearers = Фонарщики
card-lantern_bearers-text = Разместив рабочего, можете запретить все рывки в этот ход.
card-prism_shrine = Святилище призмы
card-prism_shrine-text = Свиток или зелье. Со сферой ещё свиток и 2 очка.
card-hymn_of_unity = Гимн единства
card-hymn_of_unity-text = Заплатите 2 разных ресурса: 3 очка.
card-reliquary_of_dawn = Реликварий рассвета
card-reliquary_of_dawn-text = В конце по 2 очка за шкалу, где вы выше всех или наравне.
card-aura_of_grace = Аура милости
card-aura_of_grace-text = При каждом применении карты — 1 очко.
card-gloomwood_door = Дверь мрачного леса
card-gloomwood_door-text = Зелье. Если вы один выше всех во тьме — ещё то, что на жетоне.
card-nightshade_garden = Сад белладонны
card-nightshade_garden-text = Зелье или то, что на жетоне. Затем можете отправить отряд с карты в Подземный мир за любой ресурс.
card-sacrificial_pit = Жертвенная яма
card-sacrificial_pit-text = 2 любых ресурса; затем этот отряд уходит в Подземный мир.
card-bone_market = Костяной рынок
card-bone_market-text = Заплатите жетон: 2 очка и ресурс соперника, кроме карт магии.
card-wyrm_barrow = Курган змея
card-wyrm_barrow-text = Заплатите 2 зелья: подчините монстра на земле вашего отряда или рядом с ней.
card-necromancers_study = Кабинет некроманта
card-necromancers_study-text = Возьмите карту из сброса магии и ещё 1 из колоды.
card-dread_barracks = Казарма ужаса
card-dread_barracks-text = Меч и по мечу за ваш отряд в Подземном мире, не больше 3.
card-whispers_below = Шёпот снизу
card-whispers_below-text = Вместо меча Подземного мира можете взять любой ресурс.
card-night_raid = Ночной набег
card-night_raid-text = Ещё кубик, если до вступления вас там не было.
card-shade_idol = Идол тени
card-shade_idol-text = Любой ресурс. Со сферой ещё ресурс соперника, кроме карт магии.
card-cemetery_gate = Ворота кладбища
card-cemetery_gate-text = По очку за ваш отряд в Подземном мире, не больше 4.
card-catacomb_hoard = Клад катакомб
card-catacomb_hoard-text = В конце по 3 очка за жетон здесь.
card-aura_of_souls = Аура душ
card-aura_of_souls-text = Отряд, вернувшийся из Подземного мира, может применить карту, если она свободна.
card-gate_of_measures = Врата меры
card-gate_of_measures-text = Инструмент. Если вы один выше всех в порядке — ещё то, что на жетоне.
card-gear_workshop = Мастерская шестерён
card-gear_workshop-text = Одно из двух: инструмент или то, что на первом жетоне; то, что на втором.
card-arch_bridge = Арочный мост
card-arch_bridge-text = Для ваших размещений все Руины соседние.
card-citadel = Цитадель
card-citadel-text = 1 слава.
card-guild_hall = Дом гильдии
card-guild_hall-text = Заплатите жетон: 3 очка.
card-clockwork_dragonry = Заводные драконы
card-clockwork_dragonry-text = 3 инструмента или 2 золота.
card-hall_of_laws = Зал законов
card-hall_of_laws-text = Заплатите 2 ресурса: 1 сила там, где есть ваш маркер.
card-master_builders = Мастера-строители
card-master_builders-text = Ваши жилища стоят на ресурс меньше.
card-drill_yard = Плац
card-drill_yard-text = Первый меч в битве даёт вам 2 кубика.
card-archive_of_patents = Архив патентов
card-archive_of_patents-text = Свиток. Со сферой ещё сожгите открытую карту, и 2 очка.
card-grand_census = Великая перепись
card-grand_census-text = По очку за 2 активных отряда, не больше 4.
card-vault_of_ledgers = Хранилище счетов
card-vault_of_ledgers-text = В конце по очку за вид ресурса у вас; за все семь — ещё 2.
card-aura_of_order = Аура порядка
card-aura_of_order-text = Карту может применить любой отряд.
card-shifting_door = Зыбкая дверь
card-shifting_door-text = Самоцвет. Если вы один выше всех в хаосе — ещё то, что на жетоне.
card-bazaar_of_oddities = Базар диковин
card-bazaar_of_oddities-text = Самоцвет или то, что на жетоне. Затем можете сбросить жетон за 2 очка.
card-wheel_of_fortune = Колесо фортуны
card-wheel_of_fortune-text = Бросок: 1 — потеряйте ресурс; 2–3 — любой ресурс, 4–5 — два; 6 — 2 золота.
card-wildgrowth_maze = Дикий лабиринт
card-wildgrowth_maze-text = Заплатите жетон: 2 карты магии и 1 очко.
card-chimera_pen = Загон химеры
card-chimera_pen-text = Самоцвет и меч; можете передвинуть монстра на соседнюю свободную землю.
card-mad_wyrms_hoard = Клад безумного змея
card-mad_wyrms_hoard-text = Самоцвет за каждую шкалу с вашим маркером, не больше 4.
card-tricksters_loft = Чердак трикстера
card-tricksters_loft-text = Можете положить другую свою карту приключения под колоду и взять открытую даром.
card-entropy_engine = Машина энтропии
card-entropy_engine-text = Раз за ход: карта магии за 1 золото.
card-double_down = Удвоение ставки
card-double_down-text = После броска можете один раз перебросить все свои кубики.
card-prismatic_fissure = Радужный разлом
card-prismatic_fissure-text = Любой ресурс. Со сферой ещё верхний жетон любой стопки.
card-carnival_of_masks = Карнавал масок
card-carnival_of_masks-text = Выполните действие карты соперника без цены, как напечатано.
card-vault_of_whims = Хранилище причуд
card-vault_of_whims-text = В конце по очку за символ на жетонах здесь и по 2 за выполненное задание.
card-chaotic_aura = Хаотическая аура
card-chaotic_aura-text = При каждом применении карты, после оплаты, бросок: 4–6 — эффект дважды, 1–3 — ничего.

## Magic cards
magic-faerie_charm = Чары фей
magic-faerie_charm-text = Начинающаяся битва не состоится.
magic-polymorph = Превращение
magic-polymorph-text = Поменяйте свой отряд на карте с готовым.
magic-gust_of_wings = Взмах крыльев
magic-gust_of_wings-text = Переведите свой отряд до 2 шагов на свободную землю.
magic-stone_bastion = Каменный бастион
magic-stone_bastion-text = Ещё 2 кубика, если ваше жилище в битве или рядом.
magic-firestorm = Огненная буря
magic-firestorm-text = Одна сторона по вашему выбору перебрасывает все кубики.
magic-riptide = Отбойное течение
magic-riptide-text = Рвущийся монстр в этот ход остаётся на месте, и никто его не заменяет.
magic-dawn_ward = Рассветный оберег
magic-dawn_ward-text = Ваши павшие отряды сразу готовы.
magic-grave_bargain = Могильная сделка
magic-grave_bargain-text = Отправьте свой отряд с карты в Подземный мир и возьмите 3 карты магии.
magic-writ_of_passage = Пропускная грамота
magic-writ_of_passage-text = В этот ход можно размещать у своих жилищ и рядом с ними.
magic-wild_surge = Дикий всплеск
magic-wild_surge-text = Бросьте ещё кубик; он может заменить один ваш.
magic-arcane_insight = Тайное прозрение
magic-arcane_insight-text = Возьмите 2 карты магии.
magic-alchemists_trick = Трюк алхимика
magic-alchemists_trick-text = Обменяйте до 3 простых ресурсов один к одному.
magic-dragonsong = Песнь дракона
magic-dragonsong-text = Призовите дракона на 2 ресурса дешевле.
magic-call_to_arms = К оружию
magic-call_to_arms-text = Призовите рабочего за любой ресурс.
magic-haste = Спешка
magic-haste-text = После действия размещения разместите ещё рабочего и выполните его действие.
magic-binding_chains = Оковы
magic-binding_chains-text = Подчините монстра на земле вашего отряда или рядом с ней.
magic-banish = Изгнание
magic-banish-text = Верните монстра в логово.
magic-lure = Приманка
magic-lure-text = Передвиньте монстра на соседнюю землю без монстра; отряды там вступят в бой. Не во время битвы.
magic-battle_hymn = Боевой гимн
magic-battle_hymn-text = По кубику за каждого другого игрока в битве.
magic-lucky_charm = Талисман
magic-lucky_charm-text = Один раз перебросьте любые свои кубики.
magic-blade_rain = Дождь клинков
magic-blade_rain-text = Ещё 2 кубика.
magic-fog_of_war = Туман войны
magic-fog_of_war-text = Старший кубик другой стороны становится 1.
magic-mirror_shield = Зеркальный щит
magic-mirror_shield-text = Один ваш кубик принимает значение любого кубика битвы.
magic-master_mason = Мастер-каменщик
magic-master_mason-text = Следующее жилище в этот ход на 2 ресурса дешевле.
magic-hidden_path = Тайная тропа
magic-hidden_path-text = Получите открытую карту приключения за её цену.
magic-treasure_sense = Чутьё на клады
magic-treasure_sense-text = Возьмите верхний жетон стопки там, где есть ваш отряд.
magic-pilfering_imp = Вороватый бес
magic-pilfering_imp-text = Возьмите ресурс, кроме карт магии, у соперника, у которого больше очков.
magic-spirit_recall = Зов духов
magic-spirit_recall-text = Один ваш отряд в Подземном мире становится готов.
magic-attunement = Настройка
magic-attunement-text = 1 сила там, где есть ваш маркер.
magic-prospectors_luck = Удача старателя
magic-prospectors_luck-text = Золото за каждое жилище, не больше 3.
magic-second_wind = Второе дыхание
magic-second_wind-text = Ещё раз выполните действие карты приключения, применённой в эту перегруппировку.
magic-sudden_ambush = Внезапная засада
magic-sudden_ambush-text = Один ваш отряд не дальше 2 шагов вступает в битву.
magic-sanctuary = Убежище
magic-sanctuary-text = Если на земле ваше жилище, битва не состоится.
magic-song_of_glory = Песнь славы
magic-song_of_glory-text = После победы ещё 1 слава.
magic-prophecy_of_the_crown = Пророчество короны
magic-prophecy_of_the_crown-text = По 3 очка за ваш маркер на вершине, не больше 6.
magic-prophecy_of_the_four_winds = Пророчество четырёх ветров
magic-prophecy_of_the_four_winds-text = 5 очков, если все четыре маркера на шкалах и ни один не на первом делении.
magic-prophecy_of_hearths = Пророчество очагов
magic-prophecy_of_hearths-text = По очку за ваше жилище.
magic-prophecy_of_the_old_stones = Пророчество старых камней
magic-prophecy_of_the_old_stones-text = По 2 очка за ваше жилище рядом хотя бы с двумя Руинами, не больше 6.
magic-prophecy_of_the_host = Пророчество воинства
magic-prophecy_of_the_host-text = По 2 очка за призванных воина, мага и дракона.
magic-prophecy_of_the_library = Пророчество библиотеки
magic-prophecy_of_the_library-text = По очку за карту магии в руке, не больше 5.
magic-prophecy_of_plenty = Пророчество изобилия
magic-prophecy_of_plenty-text = По очку за 2 ресурса без карт магии, не больше 6.
magic-prophecy_of_heroes = Пророчество героев
magic-prophecy_of_heroes-text = 4 очка на первом делении славы или дальше, если никто вас не обошёл.
magic-prophecy_of_the_archive = Пророчество архива
magic-prophecy_of_the_archive-text = По очку за 2 карты приключений, не больше 6.
magic-prophecy_of_neighbours = Пророчество соседей
magic-prophecy_of_neighbours-text = По очку за чужое жилище рядом с вашими, не больше 5.
magic-prophecy_of_beasts = Пророчество зверей
magic-prophecy_of_beasts-text = По 2 очка за побеждённого или подчинённого монстра, не больше 6.
magic-prophecy_of_the_deep = Пророчество глубин
magic-prophecy_of_the_deep-text = По 2 очка за ваш отряд в Подземном мире, не больше 6.
magic-crossroads_hearth = Очаг на перекрёстке
magic-crossroads_hearth-text = Постройте жилище, которое даст за соседей не меньше 6 очков.
magic-giant_slayer = Истребитель великанов
magic-giant_slayer-text = Победите в битве, где повержен монстр.
magic-beastmaster = Повелитель зверей
magic-beastmaster-text = Подчините монстра.
magic-against_the_odds = Вопреки всему
magic-against_the_odds-text = Победите сторону, бросившую больше кубиков.
magic-great_host = Великое воинство
magic-great_host-text = Имейте 6 активных отрядов.
magic-dragonlord = Повелитель драконов
magic-dragonlord-text = Победите в битве с драконом.
magic-keeper_of_secrets = Хранитель тайн
magic-keeper_of_secrets-text = Держите 6 карт магии, считая эту.
magic-hoarder = Скопидом
magic-hoarder-text = Держите 5 одного простого ресурса.
magic-arcane_pilgrim = Тайный паломник
magic-arcane_pilgrim-text = Разместите мага в Башне магов.
magic-warpath = Тропа войны
magic-warpath-text = Одержите 2 победы с прошлой перегруппировки.
magic-elementalist = Стихийник
magic-elementalist-text = Имейте маркеры на 4 шкалах.
magic-ascendant = Вознёсшийся
magic-ascendant-text = Имейте маркер на вершине шкалы.
magic-unbroken = Несломленные
magic-unbroken-text = Отзовите с земель 5 отрядов, не имея ни одного в Подземном мире.
magic-martyrs = Мученики
magic-martyrs-text = Имейте 3 отряда в Подземном мире.

## When spells are played
when-my_turn = в ваш ход
when-my_regroup = в вашу перегруппировку
when-after_own_place_action = после действия размещения
when-monster_would_rush = перед рывком монстра
when-battle_would_trigger = перед началом битвы
when-battle_join = при вступлении в битву
when-battle_dice = до броска кубиков
when-battle_after_roll = после броска
when-battle_won = при победе в битве
when-battle_casualties = когда гибнут ваши отряды

## Orb spaces, Trove, Ghosts
orb-os1 = 2 зелья
orb-os2 = 2 самоцвета
orb-os3 = 2 свитка
orb-os4 = 2 инструмента
orb-os5 = 2 меча
orb-os6 = 2 карты магии
orb-os7 = 3 очка
orb-os8 = 1 сила на любой шкале
orb-os9 = призыв отряда на 2 дешевле
trove-tr1 = 5 очков
trove-tr2 = 3 золота
trove-tr3 = 2 силы на любых шкалах
trove-tr4 = отряд даром и 2 очка; если призывать некого — 4 очка
trove-tr5 = карта приключения даром
ghost-wailing_draft = Воющий сквозняк
ghost-pale_kites = Бледные змеи
ghost-last_breath = Последний вздох
ghost-rattling_roots = Скрипучие корни
ghost-buried_kings = Погребённые короли
ghost-barrow_raisers = Строители курганов
ghost-ashen_march = Пепельный марш
ghost-cold_embers = Холодные угли
ghost-burning_grudge = Жгучая обида
ghost-drowned_choir = Хор утопленников
ghost-fogbound_crew = Команда в тумане
ghost-ebbing_host = Отступающее войско
ghost-faded_halos = Тусклые нимбы
ghost-mourning_bells = Траурные колокола
ghost-lantern_wake = Бдение фонарей
ghost-hollow_eyes = Пустые глаза
ghost-velvet_night = Бархатная ночь
ghost-grave_hunger = Могильный голод
ghost-silent_legion = Безмолвный легион
ghost-empty_armour = Пустые доспехи
ghost-spectral_masons = Призрачные каменщики
ghost-broken_mirrors = Разбитые зеркала
ghost-laughing_masks = Смеющиеся маски
ghost-veil_torn = Разорванная завеса
ghost-action-haunt = бродят
ghost-action-vanish = исчезают
ghost-action-settle = селятся
ghost-action-strike = нападают
ghost-action-surge = крепнут
ghost-haunt-text = Наблюдатель идёт дальше, и там появляется отряд призраков.
ghost-vanish-text = Если на карте не меньше 2 отрядов, призраки перегруппируются, иначе бродят.
ghost-settle-text = Призраки даром строят жилище, иначе бродят.
ghost-strike-text = Наблюдатель идёт дальше, и отряд призраков появляется на ближайшей земле с вашим отрядом.
ghost-surge-text = Призраки получают 1 силу в стихии карты, затем бродят.

## The table
board = Элдервейл
fight = здесь идёт битва
ready-area = Готовы
underworld = Подземный мир
not-summoned = Резерв
tray = Сокровища
tableau = Планшет карт
magic-in-hand = Магия
known-realms = Следующие земли
orb = сфера
orbs = Сферы
watcher = Наблюдатель
essence = эссенция
tactics-up = жетон тактики
tactics-down = жетон тактики, использован
points-now = если бы игра закончилась сейчас
power-title = Сила · очки { $values }
glory-track = Слава
glory = Слава
adventures = Открытые приключения
dungeon-stage = Подземелье
stock = Запас
magic-deck = колода магии
magic-discard = Сброс магии
orb-spaces = Бонусы сфер
mercenaries = Наёмники
trove-taken = Найденный клад
trove-left = Осталось в кладе
ghost-deck = Призраки
new-realm = Новая земля
two-sides = Фракции этих стихий
free-elements = Свободные стихии
packet = Оставьте одну
end-realms = До последней земли
end-homes = До шести жилищ
end-comes = { $n ->
    [0] Последний ход
    [one] Ещё { $n } ход
    [few] Ещё { $n } хода
   *[other] Ещё { $n } ходов
}
peace-lasts = Мирное начало до первой перегруппировки: { $who }
phase-setup = Подготовка
phase-draft = Драфт магии
phase-over = Итоговый подсчёт
phase-turn = Ход { $n } · { $who }
phase-peace = Ход { $n } · { $who } · мирное начало
phase-regroup = Ход { $n } · { $who }: перегруппировка
phase-final = Последние ходы · { $who }
phase-battle = Ход { $n } · битва: { $realm }

## Battles
battle-stage = Битва: { $realm } · { $step }
battle-trigger = вот-вот начнётся
battle-join = кто вступает
battle-swords = кубики и мечи
battle-after = после броска
battle-casualties = потери
battle-cancelled = отменена
dice = кубики
odds = шанс победить
odds-tie = { $n } % — ничья, которую не выиграет никто
dice-between = от { $a } до { $b }, сначала бросок
compare = кубик за кубиком
die-number = кубик { $n }
verdict = { $who }: победа, решает кубик { $n }
verdict-by-tie = { $who }: победа при ничьей
verdict-tie = Полная ничья: проиграли бы все игроки
verdict-won = { $who }: победа в битве
verdict-nobody = Полная ничья: проиграли все игроки

## Scoring
final-scoring = Итоговый подсчёт
score-play = во время игры
score-orbs = сферы
score-markers = маркеры силы
score-dwellings = жилища
score-cards = карты
score-vaults = хранилища
score-prophecies = пророчества
score-bonus = уровень призраков
score-total = итого
score-team = команда
why-markers = { $n ->
    [one] { $n } маркер: ценность его клетки
    [few] { $n } маркера: ценность их клеток
   *[many] { $n } маркеров: ценность их клеток
}
why-dwellings = { $n ->
    [one] { $n } жилище: ценность маркера его стихии
    [few] { $n } жилища: ценность маркеров их стихий
   *[many] { $n } жилищ: ценность маркеров их стихий
}
why-cards = Стартовая карта и карты приключений: { $n } из { $most }, по три на жилище
why-cards-all = Стартовая карта и все карты приключений: { $n }
won = { $n ->
    [one] Победа: { $who }
   *[other] Победа: { $who }
}
won-shared = Общая победа: { $who }
won-solo = Вы победили призраков
lost-solo = Элдервейл остался у призраков

## Icons
icon-air = воздух
icon-earth = земля
icon-fire = огонь
icon-water = вода
icon-light = свет
icon-darkness = тьма
icon-order = порядок
icon-chaos = хаос
icon-scroll = { $n ->
    [one] свиток
    [few] свитка
   *[other] свитков
}
icon-tool = { $n ->
    [one] инструмент
    [few] инструмента
   *[other] инструментов
}
icon-magic = { $n ->
    [one] карта магии
    [few] карты магии
   *[other] карт магии
}
icon-any = { $n ->
    [one] любой ресурс
    [few] любых ресурса
   *[other] любых ресурсов
}
icon-orb = { $n ->
    [one] сфера
    [few] сферы
   *[other] сфер
}
icon-glory = слава
icon-power = сила
icon-marker = { $n ->
    [one] маркер силы
    [few] маркера силы
   *[other] маркеров силы
}
icon-token = { $n ->
    [one] жетон сокровища
    [few] жетона сокровища
   *[other] жетонов сокровища
}
icon-dwelling = { $n ->
    [one] жилище
    [few] жилища
   *[other] жилищ
}
icon-ready = { $n ->
    [one] отряд готов
    [few] отряда готовы
   *[other] отрядов готовы
}
icon-adventure = { $n ->
    [one] карта приключения
    [few] карты приключений
   *[other] карт приключений
}
icon-vault = хранилища
icon-prophecy = пророчества
icon-essence = эссенция
icon-lair = логово
icon-realm = новая земля
icon-realms = земли
icon-summon = призыв
icon-burn = сжечь
icon-rescue = из Подземного мира
icon-underworld = в Подземный мир
icon-steal = взять у соперника
icon-dominate = подчинить
icon-copy = копия
icon-monster = монстр
icon-cast = заклинания
icon-ability = способности
icon-odds = шанс победить
icon-rush = рывок
icon-final = очки в конце
icon-trove = клад
icon-worker = { $n ->
    [one] рабочий
    [few] рабочих
   *[other] рабочих
}
icon-warrior = воин
icon-wizard = маг
icon-dragon = дракон
icon-minotaur = минотавр
icon-shapeshifter = перевёртыш
icon-orbspace-os1 = { orb-os1 }
icon-orbspace-os2 = { orb-os2 }
icon-orbspace-os3 = { orb-os3 }
icon-orbspace-os4 = { orb-os4 }
icon-orbspace-os5 = { orb-os5 }
icon-orbspace-os6 = { orb-os6 }
icon-orbspace-os7 = { orb-os7 }
icon-orbspace-os8 = { orb-os8 }
icon-orbspace-os9 = { orb-os9 }
state-asleep = спит
state-done = выполнено

## Questions
ask-main-choice = Разместите отряд или перегруппируйтесь
ask-extra-place = Разместите ещё рабочего
ask-retrieve = Отзовите отряд
ask-after-retrieve = Продолжайте или действуйте ещё
ask-after-action = Продолжайте или действуйте, пока ход не ушёл дальше
ask-after-regroup = Продолжайте или действуйте ещё
ask-end-of-turn = Завершите ход или действуйте ещё
ask-aura-of-souls = Примените карту вернувшимся отрядом
ask-choose-stack = Возьмите из стопки
ask-tray-full = Освободите место для сокровищ
ask-choose-summon = Призовите отряд
ask-choose-dwelling = Постройте жилище
ask-choose-location = Выложите землю: { $realm }
ask-choose-adventure = Получите карту приключения
ask-second-or-burn = Получите ещё карту или сожгите одну
ask-oracle = Получите карту или возьмите магию
ask-burn = Сожгите карту
ask-would-trigger = Вот-вот начнётся битва: { $realm }
ask-would-rush = { $monster }: вот-вот рывок
ask-join = Вступите в битву: { $realm }
ask-spend-swords = Потратьте мечи на кубики
ask-after-roll = Измените кубики или оставьте как есть
ask-battle-side = Выберите сторону, которая перебрасывает
ask-choose-side = Выберите сторону планшета
ask-choose-die = Выберите кубик для переброса
ask-choose-dice = Выберите кубики для переброса
ask-set-die = Выберите кубик, который повернуть
ask-own-die = Выберите свой кубик
ask-copy-die = Выберите новое значение
ask-replace-die = Замените свой кубик
ask-effect-order = Выберите, что случится раньше
ask-casualties = Спасите отряды или примите потери
ask-battle-won = Сыграйте заклинание в честь победы
ask-choose-resource = Выберите ресурс
ask-give-up = Отдайте ресурс
ask-exchange = Отдайте ресурс в обмен
ask-steal = Возьмите ресурс
ask-give = Подарите ресурс
ask-choose-face = Выберите, что даст жетон
ask-choose-price = Выберите, чем платить
ask-pay = Заплатите
ask-pay-for = Заплатите: { $what }
ask-discard-one = Сбросьте карту магии
ask-discard-magic = Сбросьте карту магии
ask-discard-to-limit = Сбросьте до семи карт магии
ask-take-magic = Возьмите карту из сброса
ask-draft-pick = Оставьте карту
ask-copy-action = Выберите действие для копии
ask-reactivate = Выберите карту ещё раз
ask-discard-adventure = Отдайте карту приключения
ask-complete-quest = Выполните задание
ask-aside = Обналичьте сокровище или выполните задание в любой момент
ask-battle-order = Выберите, какая битва раньше
ask-move-to = Выберите, куда идти
ask-move-monster-to = Выберите, куда идёт монстр
ask-displace = Выберите, куда уйдёт вытесненный монстр
ask-warp = Выберите, куда уйдёт Пасть разлома
ask-order-realms = Выберите землю, которая будет под номером { $n }
ask-move-unit = Выберите отряд для хода
ask-swap-out = Выберите отряд на карте
ask-swap-in = Выберите отряд на замену
ask-swap-units = Выберите отряд для обмена
ask-send-below = Выберите отряд для Подземного мира
ask-rescue = Выберите отряд, который вернётся
ask-ambush = Выберите отряд, который вступит
ask-driven-out = Выберите отряд, который уйдёт
ask-undertow = Вымойте чужого рабочего
ask-choose-rusher = Выберите монстра для рывка
ask-dominate = Выберите монстра, которого подчинить
ask-banish = Выберите монстра, которого изгнать
ask-move-monster = Выберите монстра для хода
ask-choose-track = Выберите шкалу
ask-relocate = Нет маркера ({ $element }): переставить другой?
ask-choose-faction = Выберите свою стихию
ask-choose-elements = Выберите ещё стихию
ask-may = Хотите { $what }?
ask-charge = Натиск: { $realm }?
ask-swap-give = Выберите карту, которую предложите
ask-swap-take = Выберите карту, которую хотите взамен
ask-accept-swap = Обменяться этими картами магии?
ask-hand-over = Отдать партнёру карту { $card }?
ask-choose-part = Выберите одно
ask-mimic = Выберите способность для копии
ask-end-ability = Примените способность до конца хода

## Hints
hint-main = Действие земли — сразу ваше; битвы потом.
hint-peace = Мир, пока каждый не перегруппируется один раз.
hint-no-placement = Разместить нельзя никого: перегруппируйтесь.
hint-retrieve = { $n ->
    [one] На карте ещё { $n } отряд.
    [few] На карте ещё { $n } отряда.
   *[other] На карте ещё { $n } отрядов.
}
hint-tray = На новом жетоне: { $token }.
hint-dwell = По 2 очка за Руины и жилища рядом.
hint-discount = { $n ->
    [one] Дешевле на { $n } ресурс.
    [few] Дешевле на { $n } ресурса.
   *[other] Дешевле на { $n } ресурсов.
}
hint-bridge = Он касается Элдервейла ближним концом: жилище там даст на 2 очка больше, у дальнего конца — на 10.
hint-choose-adventure = Даёт 1 силу своей стихии.
hint-second-or-burn = Если не покупаете, одна карта должна уйти.
hint-oracle = После карты другую сжигают.
hint-burn = Она ляжет под свою колоду.
hint-odds = Ваш шанс сейчас: { $n } %.
hint-join = Отряды рядом с битвой могут войти.
hint-standing = Победа была бы за: { $who }.
hint-spare = На лишнем кубике { $n }.
hint-casualties = { $n ->
    [one] Падёт { $n } ваш отряд.
    [few] Падут { $n } ваших отряда.
   *[other] Падут { $n } ваших отрядов.
}
hint-swap = Вы отдадите { $mine } за { $theirs }.

## What would follow
foresee-battle = Битва, соперники: { $who }. Шанс победы { $n } %, если никто не присоединится и не добавит кубиков
foresee-rush = { $monster }: будет рывок, шанс победы { $n } %
foresee-income = Ваши отряды в землях принесут примерно: { $what } — каждый одним из ваших действий
foresee-no-income = Ваши отряды в землях ничего наверняка не принесут
foresee-return = Из Подземного мира { $n ->
    [one] вернётся { $n } отряд
    [few] вернутся { $n } отряда
   *[many] вернутся { $n } отрядов
}
amount-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
amount-glory = { $n } славы

## Answers
verb-cash = Обналичить
verb-hire = Нанять за золото
verb-hire-orb = Нанять навсегда
verb-buy = Получить
verb-burn = Сжечь
verb-burn-aside = Отложить
do-place = { $unit } → { $realm }
do-regroup = Перегруппировка
do-ready = { $unit } → зона готовности
do-activate = { $unit }: { $what }
do-cash = Обналичить: { $what }
do-slot = { $token } → { $card }
do-cast = { $card }, цена: { $cost }
do-cast-free = { $card } даром
do-quest = Выполнить: { $card }
do-swap = Обменяться картой магии с партнёром
do-orb = Сфера: { $what }
do-attach = { $aura } → { $host }
do-hire = Нанять { $unit-acc } за золото
do-hire-orb = Нанять { $unit-acc } навсегда
do-rally = Перевернуть за 3 меча
do-use = Применить: { $what }
do-stack = { $realm }, стопка { $n }
do-keep = Оставить
do-summon = { $unit }, цена: { $cost }
do-dwell = { $realm }, цена: { $cost }
do-lay = { $realm }, соседей: { $n }
do-buy = { $card }, цена: { $cost }
do-burn = Сжечь: { $card }
do-burn-aside = Отложить: { $card }
do-draw = Взять карту магии
do-join = { $unit }: { $realm }
do-swords = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[other] { $n } мечей
}
do-die = { $who }: { $n }
do-value = { $n }
do-tactics = Перевернуть жетон тактики: отряды остаются
do-save = Спасти { $unit-acc } за зелье
do-take = { $what }: { $who }
do-give = { $what } → { $who }
do-pay = { $what }
do-ignore = Отказаться от силы
do-no = Нет
pass = Пас
pass-battle = Пусть начнётся
pass-rush = Пусть приходит
pass-join = Остаться
pass-swords = Больше не надо
pass-roll = Оставить так
pass-casualties = Принять потери
pass-on = Дальше
pass-end = Конец хода
pass-keep = Оставить свои
pass-enough = Достаточно
yes-may = Да
no-may = Нет
yes-charge = В натиск
no-charge = Остаться
yes-accept-swap = Обменять
no-accept-swap = Оставить свою
yes-hand-over = Отдать
no-hand-over = Оставить
may-discard_magic = сбросить карту магии и взять новую
may-discard_slotted = сбросить жетон за 2 очка
may-discard_adventure = отдать карту приключения за другую
may-move_unit = передвинуть отряд
may-move_monster = передвинуть монстра
may-give = подарить ресурс за очко
may-pay = отдать меч за 2 очка
may-send_underworld = отправить отряд в Подземный мир
may-swap_units = поменять мага с другим отрядом
part-slot-1 = Первая ячейка
part-slot-2 = Вторая ячейка
part-glory = 1 слава
part-power = 1 сила: { $element }
part-score = Очки за жилища

## Why not
why-window = Это играют { $when }.
why-prophecy = Пророчества считают в конце; до того их можно тратить.
why-quest = Условие не выполнено.
why-cost = Цена: { $cost }; вам не хватает.
why-cash-first = Можно, если обналичить сокровища.
why-two-resources = Нужно 2 любых ресурса.
why-portal = Вам не по карману ни один отряд.
why-mill = Нужен рабочий на стихийной земле, где вам по карману жилище.
why-dungeon = Вам не по карману ни одна открытая карта.
why-no-realm = Земли здесь ещё нет.
why-none-ready = Нет готовых отрядов.
why-own-unit = Здесь уже стоит ваш отряд.
why-first = Первому отряду нужна свободная земля.
why-far = Рядом нет ваших отрядов.

## What the others read
wait-turn = — размещение или перегруппировка
wait-regroup = — перегруппировка
wait-free = — возможно ещё одно действие
wait-pay = — оплата
wait-realm = — новая земля
wait-adventure = — выбор приключения
wait-resource = — выбор ресурса
wait-faction = — выбор фракции
wait-draft = — выбор карты
wait-discard = — сброс
wait-choose = — выбор
wait-react = может ответить на битву: { $realm }
wait-join = может вступить в битву: { $realm }
wait-swords = может добавить кубики: { $realm }
wait-dice = может изменить кубики: { $realm }
wait-casualties = может спасти отряды: { $realm }

## Chronicle
log-faction = { $who }: { $faction } ({ $element })
log-starts = { $who }: лучший бросок и первый ход
log-elements = В игре: { $elements }
log-turn = Ход: { $who }
log-end-triggered = Конец близок: у каждого ещё один ход
log-peace-ends = Мирное начало закончилось
log-final-score = { $who }: всего { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[other] { $vp } очков
}
log-gained = { $who } получает: { $n ->
    [1] { $what }
   *[other] { $what } ×{ $n }
}
log-lost = { $who } теряет: { $n ->
    [1] { $what }
   *[other] { $what } ×{ $n }
}
log-paid = { $who } платит: { $what }
log-points = { $who } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
log-drew = { $who } берёт { $n ->
    [one] { $n } карту магии
    [few] { $n } карты магии
   *[other] { $n } карт магии
}
log-drew-own = { $who } берёт: { $cards }
log-discarded = { $who } сбрасывает: { $card }
log-took-magic = { $who } берёт из сброса: { $card }
log-shuffled = Сброс магии перемешан
log-took-token = { $who } берёт жетон ({ $realm }): { $token }
log-cashed = { $who } обналичивает жетон: { $token }
log-slotted = { $who } кладёт жетон ({ $token }) на карту { $card }
log-token-lost = Пропал жетон: { $token }
log-obtained = { $who } получает карту { $card }
log-handed-over = { $who } отдаёт карту { $card }: { $other }
log-burned = { $who } сжигает карту { $card }
log-turned-up = Открыта карта { $card }
log-card-left = { $who } отдаёт карту { $card }
log-stole = { $who } берёт у соперника ({ $other }): { $what }
log-gave = { $who } дарит ({ $other }): { $what }
log-swapped-magic = { $who } и { $other } обменялись картами магии
log-attached = { $who } кладёт ауру { $card } на карту { $host }
log-orb-used = { $who } применяет сферу: { $what }
log-orb-taken = { $who } берёт сферу
log-cast = { $who } играет: { $card }
log-used = { $who } применяет: { $what }
log-quest = { $who } выполняет задание { $card }
log-peeked = { $who } смотрит следующие земли: { $n }
log-activated = { $who } применяет карту { $card } ({ $unit })
log-power = { $who }: { $element }, деление { $n }
log-power-ignored = { $who } отказывается от силы: { $element }
log-marker-moved = { $who } переставляет маркер: { $source } → { $element }
log-glory = { $who }: слава { $n }
log-glory-enters = { $who } выходит на шкалу славы
log-placed = { $who } размещает { $unit-acc }: { $realm }
log-moved = { $who } переводит { $unit-acc }: { $realm }
log-readied = { $who }: { $unit } снова готов
log-fell = { $who }: { $unit } уходит в Подземный мир
log-tactics = { $who } переворачивает жетон тактики: отряды остаются
log-rallied = { $who } переворачивает жетон тактики обратно
log-summoned = { $who } призывает { $unit-acc }
log-hired = { $who } нанимает { $unit-acc }
log-merc-returned = { $who }: { $unit } уходит
log-regroups = { $who }: перегруппировка
log-units-return = { $who }: отряды снова готовы
log-built = { $who } строит жилище ({ $realm }): { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
log-revealed = Выложена земля: { $realm }
log-bridge-put-back = Мосту не нашлось места, он лёг под стопку
log-monster-appears = { $monster } появляется: { $realm }
log-monster-moved = { $monster } переходит: { $realm }
log-rushed = { $monster }: рывок, { $realm }
log-rush-stopped = Рывок остановлен
log-dominated = { $who } подчиняет монстра: { $monster }
log-monster-defeated = Повержен: { $monster }
log-charged = { $who }: натиск минотавра, { $realm }
log-trove = { $who } находит клад: { $token }
log-battle = Битва: { $realm }
log-battle-cancelled = Битва не состоялась: { $realm }
log-battle-collapsed = Битва распалась: { $realm }
log-joined = { $who } вступает ({ $realm }): { $unit }
log-swords = { $who } тратит мечи: { $n ->
    [one] ещё { $n } кубик
    [few] ещё { $n } кубика
   *[other] ещё { $n } кубиков
}
log-swords-partner = { $who } тратит мечи за партнёра ({ $other }): { $n ->
    [one] ещё { $n } кубик
    [few] ещё { $n } кубика
   *[other] ещё { $n } кубиков
}
log-rolled = { $who }: бросок { $dice }
log-value-rolled = { $who }: в бою { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
log-die-rolled = { $who }: на кубике { $n }
log-battle-won = { $who }: победа в битве
log-battle-tied = Полная ничья: проиграли все игроки
log-ghost-card = Призраки: { $card }, { $action }
log-watcher = Наблюдатель переходит: { $realm }
log-essence = Призраки получают эссенцию: { $n }, теперь { $total }
log-essence-paid = Призраки платят эссенцию: { $n }, теперь { $total }
order-own-battles = Пас, если в битве нет моего отряда
order-or-card = Пас, если в битве нет моего отряда и нельзя сыграть { $card }
