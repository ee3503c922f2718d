"""Names of people: what everybody can read, and nobody can take for somebody else's."""

from __future__ import annotations

import unicodedata

from wyrmtable.server.limits import NAME, clean, is_mark
from wyrmtable.server.problems import Trouble

_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Scripts with letters that look like each other's."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\u034f\u061c\u17b4\u17b5\U00016fe4"
"""Letters and signs that show nothing."""
_JOINER = "\u200d"
_SELECTORS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Signs that choose between two looks of the one before; after a letter they show nothing."""


def plain_name(name: str) -> str:
    """The name as it is kept: letters of any width are the same letters."""
    return clean(unicodedata.normalize("NFKC", name), NAME)


def good_name(name: str) -> str:
    cleaned = plain_name(name)
    if not cleaned:
        raise Trouble(422, "name", "A name needs at least one sign.")
    seen = not _unseen(cleaned) and not is_mark(cleaned[0]) and any(sign.isprintable() for sign in cleaned)
    if not seen or len(_scripts(cleaned)) > 1:
        raise Trouble(422, "name-letters", "A name is written in one alphabet, with letters that can be seen.")
    return cleaned


def _unseen(name: str) -> bool:
    """Whether there is a sign of no width, other than those that join two pictures to one."""
    for number, sign in enumerate(name):
        if sign == _JOINER and 0 < number < len(name) - 1 and _picture(name[number - 1]) and _picture(name[number + 1]):
            continue
        if _selects(sign) and number and _picture(name[number - 1]):
            continue
        if sign in _BLANK or _selects(sign) or unicodedata.category(sign) == "Cf":
            return True
    return False


def _selects(sign: str) -> bool:
    return any(ord(sign) in some for some in _SELECTORS)


def _picture(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sk") or _selects(sign)


def _scripts(name: str) -> set[str]:
    """Of the scripts that look alike, those this is written in."""
    words = (unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha())
    return {word for word in words if word in _ALIKE}
