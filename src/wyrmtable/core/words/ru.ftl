# Слова, общие для всех игр.

## Ответ не принят
refused-not-asked = Сейчас выбираете не вы.
refused-stale = Вопрос тем временем изменился; ничего не сделано.
refused-illegal = Здесь так ответить нельзя.
refused-undo = С тех пор что-то стало известно, вернуть ход нельзя.
refused-redo = Повторять нечего.
refused-frozen = Партия цела, но правила дали здесь сбой, и она остановлена.
refused-message = Сообщение не понято.
refused-slow = Слишком быстро; подождите немного.
refused-not-yours = Это не ваше место.
refused-waiting = Партия ещё не началась.
refused-left = За вас играет бот; сначала вернитесь за стол.
refused-silenced = За этим столом вы больше не можете писать.
refused-name = Представьтесь, прежде чем говорить.
refused-hint = Подсказки — только за столами против ботов или там, где о них договорились в начале.
refused-failed = На сервере что-то пошло не так; партия цела.
not-part-of-choice = Сейчас спрашивают: { $prompt }. То, на что вы указали, не ответ на этот вопрос.
answer-here = Если выбрать: { $what }
answers-here = { $n ->
    [one] Этот выбор ведёт к { $n } ответу.
   *[other] Этот выбор ведёт к { $n } ответам: укажите на него, затем на то, что подсветится.
}

## Люди и боты
player-alone = Игрок
seat-person = Игрок { $n }
nobody = никто
spectator = зритель
bot-random = Случайный
bot-greedy = Жадный
bot-mcts = Мыслитель

## Состояния
state-first = первый
state-passed = спасовал
state-out = вне игры
state-down = повержен
state-won = победа
state-used = использована
state-new = новая
state-spent = истрачена
state-blocked = заперта
state-peeked = вам известна
state-hidden = скрыт
state-stunned = оглушён
state-poisoned = отравлен
state-flying = в полёте
state-lurking = в засаде
face-down = рубашкой вверх
house-card = домашняя карта

## Роли зон и областей
role-market = рынок
role-deck = колода
role-discard = сброс
role-hand = рука
role-tableau = выложено
role-column = колонна
role-stock = запас
role-bid = ставка
role-reserve = резерв
role-queue = очередь
role-drawn = взято
role-removed = удалено
area-mat = Планшет
area-common = Стол
area-stage = Сейчас
area-supply = Запас
area-aside = В стороне
mat-of = { $who }
empty = пусто
more-things = ещё { $n }

## Поля
cell-letter = { $column }{ $row }
stops-foot = пройти нельзя
stops-sight = закрывает вид
side-n = север
side-e = восток
side-s = юг
side-w = запад
side-ne = северо-восток
side-se = юго-восток
side-sw = юго-запад
side-nw = северо-запад
compass-n = { $n } к северу
compass-ne = { $n } к северо-востоку
compass-e = { $n } к востоку
compass-se = { $n } к юго-востоку
compass-s = { $n } к югу
compass-sw = { $n } к юго-западу
compass-w = { $n } к западу
compass-nw = { $n } к северо-западу
compass-here = начало
edge-of-place = { $place }, сторона: { $side }
walls-closed = { $n ->
    [one] стена: { $sides }
   *[other] стены: { $sides }
}
legend = Знаки
ring = Кольцо { $n }

## Шкалы, таблицы, кубики
track-at = { $who }: { $step }
track-next = далее: { $gain }
track-empty = никого
progress = { $done } из { $goal }
against = против
not-rolled = не брошен
die-fixed = закреплён
die-rerolled = переброшен
die-dropped = отброшен
die-best = лучший
die-beaten = побит

## Имена значков
icon-vp = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
icon-score = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
icon-coin = { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
icon-gem = { $n ->
    [one] самоцвет
    [few] самоцвета
   *[other] самоцветов
}
icon-card = { $n ->
    [one] карта
    [few] карты
   *[other] карт
}
icon-hero = { $n ->
    [one] герой
    [few] героя
   *[other] героев
}
icon-rank = { $n ->
    [one] шеврон
    [few] шеврона
   *[other] шевронов
}
icon-line = { $n ->
    [one] линия
    [few] линии
   *[other] линий
}
icon-dice = { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
icon-upgrade = улучшение
icon-bid = ставка
icon-gold = золото
icon-hp = здоровье
icon-health = здоровье
icon-mp = движение
icon-mana = мана
icon-action = { $n ->
    [one] действие
    [few] действия
   *[other] действий
}
icon-range = дальность
icon-damage = урон
icon-armour = броня
icon-strength = сила
icon-population = население
icon-rage = ярость
icon-grit = отвага
icon-sword = { $n ->
    [one] меч
    [few] меча
   *[other] мечей
}
icon-potion = { $n ->
    [one] зелье
    [few] зелья
   *[other] зелий
}
icon-flame = { $n ->
    [one] огонь
    [few] огня
   *[other] огней
}
icon-encounter = { $n ->
    [one] встреча
    [few] встречи
   *[other] встреч
}
icon-crown = большинство
icon-first = первый
icon-peek = вам известна

## В терминале
term-welcome = { $game }, игроков: { $players }. Для ответа введите номер, всё остальное: «help».
term-resumed = Продолжаем с того же места: решений уже { $n }.
term-since = С вашего прошлого хода
term-many = Несколько: номера через пробел (от { $least } до { $most }); «.» — ничего.
term-many-exact = { $n ->
    [one] Выберите один.
   *[other] Выберите { $n }, номера через пробел.
}
term-assign = По одному на место, в таком порядке: { $places }
term-window = «.» — пропустить.
term-cost = Цена: { $cost }.
term-brings = Принесёт: { $what }.
term-pieces = Цена: { $cost }; назовите { $n ->
    [one] { $n } вещь
    [few] { $n } вещи
   *[many] { $n } вещей
 }, которые отдаёте.
term-pay = Нажмите . чтобы заплатить: { $proposed }; или напишите, что отдаёте, по слову на каждую вещь.
term-aside = «aside 1» — сделать; чей сейчас выбор, не меняется.
term-if-what = Назовите после него ответ: if 3
term-if-never = Последствия ответов на этот вопрос предвидеть нельзя.
term-if-nothing = Ничего не предвидится.
term-no-aside = Сейчас вне очереди сделать ничего нельзя.
term-commands = help · undo · table · aside · log · rules · save · quit
term-sure = { $question } (да или нет)
term-yes = да
term-unknown = «{ $text }» здесь не ответ. Возможны: { $keys }. Ещё: «help».
term-which = «{ $text }» может означать разное: { $names }.
term-too-few = Нужно выбрать не меньше { $n }.
term-too-many = Можно выбрать не больше { $n }.
term-twice = Каждый только один раз.
term-places = { $n ->
    [one] Нужен { $n } ответ.
    [few] Нужны { $n } ответа, по одному на место.
   *[other] Нужно { $n } ответов, по одному на место.
}
term-meter = { $label } { $goal }
term-undone = Ход возвращён.
term-redone = Ход повторён.
term-save-failed = Не удалось сохранить в { $file }: { $why }
term-kept = Партия сохранена в { $file }. Продолжить: wyrmtable play --resume { $file }
term-stored = Партия записана в { $file }.
term-nothing-happened = Пока ничего не произошло.
term-no-guide = У этой игры пока нет руководства.
term-no-chapter = В руководстве нет главы «{ $name }». Главы: { $names }
term-why-what = Почему что? Введите «why» и название, например: why { $example }
term-look-what = На столе нет ничего с именем «{ $text }».
term-thinking = { $who } думает
term-waiting = Ожидание: { $names }
term-pass-device = Передайте устройство. Выбирает { $who }.
term-pass-ready = { $who }, нажмите Enter, когда никто больше не смотрит.
term-over = Партия окончена
term-winners = { $n ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
term-no-winner = Никто не победил.
term-frozen = Партия остановлена из-за ошибки в правилах; сохранение поможет её найти.
term-help-title = Помощь
term-help-answer = номер или имя
term-help-answer-text = отвечает на вопрос; «1 3 4», где можно выбрать несколько; «.» — пас или ничего
term-help-undo-text = вернуть своё последнее решение, если ничего не стало известно; «redo» повторяет его
term-help-table-text = нарисовать стол снова; «table all» — со всеми планшетами и свёрнутыми частями
term-help-look-text = рассмотреть вещь или игрока: «look 2», «look Анна», «look таверна»
term-help-if-text = что последует за ответом, если это можно предвидеть
hint-for = Лучше: { $why }
hint-against = Хуже: { $why }
term-help-hint-text = что сделал бы сильный бот и почему
term-help-why-text = что даст выбор чего-либо или почему это сейчас невозможно
term-help-aside-text = что можно сделать в любой момент, даже вне очереди: «aside» — список, «aside 1» — сделать
term-help-log-text = что произошло до сих пор
term-help-rules-text = руководство; «rules R6» открывает главу
term-help-save-text = сохранить партию в файл; «save FILE» задаёт имя
term-help-quit-text = выйти; партия останется
partner = напарник

## Lessons
companion-0 = Мира
companion-1 = Лена
companion-2 = Отто
companion-3 = Ада
companion-4 = Иво
companion-5 = Нора
lesson-not-this = Здесь мы ищем другое.
lesson-do-it = Сначала нужно кое-что сделать.
lesson-not-quite = Не совсем
lesson-still-there = Всё осталось как было. Попробуйте другой ответ или наберите show.
lesson-shown = Верный ответ: { $names }
lesson-enter = (Enter: дальше)
lesson-commands = show покажет ответ · skip сделает за вас · back на шаг назад · quit выйти
lesson-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
## What things are for, in every game
guide-symbols = Символы
about-back = Лежит рубашкой вверх: что это, отсюда не видно.
about-zone-deck = Карты или фишки, которые ещё впереди; их порядок не знает никто.
about-zone-discard = То, что использовано или сброшено.
about-zone-removed = То, что вышло из игры навсегда.
## Looking back
standing-points = очки, если бы партия закончилась сейчас
standing-percent = процент пути к своей цели
analysis-of = Разбор партии «{ $game }», { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
}
analysis-answer = { $things }
analysis-decision = решение
analysis-moment = Решение { $n }, { $who }: { $swing }
analysis-played = Сыграно
analysis-better = Лучше
analysis-strongest = Ничего лучше не нашлось.
analysis-nothing = ничего
analysis-shift = Вероятность победы: { $sides }
analysis-none = Ни одно решение не выделилось на фоне шума.
analysis-side = сторона
analysis-start = начало
analysis-luck = удача
analysis-own = свои решения
analysis-others = решения других
analysis-end = конец
analysis-error = ошибка
analysis-how-judgement = Воображаемых миров, сыгранных немного вперёд: { $n }. Оценка ботов переведена в вероятности по кривой, подобранной на быстрых партиях до конца.
analysis-how-game = Воображаемых миров, сыгранных немного вперёд: { $n }. Сама игра сказала, насколько вероятна победа каждой стороны.
analysis-how-play = Воображаемых миров, быстро сыгранных до конца: { $n }.
analysis-sure = Все числа — проценты победы. Точка кривой ошибается примерно на { $curve }; колебания меньше { $least } — шум, их нет в списке.
