# Words of the pages around the table.

list = { $items }

## Site
site = Страницы
skip-to-content = К содержанию
loading = Загрузка
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
keep = Сохранить
less = { $what }: меньше
more = { $what }: больше
language = Язык
try-again = Ещё раз
to-tables = К столам
nav-home = Столы
nav-games = Игры
nav-replays = Партии
page-new = Новый стол
page-games = Игры
page-replays = Партии
page-account = Имя и учётная запись
page-settings = Настройки
page-about = О проекте и благодарности
page-verify = Проверка партии
page-lost = Здесь ничего нет
lost-title = По этому адресу ничего нет
lost-text = Возможно, стол закрыт или ссылка обрезана. Ваши столы в сохранности.
guest = Гость
you = вы
bot = бот
account-of = { $name }: имя и учётная запись

## Home
lobby = Зал
your-turn = Ваш ход
your-tables = Ваши столы
tables-wait-for-you = { $n ->
    [one] { $n } стол ждёт вас
    [few] { $n } стола ждут вас
   *[other] { $n } столов ждут вас
}
waiting-for-others = Ждём других
soon = Скоро начнутся
last-finished = Недавно сыграны
no-tables-yet = У вас пока нет столов. Выберите игру и откройте стол или сыграйте с ботами.
games-sub = открытые правила, боты в комплекте
no-games = На этом сервере нет игр.
open-tables = Открытые столы
tables-look-for-players = { $n ->
    [one] { $n } стол ищет игроков
    [few] { $n } стола ищут игроков
   *[other] { $n } столов ищут игроков
}
no-open-tables = Открытых столов нет. Откройте свой или сыграйте с ботами.
running-tables = Можно смотреть
finished-tables = Только что сыграны
join = Сесть
watch = Смотреть
replay = Запись
waits-for-players = { $n ->
    [0] все места заняты
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
}
waiting-room-short = сбор
you-are-asked = Ждут вас
others-are-asked = Сейчас выбирают: { $names }
table-frozen = Пауза, ничего не потеряно
nobody-won = Никто не победил
you-won = Вы победили
you-won-together = Вы победили вместе
somebody-won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
your-turn-at = Ваш ход: { $table }

## Game
game-facts = Игроков: { $players } · { $minutes } мин
about-game = Об этой игре
facts = Сведения
fact-players = Игроки
fact-time = Время
fact-design = Автор
fact-publisher = Издатель
fact-bots = Боты
fact-stage = Состояние
fact-version = Версия правил
stage-draft = черновик: записи могут устареть
stage-open = открыта: начатые партии переживут обновления
stage-stable = готова: любую запись можно пересмотреть всегда
minutes = { $n ->
    [one] около { $n } минуты
   *[other] около { $n } минут
}
guide = Правила
contents = Содержание
no-guide = Для этой игры ещё нет правил.
open-table-of-game = Открыть стол
unofficial-short = Неофициально.
design-by = Автор: { $names }.
published-by = Издатель: { $names }.
unofficial = Это неофициальная версия игры «{ $game }», сделанная игроками. Она не связана с авторами и издателями; названия принадлежат их владельцам. Понравилась игра — купите коробку.
unofficial-all = Все версии здесь неофициальные. Названия игр принадлежат их владельцам; тексты и рисунки наши.

## New table
new-table = Новый стол
your-name = Ваше имя
name = Имя
seats = Места
company = С кем играть
company-bots = Против ботов
company-friends = С друзьями
company-here = На этом устройстве
company-led = Все места мои
bot-strength = Сила ботов
choose-role = Выберите роль
seat-by-seat = По местам
more-rules = Другие правила
more-table = Темп, название, кто видит
players = Игроки
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
seat-n = Место { $n }
name-of-seat = Имя того, кто на месте { $n }
sit-me = Вы
sit-me-named = { $name } (вы)
sit-open = Свободное место
sit-local = Кто-то за этим устройством
sit-led = Это место тоже веду я
sit-bot = Бот: { $bot }
shuffle-seats = Перемешать места
pace = Темп
pace-live = Вживую
pace-days = На несколько дней
pace-live-short = вживую
pace-days-short = по дням
silence = Молчание — это пропуск
silence-help = Когда другие ждут вашего ответа, а вы молчите столько времени.
silence-hours = { $n ->
    [0] никогда
    [one] через { $n } час
    [few] через { $n } часа
   *[many] через { $n } часов
}
hints = Подсказки для всех
hints-help = Каждый может спросить сильного бота, что сделал бы он. За столом с одними ботами это можно всегда.
hints-agreed = Каждый может попросить подсказку у сильного бота
listed = Виден в зале
listed-yes = Сесть и смотреть может любой
listed-no = Только по ссылке
listed-short = виден в зале
by-link-short = только по ссылке
table-name = Название стола
sealed-promise = Кости и колоды запечатаны до первой карты, после последней их можно проверить.
open-table = Открыть стол
start-now = Начать партию
missing-name = Сначала напишите своё имя.
missing-local-name = Напишите имя каждого за этим устройством.
seconds = { $n }{"\u00A0"}с

## Waiting room
join-title = Займите место
join-button = Сесть
join-help = Нужно только имя. С этого браузера можно вернуться на своё место в любой момент.
seats-open = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
}
seats-full = все места заняты
is-here = за столом
is-away = отсутствует
has-left = вышел, играет бот
sit-here = Сесть сюда
seat-a-bot = Посадить бота
fill-with-bot = Бот на место { $n }
fill-all-bots = Боты на свободные места
invite = Пригласить
invite-help = Кто откроет ссылку, сможет сесть, назвав только имя.
qr-of = QR-код адреса { $address }
commitment-now = Запечатанное зерно, показано до первой карты:
start-match = Начать партию
start-with = { $n ->
    [one] Начать, { $n } игрок
    [few] Начать, { $n } игрока
   *[other] Начать, { $n } игроков
}
wait-for-seats = Место ваше. Партия начнётся, когда все сядут.
wait-for-host = Место ваше. Партию начнёт хозяин стола.
stand-up = Встать
close-table = Закрыть стол
close-table-sure = Да, закрыть для всех

## Table
rules = Правила
rules-of = Правила: { $game }
share = Поделиться
share-table = Ссылка на этот стол
share-table-join = Кто откроет её, сможет занять свободное место.
share-table-watch = Кто откроет её, увидит всё открытое.
share-seat = Ваше место на другом устройстве
share-seat-help = Эта ссылка и картинка перенесут ваше место на телефон или другой компьютер.
share-seat-show = Показать ссылку и картинку
share-seat-qr = QR-код вашего места
share-seat-secret = У кого эта ссылка, тот играет за вас. Никому её не давайте.
people = Люди
watching = Вы смотрите
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}
refused-offline = Сейчас нет связи. Ваш стол в сохранности; попробуйте чуть позже.
refused-message = Сервер не понял этого. Ничего не изменилось.
refused-slow = Слишком быстро. Попробуйте через мгновение.
refused-not-yours = Это не ваше место.
refused-waiting = Партия ещё не началась.
refused-silenced = За этим столом вы больше не можете писать.
refused-name = Назовитесь, прежде чем писать.
refused-left = Вы оставили это место. Вернитесь, чтобы играть дальше.
refused-failed = Не получилось. Ничего не изменилось.
hand-over = Передать
hand-over-to = Передайте устройство: { $name }
hand-over-help = Стол скрыт, пока { $name } не возьмёт устройство. Остальные не смотрят.
hand-over-ready = Это я, { $name }
look-from-outside = Смотреть как зритель
look-from-seat = На своё место
replay-so-far = Посмотреть назад
come-back = Вернуться на место
leave = Выйти из партии
leave-help = За вас будет играть бот. Вернуться можно, пока партия идёт.
leave-sure = Да, выйти
bot-instead = Бот вместо: { $name }
match-over = Партия окончена
verify = Проверка
again = Ещё партия
to-return-match = К новой партии
chat = Чат
chat-empty = Пока тихо. Разговор не входит в партию.
chat-write = Написать за столом
chat-send = Отправить

## Replay
timeline = Ход партии
decision-of = Решение { $n } из { $all }
moment = Решение { $n }: { $name } { $gain }
to-start = К началу
to-end = К концу
step-back = Шаг назад
step-on = Шаг вперёд
play = Смотреть
pause = Пауза
step-by = Шаг
step-decision = решение
step-phase = фаза
step-moment = перелом
speed = Скорость
seen-by = Глазами
seen-by-all = Всех (открытое)
share-moment = Поделиться моментом
share-moment-help = Ссылка откроет партию на этом решении с этой же точки зрения.
download-record = Скачать запись
replays-sub = Каждую сыгранную партию можно пересмотреть ход за ходом и проверить.
my-matches = Ваши
public-matches = Открытые
no-replays = Сыгранных партий пока нет.

## Verify
verify-what = Зерно запечатано до первой карты. Его отпечаток видели все, поэтому потом его никто не мог изменить.
verify-good = Все колоды, кости и очки сходятся
verify-bad = Что-то не сходится
verify-seed = Раскрытое зерно даёт отпечаток, показанный до партии
verify-seed-yes = Зерно, опубликованное после партии, даёт в точности показанный ранее отпечаток.
verify-seed-no = Опубликованное зерно даёт другой отпечаток, чем показанный до партии.
verify-replay = Партия, разыгранная заново из зерна, совпала с сыгранной
verify-replay-yes = { $n ->
    [one] { $n } решение разыграно заново: те же вопросы, те же карты, тот же итог.
    [few] { $n } решения разыграны заново: те же вопросы, те же карты, тот же итог.
   *[other] { $n } решений разыграно заново: те же вопросы, те же карты, тот же итог.
}
verify-replay-no = Есть расхождение: { $difference }
verify-hash = Отпечаток, показанный до первой карты
verify-seed-word = Зерно, раскрытое после последнего решения
verify-record = Вся партия для чтения
verify-yourself = Верить этой странице не нужно. Скачайте запись и выполните на своём компьютере:

## Account
name-help = Это имя видят за столом. Для игры больше ничего не нужно.
name-kept = Имя сохранено.
account = Учётная запись
account-optional = по желанию
account-help = С именем и паролем ваши столы будут с вами на любом устройстве. Почта не нужна.
account-on = Вы вошли как { $name }. Ваши столы с вами на любом устройстве.
account-name = Имя учётной записи
account-made = Учётная запись создана, вы вошли.
login = Вход
devices = Где вы вошли
device-unknown = Какой-то браузер
device-here = этот
log-out-elsewhere = Выйти везде, кроме этого
logged-out-elsewhere = Теперь вы вошли только здесь.
password-old = Нынешний пароль
password-new = Новый пароль
change-password = Сменить пароль
password-changed = Пароль изменён. В других местах вы вышли.
password-first = Сначала впишите пароль выше.
recover = По коду
recovery = Коды восстановления
recovery-code = Код восстановления
recovery-help = { $n ->
    [0] На случай, если вы забудете пароль: коды, каждый впускает один раз. Пока их нет.
    [one] На случай, если вы забудете пароль: коды, каждый впускает один раз. Остался { $n }.
    [few] На случай, если вы забудете пароль: коды, каждый впускает один раз. Осталось { $n }.
   *[many] На случай, если вы забудете пароль: коды, каждый впускает один раз. Осталось { $n }.
 }
recovery-new = Создать новые коды
recovery-once = Запишите их: они показываются только сейчас. Старые больше не действуют.
shunned = Кого вы не слышите
hear-again = Снова слышать
my-data = Ваши данные
my-data-help = Всё, что о вас хранится: имя, столы и то, что вы писали.
my-data-get = Скачать
delete-me = Удалить меня…
delete-me-help = За вас доиграют боты, ваше имя исчезнет со всех столов, написанное вами удалится. Отменить это нельзя.
delete-me-now = Удалить навсегда
deleted-me = Здесь вас забыли.
links-given = Ссылки, которые ещё действуют
link-until = Ссылка действует до { $at }
link-revoke = Отозвать
chat-shun = Больше не слышать: { $name }
chat-silence = Запретить писать за этим столом: { $name }
chat-shunned = Вы больше не слышите: { $name }.
chat-silenced = { $name } больше не может здесь писать.
chat-act = { $name }: действия
wants-to-end = хочет закончить партию
end-match = Закончить партию…
end-help = { $n ->
    [one] Партия остановится здесь. Её можно пересмотреть, и все руки будут показаны.
    [few] Партия остановится, когда согласятся все { $n } игрока. Её можно пересмотреть, и все руки будут показаны.
   *[many] Партия остановится, когда согласятся все { $n } игроков. Её можно пересмотреть, и все руки будут показаны.
 }
end-sure = Хочу закончить
end-agreed = Закончить партию хотят { $n } из { $of }
logout = Выход
logged-in = Вы вошли.
logged-out = Вы вышли.
make-account = Новая учётная запись
password = Пароль
password-help = Не короче 8 знаков. Без почты его нельзя выслать снова, сохраните его.

## Settings
settings-sub = Хранятся в этом браузере, одни для всех столов.
set-looks = Вид
set-light = Свет
set-light-dark = тёмный
set-light-light = светлый
set-light-system = как в системе
set-contrast = Высокий контраст
set-contrast-help = Чёрные панели, без текстур, чёткие линии.
set-scale = Размер текста
set-motion = Движение
set-motion-auto = как в системе
set-motion-full = полное
set-motion-reduced = меньше
set-speed = Темп ходов
set-speed-05 = ½×
set-speed-1 = 1×
set-speed-2 = 2×
set-speed-0 = сразу
set-play = Игра
set-confirm = Подтверждать каждый ответ
set-confirm-help = Спросить ещё раз перед отправкой.
set-coordinates = Координаты на полях
set-coordinates-help = Имена рядов и столбцов по краю.
set-bots = Темп ботов
set-bots-instant = мгновенный
set-bots-quick = быстрый
set-bots-relaxed = спокойный
set-coach = Советчик: объяснять вопросы
set-coach-first = в первой партии игры
set-coach-always = всегда
set-coach-never = никогда
set-passes = Пас в ответных действиях
set-passes-never = спрашивать
set-passes-turn = до моего хода
set-passes-always = всегда
set-calls = Звуки и вызовы
set-sound = Звуки
set-sound-help = Короткие сигналы; всё, что слышно, видно и на экране.
set-volume = Громкость
set-notify = Сообщать о моём ходе
set-notify-help = Сообщение браузера, пока страница в фоне.
set-notify-refused = Браузер не разрешает сообщения этой странице.

## About
about-what = Wyrmtable — открытый цифровой стол для сложных настольных игр на своём сервере: в браузере с друзьями и ботами, в терминале, в симуляциях.
about-trust = Верить костям не нужно. До первой карты зерно случая запечатано и показан его отпечаток; после последнего решения зерно публикуется, и любой может разыграть партию заново.
about-privacy = Нужно только имя. Ни почты, ни слежки, ничего с чужих сайтов. Никто не получает того, чего с его места знать нельзя.
about-keys = Клавиши
key-target = следующее, что можно выбрать
key-walk = ходить по клеткам и картам
key-choose = выбрать
key-nth = выбор по номеру
key-back = шаг назад
key-pass = пас, конец хода
key-hold = остановить показ, продолжить
key-undo = вернуть ход, если можно
key-inspect = рассмотреть
key-why = почему нельзя, и правило
key-go = свой планшет, поле, другие, летопись
key-zoom = масштаб, целиком
key-type = ввести название выбора
credits = Благодарности
credits-icons = Значки:
credits-fonts = Шрифты под лицензией SIL Open Font, через Fontsource:
credits-art = Карты, монеты, поля, кости и текстуры программа рисует по данным. Здесь нет сканов и рисунков издателей.
credits-games = Игры:

## Problems: what is safe first
problem-offline = Сервер сейчас недоступен. Ваши столы там в сохранности.
problem-server = На сервере неполадка. Ничего не изменилось; попробуйте ещё раз.
problem-other = Не получилось. { $detail }
problem-400 = Сервер не понял этого. { $detail }
problem-401 = Сначала войдите.
problem-403 = Это делать не вам.
problem-404 = Здесь ничего нет. Возможно, уже закрыто.
problem-409 = Кто-то успел раньше. Посмотрите и попробуйте ещё раз.
problem-413 = Слишком длинно.
problem-422 = Так не подходит. { $detail }
problem-429 = Слишком быстро. Подождите немного.
problem-invalid = Сервер не понял этого. { $detail }
problem-login = Имя и пароль не подходят друг к другу.
problem-name = В имени нужен хотя бы один знак.
problem-name-first = Сначала напишите своё имя.
problem-password = Пароль не короче 8 знаков.
problem-account-exists = У вас уже есть учётная запись.
problem-account-taken = Учётная запись с таким именем уже есть. Возьмите другое имя или войдите.
problem-recovery = Имя и код не подходят друг к другу.
problem-blocked = Хозяин сервера не хочет видеть вас здесь.
problem-unknown-device = Такого устройства нет.
problem-not-welcome = Хозяин стола не хочет играть с вами.
problem-unknown-line = Никто не знает, кто это сказал.
problem-host-only = Это может только хозяин стола.
problem-not-yours = У вас нет места за этим столом.
problem-seat-taken = Это место занято.
problem-table-full = Все места заняты. Можно смотреть.
problem-table-running = Партия уже началась. Можно смотреть.
problem-still-running = Партия ещё не окончена.
problem-too-few = Игроков пока мало.
problem-players = Для такого числа игроков эта игра не подходит.
problem-options = Эти условия не сочетаются. { $detail }
problem-set-up = Так игру не подготовить. Выберите другие условия.
problem-unknown-table = По этому адресу стола нет. Возможно, он закрыт.
problem-unknown-game = На этом сервере нет такой игры.
problem-no-game = На этом сервере нет такой игры.
problem-unknown-bot = У этой игры нет такого бота.
problem-unknown-seat = Такого места нет.
problem-no-guide = Для этой игры ещё нет правил.
problem-csrf = Страница устарела. Загрузите её заново.
problem-origin = Запрос пришёл с другого сайта и отклонён.
problem-slow-down = Слишком быстро. Подождите немного.
problem-unknown-language = На этом языке здесь ещё не говорят.
problem-not-begun = Партия ещё не началась.
problem-name-letters = Напишите имя буквами одного алфавита, которые можно увидеть.
problem-password-known = Этот пароль другие попробуют первым. Выберите другой.
problem-unknown-link = Эта ссылка больше не действует.
problem-unreadable = Часть этой партии больше нельзя прочитать. Она останется как есть.
problem-busy = Сейчас слишком много дел. Попробуйте ещё раз чуть позже.
problem-storage = Сейчас ничего нельзя сохранить, и ничего не изменилось. Попробуйте ещё раз чуть позже.

## Learning
learn = Учиться
learn-game = Учиться: { $game }
learn-how = Короткие уроки за настоящим столом: смотрите, пробуйте, играйте дальше. Ошибки здесь ничего не стоят.
learn-waiting = Пока ждёте: короткий урок
lessons = Уроки
lesson-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
lesson-taken = пройден
lesson-begun = начат
lesson-leave = Выйти из урока
no-lessons = У этой игры пока нет уроков. О ней рассказывает руководство.
problem-unknown-lesson = Такого урока нет.
