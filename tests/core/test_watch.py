"""Beats: applied in order they give the last scene, byte for byte, for every viewer."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.core.play import begin, play, step
from tests.toys.burrow import BURROW
from wyrmtable.core.game import SPECTATOR
from wyrmtable.core.scene import Area, Card, Scene, Zone
from wyrmtable.core.scenes import apply_beat, arrange, beat_between, parent_of
from wyrmtable.core.sight import veil
from wyrmtable.core.watch import Watch, retell
from wyrmtable.core.words import msg

VIEWERS = (SPECTATOR, 0, 1, 2)


def same(one: Scene, two: Scene) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_beats_lead_from_scene_to_scene(seed: str) -> None:
    match, random = begin(BURROW, 3, seed), Random(seed)
    watch = Watch(match, VIEWERS)
    scenes = dict(watch.scenes)
    while not match.over:
        step(match, random)
        watch.settle()
        for viewer in VIEWERS:
            for beat in watch.take(viewer):
                scenes[viewer] = apply_beat(scenes[viewer], beat)
            assert same(scenes[viewer], match.scene(viewer))


def test_a_match_told_again() -> None:
    match = play(BURROW, 3, upto=25)
    for viewer in VIEWERS:
        scene, beats = retell(match, viewer)
        for beat in beats:
            scene = apply_beat(scene, beat)
        assert same(scene, match.scene(viewer))


def test_words_alone_are_cheaper_and_the_same() -> None:
    match = play(BURROW, 3)
    _, whole = retell(match, 1)
    _, words = retell(match, 1, scenes=False)
    assert [beat.log for beat in words] == [beat.log for beat in whole if beat.log]


def test_everybody_hears_an_own_line() -> None:
    match = play(BURROW, 2)
    heard = {viewer: [b.log.id for b in retell(match, viewer, scenes=False)[1] if b.log] for viewer in (SPECTATOR, 0)}
    assert "drew" in heard[0]
    assert "drew" not in heard[SPECTATOR]


def test_an_undo_begins_anew() -> None:
    match, random = begin(BURROW, 3), Random(1)
    watch = Watch(match, VIEWERS)
    while next(iter(match.open.values())).kind != "favour":
        step(match, random)
    best = next(iter(match.open))
    match.answer(best, [])
    match.undo(best)
    watch.restart()
    assert watch.take(0) == []
    assert same(watch.scenes[0], match.scene(0))
    match.answer(best, [])
    watch.settle()
    assert match.listener is not None


def scene_of(*elements: Area | Zone | Card) -> Scene:
    return arrange(Scene(phase=msg("p"), seats=(), elements=elements), ())


def test_order_is_told_only_where_it_changed() -> None:
    zone, other = Zone(id="a", role="hand"), Zone(id="b", role="hand")
    c1, c2, c3 = (Card(id=f"c{i}", at="a") for i in (1, 2, 3))
    before = scene_of(zone, c1, c2, c3, other)
    added = scene_of(zone, c1, c2, c3, Card(id="c4", at="a"), other)
    assert beat_between(before, added, "draw").order == {}
    one_for_another = scene_of(zone, c1, c3, Card(id="c4", at="a"), other)
    assert beat_between(before, one_for_another, "draw").order == {}
    turned = scene_of(zone, c3, c1, c2, other)
    moved = scene_of(zone, c1, c3, other, Card(id="c2", at="b"))
    swapped = scene_of(other, zone, c1, c2, c3)
    for after in (added, turned, moved, swapped, scene_of(), scene_of(zone)):
        assert same(apply_beat(before, beat_between(before, after, "move")), after)
        assert same(apply_beat(after, beat_between(after, before, "move")), before)


def test_places_and_their_elements() -> None:
    assert [parent_of(p) for p in ("cave@1,0/e", "bids:0#2", "mat:1", "")] == ["cave", "bids:0", "mat:1", ""]


def test_veils_differ_between_viewers_and_epochs() -> None:
    veils = {veil(v, "hand:0", 0, epoch) for v in range(4) for epoch in range(4)}
    assert len(veils) == 16
