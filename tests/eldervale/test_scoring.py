"""Final scoring: A57 to A60, A68, and every vault and prophecy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.eldervale.table import TILE, Table
from wyrmtable.games.eldervale.data import MAGIC_NUMBER
from wyrmtable.games.eldervale.rules import scoring
from wyrmtable.games.eldervale.rules.scoring import cards, dwellings, final_scoring, points, prophecies, result, vaults


def test_a57_three_cards_for_each_dwelling() -> None:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"))
    t.power(0, fire=5, water=4, order=3, earth=2)
    t.cards(
        0,
        "ash_forge",
        "war_drums",
        "tidal_gate",
        "moonpool",
        "citadel",
        "gem_terrace",
        "elder_quarry",
        "mountain_roost",
    )
    t.g.dwellings[TILE["emberfields"]] = t.g.dwellings[TILE["lilypad_shallows"]] = 0
    assert cards(t.g, 0) == 23 + 5  # and the starter card
    t.g.dwellings[TILE["lilypad_shallows"]] = -2
    assert cards(t.g, 0) == 14 + 5
    t.g.dwellings[TILE["emberfields"]] = -2
    assert cards(t.g, 0) == 5


def astrid(edition: str) -> Table:
    """The position of A58 and A68."""
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"), edition=edition)
    player = t.player(0)
    player.vp = 25
    player.orbs = 1
    player.glory = 4
    t.power(0, fire=5, order=3, water=1)
    t.supply(0, sword=3)
    t.hand(0, "prophecy_of_hearths")
    for realm in ("emberfields", "obsidian_crown", "measured_fields"):
        t.g.dwellings[TILE[realm]] = 0
    hoard = "dragonfire_hoard" if edition == "published" else "lava_hatchery"
    t.cards(0, "ash_forge", "war_drums", hoard, "citadel", "guild_hall", "gear_workshop", "hall_of_laws")
    t.cards(0, "tidal_gate", "moonpool", "tide_guard", "gem_terrace")
    if edition == "published":
        t.orb_on("dragonfire_hoard")
    return t


def test_a58_the_whole_scoring() -> None:
    t = astrid("published")
    assert points(t.g, 0) == [25, 1, 10, 13, 36, 7, 3, 0]
    t.g.order = (0, 1)
    final_scoring(t.g)
    assert t.player(0).vp == 95
    assert t.g.breakdown[0] == [25, 1, 10, 13, 36, 7, 3, 0]
    assert len(t.g.breakdown[0]) == len(scoring.PARTS)


def test_a68_draft() -> None:
    t = astrid("draft2019")
    assert points(t.g, 0) == [25, 0, 10, 13, 38, 0, 3, 0]
    final_scoring(t.g)
    assert t.player(0).vp == 89


def test_a59_two_sigils_count_once() -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.power(0, fire=4)
    t.g.dwellings[TILE["obsidian_crown"]] = 0
    assert dwellings(t.g, 0) == 4


def test_steep_values() -> None:
    t = Table("embercrush_ogres", "atlanteans", track_values="steep")
    t.power(0, fire=4)
    t.g.dwellings[TILE["obsidian_crown"]] = 0
    assert dwellings(t.g, 0) == 5


@pytest.mark.parametrize(("magic", "winners"), [(3, (0, 1)), (4, (1,)), (2, (0,))])
def test_a60_resources_break_ties(magic: int, winners: tuple[int, ...]) -> None:
    t = Table("embercrush_ogres", "atlanteans")
    t.player(0).vp = t.player(1).vp = 80
    t.supply(0, gem=5, tool=2)
    t.supply(1, gem=5, tool=1)
    t.any_hand(0, 2)
    t.any_hand(1, magic)
    t.player(1).tray = [1, 2]
    t.player(1).orbs = 3
    assert result(t.g).winners == winners


def test_a60_draft_shares() -> None:
    t = Table("embercrush_ogres", "atlanteans", edition="draft2019")
    t.player(0).vp = t.player(1).vp = 80
    t.supply(0, gem=5)
    assert result(t.g).winners == (0, 1)


def test_teams_add_up() -> None:
    t = Table("embercrush_ogres", "atlanteans", "wardens_of_evenmarch", "elves_of_briardell", teams=True)
    for seat, vp in enumerate((50, 10, 40, 30)):
        t.player(seat).vp = vp
    assert result(t.g).winners == (2, 3)
    t.player(1).vp = 20
    assert result(t.g).winners == (0, 1, 2, 3)
    t.supply(2, gem=1)
    assert result(t.g).winners == (2, 3)


def test_solo_needs_strictly_more() -> None:
    t = Table("embercrush_ogres", players=1)
    t.player(0).vp = t.player(1).vp = 50
    assert result(t.g).winners == (1,)
    t.player(0).vp = 51
    assert result(t.g).winners == (0,)


# ---- vaults


def vault(name: str, *prepare: Callable[[Table], object]) -> int:
    t = Table("embercrush_ogres", "atlanteans", elements=("air", "earth"))
    t.g.elements = tuple(range(8))
    t.cards(0, name)
    for step in prepare:
        step(t)
    assert vaults(t.g, 0) == 0  # no Orb yet
    t.orb_on(name)
    return vaults(t.g, 0)


def test_vaults() -> None:
    """Deeproot Cavern: A34; Dragonfire Hoard: A58."""
    assert vault("sky_archive", lambda t: t.any_hand(0, 4)) == 4
    assert vault("sky_archive", lambda t: t.any_hand(0, 9)) == 7
    assert vault("dragonfire_hoard", lambda t: t.supply(0, sword=4), lambda t: setattr(t.player(0), "glory", 3)) == 7
    assert vault("dragonfire_hoard", lambda t: t.supply(0, sword=1)) == 1
    assert vault("sunken_treasury", lambda t: t.slot("sunken_treasury", "gem:2"), lambda t: t.supply(0, potion=3)) == 5
    assert vault("reliquary_of_dawn", lambda t: t.power(0, fire=3, air=1), lambda t: t.power(1, fire=3, air=2)) == 2
    assert vault("catacomb_hoard", *[lambda t, i=i: t.slot("catacomb_hoard", "gem:2", i) for i in (0, 1)]) == 6
    assert vault("vault_of_ledgers", lambda t: t.supply(0, gem=3, gold=1)) == 2
    every = {"gem": 1, "potion": 1, "scroll": 1, "tool": 1, "sword": 1, "gold": 1}
    assert vault("vault_of_ledgers", lambda t: t.supply(0, **every), lambda t: t.any_hand(0, 1)) == 9
    assert (
        vault(
            "vault_of_whims",
            lambda t: t.slot("vault_of_whims", "gem:1/tool:1"),
            lambda t: t.player(0).quests.append(50),
        )
        == 4
    )


# ---- prophecies


def prophecy(name: str, *prepare: Callable[[Table], object]) -> int:
    t = Table("embercrush_ogres", "atlanteans", elements=("earth", "order"))
    t.map("fortress", "emberfields", "portal", "lilypad_shallows", "moonwell_falls", "obsidian_crown")
    for step in prepare:
        step(t)
    t.player(0).hand.append(MAGIC_NUMBER[name])
    return prophecies(t.g, 0)


def home(*realms: str, seat: int = 0) -> Callable[[Table], None]:
    def build(t: Table) -> None:
        for realm in realms:
            t.g.dwellings[TILE[realm]] = seat

    return build


def test_prophecies() -> None:
    assert prophecy("prophecy_of_the_crown", lambda t: t.power(0, fire=5, water=4)) == 3
    assert prophecy("prophecy_of_the_crown", lambda t: t.power(0, fire=5, water=5, earth=5)) == 6
    assert prophecy("prophecy_of_the_four_winds", lambda t: t.power(0, fire=2, water=2, earth=2, order=3)) == 5
    assert prophecy("prophecy_of_the_four_winds", lambda t: t.power(0, fire=2, water=2, earth=1, order=3)) == 0
    assert prophecy("prophecy_of_the_four_winds", lambda t: t.power(0, fire=2, water=2, earth=2)) == 0
    assert prophecy("prophecy_of_hearths", home("emberfields", "moonwell_falls")) == 2
    assert prophecy("prophecy_of_the_old_stones", home("emberfields", "lilypad_shallows")) == 2
    assert prophecy("prophecy_of_the_host", lambda t: t.ready(0, "warrior"), lambda t: t.below(0, "dragon")) == 4
    assert prophecy("prophecy_of_the_library", lambda t: t.hand(0, "lure", "haste")) == 3
    assert prophecy("prophecy_of_plenty", lambda t: t.supply(0, gem=5, gold=2)) == 3
    assert prophecy("prophecy_of_heroes", lambda t: setattr(t.player(0), "glory", 2)) == 4
    assert prophecy("prophecy_of_heroes", lambda t: setattr(t.player(1), "glory", 2)) == 0
    assert prophecy("prophecy_of_heroes", lambda t: setattr(t.player(0), "glory", 0)) == 0
    assert prophecy("prophecy_of_the_archive", lambda t: t.cards(0, "citadel", "moonpool", "tide_guard")) == 1
    assert prophecy("prophecy_of_neighbours", home("emberfields"), home("lilypad_shallows", seat=1)) == 0
    assert prophecy("prophecy_of_neighbours", home("moonwell_falls"), home("lilypad_shallows", seat=1)) == 1
    assert prophecy("prophecy_of_beasts", lambda t: setattr(t.player(0), "beasts", 2)) == 4
    assert prophecy("prophecy_of_beasts", lambda t: setattr(t.player(0), "beasts", 5)) == 6
    assert prophecy("prophecy_of_the_deep", lambda t: t.below(0, "worker", "worker")) == 4
