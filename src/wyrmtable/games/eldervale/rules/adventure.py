"""The row of Adventure cards: obtaining, burning, refilling (spec 7.1, 11.1)."""

from __future__ import annotations

from wyrmtable.core.ask import Rule, choose
from wyrmtable.games.eldervale import acts, tales
from wyrmtable.games.eldervale.data import ADVENTURES, FREE, GHOSTS, Cost
from wyrmtable.games.eldervale.rules.asking import choose_if_left
from wyrmtable.games.eldervale.rules.paying import can_pay, pay, plus
from wyrmtable.games.eldervale.rules.power import gain_power, ghosts_highest
from wyrmtable.games.eldervale.state import Eldervale


def face_up(g: Eldervale) -> list[int]:
    return [card for card in g.row if card >= 0]


def affordable(g: Eldervale, seat: int, off: int = 0, owed: Cost = FREE) -> list[int]:
    """Face-up cards the player can pay, after what is owed before."""
    return [card for card in g.row if card >= 0 and can_pay(g, seat, plus(ADVENTURES[card].cost, owed), off)]


def could_afford_more(g: Eldervale, seat: int, off: int = 0) -> bool:
    """Whether there are tokens to cash and face-up cards the player cannot pay without them."""
    return bool(g.players[seat].tray) and len(affordable(g, seat, off)) < len(face_up(g))


def obtain(g: Eldervale, seat: int, card: int, off: int = 0, free: bool = False) -> Rule[None]:
    """Pay for a face-up card and take it, or hand it to the partner (18.5); the new owner gains 1 power."""
    element = ADVENTURES[card].element
    if not free and ADVENTURES[card].cost != FREE:
        yield from pay(g, seat, ADVENTURES[card].cost, off, acts.card(card))
    g.row[element] = -1
    owner = seat
    g.players[seat].tableau.append(card)
    tales.obtained(g, seat, card)
    if g.rules.teams and (yield from choose(seat, "hand-over", [acts.KEEP, acts.YES], card)) is acts.YES:
        owner = g.partner(seat)
        g.players[seat].tableau.remove(card)
        g.players[owner].tableau.append(card)
        tales.handed_over(g, seat, owner, card)
    yield from gain_power(g, owner, element)


def obtain_one(g: Eldervale, seat: int, off: int = 0, free: bool = False, kind: str = "choose-adventure") -> Rule[None]:
    """``adventure(…)``: one face-up card, then the row is refilled."""
    if g.ghostly(seat):  # in their own turn the card that was revealed still counts
        yield from ghosts_take(g, seat, GHOSTS[g.ghost_card].element if g.active == seat else -1)
        return
    chosen = yield from choose_if_left(
        seat,
        kind,
        lambda: [acts.buy(card) for card in (face_up(g) if free else affordable(g, seat, off))],
        (off, FREE if free else None),
        more=not free and could_afford_more(g, seat, off),
    )
    if chosen is not None:
        yield from obtain(g, seat, chosen.card, off, free)
        refill_at_once(g)


def burnable(g: Eldervale) -> list[acts.Burn]:
    """Ways to burn a face-up card; in the draft it may also be set aside [D 6]."""
    ways = (False, True) if g.rules.draft else (False,)
    return [acts.burn(card, aside) for card in g.row if card >= 0 for aside in ways]


def burn(g: Eldervale, seat: int, act: acts.Burn) -> None:
    element = ADVENTURES[act.card].element
    g.row[element] = -1
    tales.burned(g, seat, act.card)
    if act.aside:
        g.cards_out.append(act.card)
    else:
        put_under(g, act.card)


def put_under(g: Eldervale, card: int) -> None:
    """Face down under its deck; everybody saw it."""
    element = ADVENTURES[card].element
    g.decks[element].insert(0, card)
    g.buried[element] += 1


def burn_one(g: Eldervale, seat: int) -> Rule[None]:
    ways = burnable(g)
    if ways:
        burn(g, seat, (yield from choose(seat, "burn", ways)))


def refill(g: Eldervale) -> None:
    """Turn up the top card of every deck in play that shows none."""
    for element in g.elements:
        deck = g.decks[element]
        if g.row[element] < 0 and deck:
            g.row[element] = deck.pop()
            g.buried[element] = min(g.buried[element], len(deck))
            tales.turned_up(g, g.row[element])


def refill_at_once(g: Eldervale) -> None:
    """A card left the row by another effect; between steps 2 and 4 of dungeoning this waits for step 4."""
    if not g.now.refill_waits:
        refill(g)


def ghosts_take(g: Eldervale, seat: int, first: int = -1) -> Rule[None]:
    """18.9: the card of this element, else of the Ghosts' highest marker below the top, else the first; free, then refill."""
    wanted = [element for element in (first, ghosts_highest(g, seat)) if element >= 0 and g.row[element] >= 0]
    cards = [g.row[element] for element in wanted] + face_up(g)
    if cards:
        yield from obtain(g, seat, cards[0], free=True)
        refill_at_once(g)


def ghosts_burn(g: Eldervale, seat: int) -> None:
    """The face-up card of the element where the human marker is highest; ties by element order."""
    if face_up(g):
        human = g.players[0].power
        card = max(face_up(g), key=lambda card: human[ADVENTURES[card].element])
        burn(g, seat, acts.burn(card))
