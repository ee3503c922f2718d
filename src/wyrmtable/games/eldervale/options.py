"""The choices people make before a match, and the rules that follow from them (spec 1)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from wyrmtable.core.game import BadOptions
from wyrmtable.core.options import When, only
from wyrmtable.games.eldervale.data import TRACK_VALUES, TRAY

GHOST_BONUS = {"whisper": 0, "wail": 8, "wraith": 16}
NO_LIMIT = 99
MODULES = (
    "oracle",
    "minotaur",
    "shapeshifter",
    "mother_of_dragons",
    "bifrost",
    "teams",
    "magic_draft",
    "no_doorways",
    "tactics",
    "legendary",
)

_PUBLISHED: When = {"first_game": False, "edition": "published"}
Module = Annotated[bool, only(_PUBLISHED)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    first_game: bool = False
    """Preset: factions and elements are dealt, no module is used, so that nobody chooses before knowing the game."""
    edition: Annotated[Literal["published", "draft2019"], only(first_game=False, players=(2, 3, 4, 5))] = "published"
    factions: Annotated[Literal["free", "random"], only(first_game=False)] = "free"
    """Free pick of an element, or starter cards dealt at random; the board side is chosen either way."""
    extra_elements: Annotated[Literal["random", "host_choice"], only(first_game=False)] = "random"
    oracle: Module = False
    minotaur: Module = False
    shapeshifter: Module = False
    mother_of_dragons: Module = False
    bifrost: Module = False
    teams: Annotated[bool, only({**_PUBLISHED, "players": 4})] = False
    magic_draft: Module = False
    no_doorways: Module = False
    tactics: Module = False
    legendary: Module = False
    track_values: Literal["standard", "steep"] = "standard"
    chest_gold: bool = True
    """Whether "any resource" may be taken as gold [R 9]."""
    draft_peaceful_rush: Annotated[Literal["inspect", "dormant"], only(edition="draft2019")] = "inspect"
    """Draft 2019 only [D 12]."""
    ghost_level: Annotated[Literal["whisper", "wail", "wraith"], only(players=1)] = "whisper"
    """Solo only."""


class Rules(Struct, frozen=True, kw_only=True):
    """What the number of players and the options make of the rules; the same for the whole match."""

    players: int
    """People."""
    seats: int
    """People and Ghosts: rows of ``State.players``."""
    deal_sides: bool = False
    """Preset: the board side is dealt too."""
    random_factions: bool = False
    choose_elements: bool = False
    draft: bool = False
    """Edition of 2019."""
    oracle: bool = False
    minotaur: bool = False
    shapeshifter: bool = False
    mother: bool = False
    bifrost: bool = False
    teams: bool = False
    magic_draft: bool = False
    no_doorways: bool = False
    tactics: bool = False
    legendary: bool = False
    values: tuple[int, ...] = TRACK_VALUES["standard"]
    """Victory points of the spaces of an elemental track, space 0 first."""
    chest_gold: bool = True
    inspect: bool = False
    """Draft: in the Peaceful Beginning a Monster moves in to look [D 12]."""
    tray: int = TRAY
    """How many treasure tokens a tray holds."""
    ghost_bonus: int = 0

    @property
    def solo(self) -> bool:
        return self.players == 1


def rules_of(players: int, options: Options) -> Rules:
    """The rules for these options; raises BadOptions where they do not fit together."""
    used = [module for module in MODULES if getattr(options, module)]
    draft = options.edition == "draft2019"
    if options.first_game and (used or draft):
        raise BadOptions(f"first_game is played without {', '.join(used) or 'the draft edition'}")
    if draft and players == 1:
        raise BadOptions("the edition draft2019 has no solo game: it is for 2 to 5 players")
    if draft and used:
        raise BadOptions(f"the edition draft2019 has no {', '.join(used)}")
    if options.teams and players != 4:
        raise BadOptions(f"teams needs exactly 4 players, not {players}")
    if options.ghost_level != "whisper" and players != 1:
        raise BadOptions(f"ghost_level is for 1 player, not {players}")
    if options.draft_peaceful_rush != "inspect" and not draft:
        raise BadOptions("draft_peaceful_rush is for the edition draft2019")
    return Rules(
        players=players,
        seats=max(2, players),
        deal_sides=options.first_game,
        random_factions=options.factions == "random" or options.first_game,
        choose_elements=options.extra_elements == "host_choice" and not options.first_game,
        draft=draft,
        oracle=options.oracle,
        minotaur=options.minotaur,
        shapeshifter=options.shapeshifter,
        mother=options.mother_of_dragons,
        bifrost=options.bifrost,
        teams=options.teams,
        magic_draft=options.magic_draft,
        no_doorways=options.no_doorways,
        tactics=options.tactics,
        legendary=options.legendary,
        values=TRACK_VALUES[options.track_values],
        chest_gold=options.chest_gold,
        inspect=draft and options.draft_peaceful_rush == "inspect",
        tray=NO_LIMIT if draft else TRAY,
        ghost_bonus=GHOST_BONUS[options.ghost_level],
    )
