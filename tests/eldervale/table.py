"""Positions for scenario tests: a small map, Units, supplies, hands, stacked decks and dice.

    t = Table("wardens_of_evenmarch", "elves_of_briardell")      # seats 0 and 1; a dealt match, the map wiped
    t.map("fortress", "portal", "mill")                          # a row of realms from west to east
    t.realm("obsidian_crown", 1, -1)                             # one more at (q, r)
    t.unit(0, "worker", "portal"); t.ready(0, "warrior")         # Units in realms; summoned ones in the Ready Area
    t.supply(0, tool=2, sword=1); t.hand(0, "polymorph"); t.tray(0, "gem:2"); t.cards(0, "citadel")
    t.row("gem_terrace", "ember_gate")                           # exactly these cards lie face up
    t.war(); t.dice(6, 4, 2)                                     # no more peace; the next battle dice
    t.turn(0)                                                    # this seat's turn begins
    t.do("place:worker@fortress", "pass")                        # answers by their names, one after the other
    t.options(), t.asked, t.seat                                 # what is asked, the kind of question, of whom

Windows in which somebody can only pass are passed by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from tests.loaded import Loaded
from wyrmtable.core.ask import PASS, Question, name_of
from wyrmtable.core.run import Run
from wyrmtable.games.eldervale import GAME
from wyrmtable.games.eldervale.data import (
    ADVENTURE,
    ADVENTURES,
    BEAST,
    ELEMENTS,
    FACTIONS,
    INACTIVE,
    MAGIC_NUMBER,
    MONSTERS,
    READY,
    RESOURCES,
    STACK,
    STARTER,
    TILES,
    TOKENS,
    UNDERWORLD,
    UNITS,
    read_cost,
    slot_key,
)
from wyrmtable.games.eldervale.hexes import AWAY, cell_at
from wyrmtable.games.eldervale.options import Options
from wyrmtable.games.eldervale.rules import land
from wyrmtable.games.eldervale.rules.setup import deal, set_up
from wyrmtable.games.eldervale.state import DOMINATED, NOT_USED, WAITING, Eldervale, Player

T = TypeVar("T")


TILE = {tile.name: tile.number for tile in TILES}
MONSTER = {monster.name: monster.number for monster in MONSTERS}
FACTION = {faction.name: faction for faction in FACTIONS}
ELEMENT = {word: number for number, word in enumerate(ELEMENTS)}


class Table:
    """A position under construction, then played by answers."""

    def __init__(self, *factions: str, elements: Sequence[str] = (), players: int = 0, **options: Any) -> None:
        number = players or len(factions)
        self.g = g = set_up(number, Options(**options), Loaded.make("eldervale"))
        for player, word in zip(g.players, factions, strict=False):
            player.faction = FACTION[word].number
            player.element = FACTION[word].element
        for player in g.players:
            if player.element < 0:
                player.element = next(e for e in range(8) if e not in [other.element for other in g.players])
        g.order = tuple(range(len(g.players)))
        if g.rules.teams:
            g.order = (0, 2, 3, 1)
        in_play = {player.element for player in g.players} | {ELEMENT[word] for word in elements}
        spare = [element for element in range(8) if element not in in_play]
        while len(in_play) < len(g.players) + 2:
            in_play.add(spare.pop(0))
        g.elements = tuple(sorted(in_play))
        deal(g)
        self._wipe()
        self.run: Run[Eldervale] | None = None

    def _wipe(self) -> None:
        """All tiles back on the stack, all treasure in its stacks, nobody in Eldervale; hands empty."""
        g = self.g
        g.stack = [tile.number for tile in TILES if tile.element in g.elements]
        g.cells = [AWAY] * len(TILES)
        g.adjacent = [0] * len(TILES)
        g.next_stack = [0] * len(ELEMENTS)
        g.stack_of = [-1] * len(TILES)
        g.monsters = [place if place == NOT_USED else WAITING for place in g.monsters]
        for player in g.players:
            g.magic += player.hand
            player.hand = []
            player.vp = 0
            player.supply = [0] * 6
        g.phase = "main-choice"

    # ---- the map

    def map(self, *names: str, r: int = 0, q: int = 0) -> None:
        """A row of realms from west to east."""
        for i, name in enumerate(names):
            self.realm(name, q + i, r)

    def realm(self, name: str, q: int, r: int) -> int:
        tile = TILE[name]
        if tile in self.g.stack:
            self.g.stack.remove(tile)
        land.lay(self.g, tile, cell_at(q, r))
        return tile

    def stack(self, *names: str) -> None:
        """The whole realm stack, the first name on top."""
        self.g.stack = [TILE[name] for name in reversed(names)]

    def monster(self, name: str, realm: str) -> int:
        """This Monster stands in the realm (in place of its element's other one)."""
        number = MONSTER[name]
        self.g.monsters[number] = TILE[realm]
        for other in MONSTERS:
            if other.number != number and other.element == MONSTERS[number].element and other.element >= 0:
                self.g.monsters[other.number] = NOT_USED
        return number

    def no_monster(self, *names: str) -> None:
        for name in names:
            self.g.monsters[MONSTER[name]] = NOT_USED

    def treasure(self, realm: str, *faces: str, index: int = 0) -> None:
        """The whole stack, the first face on top."""
        g = self.g
        stack = g.stack_of[TILE[realm]] + index
        start = stack * STACK + STACK - len(faces)
        for i, face in enumerate(faces):
            g.tokens[start + i] = self.token(face)
        g.left[stack] = len(faces)

    def dwelling(self, seat: int, realm: str) -> None:
        player = self.g.players[seat]
        self.g.dwellings[TILE[realm]] = seat
        index = player.places.index(INACTIVE) if INACTIVE in player.places[:6] else player.places.index(READY)
        player.places[index] = -4

    # ---- Units

    def unit(self, seat: int, kind: str, realm: str) -> None:
        self._put(seat, kind, TILE[realm])

    def ready(self, seat: int, *kinds: str) -> None:
        for kind in kinds:
            self._put(seat, kind, READY, (INACTIVE,))

    def below(self, seat: int, *kinds: str) -> None:
        for kind in kinds:
            self._put(seat, kind, UNDERWORLD)

    def beast(self, seat: int, monster: str, realm: str = "") -> None:
        """A dominated monster, ready or in a realm."""
        player = self.g.players[seat]
        player.kinds.append(BEAST + MONSTER[monster])
        player.places.append(TILE[realm] if realm else READY)
        self.g.monsters[MONSTER[monster]] = DOMINATED

    def _put(self, seat: int, kind: str, place: int, sources: Sequence[int] = (READY, INACTIVE)) -> None:
        player = self.g.players[seat]
        number = UNITS.index(kind)
        if number not in player.kinds:
            player.kinds.append(number)
            player.places.append(READY)
            self.g.hired[number - 4] = seat
        for source in sources:
            for i, (own, where) in enumerate(zip(player.kinds, player.places, strict=True)):
                if own == number and where == source:
                    player.places[i] = place
                    return
        if place != READY:
            raise AssertionError(f"no {kind} left")

    def only(self, seat: int, *kinds: str) -> None:
        """Exactly these Units are ready; all others that were are inactive."""
        player = self.g.players[seat]
        player.places = [INACTIVE if place == READY else place for place in player.places]
        self.ready(seat, *kinds)

    # ---- things of players

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def supply(self, seat: int, **kinds: int) -> None:
        self.g.players[seat].supply = [kinds.get(word, 0) for word in RESOURCES[:6]]

    def has(self, seat: int, **kinds: int) -> bool:
        """Whether the supply holds exactly this."""
        return self.g.players[seat].supply == [kinds.get(word, 0) for word in RESOURCES[:6]]

    def hand(self, seat: int, *names: str) -> None:
        player = self.g.players[seat]
        self.g.magic += player.hand
        player.hand = [MAGIC_NUMBER[name] for name in names]
        for card in player.hand:
            for pile in (self.g.magic, self.g.spent, *(other.hand for other in self.g.players if other is not player)):
                if card in pile:
                    pile.remove(card)

    def any_hand(self, seat: int, number: int, kind: str = "prophecy") -> None:
        """So many cards that do nothing in play."""
        names = [name for name, card in MAGIC_NUMBER.items() if name.startswith(kind) and card in self.g.magic]
        self.hand(seat, *names[:number])

    def draws(self, *names: str) -> None:
        """The next cards of the Magic deck."""
        cards = [MAGIC_NUMBER[name] for name in names]
        self.g.magic = [card for card in self.g.magic if card not in cards] + cards[::-1]

    def token(self, face: str) -> int:
        """A token with this face that nobody has yet."""
        faces = tuple(read_cost(side) for side in face.split("/"))
        used = [*self.g.slots.values(), *(token for player in self.g.players for token in player.tray)]
        return next(token.number for token in TOKENS if token.faces == faces and token.number not in used)

    def tray(self, seat: int, *faces: str) -> list[str]:
        """Tokens in the tray; their names."""
        player = self.g.players[seat]
        for face in faces:
            player.tray.append(self.token(face))
        return [TOKENS[token].name for token in player.tray]

    def cards(self, seat: int, *names: str) -> None:
        """Adventure cards in the tableau."""
        for name in names:
            self._take(ADVENTURE[name])
            self.g.players[seat].tableau.append(ADVENTURE[name])

    def _take(self, card: int) -> None:
        g, element = self.g, ADVENTURES[card].element
        if card in g.decks[element]:
            g.decks[element].remove(card)
        if g.row[element] == card:
            g.row[element] = -1

    def row(self, *names: str) -> None:
        """Exactly these cards lie face up; the decks keep the rest."""
        g = self.g
        for element in g.elements:
            if g.row[element] >= 0:
                g.decks[element].insert(0, g.row[element])
                g.row[element] = -1
        for name in names:
            card = ADVENTURE[name]
            self._take(card)
            g.row[ADVENTURES[card].element] = card

    def face_up(self) -> list[str]:
        return [ADVENTURES[card].name for card in self.g.row if card >= 0]

    def slot(self, card: str, face: str, slot: int = 0) -> None:
        """A token in a slot of a card (``starter_fire`` for a starter card)."""
        number = STARTER + ELEMENT[card[8:]] if card.startswith("starter_") else ADVENTURE[card]
        self.g.slots[slot_key(number, slot)] = self.token(face)

    def orb_in(self, card: str) -> None:
        self.g.slots[slot_key(ADVENTURE[card], 0)] = -2

    def orb_on(self, card: str) -> None:
        self.g.orbs_on.append(ADVENTURE[card])

    def aura(self, seat: int, aura: str, host: str) -> None:
        self.cards(seat, aura)
        self.g.auras[ADVENTURE[host]] = ADVENTURE[aura]

    def power(self, seat: int, **spaces: int) -> None:
        self.g.players[seat].power = [spaces.get(word, 0) for word in ELEMENTS]

    # ---- the course of things

    def war(self) -> None:
        """The Peaceful Beginning is over."""
        self.g.peaceful = False
        for player in self.g.players:
            player.glory = max(0, player.glory)

    def dice(self, *values: int) -> None:
        self.script("battle-die", *(value - 1 for value in values))

    def script(self, stream: str, *results: int) -> None:
        chance = self.g.chance
        assert isinstance(chance, Loaded)
        chance.script.setdefault(stream, []).extend(results)

    def turn(self, seat: int = 0) -> None:
        """This seat's turn begins."""
        self.g.active = seat
        self.g.phase = "begin-turn"
        self.g.agenda = []
        self.run = Run(GAME, self.g)
        self._pass_by()

    def _pass_by(self) -> None:
        run = self.playing
        while not run.over and list(run.options) == [PASS]:
            run.pick(PASS)

    @property
    def playing(self) -> Run[Eldervale]:
        assert self.run is not None
        return self.run

    @property
    def question(self) -> Question:
        return self.playing.question

    @property
    def asked(self) -> str:
        """Kind of the open question, "" at the end of the match."""
        return "" if self.playing.over else self.question.kind

    @property
    def seat(self) -> int:
        return self.playing.seat

    def options(self) -> list[str]:
        return [] if self.playing.over else [name_of(option) for option in self.playing.options]

    def offers(self, *names: str) -> bool:
        return all(name in self.options() for name in names)

    def starting(self, beginning: str) -> list[str]:
        """Options that begin so, without that beginning."""
        return [name.removeprefix(beginning) for name in self.options() if name.startswith(beginning)]

    def places_for(self, kind: str) -> list[str]:
        return self.starting(f"place:{kind}@")

    def do(self, *names: str) -> None:
        """Answer one question after the other; a payment is given by its pieces, joined by +."""
        for name in names:
            run = self.playing
            if run.question.form == "pay":
                run.send(run.question.parse(name.split("+")))
            else:
                found = [option for option in run.options if name_of(option) == name]
                assert found, f"{self.asked} of {self.seat} does not offer {name}: {self.options()}"
                run.pick(found[0])
            self._pass_by()

    def act(self, seat: int, name: str) -> None:
        """Something a seat does out of turn."""
        question = GAME.aside(self.g, seat)
        assert question is not None, f"{seat} can do nothing out of turn"
        self.playing.act(seat, question.parse([name]))

    def until(self, *kinds: str, limit: int = 60) -> None:
        """Pass, or answer with the first option, until one of these kinds is asked (or the match is over)."""
        for _ in range(limit):
            if self.playing.over or self.asked in kinds:
                return
            options = list(self.playing.options)
            self.playing.pick(PASS if PASS in options else options[0])
            self._pass_by()
        raise AssertionError(f"still asked {self.asked}")

    def finish(self) -> None:
        """On to the next turn: every decision left is passed, or answered with its first option."""
        turns = self.g.turns
        for _ in range(200):
            if self.playing.over or self.g.turns != turns:
                return
            options = list(self.playing.options)
            self.playing.pick(PASS if PASS in options else options[0])
            self._pass_by()
        raise AssertionError(f"still asked {self.asked}")

    # ---- looking

    def where(self, seat: int, kind: str) -> list[str]:
        """Where the Units of this kind are: names of realms, ready, underworld, inactive."""
        player = self.g.players[seat]
        words = {READY: "ready", UNDERWORLD: "underworld", INACTIVE: "inactive", -4: "dwelling"}
        return sorted(
            words.get(place) or (TILES[place].name if place >= 0 else "card")
            for own, place in zip(player.kinds, player.places, strict=True)
            if UNITS[own] == kind
        )

    def monster_in(self, name: str) -> str:
        place = self.g.monsters[MONSTER[name]]
        return TILES[place].name if place >= 0 else str(place)

    def battle_dice(self, side: int) -> int:
        from wyrmtable.games.eldervale.rules.sides import dice_number

        return dice_number(self.g, side)
