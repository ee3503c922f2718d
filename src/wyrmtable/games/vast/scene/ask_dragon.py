"""Questions to the Dragon: moves, powers and their payment, targets, cubes, Treasures, Gems."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import AnyElement, Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.choices import Gem, Move, Pit, Power, TakeCube, Way
from wyrmtable.games.vast.data import FACES, GEMS, PIECES, POWERS, WYRM
from wyrmtable.games.vast.grid import AROUND, hit_cells
from wyrmtable.games.vast.rules.dragon import pit_wings
from wyrmtable.games.vast.rules.paying import payable
from wyrmtable.games.vast.rules.powers import USABLE
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_map import cells
from wyrmtable.games.vast.scene.draft import Asker, Draft, blast, ghost_piece, way
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, word
from wyrmtable.games.vast.scene.things import token_at
from wyrmtable.games.vast.state import Vast

_ROLLS = ("claw", "flame", "wrath")
"""Powers that roll the die around the Dragon."""


def dragon_act(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        match answer:
            case Pit(cell):
                wings = [Pip("symbol.wing")] * pit_wings(g)
                draft.space(answer, cell, word("do-pit"), wings, ghost_piece(g, WYRM, cell))
            case Move():
                draft.space(answer, answer.cell, word("do-fly"), preview=_flight(g, answer))
            case Power(power):
                draft.add(answer, f"power:{power}", label=word(f"power-{power}"), preview=_reach(g, power))
            case TakeCube():
                _cube(draft, answer)
            case _:
                draft.verb(answer, "done", word("do-done-powers"), icon="end", weight=0)
    affordable = payable(g)
    for power in POWERS:
        if Power(power) not in draft.answers:
            if power not in affordable:
                draft.bar("why-cannot-pay", "7.4", f"power:{power}")
            elif not USABLE[power](g):
                draft.bar(f"why-power-{power}", "7.4", f"power:{power}")
    free = word("hint-dragon-moved") if g.dragon.free_move else word("hint-dragon-free")
    return draft.finish("7.4", free)


def _flight(g: Vast, answer: Way) -> tuple[AnyElement, ...]:
    return ghost_piece(g, WYRM, answer.cell)[0], way(g.pieces[WYRM], *answer.path)


def _reach(g: Vast, power: str) -> tuple[AnyElement, ...]:
    """What a power could touch, shown before it is paid."""
    here = g.pieces[WYRM]
    if power in _ROLLS:
        return (blast([here, *(cell for delta in AROUND if (cell := here + delta) in g.tiles)]),)
    if power == "scorch":
        return (blast([cell for delta in AROUND if g.is_dark(cell := here + delta)]),)
    if power == "smash":
        return (blast([here]),)
    return ()


def _cube(draft: Draft, answer: TakeCube) -> None:
    track = answer.what
    draft.verb(
        answer,
        f"cube-{track.replace('_', '-')}",
        msg("do-take-cube", track=word(f"sloth-{track}")),
        f"sloth.{track}",
        icon=f"sloth.{track}",
        gives=(Pip("wake", 1),),
    )


def pay(draft: Draft) -> Wording:
    """Ways to pay for a power: the cards of the hand and the Gems one points at, in any order."""
    for answer in draft.answers:
        path: list[str] = []
        words: list[Msg] = []
        for symbol in GEMS:
            cards, gems = answer.cards.count(symbol), answer.gems.count(symbol)
            path += [f"power.{symbol}.{n}" for n in range(1, cards + 1)] + [f"gem.{symbol}"] * gems
            words += [word(f"symbol-{symbol}")] * cards + [word(f"gem-{symbol}")] * gems
        draft.add(answer, *path, label=msg("do-pay", symbols=[*words]))
    return draft.finish("7.4", word("hint-pay"), msg("ask-pay", power=word(f"power-{draft.about}")))


def last_cubes(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, TakeCube):
            _cube(draft, answer)
        else:
            draft.verb(answer, "done", word("do-done"), icon="end", weight=0)
    return draft.finish("7.6")


def pick_up(draft: Draft) -> Wording:
    for name in draft.answers:
        n = int(name)
        draft.verb(name, f"take-{n}", msg("do-pick-up", n=n), icon="token.treasure", n=n, weight=0 if n == 0 else 1)
    return draft.finish("7.7")


def place_gem(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Gem):
            draft.add(answer, f"gem.{answer.what}", label=word(f"gem-{answer.what}"))
        else:
            draft.verb(answer, "pass", word("do-no-gem"), icon="pass", weight=0)
    return draft.finish("7.8")


def wing(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.space(answer, answer.cell, preview=_flight(draft.g, answer))
    return draft.finish("7.4")


def pieces(rule: str) -> Asker:
    """Point at one of these pieces."""

    def ask(draft: Draft) -> Wording:
        for name in draft.answers:
            if name in PIECES:
                draft.add(name, PIECE_OF[name], label=word(PIECE_WORD[PIECES.index(name)]))
            else:
                draft.verb(name, "pass", word("do-pass"), icon="pass", weight=0)
        return draft.finish(rule)

    return ask


def slither(draft: Draft) -> Wording:
    for answer in draft.answers:
        source, goal = answer.source, answer.goal
        draft.add(
            answer,
            f"sloth.{source}",
            f"sloth.{goal}",
            label=msg("do-slither", source=word(f"sloth-{source}"), goal=word(f"sloth-{goal}")),
        )
    return draft.finish("7.4")


def swat(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Gem):
            draft.add(answer, f"gem.{answer.what}", label=word(f"gem-{answer.what}"))
        else:
            draft.add(answer, token_at(draft.g, "treasure", answer.cell), label=word("token-treasure"))
    return draft.finish("7.4")


def scratch(draft: Draft) -> Wording:
    g = draft.g
    here = g.pieces[WYRM]
    for name in draft.answers:
        target = f"tribe:{PIECES[g.tribes_at(here)[0]]}" if name == "tribes" else PIECE_OF[name]
        gives = {"knight": (chips.grit(g, -5),), "thief": (Pip("dead"),)}.get(name, (Pip("eaten"),))
        draft.verb(name, f"scratch-{name}", word(f"do-scratch-{name}"), target, icon="power.scratch", gives=gives)
    return draft.finish("7.4")


def shriek(draft: Draft) -> Wording:
    """Whether to roll again, with what the roll would hit."""
    g = draft.g
    face = next(face for face in FACES if face.name == draft.about)
    hit = blast(hit_cells(g, g.pieces[WYRM], face))
    draft.verb(
        "reroll", "reroll", word("do-reroll"), "power:shriek", icon="token.shriek", gives=(Pip("token.shriek", -1),)
    )
    draft.verb("keep", "keep", word("do-keep-roll"), weight=0, preview=(hit,))
    return draft.finish("7.4", prompt=msg("ask-shriek", face=word(f"face-{draft.about}")))


def discard_power(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.add(name, f"power.{name}.1", label=word(f"symbol-{name}"))
    return draft.finish("7.4")


ASKS: dict[str, Asker] = {
    "dragon-act": dragon_act,
    "pay": pay,
    "last-cubes": last_cubes,
    "pick-up": pick_up,
    "place-gem": place_gem,
    "wing": wing,
    "hiss": pieces("7.4"),
    "slither": slither,
    "swat": swat,
    "swat-to": cells("7.4", "blast"),
    "scratch": scratch,
    "shriek": shriek,
    "burn": cells("7.4", "blast"),
    "flame-wall": cells("7.4", "blast"),
    "wrath-move": cells("7.5", "piece"),
    "discard-power": discard_power,
}
