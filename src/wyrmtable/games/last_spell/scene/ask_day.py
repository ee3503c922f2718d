"""Questions of the Day: building, repairing, trading, inspecting, the Seer; placing the Hero for the Night."""

from __future__ import annotations

from wyrmtable.core.ask import PASS
from wyrmtable.core.game import Wording
from wyrmtable.core.scene import Pip, Verb
from wyrmtable.core.words import msg
from wyrmtable.games.last_spell.acts import (
    PUT_BACK,
    REFRESH,
    SOLD,
    Build,
    Buy,
    Draw,
    GuessAgain,
    Inspect,
    Leave,
    Place,
    Pour,
    Repair,
    Repel,
    Sell,
    Take,
    Upgrade,
)
from wyrmtable.games.last_spell.data import DECKS, ITEMS, PLANS, RUINS, Item
from wyrmtable.games.last_spell.grid import FOG_BOARDS, SLOT_OF
from wyrmtable.games.last_spell.rules.building import FOG_MOST, why_not_build, why_not_upgrade
from wyrmtable.games.last_spell.rules.day import workers_left
from wyrmtable.games.last_spell.rules.decks import open_top
from wyrmtable.games.last_spell.rules.main_phase import (
    GUESS_COST,
    HANDLING,
    REFRESH_COST,
    price,
    repair_cost,
    repel_cost,
    wares,
)
from wyrmtable.games.last_spell.rules.stats import can_take
from wyrmtable.games.last_spell.scene.board import piece_of
from wyrmtable.games.last_spell.scene.draft import Asker, Draft
from wyrmtable.games.last_spell.scene.mats import room_for
from wyrmtable.games.last_spell.scene.names import (
    cell_word,
    fog_id,
    item_id,
    item_word,
    pile_id,
    place,
    standing_word,
    structure_id,
    word,
)
from wyrmtable.games.last_spell.scene.shop import BUILDABLE
from wyrmtable.games.last_spell.state import Spell, Structure


def day(draft: Draft) -> Wording:
    doing = draft.hero.doing
    for answer in draft.answers:
        offer(draft, answer)
    if doing:
        prompt = (
            msg("day-place", structure=word(f"structure-{doing[1]}"))
            if doing[0] == "place"
            else word(f"day-{doing[0]}")
        )
        return draft.finish("build" if doing[0] == "place" else "shop", prompt=prompt)
    near_misses(draft)
    hint = word("hint-handled") if draft.hero.handled >= HANDLING else word("hint-day")
    return draft.finish("day", hint)


def offer(draft: Draft, answer: object) -> None:
    g = draft.g
    match answer:
        case Build(kind):
            draft.add(answer, f"plan:{kind}", label=msg("do-build", kind=word(f"structure-{kind}")))
        case Place():
            site(draft, answer)
        case Upgrade(number):
            s = g.structures[number]
            label = msg("do-upgrade", structure=standing_word(s))
            gives = spent(PLANS[s.kind].upgrade, s.kind)
            draft.verb(
                answer, "upgrade", label, structure_id(number), icon="upgrade", button=word("say-upgrade"), gives=gives
            )
        case Repair(number, flames):
            repair(draft, answer, g.structures[number], flames)
        case Take(item):
            take(draft, answer, item)
        case Leave(item):
            draft.add(answer, item_id(item), label=msg("do-leave", item=item_word(item)))
        case Buy(item):
            gives = (Pip("gold", -price(g, item)),)
            draft.add(answer, item_id(item), label=msg("do-buy", item=item_word(item)), gives=gives)
        case Sell(item):
            label = msg("do-sell", item=item_word(item))
            draft.verb(answer, "sell", label, item_id(item), icon="gold", weight=0, button=word("say-sell"))
        case Inspect(number):
            inspect(draft, answer, g.structures[number])
        case Draw(deck):
            name, top = word(f"deck-{DECKS[deck]}"), open_top(g, deck)
            label = msg("do-draw", deck=name) if top is None else msg("do-draw-open", deck=name, item=item_word(top))
            draft.add(answer, f"deck:{DECKS[deck]}", label=label)
        case Pour(item):
            draft.add(answer, item_id(item), label=msg("do-pour", item=item_word(item)))
        case Repel(board):
            gives = (Pip("gold", -repel_cost(g)), Pip("fog", 1))
            label = msg("do-repel", board=word(f"fog-{FOG_BOARDS[board]}"))
            draft.add(answer, fog_id(board), label=label, gives=gives)
        case GuessAgain(space):
            draft.add(answer, pile_id(space), label=msg("do-guess", n=space), gives=(Pip("gold", -GUESS_COST),))
        case _:
            button(draft, answer)


def take(draft: Draft, answer: Take, item: Item) -> None:
    """By its button, or by the free place on the sheet, before or after pointing at the item."""
    draft.verbs["take"] = Verb(word("say-take"), "take", weight=2)
    draft.add(answer, item_id(item), "!take", room_for(draft.seat, item), label=msg("do-take", item=item_word(item)))


def button(draft: Draft, answer: object) -> None:
    if answer is SOLD:
        gold = sum(ITEMS[str(name)].price for name in draft.hero.doing[1:]) // 2
        draft.verb(
            answer, "sold", msg("do-sold", n=gold), icon="gold", weight=2, gives=(Pip("gold", gold),) if gold else ()
        )
    elif answer is REFRESH:
        draft.verb(answer, "refresh", word("do-refresh"), icon="refresh", weight=0, gives=(Pip("gold", -REFRESH_COST),))
    elif answer is PUT_BACK:
        draft.verb(answer, "put-back", word("do-put-back"), icon="pass", weight=0)
    else:
        assert answer is PASS
        draft.verb(answer, "pass", word("do-ready"), icon="check", weight=1)


def site(draft: Draft, answer: Place) -> None:
    """A free place: a slot by its middle, two cells by both of them."""
    cells = answer.cells
    slot = SLOT_OF.get(cells[0])
    path = [place(cells[len(cells) // 2])] if slot else [place(cell) for cell in cells]
    label = msg("do-place", cell=slot or " ".join(cell_word(cell) for cell in cells))
    ghost = piece_of(Structure(id=0, kind=answer.kind, cells=cells), "ghost")
    gives = spent(PLANS[answer.kind].cost, answer.kind)
    if answer.kind == "seer" and min(draft.g.fog) < FOG_MOST:
        gives = (*gives, Pip("fog", 1))
    draft.add(answer, *path, label=label, gives=gives, preview=(ghost,))


def spent(cost: tuple[int, int] | None, kind: str) -> tuple[Pip, ...]:
    """Gold and Materials after paying, and after what building and upgrading bring."""
    assert cost is not None
    gold, materials = -cost[0] + (kind == "gold_mine"), -cost[1] + (kind == "scavenger_camp")
    return tuple(Pip(icon, n) for icon, n in (("gold", gold), ("materials", materials)) if n)


def repair(draft: Draft, answer: Repair, s: Structure, flames: int) -> None:
    cost = repair_cost(draft.g, flames)[0]
    draft.verb(
        answer,
        f"repair-{flames}",
        msg("do-repair", structure=standing_word(s), n=flames),
        structure_id(s.id),
        icon="repair",
        button=msg("say-repair", n=flames),
        n=flames,
        gives=(Pip("materials", -cost),) if cost else (),
    )


def inspect(draft: Draft, answer: Inspect, s: Structure) -> None:
    ruin = RUINS[s.base]
    pips = [Pip("workers", -ruin.workers)]
    pips += [Pip(icon, n) for icon, n in (("gold", ruin.gold), ("materials", ruin.materials)) if n]
    pips += [Pip("equipment")] * ruin.equipment
    label = msg("do-inspect", structure=standing_word(s))
    draft.verb(answer, "inspect", label, structure_id(s.id), icon="inspect", button=word("say-inspect"), gives=pips)


# ---- reasons


def near_misses(draft: Draft) -> None:
    g = draft.g
    for kind in BUILDABLE:
        why = why_not_build(g, kind)
        if why:
            draft.bar(f"why-build-{why}", "build", f"plan:{kind}", **missing(g, PLANS[kind].cost))
    for item in wares(g):
        if price(g, item) > g.gold:
            draft.bar("why-gold", "shop", item_id(item), n=price(g, item), have=g.gold)
    for item in g.supply:
        if not can_take(draft.hero, item):
            draft.bar("why-cannot-carry", "equip", item_id(item), "!take")
    for s in g.structures.values():
        if s.base and RUINS[s.base].workers > workers_left(g):
            draft.bar("why-workers", "ruins", structure_id(s.id), n=RUINS[s.base].workers, have=workers_left(g))
        elif PLANS[s.kind].upgrade is not None and (why := why_not_upgrade(g, s)):
            draft.bar(f"why-upgrade-{why}", "build", structure_id(s.id), **missing(g, PLANS[s.kind].upgrade))


def missing(g: Spell, cost: tuple[int, int] | None) -> dict[str, int]:
    gold, materials = cost or (0, 0)
    return {"gold": gold, "materials": materials}


def deploy(draft: Draft) -> Wording:
    for answer in draft.answers:
        draft.add(answer, place(answer.cell), label=msg("do-deploy", cell=cell_word(answer.cell)))
    return draft.finish("deploy", word("hint-deploy"))


ASKS: dict[str, Asker] = {"day": day, "deploy": deploy}
