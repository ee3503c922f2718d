"""Secrets and Monsters of the Goblins."""

from __future__ import annotations

from tests.vast.table import Table
from tests.vast.test_goblins import acting, warren
from wyrmtable.games.vast.data import BONES, EYE, FANGS
from wyrmtable.games.vast.rules.stats import tribe_strength


def hold(t: Table, *cards: str) -> None:
    """Secrets in hand."""
    for card in cards:
        t.g.goblins.secret_deck.remove(card)
        t.g.goblins.secrets.append(card)


def test_bright_beetles_keep_a_tribe_strong_enough_for_her_space() -> None:
    t = warren()
    for x, y in ((1, 0), (2, 0), (3, 0)):
        t.lit(x, y, "")
    t.put("knight", 3, 0)
    t.cubes("strength", "free")
    t.tribe("eye", 3, "bright_beetles", at=(1, 0))
    acting(t)
    t.answer("activate:eye", "step:2,0")
    assert t.offers("step:3,0")  # 3 > 2 only if the loss for the second Lit tile is spared
    t.answer("step:3,0")
    assert t.g.knight.health == 6
    assert t.g.goblins.population[EYE] == 1
    assert t.g.goblins.monster_discard == ["bright_beetles"]


def test_without_beetles_the_loss_counts_before_the_attack() -> None:
    t = warren()
    for x, y in ((1, 0), (2, 0), (3, 0)):
        t.lit(x, y, "")
    t.put("knight", 3, 0)
    t.cubes("strength", "free")
    t.tribe("eye", 3, at=(1, 0))
    acting(t)
    t.answer("activate:eye", "step:2,0")
    assert not t.offers("step:3,0")


def test_beetles_are_the_goblins_choice_when_nothing_depends_on_them() -> None:
    t = warren()
    for x, y in ((1, 0), (2, 0), (3, 0)):
        t.lit(x, y, "")
    t.put("knight", 0, 0)
    t.tribe("eye", 2, "bright_beetles", at=(1, 0))
    acting(t)
    t.answer("activate:eye", "step:2,0", "step:3,0")
    assert t.asked == "beetles"
    t.answer("keep")
    assert t.g.goblins.population[EYE] == 1
    assert t.at("eye") == (3, 0)


def test_secret_tunnels_serve_every_revealed_tribe_of_the_turn() -> None:
    t = warren()
    t.dark(2, 0, "event")
    t.dark(3, 0, "event")
    t.put("knight", 0, 0)
    t.tribe("fangs", 2, at=(1, 0))
    t.tribe("eye", 3, at=(0, 1))
    hold(t, "secret_tunnels", "cave_in")
    acting(t)
    t.answer("activate:fangs", "secret:secret_tunnels", "3,0")
    assert t.at("fangs") == (3, 0)
    assert not any(option.startswith(("step:", "explore")) for option in t.options())
    t.answer("special", "activate:eye")
    assert t.offers("tunnel")
    t.answer("tunnel", "2,0")
    assert t.at("eye") == (2, 0)
    t.answer("secret:cave_in")
    assert not t.offers("3,0")  # the Tribe there cannot be moved by anything this turn
    assert not t.offers("2,0")
    assert t.offers("1,0")


def test_secret_tunnels_only_before_the_first_step() -> None:
    t = warren()
    t.dark(2, 0, "event")
    t.tribe("fangs", 2, at=(1, 0))
    hold(t, "secret_tunnels")
    acting(t)
    t.answer("activate:fangs")
    assert t.offers("secret:secret_tunnels")
    t.answer("step:2,0")
    assert not t.offers("secret:secret_tunnels")


def test_a_secret_may_be_played_over_the_drawn_war_cards() -> None:
    t = warren()
    hold(t, "goblin_ruby")
    t.war("pain", "hate")
    t.turn("goblins")
    t.answer("go")
    assert t.asked == "war-card"
    assert set(t.options()) == {"pain", "secret:goblin_ruby"}
    t.answer("secret:goblin_ruby")
    assert t.g.goblins.face_up == ["goblin_ruby"]
    t.answer("redraw:pain")
    assert t.g.goblins.war == "hate"


def test_a_secret_may_be_played_over_drawn_monsters() -> None:
    t = warren()
    t.tribe("bones", 2)
    hold(t, "goblin_ruby")
    t.monsters("blob", "golem")
    t.tribe("eye", 1, at=(0, 1))
    t.g.goblins.monster_drawn = [t.g.goblins.monster_deck.pop()]
    acting(t)
    assert t.asked == "assign-monster"
    assert t.offers("blob>bones", "blob>discard", "secret:goblin_ruby")
    t.answer("secret:goblin_ruby", "blob>redraw", "golem>eye")
    assert t.g.goblins.monsters[EYE] == ["golem"]
    assert t.g.goblins.monster_discard == ["blob"]


def test_secrets_for_a_dead_thief_may_be_redrawn_with_the_ruby() -> None:
    t = warren()
    t.tribe("fangs", 4, at=(1, 0))
    t.put("thief", 1, 0)
    t.g.thief.stats = [4, 2, 3]
    t.g.thief.loot = 2
    t.g.goblins.secret_deck.remove("goblin_ruby")
    t.g.goblins.face_up = ["goblin_ruby"]
    t.secrets("hex", "leader", "trap")
    acting(t)
    t.answer("activate:fangs", "attack:thief", "secrets")
    assert t.asked == "ruby-secret"
    t.answer("redraw:hex")
    assert sorted(t.g.goblins.secrets) == ["leader", "trap"]
    assert t.g.goblins.secret_discard == ["hex"]


def test_own_cave_in_may_end_an_activation() -> None:
    t = warren()
    t.lit(1, 0, "")
    t.tribe("fangs", 1, at=(1, 0))
    t.tribe("eye", 1)
    t.put("knight", 0, 0)
    t.token("flame_wall", 2, 0)
    t.lit(2, 0, "")
    hold(t, "cave_in")
    acting(t)
    t.answer("activate:fangs", "secret:cave_in", "1,0")
    t.rest("slide")
    assert t.g.goblins.population[FANGS] == 0
    assert t.at("fangs") is None
    assert t.asked == "goblins-act"
    assert not t.offers("activate:fangs")


def test_leader_or_pet_frog_against_overpopulation() -> None:
    t = warren()
    t.tribe("fangs", 4, "pet_frog", at=(1, 0))
    t.war("thirst")
    t.turn("goblins")
    t.answer("")
    assert t.asked != "overpopulation"
    assert t.g.goblins.population[1:] == [4, 2, 1]

    t = warren()
    t.tribe("fangs", 4, at=(1, 0))
    hold(t, "leader")
    t.war("pain")
    t.turn("goblins")
    t.answer("go", "pain", "")
    assert t.asked == "overpopulation"
    t.answer("leader")
    assert t.g.goblins.population[1:] == [4, 1, 1]
    assert t.g.goblins.rage == 2


def test_fire_bomber_ends_a_tribe_after_its_attack() -> None:
    t = warren()
    t.put("knight", 0, 0)
    t.tribe("bones", 4, "ogre", "golem", at=(-1, 0))
    hold(t, "fire_bomber")
    acting(t)
    t.answer("secret:fire_bomber", "bones")
    assert tribe_strength(t.g, BONES) == 7
    t.answer("activate:bones", "step:0,0")
    assert t.asked == "lose-monster"
    assert t.g.goblins.population[BONES] == 2  # it scatters first
    t.answer("golem")
    assert t.g.knight.health == 6
    assert t.g.goblins.population[BONES] == 0
    assert t.at("bones") is None


def test_hiding_spots_take_no_monsters_strength() -> None:
    t = warren()
    t.lit(1, 0, "", "ambush")
    t.put("knight", 0, 0)
    t.cubes("strength", "free")
    t.tribe("bones", 2, "ogre")
    hold(t, "hiding_spots")
    acting(t)
    assert not t.offers("secret:hiding_spots")  # Population 2 is not more than 2, whatever the Ogre adds

    t = warren()
    t.lit(1, 0, "", "ambush")
    t.put("knight", 0, 0)
    t.cubes("strength", "free")
    t.tribe("fangs", 2, "blob")
    t.g.knight.grit = 8
    hold(t, "hiding_spots", "poison")
    acting(t)
    t.answer("secret:hiding_spots")
    assert t.g.knight.health == 6
    assert t.g.knight.grit == 8
    assert t.g.goblins.secrets == ["poison"]
    assert not t.offers("activate:fangs")


def test_wisp_leads_her_away_once_a_turn_before_the_action() -> None:
    t = warren()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 0, 0)
    t.tribe("eye", 1, "wisp", at=(2, 0))
    t.g.event_deck = []
    acting(t)
    t.answer("activate:eye", "wisp")
    assert t.asked in ("forced-move", "tribe-act")  # one way only: taken at once
    assert t.at("knight") == (1, 0)
    assert not t.offers("wisp")

    t = warren()
    t.lit(1, 0, "")
    t.lit(2, 0, "")
    t.put("knight", 0, 0)
    t.cubes("shield", "free")
    t.tribe("eye", 1, "wisp", at=(2, 0))
    acting(t)
    t.answer("activate:eye")
    assert not t.offers("wisp")


def test_golem_walks_through_walls_and_rockslides() -> None:
    t = warren()
    t.lit(1, 0, "w")
    t.put("knight", -1, 0)
    t.tribe("eye", 1, "golem", at=(1, 0))
    t.tribe("bones", 1, at=(1, 0))
    acting(t)
    t.answer("activate:bones")
    assert not t.offers("step:0,0")
    t.answer("done", "activate:eye")
    assert t.offers("step:0,0")


def test_underworm_jumps_once_and_not_onto_a_stronger_dragon() -> None:
    t = warren()
    t.dark(1, 1, "event")
    t.dark(1, 2, "event")
    t.dark(2, 2, "event")
    t.put("knight", -1, 0)
    t.put("dragon", 1, 1)
    t.g.dragon.wake = 4  # Armor 2
    t.tribe("eye", 2, "underworm", at=(0, 0))
    acting(t)
    t.answer("activate:eye")
    assert t.offers("worm:2,2")
    assert not t.offers("worm:1,1")
    t.answer("worm:2,2")
    assert t.at("eye") == (2, 2)
    assert t.g.goblins.population[EYE] == 2
    assert not any(option.startswith("worm:") for option in t.options())


def test_a_pet_frog_keeps_malaise_off_its_own_tribe_only() -> None:
    """§6.1, §10: at Rage 0 the others are weaker by 1; the Frog adds nothing of its own."""
    t = warren()
    t.lit(1, 0, "")
    t.put("knight", 0, 0)
    t.cubes("strength", "free")
    t.tribe("bones", 3, "pet_frog", at=(1, 0))
    t.tribe("eye", 3, at=(1, 0))
    t.g.goblins.rage = 1
    assert (tribe_strength(t.g, BONES), tribe_strength(t.g, EYE)) == (3, 3)
    t.g.goblins.rage = 0
    assert (tribe_strength(t.g, BONES), tribe_strength(t.g, EYE)) == (3, 2)
    acting(t)
    t.g.goblins.rage = 0
    t.answer("activate:bones")
    assert t.offers("step:0,0")  # 3 against 2
    t.answer("done")
    t.answer("activate:eye")
    assert not t.offers("step:0,0")
