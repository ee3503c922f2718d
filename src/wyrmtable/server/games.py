"""What does not change of a game: its facts, options as a form, faces, theme, icons, words and guide."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from wyrmtable import bots
from wyrmtable.core.book import BrokenGame, UnknownGame, broken_games, find_game, games
from wyrmtable.core.game import Game
from wyrmtable.core.language import LANGUAGES, lesson_words, taught, theme, title, word_alone, words
from wyrmtable.core.symbols import whole_guide
from wyrmtable.server.logs import log
from wyrmtable.server.problems import Trouble
from wyrmtable.server.wire import BotInfo, Catalogue, GameInfo, LessonInfo, OptionField

STATIC = Path(__file__).parent / "static"


def game_called(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except BrokenGame:  # why is for the host's eyes
        raise Trouble(404, "unknown-game", f"The game {name} is out of order here.") from None
    except UnknownGame as error:
        raise Trouble(404, "unknown-game", str(error)) from None


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Trouble(404, "unknown-language", f"There are words in {', '.join(LANGUAGES)}.")


@cache
def bot_names(game: Game[Any]) -> dict[str, int]:
    return dict(bots.names(game))


def check_bot(game: Game[Any], bot: str) -> str:
    if bot not in bot_names(game):
        raise Trouble(422, "unknown-bot", f"The bots of {game.facts.name} are {', '.join(bot_names(game))}.")
    return bot


def stand_in(game: Game[Any]) -> str:
    """The bot that plays on for a person who left: of middling strength."""
    names = sorted(bot_names(game), key=lambda name: bot_names(game)[name])
    return names[len(names) // 2]


def _in_order(hint: Any) -> list[str]:
    """Values of a Literal as the game wrote them, wherever it stands within a type: msgspec sorts them."""
    if get_origin(hint) is Literal:
        return [str(value) for value in get_args(hint)]
    return next((found for part in get_args(hint) if (found := _in_order(part))), [])


def option_field(field: inspect.Field, default: Any, hint: Any) -> OptionField:
    """One option as a form shows it; only kinds that a form can show are allowed in a game's options."""
    kind = field.type
    if isinstance(kind, inspect.Metadata):
        plain = option_field(msgspec.structs.replace(field, type=kind.type), default, hint)
        return msgspec.structs.replace(plain, only=(kind.extra or {}).get("only", []))
    if isinstance(kind, inspect.BoolType):
        return OptionField(field.name, "bool", default)
    if isinstance(kind, inspect.IntType):
        return OptionField(field.name, "int", default, least=kind.ge, most=kind.le)
    if isinstance(kind, inspect.LiteralType):
        numbers = sorted(value for value in kind.values if isinstance(value, int))
        if numbers and numbers == list(range(numbers[0], numbers[0] + len(kind.values))):
            return OptionField(field.name, "int", default, least=numbers[0], most=numbers[-1])
        return OptionField(field.name, "choice", str(default), _in_order(hint))
    if isinstance(kind, inspect.CollectionType) and isinstance(kind.item_type, inspect.LiteralType):
        chosen = [str(value) for value in default]
        return OptionField(field.name, "choices", chosen, _in_order(hint))
    raise TypeError(f"option {field.name}: a form cannot show {kind}")


def option_fields(game: Game[Any]) -> list[OptionField]:
    shape = inspect.type_info(game.Options)
    assert isinstance(shape, inspect.StructType)
    defaults = msgspec.to_builtins(game.Options())
    hints = get_type_hints(game.Options)
    return [option_field(field, defaults[field.name], hints[field.name]) for field in shape.fields]


@cache
def theme_hash(game: Game[Any]) -> str:
    return blake2s(msgspec.json.encode(theme(game), order="deterministic"), digest_size=8).hexdigest()


@cache
def game_info(game: Game[Any]) -> GameInfo:
    facts = game.facts
    return GameInfo(
        name=facts.name,
        players=list(facts.players),
        people=list(facts.people),
        private=facts.private,
        minutes=facts.minutes,
        designers=list(facts.designers),
        publishers=list(facts.publishers),
        stage=facts.stage,
        version=facts.version,
        languages=list(facts.languages),
        options=option_fields(game),
        bots=[BotInfo(name, strength) for name, strength in bot_names(game).items()],
        lessons=[LessonInfo(lesson.name, lesson.title, lesson.minutes) for lesson in game.lessons],
        titles={code: title(game, code) for code in LANGUAGES},
        pitches={code: pitch for code in LANGUAGES if (pitch := word_alone(game, code, "game-pitch"))},
        theme=theme_hash(game),
        original=facts.original,
    )


def shown(game: Game[Any]) -> GameInfo | None:
    """What is shown of a game; nothing of one that cannot even be described."""
    try:
        return game_info(game)
    except Exception as error:
        log.error("game out of order", game=game.facts.name, why=f"{type(error).__name__}: {error}")
        return None


def all_games() -> list[GameInfo]:
    return [info for game in games().values() if (info := shown(game)) is not None]


def report_broken() -> None:
    """Tell the host which of the installed games cannot be played, and why."""
    for name, why in broken_games().items():
        log.error("game out of order", game=name, why=why)


@cache
def _all_icons() -> dict[str, str]:
    """game-icons as packed by the client's build; empty when the client was not built."""
    file = STATIC / "game-icons.json.gz"
    if not file.is_file():
        return {}
    found: dict[str, str] = msgspec.json.decode(gzip.decompress(file.read_bytes()))
    return found


def _icon_names(theme: Any) -> set[str]:
    """Every text in a theme that could be an icon's name: values of [icons], and ``icon`` or ``art`` anywhere."""
    found: set[str] = set()

    def look(value: Any, key: str, inside: bool) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                look(part, name, inside or name == "icons")
        elif isinstance(value, list):
            for part in value:
                look(part, key, inside)
        elif isinstance(value, str) and (inside or key in ("icon", "art", "emblem")):
            found.add(value)

    look(theme, "", False)
    return found


@cache
def catalogue(game: Game[Any]) -> tuple[bytes, str]:
    """The catalogue as JSON, with its hash."""
    found = theme(game)
    faces = dict(game.faces())
    names = _icon_names(found) | {icon for face in faces.values() for icon in face.art}
    data = msgspec.json.encode(Catalogue(faces, found, {}, sorted(names & _all_icons().keys())))
    return data, blake2s(data, digest_size=8).hexdigest()


def icons(names: Sequence[str]) -> dict[str, str]:
    """Path data of icons; those there are."""
    return {name: path for name in names if (path := _all_icons().get(name))}


@cache
def poster(game: Game[Any]) -> bytes:
    """As much of the catalogue as the lobby needs to picture the game: colours, type, one icon."""
    found = theme(game)
    named = found.get("icons", {})
    wishes = [found.get("poster", {}).get("icon", ""), "emblem", game.facts.name, *named]
    icon = next((wish for wish in wishes if named.get(wish, wish) in _all_icons()), "")
    picture = named.get(icon, icon)
    part: dict[str, Any] = {key: found[key] for key in ("palette", "type", "poster") if key in found}
    part["icons"] = {icon: picture} if icon else {}
    return msgspec.json.encode(Catalogue({}, part, {picture: _all_icons()[picture]} if icon else {}))


def words_of(name: str | None, language: str) -> str:
    check_language(language)
    return words(None if name is None else game_called(name), language)


def lesson_words_of(name: str, language: str) -> str:
    check_language(language)
    return lesson_words(game_called(name), language)


def check_lesson(name: str, lesson: str) -> None:
    if not any(lesson == known.name for known in game_called(name).lessons):
        raise Trouble(404, "unknown-lesson", f"There is no such lesson of {name}.")


def taught_of(name: str, language: str) -> str:
    check_language(language)
    return taught(game_called(name), language)


def guide_of(name: str, language: str) -> str:
    check_language(language)
    text = whole_guide(game_called(name), language)
    if not text:
        raise Trouble(404, "no-guide", "This game has no guide yet.")
    return text
