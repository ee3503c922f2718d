"""One match examined thoroughly: replays, restarts, copies, undo, leaks, scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from wyrmtable.check.counting import check_counting, sizes
from wyrmtable.check.ends import check_final_scores, check_looking_back, check_return
from wyrmtable.check.leaks import check_deeds, check_imagined_run, check_start, check_step, check_views
from wyrmtable.check.legacies import check_legacy
from wyrmtable.check.met import kind_at
from wyrmtable.check.payments import check_payment
from wyrmtable.check.picks import pick_one
from wyrmtable.check.promises import check_promises
from wyrmtable.check.quick import census_of, check_census, check_options, check_result
from wyrmtable.check.scenes import check_scenes
from wyrmtable.check.speech import check_speech
from wyrmtable.check.stories import Story
from wyrmtable.check.trace import traced
from wyrmtable.check.trial import Broken, Trial, stands
from wyrmtable.check.unseen import check_unseen
from wyrmtable.check.whys import check_bots, check_foresight, check_orders, check_whys
from wyrmtable.check.words import messages_in
from wyrmtable.core.ask import Question
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game
from wyrmtable.core.match import Drift, Match, Refused
from wyrmtable.core.parts import Rest
from wyrmtable.core.record import Checkpoint, Record, fingerprint
from wyrmtable.core.run import Endless
from wyrmtable.core.state import digest, dump, load
from wyrmtable.core.verify import first_difference
from wyrmtable.core.words import Msg

_LOOKS = 8
"""So often, spread over the whole match, the costly laws are tried; and once at every kind of question with so many
players."""
_STARTS = 0.2
_RESTARTS = 8
_ASIDES = 0.15


def play_deeply(trial: Trial) -> None:
    """Play one match with its record while every viewer listens, applying the costly laws at some of its decisions."""
    with trial.watched():
        _play(trial)


def look_for_rare(trial: Trial) -> None:
    """Play one match for the kinds of question that were never looked at: the costly laws there, and nothing else."""
    with trial.watched():
        kinds, _ = _outline(trial)
        looks = _fresh(trial, kinds)
        trial.begin()
        with _lawful(trial):
            match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
            while not match.over and looks and trial.decision <= max(looks):
                closely = trial.decision in looks
                story = Story(trial, match) if closely else None
                _one_decision(trial, match, closely, closely)
                if story is not None:
                    story.compare()
                match.listener = None


def _play(trial: Trial) -> None:
    kinds, lines = _outline(trial)
    looks = _looks(trial, kinds)
    heard = _first_heard(trial, lines)
    trial.begin()
    with _lawful(trial):
        match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
        story = Story(trial, match)
        box, start = census_of(trial, match.state), sizes(match.state)
        while not match.over:
            closely = trial.decision in looks
            _one_decision(trial, match, closely, trial.decision in heard)
            if closely:
                check_counting(trial, match, start)
            check_census(trial, box, match.state)
            story.compare()
        check_scenes(trial, match)
        check_speech(trial, match)
        check_result(trial, match.result)
        check_return(trial, match.result)
        check_final_scores(trial, match)
        check_looking_back(trial, match)
        check_legacy(trial, match.state, match.result)
        _check_record(trial, match)


@contextmanager
def _lawful(trial: Trial) -> Iterator[None]:
    """Whatever stops the match in between breaks a law."""
    try:
        yield
    except Endless:
        trial.fail("end", f"the match has not ended after {trial.decision} decisions")
    except Broken:
        pass
    except Refused as refused:
        trial.fail("rules", f"a lawful answer is not taken: {traced(refused.__cause__ or refused)}")
    except Exception as error:
        trial.fail("rules", f"the rules or views fail with {traced(error)}")


def _outline(trial: Trial) -> tuple[list[str], list[set[str]]]:
    """The kinds of question of the match and the messages each answer brings, as far as it can be played; whatever fails
    will fail again."""
    kinds: list[str] = []
    lines: list[set[str]] = []
    told: set[str] = set()
    trial.quiet = True

    def hear(kind: str, log: Msg | None, by: Any, only: Any, flows: Any, focus: Any, deep: int, hold: bool) -> None:
        told.update(messages_in([log, *(only or {}).values()]))

    try:
        match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
        match.listener = hear
        while not match.over:
            act_out_of_turn(trial, match)
            seat = pick_seat(trial, match)
            kinds.append(match.open[seat].kind)
            trial.met.kinds.setdefault(kind_at(trial.players, kinds[-1]), trial.number)
            told.clear()
            match.answer(seat, pick_names(trial, match, match.open[seat]))
            lines.append({*told})
            trial.step()
    except Exception:
        return kinds, lines
    finally:
        trial.quiet = False
    return kinds, lines


def _first_heard(trial: Trial, lines: list[set[str]]) -> set[int]:
    """Decisions that bring a message nobody has listened to in another world yet: a rare line may tell a secret, too."""
    found = set()
    for at, told in enumerate(lines):
        if not told <= trial.met.weighed:
            trial.met.weighed |= told
            found.add(at)
    return found


def _looks(trial: Trial, kinds: list[str]) -> set[int]:
    """Decisions to look at: spread over the match, its last one, and the first of each kind never looked at."""
    spread = [int((i + trial.random.random()) * len(kinds) / _LOOKS) for i in range(_LOOKS)]
    return {*spread, len(kinds) - 1, *_fresh(trial, kinds)}


def _fresh(trial: Trial, kinds: list[str]) -> set[int]:
    """The first decision of each kind that was never looked at."""
    first = {kind: at for at, kind in reversed([*enumerate(kinds)])}
    return {at for kind, at in first.items() if kind_at(trial.players, kind) not in trial.met.looked}


def pick_seat(trial: Trial, match: Match[Any]) -> int:
    return trial.random.choice(list(match.open))


def act_out_of_turn(trial: Trial, match: Match[Any]) -> int | None:
    """Now and then, in games that allow it, somebody does something before the open question is answered; who it was."""
    if type(trial.game).aside is Game.aside or trial.random.random() >= _ASIDES:
        return None
    seat = trial.random.randrange(trial.players)
    question = match.aside(seat)
    if question is None:
        return None
    asked = {other: open.kind for other, open in match.open.items()}
    _check_offer(trial, match, question)
    trial.met.kinds.setdefault(kind_at(trial.players, question.kind), trial.number)
    trial.met.looked.add(kind_at(trial.players, question.kind))
    trial.met.said.update(messages_in([match.ask_aside(seat), match.game.waiting(match.state, question)]))
    match.act(seat, pick_names(trial, match, question))
    same = {other: question.kind for other, question in match.open.items()} == asked
    trial.expect(same, "aside", f"{question.kind} out of turn changes who is asked, or for what")
    return seat


def _check_offer(trial: Trial, match: Match[Any], question: Question) -> None:
    """What may be done out of turn can be done, and is told from what is asked."""
    if not question.options:
        trial.fail("aside", f"{question.kind} out of turn has no options; None says that there is nothing to do")
        raise Broken
    if question.kind in {asked.kind for asked in match.open.values()}:
        trial.fail("aside", f"{question.kind} is asked in turn, and offered out of turn under the same name")
        raise Broken


def _one_decision(trial: Trial, match: Match[Any], closely: bool, heard: bool) -> None:
    for question in filter(None, map(match.aside, range(trial.players) if closely else ())):
        _check_offer(trial, match, question)
    actor = act_out_of_turn(trial, match)
    if actor is not None and closely:
        _check_undo(trial, match, actor)
    seat = pick_seat(trial, match)
    names = pick_names(trial, match, match.open[seat])
    copied = trial.game.copy(match.state)
    mark = digest(copied)
    trial.look()
    if closely:
        trial.met.looked |= {kind_at(trial.players, question.kind) for question in match.open.values()}
        for law in (
            _check_twins,
            check_views,
            check_scenes,
            check_speech,
            check_whys,
            check_foresight,
            check_orders,
            check_bots,
            check_unseen,
        ):
            law(trial, match)
            trial.moment += 1
        check_imagined_run(trial, match, seat)
        check_deeds(trial, match)
        check_promises(trial, match)
        unchanged = digest(match.state) == mark
        trial.expect(unchanged, "copy", "looking at the match changes it")
    check_payment(trial, match, seat)
    if closely or heard:
        check_step(trial, match, seat, names)
    if match.rests[-1].at == len(match.decisions) and trial.aside.random() < _STARTS:
        check_start(trial, match)
    match.rests[-1].digest  # noqa: B018  # kept now, compared when the match is over
    match.answer(seat, names)
    trial.step()
    trial.expect(digest(copied) == mark, "copy", "a copy changes when the match goes on: something is shared")
    if closely:
        _check_undo(trial, match, seat)


def pick_names(trial: Trial, match: Match[Any], question: Question) -> list[str]:
    taken: tuple[Any, ...] = ()
    while picks := question.next_picks(taken):
        check_options(trial, question, picks)
        question.taken = taken
        taken = (*taken, pick_one(trial, match.state, question, picks))
    question.taken = ()
    value = question.value(taken)
    names = question.names(value)
    trial.expect(question.parse(names) == value, "options", f"{question.kind}: {names} is read as something else")
    return names


def _check_twins(trial: Trial, match: Match[Any]) -> None:
    """Clones, restarts and looking back give the same position."""
    here = stands(match)
    record = match.record()
    ways: dict[str, Callable[[], Match[Any]]] = {
        "copy": match.clone,
        "restart": lambda: Match.load(match.game, Record.from_json(record.to_json())),
        # A record as text holds no states, so that all is played again from the start.
        "replay": lambda: Match.load(match.game, Record.from_text(record.to_text())),
    }
    for law, make in ways.items():
        try:
            twin = make()
        except Drift as drift:
            trial.fail(law, f"the same decisions lead elsewhere: {drift}")
            continue
        same = stands(twin) == here and digest(twin.state) == digest(match.state)
        trial.expect(same, law, "the same decisions lead to another position")


def _check_undo(trial: Trial, match: Match[Any], seat: int) -> None:
    number = match.undo_point(seat)
    if number is None:
        return
    after = stands(match)
    before = stands(match.at(number))
    twin = match.clone()
    twin.undo(seat)
    trial.expect(stands(twin) == before, "undo", "an undone decision leaves a trace")
    twin.redo(seat)
    trial.expect(stands(twin) == after, "undo", "redo does not bring the position back")


def _check_record(trial: Trial, match: Match[Any]) -> None:
    """The finished match: verified, and restarted from some of its resting points through JSON."""
    record = match.record()
    difference = first_difference(match.game, Record.from_json(record.to_json()))
    trial.expect(difference is None, "replay", f"the finished match does not verify: {difference}")
    for rest in match.rests:
        if digest(rest.state) != rest.digest:
            what = "a stored resting point changed when the match went on: something is shared"
            trial.fail("copy", what, rest.at)
            return
        _check_stored(trial, match, rest)
    trial.look()
    for rest in trial.aside.sample(match.rests, min(_RESTARTS, len(match.rests))):
        kept = [c for c in record.checkpoints if c.at < rest.at]
        kept.append(Checkpoint(rest.at, rest.digest, dump(rest.state)))
        cut = Record.from_json(_with(record, kept).to_json())
        try:
            again = Match.load(match.game, cut)
        except Drift as drift:
            trial.fail("restart", f"from this resting point the match goes another way: {drift}", rest.at)
            continue
        if [c.digest for c in again.record().checkpoints] != [c.digest for c in record.checkpoints]:
            trial.fail("restart", "from this resting point the match goes another way", rest.at)


def _check_stored(trial: Trial, match: Match[Any], rest: Rest) -> None:
    """The state at a resting point comes back from plain JSON, whatever rare thing lies in it."""
    game = match.game
    try:
        again = load(game.State, dump(rest.state), game.things, match.chance)
    except Exception as error:
        trial.fail("restart", f"the stored state cannot be read: {traced(error)}", rest.at)
        return
    if digest(again) != rest.digest:
        trial.fail("restart", "the stored state comes back as another one", rest.at)


def _with(record: Record, checkpoints: list[Checkpoint]) -> Record:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**{**fields, "checkpoints": checkpoints})


def trace(trial: Trial) -> list[str]:
    """Questions and states of a match, to be compared with another process."""
    found: list[str] = []
    match = Match(trial.game, trial.players, trial.options, Chance(trial.seed))
    while not match.over and len(found) < trial.most:
        seat = trial.random.choice(sorted(match.open))
        question = match.open[seat]
        found.append(f"{question.kind} {fingerprint(question)} {digest(match.state)}")
        match.answer(seat, pick_names(trial, match, question))
        trial.decision += 1
    return found
