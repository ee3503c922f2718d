"""Questions to the Goblins."""

from __future__ import annotations

from wyrmtable.core.game import Asked
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import msg
from wyrmtable.games.vast.data import PIECES
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.scene.ask_cave import cards
from wyrmtable.games.vast.scene.ask_map import verbs
from wyrmtable.games.vast.scene.asking import Asker, Asking
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, word


def ambush(asking: Asking) -> Asked:
    """Strike with a hidden Tribe, or let her pass."""
    g = asking.g
    for name in asking.names:
        if name in PIECES:
            tribe = PIECES.index(name)
            gives = (Pip("wound", 1), Pip("scatter"), Pip("rage", -1))
            label = msg(
                "do-ambush", tribe=word(PIECE_WORD[tribe]), mine=tribe_strength(g, tribe), theirs=knight_strength(g)
            )
            asking.add(name, PIECE_OF[name], label=label, gives=gives)
        else:
            asking.verb(name, "pass", word("do-let-pass"), icon="pass", weight=0)
    return asking.finish("P-AMBUSH")


def trap(asking: Asking) -> Asked:
    asking.verb("use", "use", word("do-trap-use"), "secret:trap", icon="secret.trap", weight=2)
    asking.verb("keep", "keep", word("do-trap-keep"), weight=0)
    return asking.finish("6.10", prompt=msg("ask-trap", power=word(f"power-{asking.about}")))


def beetles(asking: Asking) -> Asked:
    asking.verb("use", "use", word("do-beetles-use"), "monster:bright_beetles", icon="monster.bright_beetles")
    asking.verb("keep", "keep", word("do-beetles-keep"), weight=0)
    return asking.finish("monsters")


ASKS: dict[str, Asker] = {
    "ambush": ambush,
    "trap": trap,
    "beetles": beetles,
    "lose-monster": cards("P-SCATTER", "monster"),
    "discard-secret": cards("6.5", "secret"),
    "thief-bonus": verbs("9.7"),
}
