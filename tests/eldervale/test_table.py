"""What people see: faces, chips, reasons, forecasts, the budget of a late table."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec
import pytest

from tests.eldervale.arena import Arena
from tests.eldervale.table import TILE, Table
from wyrmtable.check.scenes import BUDGET
from wyrmtable.core.ask import Question
from wyrmtable.core.game import Wording
from wyrmtable.core.language import Language
from wyrmtable.core.scene import Card, Counter, Option, Piece, Pip, Scene, Sheet, Track
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import (
    ADVENTURES,
    FACTIONS,
    GHOSTS,
    HOUSE,
    LIMIT,
    MAGIC_CARDS,
    MONSTERS,
    ORB_SPACES,
    SLOTS_EACH,
    STARTERS,
    TILES,
    TOKENS,
    TROVE,
    slot_key,
)
from wyrmtable.games.eldervale.forecast import income
from wyrmtable.games.eldervale.rules.scoring import points
from wyrmtable.games.eldervale.sentences import sentence
from wyrmtable.games.eldervale.state import Battle
from wyrmtable.games.eldervale.terms import token_msg


def asked(t: Table) -> Wording:
    """How the seat is asked now."""
    assert t.run is not None
    question = t.run.question
    assert isinstance(question, Question)
    return GAME.ask(t.g, question)


def option(t: Table, name: str) -> Option:
    return next(option for option in asked(t).options if option.name == name)


def chips(option: Option) -> dict[str, int | None]:
    return {pip.icon: pip.n for pip in option.gives}


# ---- faces


def test_everything_printed_has_a_face() -> None:
    faces = GAME.faces()
    printed = (
        len(ADVENTURES) + len(MAGIC_CARDS) + len(STARTERS) + len(FACTIONS) + len(MONSTERS) + len(TILES) + len(GHOSTS)
    )
    mercenaries = 2
    assert len(faces) == printed + len(ORB_SPACES) + len(TROVE) + mercenaries
    for card in ADVENTURES:
        face = faces[f"a{card.number}"]
        assert sum(pip.n or 0 for pip in face.cost) == sum(card.cost)
        assert len(face.slots) == len(card.slots) + (card.orb != "none")
    for magic in MAGIC_CARDS:
        assert faces[f"m{magic.number}"].tone == magic.kind


def test_what_is_ours_is_marked() -> None:
    """Every row of the tables that is our own design shows it, and no other."""
    faces = GAME.faces()
    for tile in TILES:
        ours = tile.kind == "elemental" or f"realm_tiles:R-{tile.name}" in HOUSE
        assert faces[f"realm.{tile.name}"].house == ours
    assert not faces["realm.fortress"].house
    assert faces["realm.oracle"].house
    for key, table in (("a0", "adventure"), ("m0", "magic"), ("monster.tempest_roc", "monsters")):
        assert faces[key].house == any(id.startswith(table) for id in HOUSE)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_face_has_words(language: str) -> None:
    say = Language(language, GAME)
    for key, face in GAME.faces().items():
        for message in (face.title, face.sub, face.text):
            assert message is None or say.has(message.id), f"{key}: {message}"
    for token in TOKENS:
        assert say.has(token_msg(token.number).id)


def test_every_sign_has_an_icon() -> None:
    theme = tomllib.loads((files("wyrmtable.games.eldervale") / "theme" / "theme.toml").read_text("utf-8"))
    shared = {"gem", "gold", "vp", "dice", "magic"}
    used = {icon for face in GAME.faces().values() for icon in face.art}
    used |= {
        atom.icon for face in GAME.faces().values() for row in face.rows for atom in row.atoms if isinstance(atom, Pip)
    }
    assert used <= theme["icons"].keys() | shared


def test_effects_as_signs() -> None:
    def told(effect: str) -> str:
        return " ".join(atom if isinstance(atom, str) else f"{atom.icon}{atom.n or ''}" for atom in sentence(effect))

    assert told("pay(slot)->score(2);draw_magic(1)") == "token → vp2 magic1"
    assert told("gain(slot_or(gem,1));if(own_dwelling>=3){gain(tool,1)}") == "gem1 / token ? : tool1"
    assert told("draw_magic(1);if(orb){draw_magic(1);score(2)}") == "magic1 orb : magic1 vp2"
    assert told("choose{gain(tool,3)|gain(gold,2)}") == "tool3 / gold2"
    assert told("win_true_tie(own)") == ""


# ---- what a placement brings


def test_placing_says_what_it_brings() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress", "obsidian_crown")
    t.treasure("emberfields", "sword:2")
    t.treasure("emberfields", "gem:1", index=1)
    t.treasure("obsidian_crown")
    t.supply(0, tool=2, gold=4)
    t.turn(0)
    assert chips(option(t, "place:worker@fortress")) == {"gold": 2}
    assert chips(option(t, "place:worker@obsidian_crown")) == {"gem": 1}  # under the empty stack
    two = option(t, "place:worker@emberfields")
    assert [(pip.icon, pip.n) for pip in two.gives] == [("sword", 2), ("gem", 1)]
    assert two.path == ("map@0,0",)
    ghost = two.preview[0]
    assert isinstance(ghost, Piece)
    assert (ghost.at, ghost.icon, ghost.owner) == ("map@0,0", "worker", 0)


def test_several_kinds_of_unit_are_pointed_at_after_the_realm() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("fortress", "mill")
    t.supply(0, tool=2)
    t.ready(0, "warrior")
    t.turn(0)
    assert option(t, "place:worker@fortress").path == ("map@0,0", "u0.0")
    assert option(t, "place:warrior@fortress").path == ("map@0,0", "u0.6")


def test_a_battle_shows_its_chances() -> None:
    arena = Arena(attacker="warrior", defenders=("worker",))
    arena.turn(0)
    gives = option(arena, "place:warrior@obsidian_crown").gives
    odds = next(pip for pip in gives if pip.icon == "odds")
    assert odds.label is not None
    assert Language("en", GAME)(odds.label) == "75 %"


def test_a_monster_beside_is_announced() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell", elements=["fire"])
    t.map("cinder_pit", "emberfields", "mill")
    t.monster("demon_of_might", "cinder_pit")
    t.war()
    t.turn(0)
    rush = [pip for pip in option(t, "place:worker@emberfields").gives if pip.icon == "rush"]
    assert [pip.label and pip.label.id for pip in rush] == ["monster-demon_of_might"]


def test_what_is_missing_is_said() -> None:
    """A realm in reach whose action is impossible says why; cashing treasure first is named where it would help."""
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress", "portal")
    t.supply(0)
    t.tray(0, "gold:1", "gem:2")
    t.turn(0)
    why = {blocked.path[0]: blocked.why.id for blocked in asked(t).blocked}
    assert why["map@1,0"] == "why-cash-first"
    t.g.players[0].tray = []
    t.turn(0)
    why = {blocked.path[0]: blocked.why.id for blocked in asked(t).blocked}
    assert why["map@1,0"] == "why-two-resources"
    assert why["map@2,0"] == "why-portal"


# ---- forecasts


def test_what_a_regroup_would_bring() -> None:
    """Each Unit on one action: the pickiest first, nothing that must be paid for, nothing twice."""
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "citadel", "guild_hall", "gear_workshop")
    t.war()
    assert not income(t.g, 0)  # nobody stands in Eldervale
    t.unit(0, "worker", "emberfields")
    assert income(t.g, 0) == {"tool": 1}
    t.unit(0, "warrior", "fortress")
    assert income(t.g, 0) == {"tool": 1, "glory": 1}
    t.unit(0, "worker", "portal")
    assert income(t.g, 0) == {"tool": 2, "glory": 1}


def test_income_is_shown_on_regroup_within_the_limit() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "obsidian_crown", "portal")
    t.unit(0, "worker", "emberfields")
    t.supply(0, tool=1)
    t.turn(0)
    assert chips(option(t, "regroup")) == {"tool": 1}
    t.supply(0, tool=LIMIT)
    t.turn(0)
    assert chips(option(t, "regroup")) == {}


def test_points_if_the_game_ended_now() -> None:
    """The own prophecies count for oneself, and nobody else sees them."""
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress", "measured_fields")
    t.dwelling(0, "measured_fields")
    t.hand(0, "prophecy_of_hearths")
    t.power(0, order=3)
    t.turn(0)

    def total(scene: Scene) -> int:
        sheet = next(each for each in scene.elements if isinstance(each, Sheet) and each.id == "now")
        found = sheet.rows[-1].cells[0]
        assert isinstance(found, int)
        return found

    assert total(GAME.scene(t.g, 0)) == sum(points(t.g, 0)) == 3 + 3 + 3 + 1
    assert GAME.scene(t.g, 0).seats[0].forecast == 10
    assert GAME.scene(t.g, 1).seats[0].forecast == 9
    assert total(GAME.scene(t.g, -1)) == 9


# ---- the table


def test_hands_of_others_are_numbers() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress")
    t.hand(0, "haste", "lure")
    t.turn(0)
    assert {"m:haste", "m:lure"} <= {element.id for element in GAME.scene(t.g, 0).elements}
    for viewer in (1, -1):
        seen = msgspec.json.encode(GAME.scene(t.g, viewer)).decode()
        assert "haste" not in seen
        assert '"count":2' in seen


def test_tracks_and_orbs() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell", elements=["fire"])
    t.map("emberfields", "fortress")
    t.power(0, fire=4, order=1)
    t.turn(0)
    elements = {element.id: element for element in GAME.scene(t.g, 0).elements}
    assert elements["pm:0.fire"].at == "p:fire#4"
    track = elements["p:fire"]
    assert isinstance(track, Track)
    assert [pip.icon for pip in track.steps[4].gain] == ["orb"]
    t.g.track_orbs.remove(t.g.elements[1] if t.g.elements[1] == 2 else 2)
    track = next(each for each in GAME.scene(t.g, 0).elements if each.id == "p:fire")
    assert isinstance(track, Track)
    assert not track.steps[4].gain


def test_the_battle_names_its_dice() -> None:
    """The counter of a side adds up from its Units, Dwellings, swords and the rest."""
    arena = Arena(attacker="warrior", defenders=("worker",))
    arena.dwelling(0, "emberfields")
    arena.supply(0, sword=1)
    arena.attack("spend-swords")
    arena.battle.bought[0] = 1
    side = next(each for each in GAME.scene(arena.g, 1).elements if each.id == "dice:side:0")
    assert isinstance(side, Counter)
    assert {pip.icon: pip.n for pip in side.parts} == {"warrior": 2, "dwelling": 1, "sword": 1, "ability": 1}
    assert side.value == 5  # the last one is Shieldwall


def test_a_late_table_of_five_keeps_the_budget() -> None:
    """Everything laid, ten cards and four tokens each, all slots filled, all Units on the map."""
    t = Table(
        "wardens_of_evenmarch",
        "elves_of_briardell",
        "embercrush_ogres",
        "atlanteans",
        "dawnspire_seraphs",
        mother_of_dragons=True,
        tactics=True,
    )
    g = t.g
    tiles = [tile for tile in TILES if tile.element in g.elements or tile.kind == "ruin"]
    for place, tile in enumerate(tiles):
        t.realm(tile.name, place % 6, place // 6)
    g.stack = []
    spare = [card for element in g.elements for card in g.decks[element]]
    tokens = [token.number for token in TOKENS if token.element in g.elements]
    for player in g.players:
        for card in spare[:10]:
            t.cards(player.seat, ADVENTURES[card].name)
            for slot in range(min(SLOTS_EACH, len(ADVENTURES[card].slots))):
                g.slots[slot_key(card, slot)] = tokens.pop()
        del spare[:10]
        player.tray = [tokens.pop() for _ in range(4)]
        player.power = [5 if element in g.elements[:4] else 0 for element in range(8)]
        t.ready(player.seat, "worker", "worker", "worker", "warrior", "wizard", "dragon")
        player.places = [TILE[tiles[(player.seat * 9 + at) % len(tiles)].name] for at in range(9)]
        player.hand = [g.magic.pop() for _ in range(7)]
    g.spent = g.magic
    t.war()
    t.turn(0)
    for viewer in (-1, 0, 4):
        size = len(msgspec.json.encode(GAME.scene(g, viewer)))
        assert size <= BUDGET, f"{size} bytes for {viewer}"


def test_cards_of_a_tableau_lie_there() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress")
    t.cards(1, "citadel", "aura_of_grace")
    t.g.auras[t.player(1).tableau[0]] = t.player(1).tableau[1]
    t.slot("starter_earth", "gem:2")
    t.turn(0)
    elements = {element.id: element for element in GAME.scene(t.g, 0).elements}
    citadel = elements["a:citadel"]
    assert isinstance(citadel, Card)
    assert citadel.at == "tab:1"
    assert [pip.icon for pip in citadel.pips] == ["attach"]
    assert any(element.at == "s:1#slot" for element in elements.values())


# ---- prices as they are


def said(t: Table, name: str) -> str:
    label = option(t, name).label
    assert label is not None
    return Language("en", GAME)(label)


def hinted(t: Table) -> str:
    hint = asked(t).hint
    return "" if hint is None else Language("en", GAME)(hint)


def test_a_dwelling_at_the_mill_says_what_blueprints_take_off() -> None:
    t = Table("ironquill_automata", "atlanteans")
    t.map("marble_causeway", "mill", "measured_fields", "fortress")
    t.unit(0, "worker", "marble_causeway")
    t.unit(0, "worker", "measured_fields")
    t.cards(0, "master_builders")
    t.supply(0, tool=5, scroll=5, gem=5, potion=5)
    t.turn(0)
    t.do("place:worker@mill")
    assert t.asked == "choose-dwelling"
    assert hinted(t) == "It costs you 2 resources less."


def test_a_dwelling_by_burrow_builders_says_what_they_take_off() -> None:
    t = Table("stonevein_dwarves", "atlanteans")
    t.map("briar_meadows", "crystal_caverns", "fortress")
    for realm in ("briar_meadows", "crystal_caverns", "fortress"):
        t.unit(0, "worker", realm)
    t.cards(0, "burrow_builders")
    t.supply(0, tool=5, gem=5)
    t.turn(0)
    t.do("retrieve:worker@fortress>burrow_builders")
    assert t.asked == "choose-dwelling"
    assert hinted(t) == "It costs you one resource less."


def test_a_unit_of_the_trove_costs_nothing() -> None:
    t = Table("embercrush_ogres", "atlanteans", mother_of_dragons=True)
    t.map("dragonsden", "emberfields", "fortress")
    t.ready(0, "dragon")
    t.g.trove = [0, 3]
    t.war()
    t.player(0).glory = 3
    t.dice(6, 6, 6, 2, 2, 2, 2, 2)
    t.supply(0, gem=2)
    t.turn(0)
    t.do("place:dragon@fortress")
    while t.asked != "choose-summon":
        t.do("pass")
    warrior = next(name for name in t.options() if "warrior" in name)
    assert said(t, warrior) == "Warrior for nothing"


def test_a_card_by_the_tricksters_loft_costs_nothing() -> None:
    t = Table("wildmask_satyrs", "atlanteans", elements=("earth",))
    t.map("wandering_isles", "fortress")
    t.cards(0, "tricksters_loft", "bazaar_of_oddities")
    t.unit(0, "wizard", "fortress")
    t.row("gem_terrace", "tidal_gate")
    t.turn(0)
    t.do("regroup", "retrieve:wizard@fortress>tricksters_loft", "yes")
    assert t.asked == "choose-adventure"
    assert said(t, "buy:tidal_gate") == "Tidal Gate for nothing"


def test_a_card_by_the_seers_mirror_says_that_it_is_cheaper() -> None:
    t = Table("dawnspire_seraphs", "atlanteans")
    t.map("prism_glade", "fortress")
    t.cards(0, "seers_mirror")
    t.unit(0, "wizard", "fortress")
    t.row("tidal_gate", "luminous_threshold")
    t.supply(0, potion=2, scroll=2)
    t.turn(0)
    t.do("regroup", "retrieve:wizard@fortress>seers_mirror")
    assert t.asked == "choose-adventure"
    assert hinted(t) == "It costs you one resource less."


def test_the_bridge_tells_of_its_ends() -> None:
    t = Table("embercrush_ogres", "atlanteans", bifrost=True)
    t.map("dungeon1", "fortress", "emberfields")
    t.stack("bifrost", "cinder_pit")
    t.row("ember_gate", "tidal_gate")
    t.supply(0, sword=2)
    t.turn(0)
    t.do("place:worker@dungeon1")
    assert (t.asked, asked(t).rule) == ("choose-location", "bifrost")
    assert "10" in hinted(t)


def test_the_chimera_is_not_said_to_fight_with_nothing() -> None:
    """How many dice it has is rolled when the battle is: until then the range is told."""
    t = Table("wardens_of_evenmarch", "elves_of_briardell", elements=["chaos"])
    t.map("riftgarden", "fortress")
    t.monster("chimera_of_whim", "riftgarden")
    t.unit(0, "worker", "riftgarden")
    t.war()
    t.g.active = 0
    t.g.battle = Battle(realm=TILE["riftgarden"], triggers=[], step="join", monster=t.g.monster_at(TILE["riftgarden"]))
    counter = next(each for each in GAME.scene(t.g, 0).elements if each.id == "dice:side:m")
    assert isinstance(counter, Counter)
    assert counter.value == 2
    (part,) = counter.parts
    assert part.label is not None
    assert Language("en", GAME)(part.label) == "2 to 5, rolled first"


# ---- paying, and what would follow


def test_paying_repeats_what_is_bought() -> None:
    """A Dwelling: its points, its power, itself as a ghost; a card: its power; the Fortress: its gold."""
    t = Table("ironquill_automata", "atlanteans")
    t.map("marble_causeway", "mill", "fortress")
    t.unit(0, "worker", "marble_causeway")
    t.supply(0, tool=2, scroll=2, gem=2, gold=3)
    t.turn(0)
    t.do("place:worker@mill")
    if t.asked == "choose-dwelling":
        t.do("marble_causeway")
    assert t.asked == "pay"
    told = asked(t)
    assert [(pip.icon, pip.n) for pip in told.gives if pip.n] == [("vp", 2)]
    assert [pip.icon for pip in told.gives if not pip.n] == ["order"]
    (ghost,) = told.preview
    assert isinstance(ghost, Piece)
    assert ghost.at == f"r{TILE['marble_causeway']}#home"
    t.supply(0, tool=2, gem=2)
    t.g.players[0].places = [-1 if place >= 0 else place for place in t.g.players[0].places]
    t.turn(0)
    t.do("place:worker@fortress")
    assert t.asked == "pay"
    assert [pip.icon for pip in asked(t).gives] == ["gold"]


def follows(t: Table, name: str) -> list[str]:
    found = GAME.foresee(t.g, t.question, next(each for each in t.question.options if each.name == name))
    return [] if found is None else [Language("en", GAME)(line) for line in found.say]


def test_a_placement_says_who_would_fight_with_which_chance() -> None:
    arena = Arena(attacker="warrior", defenders=("worker",))
    arena.turn(0)
    assert asked(arena).foresight
    (line,) = follows(arena, "place:warrior@obsidian_crown")
    assert "75 %" in line


def test_a_placement_says_what_a_rush_would_mean() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell", elements=["fire"])
    t.map("cinder_pit", "emberfields", "mill")
    t.monster("demon_of_might", "cinder_pit")
    t.treasure("emberfields")
    t.war()
    t.turn(0)
    (line,) = follows(t, "place:worker@emberfields")
    assert line.startswith("Demon of Might would rush in: you would win with ")
    t.g.peaceful = True
    assert follows(t, "place:worker@emberfields") == []


def test_a_regroup_says_what_the_units_would_bring() -> None:
    t = Table("wardens_of_evenmarch", "elves_of_briardell")
    t.map("emberfields", "fortress", "portal")
    t.cards(0, "citadel", "guild_hall")
    t.unit(0, "worker", "emberfields")
    t.unit(0, "warrior", "fortress")
    t.below(0, "worker")
    t.supply(0, gold=5)
    t.war()
    t.turn(0)
    brings, returns = follows(t, "regroup")
    assert brings == "Your Units out there would bring about 1 glory and 1 tool, each on one of your actions"
    assert returns == "1 Unit returns from the Underworld"
