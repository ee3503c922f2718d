## The end of a match
end-closed = Закончена досрочно
end-winner = { $n ->
    [one] Победа
   *[other] Победа
}
end-winner-by = { $n ->
    [one] Победа с отрывом в { $n } очко
    [few] Победа с отрывом в { $n } очка
   *[other] Победа с отрывом в { $n } очков
}
end-won-together = Общая победа
end-lost-together = Общее поражение
end-never-led = По тому, что можно сосчитать, не впереди; решил последний ход.
end-led-all = Впереди с первых очков и до конца.
end-led-most = Впереди { $share } % партии и в её конце.
end-came-late = Большую часть позади; окончательно впереди с решения { $n } из { $all }.
end-sheet = Таблица очков
end-came-from = откуда очки
end-who-led = Кто и когда был впереди
end-curve-label = Как все стояли после каждого решения
end-against-average = очки выше или ниже среднего за столом
end-leader = впереди
end-led-from = { $name }: впереди с решения { $from } по { $to }
end-moments = Ключевые моменты
end-moment-n = Ключевой момент { $n }, решение { $at }
end-best = Лучший ход каждого
end-decision = решение { $n }
end-to-table = К столу
end-to-scores = К очкам
analyse = Разобрать
what-if = А если бы
share-picture = Поделиться картинкой
picture-saved = Картинка сохранена в загрузках.

## What if
what-if-text = Сыграйте дальше с любого момента за отдельным столом. Эта партия останется как есть.
what-if-moment = Момент
what-if-at = После решения { $n } из { $all }
what-if-seat = Место { $n }, играл { $name }
what-if-me = Играю я
what-if-open = Играет друг (место свободно)
what-if-fresh = С этого момента новый случай
what-if-fresh-help = Кубики и карты с этого момента новые. То, что уже перетасовано и лежит взакрытую, остаётся в своём порядке.
what-if-same-help = Кубики и карты придут так же, как пришли бы в этой партии.
what-if-begin = Играть дальше отсюда
what-if-origin = Продолжение другой партии с решения { $n }
what-if-origin-fresh = случай с тех пор новый
what-if-origin-same = с тем же случаем

## Replay
key-moments = Ключевые моменты

## Analysis
page-analysis = Разбор
analysis-start-it = Разобрать эту партию
analysis-what = Боты смотрят на каждое решение из того, что мог знать решавший: чего следовало ждать, что сделал бы сильный бот и сколько было удачи. Это занимает около минуты и хранится вместе с партией.
analysis-working = Размышляем: часть { $done } из { $parts }
analysis-working-help = Страницу можно закрыть, работа продолжится.
analysis-failed = Разбор не удалось закончить. Попробуйте ещё раз.
analysis-mattered = Что решило больше всего
analysis-mattered-of = { $n } из { $all }
analysis-expected = Ожидаемый результат
analysis-expected-help = вероятность победы после каждого решения
analysis-why = Почему
analysis-why-strong = Следующий по силе ответ дал бы { $sides }.
analysis-why-missed = Лучший ответ дал бы { $sides }.
analysis-play-on = Играть дальше отсюда
analysis-as = глазами: { $name }
analysis-show = Показать решение { $n }
analysis-balance = Удача и решения
analysis-from-start = От начала до конца
analysis-how-title = Как это вычислено
analysis-unit = В процентах победы, для решавшего места, из того, что оно могло знать.
