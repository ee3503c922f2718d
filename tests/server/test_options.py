"""The form of a game's options: what it shows can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from wyrmtable.core.book import games
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import BadOptions, Game
from wyrmtable.games.vast.options import Options, role_set
from wyrmtable.server.games import option_fields
from wyrmtable.server.wire import OptionField

GAMES = sorted(games())


def _others(field: OptionField) -> list[Any]:
    """Values a form offers besides the standard one."""
    if field.type == "bool":
        return [not field.default]
    if field.type == "int":
        return [n for n in range(field.least or 0, (field.most or 0) + 1) if n != field.default]
    return [[choice] if field.type == "choices" else choice for choice in field.choices if choice != field.default]


def _shown(field: OptionField, values: dict[str, Any], players: int) -> bool:
    """As ``applies`` of the client."""
    facts = {**values, "players": players}
    return not field.only or any(all(facts[name] in wanted for name, wanted in way.items()) for way in field.only)


def _forms(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The standard form for each number of players, and with one field changed."""
    fields = option_fields(game)
    standard = {field.name: field.default for field in fields}
    for players in game.facts.players:
        yield players, standard
        for field in fields:
            if _shown(field, standard, players):
                yield from ((players, {**standard, field.name: value}) for value in _others(field))


def _accepts(game: Game[Any], players: int, values: dict[str, Any]) -> bool:
    """Whether a match can begin with this form: what is hidden travels as the standard."""
    fields = option_fields(game)
    sent = {field.name: values[field.name] if _shown(field, values, players) else field.default for field in fields}
    try:
        game.setup(players, msgspec.convert(sent, game.Options), Chance("form"))
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_can_be_chosen(name: str) -> None:
    """Whatever one field is set to, a further field that the form shows is accepted."""
    game = games()[name]
    fields = option_fields(game)
    for players, values in _forms(game):
        if not _accepts(game, players, values):
            continue  # roles for another number of players: the form does not offer them
        for field in fields:
            if values[field.name] == field.default and _shown(field, values, players):
                changes = ({**values, field.name: value} for value in _others(field))
                assert any(_accepts(game, players, change) for change in changes), (players, field.name, values)


def test_a_first_game_asks_for_the_levels_of_its_roles_only() -> None:
    game = games()["vast"]
    fields = {field.name: field for field in option_fields(game)}
    standard = {name: field.default for name, field in fields.items()}
    for players in game.facts.players:
        played = role_set(players, Options()).key
        for letter, level in zip("KGDCT", ("knight", "goblins", "dragon", "cave", "thief"), strict=True):
            assert _shown(fields[level], standard, players) == (letter in played), (players, level)
