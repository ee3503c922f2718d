"""Questions to the Goblins: War card, Population, Monsters, Secrets, activation of a Tribe, ambushes."""

from __future__ import annotations

from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip
from wyrmtable.core.words import Msg, msg
from wyrmtable.games.vast.choices import Activate, Attack, Pit, Plunder, Redraw, Secret, Step, Worm
from wyrmtable.games.vast.data import BONES, EYE, GEMS, HERO, PIECES, ROLES, TRIBES, WAR
from wyrmtable.games.vast.rules.activation import loss_of_step
from wyrmtable.games.vast.rules.stats import knight_strength, tribe_strength
from wyrmtable.games.vast.scene import chips
from wyrmtable.games.vast.scene.ask_cave import cards
from wyrmtable.games.vast.scene.ask_dragon import pieces
from wyrmtable.games.vast.scene.ask_map import cells, verbs
from wyrmtable.games.vast.scene.draft import Asker, Draft, blast, ghost_piece
from wyrmtable.games.vast.scene.names import PIECE_OF, PIECE_WORD, role_word, word
from wyrmtable.games.vast.scene.things import target_at, token_at
from wyrmtable.games.vast.state import Vast


def tribe_word(name: str) -> Msg:
    return word(f"tribe-{name}")


# ---- the turn


def ready(draft: Draft) -> Wording:
    _before_drawing(draft, "war")
    return draft.finish("6.2")


def secrets_ready(draft: Draft) -> Wording:
    """More Secrets are coming than the hand may hold."""
    _before_drawing(draft, "secret")
    return draft.finish("6.5")


def _before_drawing(draft: Draft, deck: str) -> None:
    for answer in draft.answers:
        if isinstance(answer, Secret):
            _secret(draft, answer)
        else:
            draft.verb(answer, "go", word(f"do-draw-{deck}"), icon=f"deck.{deck}", weight=2)


def _secret(draft: Draft, answer: Secret) -> None:
    draft.add(answer, f"secret:{answer.what}", label=word(f"secret-{answer.what}"))


def war_card(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Redraw):
            label = msg("do-redraw", card=word(f"war-{answer.what}"))
            draft.add(answer, "secret:goblin_ruby", f"war:{answer.what}", label=label)
        elif isinstance(answer, Secret):
            _secret(draft, answer)
        else:
            draft.add(answer, f"war:{answer}", label=word(f"war-{answer}"))
    return draft.finish("6.2")


def block(draft: Draft) -> Wording:
    """Tribes whose discs are refused for 1 Rage each."""
    discs = dict(zip(TRIBES, WAR[draft.g.goblins.war].discs, strict=True))
    for name in draft.answers:
        grows = discs[PIECES.index(name)]
        draft.add(
            name,
            f"population:{name}",
            label=tribe_word(name),
            gives=(Pip("rage", -1), Pip("population", -grows, about=True)),
        )
    return draft.finish("6.3", word("hint-block"))


def overpopulation(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Secret):
            _secret(draft, answer)
        elif answer == "leader":
            draft.add(answer, "secret:leader", label=word("secret-leader"))
        else:
            gives = (chips.scattered(draft.g, PIECES.index(answer)), Pip("scatter"))
            draft.add(answer, PIECE_OF[answer], label=tribe_word(answer), gives=gives)
    return draft.finish("6.3")


def assign_monster(draft: Draft) -> Wording:
    """A drawn Monster onto a free space, in place of another, or away."""
    for answer in draft.answers:
        if isinstance(answer, Secret):
            _secret(draft, answer)
            continue
        card, where = answer.card, answer.where
        drawn = f"monster:{card}"
        if where in ("discard", "redraw"):
            label = msg(f"do-{where}-card", card=word(f"monster-{card}"))
            draft.verb(answer, f"{where}-{card.replace('_', '-')}", label, drawn)
            continue
        label = msg("do-assign-monster", card=word(f"monster-{card}"), tribe=tribe_word(where))
        if answer.old:
            draft.add(answer, drawn, f"monster:{answer.old}", label=label)
        else:
            free = len(draft.g.goblins.monsters[PIECES.index(where)]) + 1
            draft.add(answer, drawn, f"band:{where}#{free}", label=label)
    return draft.finish("6.4", msg("hint-monsters", n=draft.g.goblins.population[BONES]))


def goblins_act(draft: Draft) -> Wording:
    g = draft.g
    for answer in draft.answers:
        if isinstance(answer, Activate):
            hidden = g.pieces[PIECES.index(answer.what)] < 0
            label = msg("do-reveal-tribe" if hidden else "do-activate", tribe=tribe_word(answer.what))
            draft.add(answer, PIECE_OF[answer.what], label=label)
        elif isinstance(answer, Secret):
            _secret(draft, answer)
        else:
            draft.verb(answer, "end", word("do-end-turn"), icon="end", weight=0)
    for tribe in TRIBES:
        if g.goblins.activated[tribe]:
            draft.bar("why-activated", "6.6", PIECE_OF[PIECES[tribe]])
        elif g.goblins.population[tribe] == 0:
            draft.bar("why-no-population", "6.6", PIECE_OF[PIECES[tribe]])
    return draft.finish("6.6")


# ---- one Tribe


def tribe_act(draft: Draft) -> Wording:
    g = draft.g
    tribe = PIECES.index(draft.about)
    for answer in draft.answers:
        match answer:
            case Step() | Pit() | Worm():
                _tribe_step(draft, tribe, answer)
            case Attack(what):
                draft.verb(
                    answer,
                    f"attack-{what}",
                    word(f"do-attack-{what}"),
                    target_at(g, what, g.pieces[tribe]),
                    icon="attack",
                    gives=_attack_gains(g, what),
                )
            case Plunder(what):
                gem = what in GEMS
                thing = f"gem.{what}" if gem else token_at(g, "treasure", g.pieces[tribe])
                label = msg("do-plunder", thing=word(f"gem-{what}" if gem else "token-treasure"))
                gives = (Pip("die"),) if gem else (chips.rage(g, 1),)
                draft.verb(answer, f"plunder-{what}", label, thing, icon="action.plunder", gives=gives)
            case Secret():
                _secret(draft, answer)
            case "tunnel":
                draft.verb(answer, answer, word("secret-secret_tunnels"), icon="secret.secret_tunnels")
            case "special":
                draft.verb(answer, answer, word(f"special-{PIECES[tribe]}"), icon="action.special")
            case _:
                icon = _ICONS.get(answer, f"action.{answer}")
                draft.verb(answer, answer, word(f"do-tribe-{answer}"), icon=icon, weight=0 if answer == "done" else 1)
    losses = g.goblins.lit_left
    hint = msg("hint-tribe", strength=tribe_strength(g, tribe), left=len(losses))
    return draft.finish("6.6", hint, msg("ask-tribe-act", tribe=tribe_word(PIECES[tribe])))


_ICONS = {"done": "end", "wisp": "monster.wisp", "flare": "variant.flare"}


def _tribe_step(draft: Draft, tribe: int, answer: Step | Pit | Worm) -> None:
    g = draft.g
    cell = answer.cell
    gives = [chips.fewer_goblins(g, tribe, 1)] if loss_of_step(g, tribe, cell) else []
    label: Msg | None = None
    if g.pieces[HERO] == cell:
        gives += _attack_gains(g, "knight")
        label = msg("do-strike-knight", mine=tribe_strength(g, tribe), theirs=knight_strength(g))
    elif isinstance(answer, Worm):
        label = word("do-worm")
    draft.space(answer, cell, label, gives, ghost_piece(g, tribe, cell))


def _attack_gains(g: Vast, target: str) -> tuple[Pip, ...]:
    if target == "knight":
        return Pip("wound", 1), Pip("scatter"), chips.rage(g, -1)
    if target == "dragon":
        return Pip("wound", 1), Pip("scatter"), chips.rage(g, -1)
    return (Pip("dead"), chips.rage(g, -1)) if target == "thief" else ()


# ---- Secrets


def redraw_secret(draft: Draft) -> Wording:
    for answer in draft.answers:
        if isinstance(answer, Redraw):
            card = answer.what
            draft.add(answer, f"secret:{card}", label=msg("do-redraw", card=word(f"secret-{card}")))
        else:
            draft.verb(answer, "pass", word("do-keep-all"), weight=0)
    return draft.finish("secrets")


def cave_in(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.space(answer, answer.cell, preview=(blast([answer.cell]),))
    return draft.finish("secrets")


def secret_tribe(draft: Draft) -> Wording:
    for name in draft.answers:
        draft.add(name, PIECE_OF[name], label=tribe_word(name))
    return draft.finish("secrets", prompt=msg("ask-secret-tribe", card=word(f"secret-{draft.about}")))


def hex_target(draft: Draft) -> Wording:
    g = draft.g
    n = g.goblins.population[EYE]
    effects = {
        "knight": chips.grit(g, -n),
        "dragon": chips.fewer_powers(g, n),
        "cave": chips.fewer_omens(g, n),
        "thief": Pip("stealth", -n),
    }
    for name in draft.answers:
        draft.verb(name, name, role_word(ROLES.index(name)), icon=f"role.{name}", gives=(effects[name],))
    return draft.finish("secrets")


# ---- in other turns


def ambush(draft: Draft) -> Wording:
    """Strike with a hidden Tribe, or let her pass."""
    g = draft.g
    for name in draft.answers:
        if name in PIECES:
            tribe = PIECES.index(name)
            label = msg(
                "do-ambush", tribe=word(PIECE_WORD[tribe]), mine=tribe_strength(g, tribe), theirs=knight_strength(g)
            )
            draft.add(name, PIECE_OF[name], label=label, gives=_attack_gains(g, "knight"))
        else:
            draft.verb(name, "pass", word("do-let-pass"), icon="pass", weight=0)
    return draft.finish("P-AMBUSH")


def trap(draft: Draft) -> Wording:
    draft.verb("use", "use", word("do-trap-use"), "secret:trap", icon="secret.trap", weight=2)
    draft.verb("keep", "keep", word("do-trap-keep"), weight=0)
    return draft.finish("6.10", prompt=msg("ask-trap", power=word(f"power-{draft.about}")))


def beetles(draft: Draft) -> Wording:
    draft.verb("use", "use", word("do-beetles-use"), "monster:bright_beetles", icon="monster.bright_beetles")
    draft.verb("keep", "keep", word("do-beetles-keep"), weight=0)
    return draft.finish("monsters")


ASKS: dict[str, Asker] = {
    "goblins-ready": ready,
    "secrets-ready": secrets_ready,
    "war-card": war_card,
    "block": block,
    "overpopulation": overpopulation,
    "assign-monster": assign_monster,
    "goblins-act": goblins_act,
    "reveal-tribe": cells("6.7", "piece"),
    "tribe-act": tribe_act,
    "gnome-jump": cells("monsters", "piece"),
    "tunnel-to": cells("secrets", "piece"),
    "ruby-secret": redraw_secret,
    "cave-in": cave_in,
    "secret-tribe": secret_tribe,
    "hex": hex_target,
    "hiding-spots": pieces("secrets"),
    "attack-secret": cards("secrets", "secret"),
    "ambush": ambush,
    "trap": trap,
    "beetles": beetles,
    "lose-monster": cards("P-SCATTER", "monster"),
    "discard-secret": cards("6.5", "secret"),
    "thief-bonus": verbs("9.7"),
}
