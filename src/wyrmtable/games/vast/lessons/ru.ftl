## All lessons
learn-free = Играйте дальше
learn-free-task = Играйте дальше как хотите: это настоящая игра
learn-term-cube = кубик героя
learn-term-encounter = встреча
learn-term-grit = стойкость
learn-term-tribe = племя
learn-term-rage = ярость
learn-term-scatter = рассеивание
learn-term-sloth = леность
learn-term-power = сила
learn-term-spirit = дух
learn-term-omen = знамение
learn-term-collapse = обвал
learn-term-stealth = скрытность
learn-term-loot = уровень добычи
learn-term-stash = припрятать

## The Knight
learn-knight = Рыцарь
learn-knight-who = Кто вы
learn-knight-see = Взгляните на цель, кубики и стойкость
learn-knight-say-goal = Так вы побеждаете здесь. У остальных другие цели.
learn-knight-say-cubes = Ваши кубики героя. Каждый ход они возвращаются, и вы ставите их заново.
learn-knight-say-grit = Подвиги дают стойкость, а стойкость освобождает новые кубики.
learn-knight-go = Во тьму
learn-knight-movement = Поставьте кубик на движение
learn-knight-movement-hint = С ним вы делаете три шага вместо одного.
learn-knight-say-movement = Один кубик здесь — три шага в этот ход.
learn-knight-cubes-first = Можно идти сразу, но лишь на шаг. Сначала поставьте кубик на движение.
learn-knight-other-cube = Это пригодится потом. Чтобы идти, поставьте кубик на движение.
learn-knight-not-end = Ход едва начался: есть ещё что сделать.
learn-knight-step = Шагните на тёмную плитку на западе
learn-knight-say-encounters = Тёмная плитка стоит встречи. Их у вас столько, каково ваше восприятие.
learn-knight-west = Открыты все пути, но пойдём вместе на запад.
learn-knight-more = Дальше вглубь
learn-knight-perception = Поставьте другой кубик на восприятие
learn-knight-say-perception = Плитка открыта и дала 1 стойкости. Восприятие 2 — вторая встреча в этот ход.
learn-knight-sharper = Шаги ещё есть, а встреч нет. Поставьте кубик на восприятие, чтобы встретить ещё что-нибудь.
learn-knight-on = Шагните на ещё одну тёмную плитку
learn-knight-on-hint = Стены вас остановят, открытые края ведут дальше.
learn-knight-say-quests = Три побочных задания: выполните одно в свой ход и покажите его ради стойкости.
learn-knight-go-on = Одна встреча ещё осталась: потратьте её на другую тёмную плитку.

## The Goblins
learn-goblins = Гоблины
learn-goblins-who = Три племени
learn-goblins-see = Взгляните на цель, племя и ярость
learn-goblins-say-goal = Так вы побеждаете здесь.
learn-goblins-say-tribe = Племя сильно настолько, каково его население. Здесь оно скрыто; на карте его можно атаковать.
learn-goblins-say-rage = Ярость — из скольких карт войны вы выбираете. При 0 каждое племя слабее.
learn-goblins-monsters = Монстры для племён
learn-goblins-give = Отдайте монстра племени
learn-goblins-give-hint = Одни усиливают племя, другие помогают по-своему: наведите на них.
learn-goblins-keep = Его можно сбросить, но место есть: отдайте его племени.
learn-goblins-rest = Продолжайте со следующим
learn-goblins-say-places = Клыки и Глаз держат по монстру, Кости — двух; всего не больше населения Костей.

## The Dragon
learn-dragon = Дракон
learn-dragon-who = Во сне
learn-dragon-see = Взгляните на цель и на то, что держит вас во сне
learn-dragon-say-goal = Проснитесь, выйдите наверх и уйдите через вход.
learn-dragon-say-wake = Пробуждение. На 11 вы проснулись навсегда; броня и дух растут по пути.
learn-dragon-say-sloth = Кубики уходят отсюда: алчность — сокровищами, голод — едой, гордыня — напоказ. Не больше одного каждого вида за ход.
learn-dragon-under = Под картой
learn-dragon-move = Двигайтесь
learn-dragon-move-hint = На одну или две плитки по прямой, сквозь всё.
learn-dragon-say-move = Под землёй вас не держит ни одна стена. Бесплатное движение — раз в ход.
learn-dragon-move-first = Силы сразу после; сначала сдвиньтесь.
learn-dragon-powers = Силы
learn-dragon-power = Примените силу
learn-dragon-say-hand = Карты силы оплачивают силы. После хода вы берёте новую руку.
learn-dragon-say-powers = Что делает каждая сила, написано здесь; доступные подсвечены.
learn-dragon-not-done = Неиспользованные карты замешиваются обратно. Сначала примените силу.

## The Cave
learn-cave = Пещера
learn-cave-who = Вы — само место
learn-cave-see = Взгляните на цель, плитки и знамения
learn-cave-say-goal = Сначала расти, потом обрушиться: столько кристальных плиток должно исчезнуть.
learn-cave-say-tiles = Следующие плитки у вас в руке: что найдут другие, решаете вы.
learn-cave-say-omens = Знамения оплачивают летучих мышей, завалы и худшее. Их тем больше, чем больше сокровищ и кристаллов лежит.
learn-cave-shape = Растите
learn-cave-place = Меняйте пещеру: положите плитку
learn-cave-shape-first = Это вторая половина хода. Сначала положите плитку.
learn-cave-where = Выберите, куда
learn-cave-where-hint = Неверного места нет: вдали от входа пути длинные, рядом короткие.

## The Thief
learn-thief = Вор
learn-thief-who = Туда и обратно
learn-thief-see = Взгляните на цель и три показателя
learn-thief-say-goal = Принесите столько сокровищ ко входу.
learn-thief-say-stats = Каждый ход жетоны 2, 3 и 4 идут на движение, скрытность и воровство.
learn-thief-tokens = Три жетона
learn-thief-assign = Положите 4 на движение, остальные как хотите
learn-thief-assign-hint = Красть здесь ещё нечего: сначала доберитесь куда-нибудь.
learn-thief-faster = Хорошо для другого хода. Сейчас рядом ничего нет, так что будьте быстры: 4 на движение.
learn-thief-go = В путь
learn-thief-step = Сделайте шаг
learn-thief-say-actions = Воровство даёт столько кубиков на эти действия.
learn-thief-say-loot = Сколько получит тот, кто вас поймает. «Спрятать добычу» снижает это.
learn-thief-not-end = Вы ещё не двигались: сначала сделайте шаг.
learn-thief-step-first = Берегите кубики для сокровищ. Сначала сделайте шаг.
