"""Builds positions in the notation of the scenarios, and plays them through a real match."""

from __future__ import annotations

import re

from wyrmtable.core.ask import name_of
from wyrmtable.core.chance import Chance
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.match import Match
from wyrmtable.core.scene import Ask
from wyrmtable.games.nidavellir import GAME
from wyrmtable.games.nidavellir.data import (
    BASE_COINS,
    CARDS_BY_NAME,
    COMMAND,
    CROWN_JEWELER,
    GEM_SIX,
    GREAT_ARMORER,
    GREAT_BLACKSMITH,
    HUNTING_MASTER,
    PLACE,
    SPECIAL_THREE,
    Card,
    Coin,
)
from wyrmtable.games.nidavellir.scoring import score_lines
from wyrmtable.games.nidavellir.state import Player, Table

LETTERS = {"W": 0, "H": 1, "M": 2, "B": 3, "E": 4}


def table(players: int, gems: list[int] | None = None, *, seed: str = "scenario", first_game: bool = False) -> Table:
    made = GAME.setup(players, GAME.Options(first_game), Chance(seed))
    for player, gem in zip(made.players, gems or [], strict=False):
        player.gem = gem
    return made


def find(made: Table, sign: str) -> Card:
    """Take a dwarf out of the decks: ``w6``, ``h``, ``m1``, ``b``, ``e9``; ``o`` is a Royal Offering; ``w`` any Warrior."""
    column = "WHMBE".find(sign[0].upper())
    number = int(sign[1:]) if sign[1:] else None
    piles = [made.decks[made.age - 1], made.decks[2 - made.age]]
    for pile in piles:
        for card in sorted(pile, key=PLACE):
            fits = card.upgrade > 0 if sign[0] == "o" else card.column == column
            if fits and number in (None, card.upgrade or card.points):
                pile.remove(card)
                return card
    raise LookupError(sign)


def army(made: Table, seat: int, text: str) -> Player:
    """``W[3,Tarah] H[h,h] B3 command[Skaa]``: cards from first to last, or just a number of ranks of plain dwarfs."""
    player = made.players[seat]
    for letter, count in re.findall(r"\b([WHMBE])(\d+)", text):
        for _ in range(int(count)):
            player.lay(find(made, letter.lower()), LETTERS[letter])
    for where, inside in re.findall(r"(\w+)\[([^\]]*)\]", text):
        for word in filter(None, inside.split(",")):
            column = COMMAND if where == "command" else LETTERS[where]
            lay(made, player, word.strip(), column)
    return player


def lay(made: Table, player: Player, word: str, column: int) -> None:
    hero = CARDS_BY_NAME.get(f"hero:{word.lower()}")
    if hero is not None:
        made.heroes.remove(hero)
        player.recruited += 1
        if column == COMMAND:
            player.command.append(hero)
        else:
            player.lay(hero, column)
        if word.lower() == "uline":
            made.uline = player.seat
    elif word == "Great":
        made.distinctions[GREAT_ARMORER.column] = player.seat
        player.lay(GREAT_BLACKSMITH, column)
    else:
        letter = "whmbe"[column]
        player.lay(find(made, letter + word if word.isdigit() else letter), column)


def coin(made: Table, seat: int, word: str) -> Coin:
    """``4`` base, ``r7`` royal, ``s3`` special; royal coins come out of the treasury."""
    if word == "s3":
        made.distinctions[HUNTING_MASTER.column] = seat
        return SPECIAL_THREE
    if word.startswith("r"):
        return take_royal(made, int(word[1:]))
    return next(c for c in BASE_COINS[seat] if c.value == int(word))


def take_royal(made: Table, value: int) -> Coin:
    found = next(c for c in made.treasury if c.value == value)
    made.treasury.remove(found)
    return found


def hand(made: Table, seat: int, words: str) -> None:
    """Give a player these five coins; base coins no longer owned go to the box."""
    player = made.players[seat]
    player.hand = sorted((coin(made, seat, word) for word in words.split()), key=PLACE)
    made.box += [c for c in BASE_COINS[seat] if c not in player.hand]


def laid(made: Table, seat: int, bids: str, pouch: str) -> None:
    """The coins as they lie after the bids of a round; ``-`` for a tavern without a coin."""
    player = made.players[seat]
    player.bids = [None if word == "-" else coin(made, seat, word) for word in bids.split()]
    player.pouch = [coin(made, seat, word) for word in pouch.split()]
    player.hand = []
    owned = player.coins()
    made.box += [c for c in BASE_COINS[seat] if c not in owned]


def crown(made: Table, seat: int) -> None:
    player = made.players[seat]
    player.under, player.gem = player.gem, GEM_SIX
    made.distinctions[CROWN_JEWELER.column] = seat


def stack(made: Table, signs: str) -> None:
    """Put these cards on top of the current deck, the first one uppermost."""
    cards = [find(made, sign) for sign in signs.split()]
    made.decks[made.age - 1] += reversed(cards)


def row(made: Table, signs: str, tavern: int = 0) -> None:
    made.taverns[tavern] = [find(made, sign) for sign in signs.split()]


def at_tavern(made: Table, rows: list[str], bids: list[tuple[str, str]], tavern: int = 0) -> Play:
    """Begin with the reveal of a tavern: cards of the taverns, and each seat's (bids, pouch)."""
    for number, signs in enumerate(rows):
        row(made, signs, number)
    for seat, (on, pouch) in enumerate(bids):
        if on or pouch:
            laid(made, seat, on, pouch)
    made.phase, made.tavern, made.revealed = "reveal", tavern, tavern
    return Play(made)


class Play:
    """A match from a position, played by short names."""

    def __init__(self, made: Table) -> None:
        self.match: Match[Table] = Match.__new__(Match)
        self.match._prepare(GAME, len(made.players), GAME.Options(), Chance("scenario"), ())
        self.match.state = made
        self.parts = sorted(GAME.census(made))
        self.match._go_on()

    @property
    def table(self) -> Table:
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked for what; nobody for nothing when the match is over."""
        if self.match.over:
            return SPECTATOR, ""
        seat = next(iter(self.match.open))
        return seat, self.match.open[seat].kind

    def ask(self, seat: int) -> Ask:
        ask = self.match.ask(seat)
        assert ask is not None
        return ask

    def coin_bid(self, seat: int, tavern: int) -> Coin:
        coin = self.player(seat).bids[tavern]
        assert coin is not None
        return coin

    @property
    def options(self) -> list[str]:
        seat = next(iter(self.match.open))
        return [name_of(option) for option in self.match.open[seat].options]

    @property
    def short(self) -> list[str]:
        """The options in scenario notation."""
        seat = next(iter(self.match.open))
        return sorted(sign_of(option) for option in self.match.open[seat].options)

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def do(self, *signs: str, seat: int | None = None) -> Play:
        """Answer the open question, each sign naming one option."""
        seat = next(iter(self.match.open)) if seat is None else seat
        question = self.match.open[seat]
        names: list[str] = []
        for sign in signs:
            fitting = [o for o in question.options if means(sign, o) and name_of(o) not in names]
            assert fitting, f"{sign} is not offered for {question.kind}: {[sign_of(o) for o in question.options]}"
            names.append(name_of(fitting[0]))
        self.match.answer(seat, names)
        assert not self.match.frozen, self.match.frozen
        assert sorted(GAME.census(self.table)) == self.parts
        return self

    def bid(self, *bids: str) -> Play:
        """Everybody's bids for one round, in seat order; an empty text for Uline's owner."""
        for seat, words in enumerate(bids):
            if words:
                self.do(*words.split(), seat=seat)
        return self

    def turns(self, *signs: str) -> Play:
        """Cards taken one after the other."""
        for sign in signs:
            assert not self.match.over
            assert self.asked[1] == "take-card", self.asked
            self.do(sign)
        return self

    def any_card(self) -> Play:
        return self.do(self.options[0])


def means(sign: str, option: object) -> bool:
    """Whether a sign names an option: wholly, or a dwarf by the letter of its class alone."""
    if sign in (sign_of(option), name_of(option)):
        return True
    return isinstance(option, Card) and not option.hero and sign == sign_of(option)[0]


def sign_of(option: object) -> str:
    if isinstance(option, Coin):
        return {"base": "", "royal": "r", "special": "s"}[option.kind] + str(option.value)
    if isinstance(option, Card):
        if option.hero:
            return option.face
        if option.upgrade:
            return f"o{option.upgrade}"
        if option is GREAT_BLACKSMITH:
            return "Great"
        number = option.numbers[0]
        return "whmbe"[option.column] + ("" if number is None else str(number))
    if isinstance(option, tuple):
        return "+".join(sign_of(part) for part in option)
    return str(option)


def column(player: Player, letter: str) -> list[str]:
    """The cards of a column from first to last: numbers, letters and names of heroes."""
    return [
        card.face if card.hero else "Great" if card is GREAT_BLACKSMITH else sign_of(card)[1:] or letter.lower()
        for card in player.columns[LETTERS[letter]]
    ]


def coins(player: Player) -> list[str]:
    return sorted((sign_of(c) for c in player.coins()), key=lambda sign: (int(sign.strip("rs")), sign))


def pouch(player: Player) -> list[str]:
    return sorted(sign_of(c) for c in player.pouch)


def in_hand(player: Player) -> list[str]:
    return sorted(sign_of(c) for c in player.hand)


def gems(made: Table) -> list[int]:
    return [player.gem for player in made.players]


def line(made: Table, seat: int, source: str) -> int:
    return next(part.points for part in score_lines(made, seat) if part.source == source)


def has_royal(made: Table, value: int) -> int:
    """How many royal coins of this value lie in the treasury."""
    return sum(c.value == value for c in made.treasury)
