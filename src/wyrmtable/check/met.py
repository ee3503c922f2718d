"""What a whole check has met on its way through many matches, and so what it never met."""

from __future__ import annotations

from msgspec import Struct, field

from wyrmtable.core.words import Msg


class Met(Struct, omit_defaults=True):
    """Questions, messages and worlds of all matches played so far."""

    kinds: dict[str, int] = field(default_factory=dict)
    """Kinds of question by number of players (``3 take-card``), with the number of the match that asked first."""
    looked: set[str] = field(default_factory=set)
    """Kinds of question that were looked at closely."""
    said: dict[str, Msg] = field(default_factory=dict)
    """Messages, by id."""
    dealt: dict[str, tuple[int, bool]] = field(default_factory=dict)
    """For ``spectator`` and ``seat``: the first match that imagined, and whether any world was dealt anew."""
    uncounted: set[str] = field(default_factory=set)
    """Chips of answers with a number that nothing on the table counts."""
    awaited: dict[str, tuple[str, int, int]] = field(default_factory=dict)
    """What must be so at some time, told as the complaint that it never is: the law, after how many chances in vain it is
    broken, and how many there were."""
    come: set[str] = field(default_factory=set)
    """Those complaints that are void: it was so once."""
    weighed: set[str] = field(default_factory=set)
    """Messages of the log that were heard in other worlds as well."""

    def imagined(self, number: int, whom: str, anew: bool) -> None:
        first, before = self.dealt.get(whom, (number, False))
        self.dealt[whom] = first, before or anew

    def sometimes(self, law: str, what: str, holds: bool, after: int) -> None:
        """One chance more to see what need not be so always, but at some time."""
        if holds:
            self.come.add(what)
        _, _, times = self.awaited.get(what, (law, after, 0))
        self.awaited[what] = law, after, times + 1

    def never(self) -> list[tuple[str, str]]:
        """The laws broken by what was never so, each with its complaint."""
        return [
            (law, what)
            for what, (law, after, times) in self.awaited.items()
            if times >= after and what not in self.come
        ]

    def add(self, other: Met) -> None:
        """What a further match has met."""
        for kind, number in other.kinds.items():
            self.kinds.setdefault(kind, number)
        self.looked |= other.looked
        self.said = other.said | self.said
        for whom, (number, anew) in other.dealt.items():
            self.imagined(number, whom, anew)
        self.uncounted |= other.uncounted
        for what, (law, after, times) in other.awaited.items():
            self.awaited[what] = law, after, times + self.awaited.get(what, (law, after, 0))[2]
        self.come |= other.come
        self.weighed |= other.weighed

    def copy(self) -> Met:
        return Met(*(getattr(self, name).copy() for name in self.__struct_fields__))

    def beyond(self, before: Met) -> Met:
        """What was not met before, and what was imagined."""
        return Met(
            {kind: number for kind, number in self.kinds.items() if kind not in before.kinds},
            self.looked - before.looked,
            {id: message for id, message in self.said.items() if id not in before.said},
            self.dealt,
            self.uncounted - before.uncounted,
            {
                what: (law, after, times - before.awaited.get(what, (law, after, 0))[2])
                for what, (law, after, times) in self.awaited.items()
                if what not in before.awaited or times > before.awaited[what][2]
            },
            self.come - before.come,
            self.weighed - before.weighed,
        )


def kind_at(players: int, kind: str) -> str:
    """A kind of question at a table of so many."""
    return f"{players} {kind}"
