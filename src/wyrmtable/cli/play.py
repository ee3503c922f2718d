"""``wyrmtable play``: a whole game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from wyrmtable.bots import make, names
from wyrmtable.cli.common import (
    Commands,
    Trouble,
    a_game,
    a_seed,
    add_options,
    bot_list,
    game_options,
    positive,
    writable_folder,
)
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import Game, check_players
from wyrmtable.core.language import LANGUAGES, Language
from wyrmtable.core.match import Drift, Match
from wyrmtable.review.what_if import what_if
from wyrmtable.terminal.saves import BOT, fresh_name, read_record
from wyrmtable.terminal.session import Session


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a whole game in the terminal. You sit in the first seat; bots take the others.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--players", type=positive, metavar="N", help="how many play, bots included")
    parser.add_argument("--humans", type=positive, metavar="H", help="how many people share this screen (default 1)")
    parser.add_argument("--bots", metavar="LIST", help="bots for the other seats, e.g. greedy,random; none: hot-seat")
    parser.add_argument("--names", metavar="LIST", help="names of the people, separated by commas")
    parser.add_argument("--seed", type=a_seed, metavar="S", help="play this shuffle; the same seed deals the same")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--after", type=Path, metavar="FILE", help="the next match of a campaign, after a finished one")
    parser.add_argument(
        "--at", type=int, metavar="N", help="with --resume: play on from after its decision N, as a match of its own"
    )
    parser.add_argument("--same", action="store_true", help="with --at: the chance that match had, not a new one")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the match")
    add_options(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    _fit_together(given)
    match = _resumed(given) if given.resume else _after(given) if given.after else _new(given)
    game = match.game
    bots = {
        seat: make(who.removeprefix(BOT), game, Random(f"{match.chance.seed}/{seat}"))
        for seat, who in enumerate(match.seats)
        if who.startswith(BOT)
    }
    branch = given.resume and given.at is not None  # the match it comes from stays as it is
    file = given.save or (fresh_name(game.facts.name) if branch else given.resume)
    session = Session(match, bots, given.language, people(match, given.language), Console(), reader(), file)
    say = session.say
    if given.resume:
        session.notice = say.word("term-resumed", n=len(match.decisions))
    else:
        session.notice = say.word("term-welcome", game=say.title(game), players=match.players)
        if match.legacy is not None:
            session.notice = "\n".join([session.notice, *map(say, game.legacy_notes(match.legacy))])
    session.play()
    return 0


def _fit_together(given: argparse.Namespace) -> None:
    """What means something only with something else, and where the match is to be kept."""
    if given.resume and given.after:
        raise Trouble("play: --resume goes on with a match, --after begins the next one; take one of them")
    if given.at is not None and not given.resume:
        raise Trouble("play: --at needs the finished match to play on from, --resume FILE")
    if given.same and given.at is None:
        raise Trouble("play: --same goes with --at")
    if given.save:
        if given.save.is_dir():
            raise Trouble(f"play: {given.save} is a folder; --save names a file")
        writable_folder(given.save.parent)


def reader() -> Callable[[str], str]:
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # gives input() line editing and history
    return input


def _new(given: argparse.Namespace) -> Match[Any]:
    if not given.game:
        raise Trouble("play: name a game, or a saved match with --resume (wyrmtable games lists the games)")
    game = a_game(given.game)
    options = game_options(game, given.options)
    seats = _seats(given, game)
    check_players(game, len(seats))
    return Match(game, len(seats), options, Chance(given.seed) if given.seed else Chance.seal(), seats)


def _seats(given: argparse.Namespace, game: Game[Any]) -> list[str]:
    """Who sits where: people first, then bots, whose list is repeated as far as needed."""
    hot_seat = given.bots == "none"
    bots = [] if hot_seat or not given.bots else bot_list(given.bots, game)
    players = given.players
    if players is None:
        wanted = (given.humans or 1) + len(bots) if bots else max(given.humans or 1, 2)
        players = wanted if bots else next((n for n in game.facts.players if n >= wanted), wanted)
    check_players(game, players)
    humans = given.humans or (players if hot_seat else 0 if len(bots) == players else 1)
    if humans > players or len(bots) > players - humans:
        raise Trouble(f"play: {humans} people and {len(bots)} bots do not fit {players} seats")
    if not bots and humans < players:
        if hot_seat:
            raise Trouble(f"play: {humans} people for {players} seats and no bots")
        known = [name for name, _ in names(game)]
        bots = ["greedy" if "greedy" in known else known[0]]
    people = [name.strip() for name in (given.names or "").split(",") if name.strip()]
    if len(people) > humans:
        raise Trouble(f"play: {len(people)} names for {humans} people")
    if any(name.startswith(BOT) for name in people):
        raise Trouble(f"play: a name cannot begin with {BOT}")
    people += [""] * (humans - len(people))
    return people + [BOT + bots[i % len(bots)] for i in range(players - humans)]


def _after(given: argparse.Namespace) -> Match[Any]:
    """The return match between the same, with what the finished one hands on."""
    before = _loaded(given, given.after)
    game = before.game
    if not before.over:
        raise Trouble(f"play: {given.after} is not over yet; go on with it by --resume")
    options = game.sequel(before.options, before.result)
    chance = Chance(given.seed) if given.seed else Chance.seal()
    return Match(game, before.players, options, chance, before.seats, game.legacy(before.state))


def _resumed(given: argparse.Namespace) -> Match[Any]:
    return _loaded(given, given.resume)


def _loaded(given: argparse.Namespace, file: Path) -> Match[Any]:
    record = read_record(file)
    game = a_game(record.game)
    if given.game and given.game != record.game:
        raise Trouble(f"play: {file} is a match of {record.game}, not of {given.game}")
    try:
        if given.at is None or file != given.resume:
            match = Match.load(game, record)
        elif record.result is None:
            raise Trouble(f"{file}: only a match that is over is played on from its middle")
        else:
            fresh = None if given.same else Chance.seal()
            match = what_if(game, record, given.at, file.stem, record.seats, fresh)
    except Drift as drift:
        raise Trouble(f"{file} does not fit the rules as they are now: {drift}") from None
    except ValueError as error:
        raise Trouble(f"{file}: {error}") from None
    if len(match.seats) != match.players:
        raise Trouble(f"{file}: {len(match.seats)} names for {match.players} seats")
    bot_list(",".join(who.removeprefix(BOT) for who in match.seats if who.startswith(BOT)) or "random", game)
    return match


def people(match: Match[Any], language: str) -> Callable[[int], str]:
    """Names for people and bots; one person alone is simply the player, equal bots are numbered."""
    say = Language(language)
    alone = sum(not who.startswith(BOT) for who in match.seats) == 1
    shown = []
    for seat, who in enumerate(match.seats):
        if who.startswith(BOT):
            kind = who.removeprefix(BOT).partition(":")[0]
            name = say.word(f"bot-{kind}") if say.has(f"bot-{kind}") else kind
            shown.append(f"{name} {seat + 1}" if match.seats.count(who) > 1 else name)
        else:
            shown.append(who or (say.word("player-alone") if alone else say.word("seat-person", n=seat + 1)))
    return lambda seat: shown[seat] if 0 <= seat < len(shown) else say.word("nobody")
