# A lesson at the table.
lesson = Lesson
lesson-part = { $n } of { $of }
lesson-left = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
lesson-terms = Words to know:
lesson-back = Step back
lesson-leave = Leave
lesson-next = Next
lesson-show = Show me
lesson-skip = Skip this step
lesson-again = Everything is as it was. Try another one.
lesson-tries = Your tries in this step
lesson-free-tries = Tries cost nothing, and nothing can go wrong.
lesson-cost = Tries cost nothing. { $n ->
    [one] After one try more I point at the answer.
   *[other] After { $n } tries more I point at the answer.
}
lesson-answer = A right answer: { $names }
lesson-done = Lesson taken
lesson-play = Open a table
