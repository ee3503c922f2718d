# Слова самого стола, общие для всех игр.
brand = Wyrmtable
table-loading = Накрываем стол
phase = Где мы
question = Вопрос
rules = Правила
sound = Звук
chronicle = Хроника
chat = Чат
opponents = Другие игроки
your-mat = Ваш планшет
board = Поле
you = Вы
you-small = вы
seat-acts = ходит
score = Очки сейчас
seat = Место { $n }
bot = Бот
not-here = Сейчас не здесь
chosen = выбор сделан
chooses = выбирает
choose = Выбрать
confirm = Готово
place-it = Положить
turn-it = Повернуть
back = Назад
yes = Да
undo = Отменить
redo = Вернуть
skip = Пропустить
to-my-question = К моему следующему вопросу
tempo = Темп показа: { $now }. Нажмите, чтобы сменить.
hold-show = Пауза (пробел)
show-on = Показывать дальше (пробел)
since = Пока ходили другие
show-others = Показать остальным
show-others-hint = Щёлкните предмет или клетку, на которую нужно посмотреть. (P показывает то, что под указателем.)
to-choose-from = выбор: { $n }
shows = { $who } показывает: { $what }
less = Меньше
more = Больше
close = Закрыть
fold = Свернуть или развернуть
show = Показать
play = Пуск
pause = Пауза
step-back = Шаг назад
step-on = Шаг вперёд
to-now = К настоящему
zoom-in = Ближе
zoom-out = Дальше
fit = Показать всё
coordinates = Координаты
layer-threat = Угрозы
layer-reach = Досягаемость
layer-sight = Линии видимости
game-over = Игра окончена
frozen = Партия приостановлена
looking-back = Взгляд назад
would-follow = Что за этим последует
watching = …
sending = Отправлено
answered-hint = Ваш ответ принят. Его можно изменить, пока не ответили все.
assign-hint = Нажмите на предмет, чтобы положить его на первое свободное место, или сначала на место.
confirm-this = { $what }?
confirm-hint = Нажмите «Да», чтобы продолжить.
waiting-for = Ожидание: { $names }
while-away = Пока вас не было
missed =
    { $n ->
        [one] { $n } ход, пока вас не было
        [few] { $n } хода, пока вас не было
       *[other] { $n } ходов, пока вас не было
    }
inspector = Подробно
why-not = Почему нельзя?
choosing = Если выбрать: { $what }
choosing-one-of = { $n ->
    [one] Этот выбор ведёт к { $n } ответу:
   *[other] Этот выбор ведёт к { $n } ответам:
}
and-more = и ещё { $n }
coach = Советчик
coach-off = Больше не советовать
hint = Подсказка
hint-ask = Что сделал бы сильный бот?
hint-for = Лучше: { $why }
hint-against = Хуже: { $why }
house = дом
die = Кубик
command = Введите, что хотите сделать
command-hint = Название варианта
nothing-found = Ничего не найдено
link-lost = Связь потеряна. Ваш стол в сохранности.
link-again = Восстанавливаем связь, ваш стол в сохранности
tab-columns = Карты
tab-facts = Сведения
of = { $n } из { $most }
things =
    { $n ->
        [one] { $n } предмет
        [few] { $n } предмета
       *[other] { $n } предметов
    }
ranks =
    { $n ->
        [one] { $n } ранг
        [few] { $n } ранга
       *[other] { $n } рангов
    }
walls = стены: { $sides }
shape-disc = Диск
shape-cube = Кубик
shape-coin = Монета
shape-gem = Самоцвет
shape-meeple = Фишка
shape-standee = Фигура
shape-token = Жетон
shape-roof = Крыша
shape-structure = Постройка
shape-flag = Флаг
shape-ring = Кольцо
shape-monster = Чудовище
state-first = первый игрок
state-won = победа
state-spent = использовано
state-peeked = известно, хотя лицом вниз
state-fixed = закреплён
state-rerolled = переброшен
state-dropped = отброшен
state-best = лучший
state-beaten = побит
verb-pass = Пас
verb-end = Конец хода
verb-done = Готово
verb-yes = Да
verb-no = Нет
icon-vp = очки
icon-coin = монеты
icon-gold = золото
icon-gem = самоцвет
icon-hero = герой
icon-card = карта
icon-dice = кубики
icon-hp = здоровье

pay-cost = Цена
pay-it = Заплатить
paying = Отдано: { $n } из { $of }
pay-less = { $what }: на один меньше
pay-more = { $what }: на один больше
orders = Постоянные приказы
order-never = Спрашивать, когда я могу ответить
order-turn = Пропускать этот ход
order-always = Всегда пропускать
order-on = Пропуск сам собой: отменить
partner = напарник
