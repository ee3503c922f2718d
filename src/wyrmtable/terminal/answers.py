"""Typed text into the names of an answer."""

from __future__ import annotations

from wyrmtable.core.keys import SILENCE
from wyrmtable.core.scene import Option
from wyrmtable.core.speak import Speaker


class Unclear(Exception):
    """The text is no answer; says why, in the player's language."""


def read_answer(text: str, speaker: Speaker) -> list[str]:
    """The names meant by the text: keys, stable names, or words of the labels; raises Unclear."""
    ask = speaker.ask
    assert ask is not None
    say = speaker.say
    if text == ".":
        return _silence(speaker)
    if ask.form in ("pick", "window"):
        return [_option(text, speaker).name]
    whole = _find(text, speaker) if " " in text else []
    chosen = whole if len(whole) == 1 else [_option(part, speaker) for part in text.replace(",", " ").split()]
    names = [option.name for option in chosen]
    if ask.bill is not None:
        most = sum(ask.bill.proposed.values())
        if len(names) != most:
            raise Unclear(say.word("term-pieces", n=most, cost=speaker.pips(ask.bill.cost)))
        return names
    if len(set(names)) < len(names):
        raise Unclear(say.word("term-twice"))
    if ask.form == "assign":
        if len(names) != len(ask.places):
            raise Unclear(say.word("term-places", n=len(ask.places)))
    elif len(names) < ask.least:
        raise Unclear(say.word("term-too-few", n=ask.least))
    elif len(names) > ask.most:
        raise Unclear(say.word("term-too-many", n=ask.most))
    return names


def _silence(speaker: Speaker) -> list[str]:
    ask = speaker.ask
    assert ask is not None
    if ask.form == "many" and ask.least == 0:
        return []
    if ask.bill is not None:
        return [kind for kind, n in ask.bill.proposed.items() for _ in range(n)]
    for option in ask.options:
        if option.name in SILENCE:
            return [option.name]
    raise Unclear(speaker.say.word("term-unknown", text=".", keys=_range(speaker.keys)))


def _option(text: str, speaker: Speaker) -> Option:
    found = _find(text, speaker)
    if len(found) == 1:
        return found[0]
    assert speaker.ask is not None
    if not found:
        raise Unclear(speaker.say.word("term-unknown", text=text, keys=_range(speaker.keys)))
    names = ", ".join(
        f"{key}) {speaker.option(option)}"
        for key, option in zip(speaker.keys, speaker.ask.options, strict=True)
        if option in found[:6]
    )
    raise Unclear(speaker.say.word("term-which", text=text, names=names))


def _range(keys: list[str]) -> str:
    keys = [key for key in keys if key != "."]
    return ", ".join(keys) if len(keys) <= 8 else f"{keys[0]} … {keys[-1]}"


def _find(text: str, speaker: Speaker) -> list[Option]:
    """Options by key, else by stable name, else by label, else by the beginning of a word of the label."""
    ask = speaker.ask
    assert ask is not None
    wanted = text.casefold()
    by_key = [option for key, option in zip(speaker.keys, ask.options, strict=True) if key == wanted]
    by_name = [option for option in ask.options if option.name.casefold() == wanted]
    if by_key or by_name:
        return by_key or by_name
    labels = [(speaker.option(option).casefold(), option) for option in ask.options]
    same = [option for label, option in labels if label == wanted]
    begun = [option for label, option in labels if f" {label}".find(f" {wanted}") >= 0]
    return same or begun
