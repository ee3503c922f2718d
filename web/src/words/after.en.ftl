## The end of a match
end-closed = Ended before the end
end-winner = { $n ->
    [one] Winner
   *[other] Winners
}
end-winner-by = { $n ->
    [one] Winner, by 1 point
   *[other] Winner, by { $n } points
}
end-won-together = Won together
end-lost-together = Lost together
end-never-led = Not ahead by what could be counted; the last move decided.
end-led-all = Ahead from the first gain to the end.
end-led-most = Ahead for { $share } % of the match, and at its end.
end-came-late = Behind for most of it; ahead for good since decision { $n } of { $all }.
end-sheet = Score sheet
end-came-from = where it came from
end-who-led = Who led when
end-curve-label = How everybody stood after each decision
end-against-average = points above or below the average of the table
end-leader = leader
end-led-from = { $name } led from decision { $from } to { $to }
end-moments = Key moments
end-moment-n = Key moment { $n }, decision { $at }
end-best = Best turn of each
end-decision = decision { $n }
end-to-table = See the table
end-to-scores = See the scores
analyse = Analyse
what-if = What if
share-picture = Share picture
picture-saved = The picture is saved with your downloads.

## What if
what-if-text = Play on from any moment, as a table of its own. This match stays as it is.
what-if-moment = Moment
what-if-at = After decision { $n } of { $all }
what-if-seat = Seat { $n }, played by { $name }
what-if-me = I play
what-if-open = A friend plays (open seat)
what-if-fresh = New chance from there on
what-if-fresh-help = Dice and draws from that moment on are new. What was shuffled before and lies face down stays in its order.
what-if-same-help = Dice and draws come as they would have come in this match.
what-if-begin = Play on from here
what-if-origin = Plays on from decision { $n } of another match
what-if-origin-fresh = chance is new since then
what-if-origin-same = with the same chance

## Replay
key-moments = Key moments

## Analysis
page-analysis = Analysis
analysis-start-it = Analyse this match
analysis-what = Bots look at every decision from what the one who decided could know: what was to be expected, what a strong bot would have done, and how much was luck. It takes about a minute and is kept with the match.
analysis-working = Thinking: { $done } of { $parts } parts
analysis-working-help = You may leave this page; it goes on.
analysis-failed = The analysis could not be finished. Try again.
analysis-mattered = What mattered most
analysis-mattered-of = { $n } of { $all }
analysis-expected = Expected result
analysis-expected-help = chance to win after each decision
analysis-why = Why
analysis-why-strong = The next best answer would have left { $sides }.
analysis-why-missed = The better answer would have left { $sides }.
analysis-play-on = Play on from here
analysis-as = as { $name }
analysis-show = Show decision { $n }
analysis-balance = Luck against decisions
analysis-from-start = From start to end
analysis-how-title = How it is worked out
analysis-unit = In percent of a win, for the seat that decided, from what it could know.
