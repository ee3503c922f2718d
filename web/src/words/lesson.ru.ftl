# A lesson at the table.
lesson = Урок
lesson-part = { $n } из { $of }
lesson-left = { $n ->
    [one] ещё около { $n } минуты
   *[other] ещё около { $n } минут
}
lesson-terms = Слова урока:
lesson-back = Назад
lesson-leave = Выйти
lesson-next = Дальше
lesson-show = Показать
lesson-skip = Пропустить шаг
lesson-again = Всё осталось как было. Попробуйте иначе.
lesson-tries = Ваши попытки на этом шаге
lesson-free-tries = Попытки ничего не стоят, и ошибиться не страшно.
lesson-cost = Попытки ничего не стоят. { $n ->
    [one] Ещё { $n } попытка, и я покажу ответ.
    [few] Ещё { $n } попытки, и я покажу ответ.
   *[other] Ещё { $n } попыток, и я покажу ответ.
}
lesson-answer = Верный ответ: { $names }
lesson-done = Урок пройден
lesson-play = Открыть стол
