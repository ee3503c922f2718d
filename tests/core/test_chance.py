"""Randomness: named streams, sealed seeds, fair draws."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from wyrmtable.core.chance import Chance, Mixer


def test_a_draw_in_one_stream_never_shifts_another() -> None:
    alone, busy = Chance("x"), Chance("x")
    for i in range(5):
        busy.below(f"other/{i}", 6)
    assert [alone.below("die", 6) for _ in range(9)] == [busy.below("die", 6) for _ in range(9)]


def test_a_copy_goes_on_alike_and_apart() -> None:
    one = Chance("x")
    one.below("die", 6)
    two = one.copy()
    assert one.below("die", 100) == two.below("die", 100)
    one.below("die", 6)
    assert (one.total, two.total) == (3, 2)


def test_counters_bring_a_source_back() -> None:
    one = Chance("x")
    one.below("die", 6)
    again = Chance("x", drawn=dict(one.drawn))
    assert again.total == 1
    assert again.below("die", 1000) == one.below("die", 1000)


def test_another_key_is_another_future() -> None:
    one, two = Chance("x"), Chance("x")
    two.rekey("imagined")
    assert [one.below("d", 10**9) for _ in range(3)] != [two.below("d", 10**9) for _ in range(3)]


def test_known_values_never_change() -> None:
    """Records replay for ever only if the same seed draws the same things on every machine and in every version."""
    chance = Chance("golden")
    deck = list(range(10))
    chance.shuffle("deck", deck)
    long = list(range(300))
    chance.shuffle("long", long)
    assert [chance.below("die", 6) for _ in range(8)] == GOLDEN_DICE
    assert deck == GOLDEN_DECK
    assert blake2b(repr(long).encode(), digest_size=8).hexdigest() == GOLDEN_LONG


def test_a_sealed_source_binds_itself_and_tells_nothing() -> None:
    one, two = Chance.seal(), Chance.seal()
    assert one.sealed
    assert len(bytes.fromhex(one.seed)) == 32
    assert one.seed != two.seed
    assert one.commitment == Chance(one.seed, sealed=True).commitment != two.commitment
    assert one.seed not in one.commitment


def test_shuffles_are_fair() -> None:
    chance = Chance("fair")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle("s", items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_a_mixer_shuffles_fairly_from_few_draws() -> None:
    chance = Chance("fair")
    mixer = Mixer(chance, "s")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        mixer.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())
    assert chance.total < 50
    long = list(range(300))
    mixer.shuffle(long)
    assert sorted(long) == list(range(300))


GOLDEN_DICE = [4, 3, 0, 1, 1, 3, 3, 4]
GOLDEN_DECK = [6, 2, 9, 3, 8, 0, 4, 1, 5, 7]
GOLDEN_LONG = "8553e359598b61d6"
