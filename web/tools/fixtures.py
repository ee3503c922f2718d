"""Positions for the lab: ``python tools/fixtures.py`` in ``web/`` writes ``fixtures/*.json``.

Each file holds what a browser would have received: table, catalogue, words, and frames to be played one after another.
The positions are made up to show every kind of element, not to be legal.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
ICONS = json.loads((HERE / "node_modules/@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
Json = dict[str, Any]


class Fixture:
    """Words, faces and elements of one position."""

    def __init__(self, title: str, people: list[str], theme: Json) -> None:
        self.title = title
        self.people = people
        self.theme = theme
        self.words: dict[str, str] = {"game-title": title}
        self.faces: dict[str, Json] = {}
        self.elements: list[Json] = []
        self.beats: list[Json] = []
        self.seats: list[Json] = []

    def say(self, text: str, **args: Any) -> Json:
        """A message whose words are given here; arguments in braces."""
        name = "w-" + re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:70]
        self.words[name] = re.sub(r"\{(\w+)\}", r"{ $\1 }", text)
        return {"t": "m", "id": name, **({"args": args} if args else {})}

    def put(self, kind: str, id: str, at: str = "", label: str = "", **fields: Any) -> str:
        element: Json = {"kind": kind, "id": id}
        if at:
            element["at"] = at
        if label:
            element["label"] = self.say(label)
        element.update(fields)
        self.elements.append(element)
        return id

    def seat(self, n: int, **fields: Any) -> None:
        self.seats.append({"seat": n, **fields})

    def face(self, key: str, title: str, **fields: Any) -> str:
        for name in ("sub", "text"):
            if isinstance(fields.get(name), str):
                fields[name] = self.say(fields[name])
        self.faces[key] = {"title": self.say(title), **fields}
        return key

    def log(self, kind: str, text: str, deep: int = 0, by: int | None = None, **args: Any) -> None:
        self.beats.append(
            {"kind": kind, "log": self.say(text, **args), "deep": deep, **({"by": by} if by is not None else {})}
        )

    def write(
        self, name: str, phase: str, asks: list[Json], turn: list[int], later: list[Json] | None = None, **frame: Any
    ) -> None:
        wanted = set(self.theme.get("icons", {}).values()) | {
            s.get("icon") for s in self.theme.get("skins", {}).values()
        }
        icons = {
            n: "".join(re.findall(r'\sd="([^"]+)"', ICONS[n]["body"])) for n in sorted(w for w in wanted if w in ICONS)
        }
        missing = [w for w in self.theme.get("icons", {}).values() if w not in ICONS]
        if missing:
            print(name, "misses", missing)
        scene = {"v": 1, "phase": self.say(phase), "seats": self.seats, "elements": self.elements, "turn": turn}
        first = {
            "type": "frame",
            "seq": 1,
            "seat": 0,
            "decisions": 40,
            "scene": scene,
            "beats": self.beats,
            "asks": asks,
            **frame,
        }
        data = {
            "info": {
                "table": "lab", "game": name, "title": self.title, "state": "running", "pace": "live", "public": True, "options": {}, "opened": "2026-01-01", "host": True,
                "seats": [{"seat": n, "kind": "person" if n != 2 else "bot", "name": p, "mine": n == 0, "here": True} for n, p in enumerate(self.people)],
            },
            "catalogue": {"faces": self.faces, "theme": self.theme, "icons": icons},
            "words": "\n".join(f"{k} = {v}" for k, v in self.words.items()) + "\n",
            "frames": [first, *(later or [])],
        }  # fmt: skip
        (HERE / "fixtures").mkdir(exist_ok=True)
        (HERE / "fixtures" / f"{name}.json").write_text(
            json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
        )


def seat(n: int) -> Json:
    return {"t": "s", "seat": n}


def ref(fixture: Fixture, id: str, name: str) -> Json:
    return {"t": "r", "id": id, "name": fixture.say(name)}


def pip(icon: str, n: int | None = None, most: int | None = None, **more: Any) -> Json:
    return {"icon": icon, **({"n": n} if n is not None else {}), **({"most": most} if most is not None else {}), **more}


# ---- a market of cards with bids -----------------------------------------------------------------


def market() -> None:
    theme = {
        "palette": {"ground": "#14100d", "ground-2": "#1d1611", "panel": "#221a14", "raised": "#2e231a", "line": "#4b3926", "ink": "#f5ead6", "soft": "#bfac8f", "accent": "#e5ab42"},
        "tones": {"warrior": {"fill": "#c4513a"}, "hunter": {"fill": "#4f9a4a"}, "miner": {"fill": "#d98a2b"}, "smith": {"fill": "#8a63b8"}, "explorer": {"fill": "#3f86c6"}, "neutral": {"fill": "#9a8f80"}, "royal": {"fill": "#d9a93a"}, "base": {"fill": "#c9563f"}, "gold": {"fill": "#f0c65a"}, "g2": {"fill": "#5ec4b0"}, "g3": {"fill": "#62a8ea"}, "g4": {"fill": "#b07fe0"}, "g5": {"fill": "#e0617a"}},
        "type": {"display": "Forum", "text": "Alegreya", "ui": "Alegreya Sans"},
        "icons": {"warrior": "crossed-axes", "hunter": "bow-arrow", "miner": "mining", "smith": "anvil-impact", "explorer": "compass", "neutral": "dwarf-king", "royal": "crown-coin", "axe": "axe-swing", "fist": "mailed-fist", "helmet": "mining-helmet", "bomb": "unlit-bomb", "crown": "jewel-crown", "hood": "hooded-figure", "gem": "gems", "coin": "two-coins", "vp": "laurels", "hero": "dwarf-king", "line": "trophy", "inn": "beer-stein", "inn:1": "goblin-head", "inn:2": "dragon-head", "inn:3": "horse-head", "down": "dwarf-helmet", "upgrade": "upgrade", "reveal": "beer-stein", "rank": "rank-3"},
        "frames": {"dwarf": {"style": "banner"}, "hero": {"style": "banner", "art": "hexagon", "gilt": True}},
        "skins": {"back": {"fill": "#6b4a2c", "texture": "leather", "icon": "dwarf-helmet"}},
    }  # fmt: skip
    f = Fixture("Halls of Ale", ["Mira", "Otto", "Lena", "Ravi"], theme)
    names = {"warrior": "Warrior", "hunter": "Hunter", "miner": "Miner", "smith": "Blacksmith", "explorer": "Explorer"}

    def card(id: str, at: str, kind: str, ranks: list[str], **more: Any) -> str:
        face = f.face(f"{kind}_{'_'.join(ranks)}", names[kind], frame="dwarf", tone=kind, art=[kind], ranks=ranks)
        return f.put("card", id, at, face=face, **more)

    def hero(
        id: str, at: str, kind: str, title: str, sub: str, art: str, ranks: list[str], text: str, **face: Any
    ) -> str:
        return f.put(
            "card",
            id,
            at,
            face=f.face(id, title, frame="hero", tone=kind, sub=sub, art=[art], ranks=ranks, text=text, **face),
        )

    def coin(id: str, at: str, owner: int | None, value: str, tone: str = "", **more: Any) -> str:
        owned = {} if owner is None else {"owner": owner}
        return f.put(
            "piece",
            id,
            at,
            f"Coin {value}" if value else "Coin, face down",
            shape="coin",
            value=value,
            tone=tone or ("base" if value in "02345" else "gold"),
            icon="down" if not value else "coin",
            **owned,
            **more,
        )

    f.put("area", "inns", "", "Taverns", role="common")
    f.put("zone", "inn:1", "inns", "Laughing Goblin", role="market")
    f.put("zone", "order:1", "inns", "Order", role="queue", near="inn:1")
    for owner, value in ((0, "9"), (3, "8"), (1, "5"), (2, "0")):
        coin(f"coin:{owner}.a", "order:1", owner, value, weight=0)
    f.put("zone", "inn:3", "inns", "Shining Horse", role="market")
    for n, (kind, ranks) in enumerate([("warrior", ["8"]), ("smith", [""]), ("explorer", ["6"]), ("hunter", [""])]):
        card(f"card:h{n}", "inn:3", kind, ranks)
    f.put("zone", "inn:2", "inns", "Dancing Dragon", role="market", weight=2)
    card("card:e9", "inn:2", "explorer", ["9"])
    card("card:m1", "inn:2", "miner", ["1"])
    f.put(
        "card",
        "card:royal",
        "inn:2",
        face=f.face("royal5", "Royal Offering", frame="dwarf", tone="royal", art=["royal"], corner=[pip("upgrade", 5)]),
    )
    card("card:h9", "inn:2", "hunter", [""])
    f.put("zone", "order:2", "inns", "Order", role="queue", near="inn:2")
    for owner, value in ((1, "11"), (0, "7"), (2, "7"), (3, "4")):
        coin(f"coin:{owner}.b", "order:2", owner, value, weight=0 if owner == 1 else 1)
    f.put("zone", "hall", "", "Hall of heroes", role="stock", lay="row", weight=0)
    for id, kind, title, sub, art, ranks, text in [
        ("hero:aral", "hunter", "Aral", "Hawk's Eye", "hunter", ["", ""], "Two Hunter ranks."),
        (
            "hero:dagda",
            "hunter",
            "Dagda",
            "the Explosive",
            "bomb",
            ["", "", ""],
            "Discard the last card of two other columns.",
        ),
        ("hero:zoral", "miner", "Zoral", "the Foreman", "helmet", ["1", "0", "0"], "Three Miner ranks."),
        (
            "hero:bonfur",
            "smith",
            "Bonfur",
            "the Cruel",
            "fist",
            ["", "", ""],
            "Discard the last card of another column.",
        ),
        ("hero:hourya", "explorer", "Hourya", "the Elusive", "explorer", ["20"], "Only with five Explorer ranks."),
        ("hero:idunn", "explorer", "Idunn", "the Stealthy", "hood", ["7"], "Adds two points for each Explorer rank."),
        ("hero:astrid", "neutral", "Astrid", "the Fortunate", "crown", [], "Adds the value of your best coin."),
        ("hero:thrud", "neutral", "Thrud", "the Headhunter", "hood", [""], "Moves on when a card is laid over her."),
    ]:
        foot = {"foot": pip("vp", 13)} if id == "hero:thrud" else {}
        hero(id, "hall", kind, title, sub, art, ranks, text, **foot)
    f.put("area", "treasury", "", "Royal treasury", role="supply")
    f.put("zone", "coins", "treasury", role="stock", lay="heap")
    for value in [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]:
        coin(f"coin:t{value}", "coins", None, str(value), "gold", n=2 if value in (6, 9, 10, 12, 14) else 1)
    f.put("area", "mat:0", "", role="mat", owner=0)
    f.put("piece", "gem:0", "mat:0", "Gem 5", shape="gem", value="5", tone="g5", owner=0)
    f.put(
        "zone",
        "bids:0",
        "mat:0",
        "Your bids",
        role="bid",
        lay="slots",
        slots=[
            {"name": str(n + 1), "label": f.say(name), "fits": "coin"}
            for n, name in enumerate(["Goblin", "Dragon", "Horse"])
        ],
    )
    coin("coin:0.9", "bids:0#1", 0, "9")
    coin("coin:0.7", "bids:0#2", 0, "7")
    coin("coin:0.0", "bids:0#3", 0, "0", down=True)
    f.put("zone", "pouch:0", "mat:0", "Pouch", role="reserve")
    coin("coin:0.3", "pouch:0", 0, "3")
    coin("coin:0.11", "pouch:0", 0, "11")
    army = {
        "warrior": [["6"], ["9"]],
        "hunter": [[""], [""], [""]],
        "miner": [["0"], ["1"], ["2"]],
        "smith": [[""], [""]],
        "explorer": [["7"], ["11"]],
    }
    sums = {"warrior": (3, 29), "hunter": (3, 9), "miner": (3, 9), "smith": (4, 18), "explorer": (2, 18)}
    for kind, cards in army.items():
        ranks, points = sums[kind]
        f.put(
            "zone",
            f"col:0.{kind}",
            "mat:0",
            names[kind],
            role="column",
            lay="column",
            tone=kind,
            marks=[pip("rank", ranks), pip("vp", points)],
        )
        for n, each in enumerate(cards):
            card(f"card:{kind}{n}", f"col:0.{kind}", kind, each)
        if kind == "warrior":
            hero("hero:tarah", "col:0.warrior", "warrior", "Tarah", "Lethal Strike", "axe", ["14"], "Fourteen points.")
        if kind == "smith":
            hero(
                "hero:aegur",
                "col:0.smith",
                "smith",
                "Aegur",
                "Fist of Steel",
                "fist",
                ["", ""],
                "Two Blacksmith ranks.",
            )
    f.put(
        "zone",
        "command:0",
        "mat:0",
        "Command",
        role="tableau",
        lay="slots",
        slots=[{"name": "1", "label": f.say("neutral heroes come here"), "fits": "hero"}],
    )
    f.put("note", "honour:0", "mat:0", role="goal", text=f.say("King's Hand: coin +5, age I"), tone="warrior")
    for owner, gem, rest, ranks in (
        (1, "4", ["5", "11"], (4, 4, 2, 2, 3)),
        (2, "3", ["0", "7"], (2, 2, 4, 3, 3)),
        (3, "2", ["8", "4"], (3, 2, 2, 5, 2)),
    ):
        f.put("area", f"mat:{owner}", "", role="mat", owner=owner)
        f.put(
            "piece", f"gem:{owner}", f"mat:{owner}", f"Gem {gem}", shape="gem", value=gem, tone=f"g{gem}", owner=owner
        )
        f.put(
            "zone",
            f"bids:{owner}",
            f"mat:{owner}",
            "Bids",
            role="bid",
            lay="slots",
            slots=[{"name": str(n + 1), "label": f.say(name)} for n, name in enumerate(["Goblin", "Dragon", "Horse"])],
        )
        for n, value in enumerate(rest):
            coin(f"coin:{owner}.r{n}", f"bids:{owner}#{n + 1}", owner, value)
        f.put(
            "piece",
            f"~hid{owner}",
            f"bids:{owner}#3",
            "Coin, face down",
            shape="coin",
            down=True,
            owner=owner,
            icon="down",
        )
        f.put("zone", f"pouch:{owner}", f"mat:{owner}", "Pouch", role="reserve")
        for n in range(2):
            f.put(
                "piece",
                f"~pch{owner}{n}",
                f"pouch:{owner}",
                "Coin, face down",
                shape="coin",
                down=True,
                owner=owner,
                icon="down",
            )
        for n, kind in enumerate(names):
            f.put(
                "zone",
                f"col:{owner}.{kind}",
                f"mat:{owner}",
                names[kind],
                role="column",
                lay="column",
                tone=kind,
                marks=[pip("rank", ranks[n]), pip("vp", ranks[n] ** 2)],
            )
            for k in range(ranks[n]):
                card(
                    f"card:{owner}{kind}{k}",
                    f"col:{owner}.{kind}",
                    kind,
                    ["" if kind in ("hunter", "smith") else str(k + 3)],
                )
        hero(
            f"hero:x{owner}",
            f"col:{owner}.miner",
            "miner",
            "Zoral",
            "the Foreman",
            "helmet",
            ["1"],
            "Three Miner ranks.",
        )
    f.seat(0, score=113, badges=[pip("line", 2), pip("hero", 2)])
    f.seat(1, score=121)
    f.seat(2, score=104, state="first")
    f.seat(3, score=98)
    f.log("reveal", "{what}: coins revealed", what=f.say("Dancing Dragon"))
    f.log("choose", "{a} 11 · {b} 7 · {c} 7 · {d} 4", 1, a=seat(1), b=seat(0), c=seat(2), d=seat(3))
    f.log("choose", "{who} acts before {other}: gem 5 beats 3", 1, who=seat(0), other=seat(2))
    f.log("take", "{who} took a {card}", who=seat(1), card=ref(f, "card:1hunter3", "Hunter"))
    f.log("score", "Hunters 9 → 16 points", 1)
    f.log("phase", "Laughing Goblin closed")
    f.log("swap", "{who} traded 5 + 6 for 11", who=seat(2))
    f.log("take", "{who} recruited {card}", who=seat(3), card=ref(f, "hero:x3", "Zoral"))
    ask = {
        "id": "41.9f3a", "seat": 0, "form": "pick", "prompt": f.say("Take a card from the Dancing Dragon"), "hint": f.say("An Explorer would complete your third line and bring a hero."), "rule": "R6",
        "options": [
            {"name": "card:e9", "path": ["card:e9"], "gives": [pip("vp", 9), pip("hero")], "preview": [{"kind": "card", "id": "card:e9", "at": "col:0.explorer", "face": "explorer_9"}]},
            {"name": "card:m1", "path": ["card:m1"], "gives": [pip("vp", 7)], "preview": [{"kind": "card", "id": "card:m1", "at": "col:0.miner", "face": "miner_1"}]},
            {"name": "card:royal", "path": ["card:royal"], "gives": [pip("upgrade", 5)]},
        ],
        "blocked": [{"path": ["card:h9"], "why": f.say("{who} has taken it already.", who=seat(1)), "rule": "R6.3"}, {"path": ["hero:hourya"], "why": f.say("Hourya waits for 5 Explorer ranks; you have 2."), "rule": "R7.4"}],
    }  # fmt: skip
    after = {
        "type": "frame", "seq": 2, "seat": 0, "decisions": 41,
        "beats": [
            {"kind": "take", "log": f.say("{who} took an {card}", who=seat(0), card=ref(f, "card:e9", "Explorer")), "put": [{"kind": "card", "id": "card:e9", "at": "col:0.explorer", "face": "explorer_9"}, {"kind": "zone", "id": "col:0.explorer", "at": "mat:0", "label": f.say("Explorer"), "role": "column", "lay": "column", "tone": "explorer", "marks": [pip("rank", 3), pip("vp", 27)]}], "seats": [{"seat": 0, "score": 122, "badges": [pip("line", 3), pip("hero", 2)]}]},
            {"kind": "take", "log": f.say("{who} took a {card}", who=seat(2), card=ref(f, "card:m1", "Miner")), "put": [{"kind": "card", "id": "card:m1", "at": "col:2.miner", "face": "miner_1"}], "turn": [3]},
        ],
        "waiting": [{"seat": 3, "prompt": f.say("takes a card")}],
        "undo": {"to": 40, "what": f.say("taking the Explorer")},
    }  # fmt: skip
    f.write("market", "Age II › Round 2 of 3 › Dancing Dragon", [ask], [0], [after])
    things = ["coin:0.9", "coin:0.7", "coin:0.0", "coin:0.3", "coin:0.11"]
    bids = {
        "id": "42.aa",
        "seat": 0,
        "form": "assign",
        "prompt": f.say("Lay a coin on each tavern"),
        "places": ["bids:0#1", "bids:0#2", "bids:0#3"],
        "options": [{"name": t, "path": [t]} for t in things],
    }
    f.elements = [
        {**e, "at": "pouch:0"} if e["id"] in things else e
        for e in f.elements
        if not e["id"].startswith("coin:") or e["id"] in things or e["at"] == "coins"
    ]
    f.write(
        "bids",
        "Age II › Round 2 of 3 › Bidding",
        [bids],
        [0, 1, 2, 3],
        waiting=[{"seat": n, "prompt": f.say("lays coins"), "done": n == 2} for n in (1, 2, 3)],
    )


# ---- a growing square board ----------------------------------------------------------------------


def cave() -> None:
    theme = {
        "palette": {"ground": "#0b0f14", "ground-2": "#10161d", "panel": "#141c24", "raised": "#1c2731", "line": "#2e3e4b", "ink": "#e8f0f2", "soft": "#9db0b9", "accent": "#5fd0d6"},
        "tones": {"crystal": "#7fe3ea", "treasure": "#f0c35a", "event": "#b9a2d8", "flame": "#ff9a5a", "war": "#2f8f63", "power": "#c04a3a", "grit": "#f0b24a", "secret": "#b0559b"},
        "type": {"display": "Philosopher", "text": "Alegreya", "ui": "Alegreya Sans"},
        "icons": {"knight": "black-knight-helm", "goblin": "goblin-head", "dragon": "dragon-head", "cave": "cave-entrance", "thief": "hooded-figure", "bones": "crossed-bones", "fangs": "fangs", "eye": "all-seeing-eye", "crystal": "crystal-cluster", "treasure": "two-coins", "event": "uncertainty", "rockslide": "falling-rocks", "flame": "flame", "chest": "locked-chest", "strength": "fist", "population": "character", "grit": "mountain-climbing", "encounter": "sword-clash", "bow": "pocket-bow", "bomb": "rolling-bomb", "map": "treasure-map", "shield": "bordered-shield", "boots": "boots", "move": "wingfoot", "perception": "all-seeing-eye", "rage": "enrage", "wake": "awareness", "armor": "scale-mail", "tiles": "stone-pile", "bag": "swap-bag", "hp": "hearts", "war": "crossed-swords", "power": "dragon-spiral", "swift": "wingfoot", "daring": "sword-clash"},
        "frames": {"quest": {"style": "strata"}, "gear": {"style": "strata"}},
        "skins": {"lit": {"fill": "#7d7263", "texture": "rock"}, "lit.crystal": {"fill": "#4b7078", "texture": "rock", "icon": "crystal-growth", "glow": "#45d5e2", "ink": "#7fe3ea"}, "lit.treasure": {"fill": "#86705a", "texture": "rock", "icon": "coins-pile", "ink": "#f0c35a"}, "lit.event": {"fill": "#6d6474", "texture": "rock", "icon": "uncertainty", "ink": "#b9a2d8"}, "lit.entrance": {"fill": "#8b7b62", "texture": "rock", "icon": "cave-entrance"}, "lit.ambush": {"fill": "#6b5b4f", "texture": "rock", "icon": "crossed-swords", "ink": "#c98b6b"}, "lit.vault": {"fill": "#5d646c", "texture": "rock", "icon": "vault", "ink": "#a9b7c4"}, "dark": {"fill": "#182129", "dark": True, "ink": "#3a4d59"}, "back": {"fill": "#3a5560", "texture": "strata", "icon": "cave-entrance"}},
    }  # fmt: skip
    f = Fixture("The Deep Caverns", ["Mira", "Otto", "Lena", "Ravi", "Ines"], theme)
    f.put("board", "cave", "", "The cave", grid="square", naming="compass", origin="cave@0,0", frontier=True, weight=2)
    lit = {
        (0, 0): ("entrance", []),
        (0, -1): ("event", ["w", "n"]),
        (1, -1): ("crystal", ["w"]),
        (2, -1): ("ambush", ["n", "e"]),
        (1, 0): ("ambush", []),
        (2, 0): ("event", []),
        (-1, 0): ("ambush", ["w", "n", "s"]),
        (-2, 0): ("crystal", ["n"]),
        (0, 1): ("treasure", []),
        (-2, 1): ("vault", ["w", "s"]),
        (0, 2): ("event", ["w", "s"]),
    }
    for (x, y), (face, walls) in lit.items():
        f.put(
            "tile",
            f"tile:{x}.{y}",
            f"cave@{x},{y}",
            {
                "entrance": "Entrance",
                "crystal": "Crystal",
                "event": "Event",
                "ambush": "Ambush",
                "treasure": "Treasure",
                "vault": "Vault",
            }[face],
            face=f"lit.{face}",
            walls=walls,
        )
    dark = {
        (-1, -2): "bones",
        (0, -2): "fangs",
        (1, -2): "bones",
        (3, -2): "eye",
        (-3, -1): "fangs",
        (-3, 0): "fangs",
        (3, 0): "bones",
        (4, 0): "bones",
        (-1, 1): "bones",
        (1, 1): "eye",
        (2, 1): "eye",
        (3, 1): "fangs",
        (1, 2): "bones",
    }
    for n, ((x, y), mark) in enumerate(dark.items()):
        f.put("tile", f"~dk{n}", f"cave@{x},{y}", f"Dark tile with the {mark.title()}", face="dark", marks=[pip(mark)])
    f.put(
        "piece",
        "knight",
        "cave@1,-1",
        "The Knight",
        shape="standee",
        icon="knight",
        owner=0,
        stats=[pip("strength", 3)],
    )
    f.put(
        "piece", "tribe:bones", "cave@1,-2", "Bones", shape="standee", icon="bones", owner=2, stats=[pip("strength", 2)]
    )
    f.put(
        "piece", "tribe:fangs", "cave@-1,0", "Fangs", shape="standee", icon="fangs", owner=2, stats=[pip("strength", 4)]
    )
    f.put("piece", "thief", "cave@0,1", "The Thief", shape="standee", icon="thief", owner=1)
    f.put("piece", "dragon", "cave@2,0", "The Dragon", shape="standee", icon="dragon", owner=3)
    for n, (x, y, icon) in enumerate(
        [
            (1, -1, "crystal"),
            (-2, 0, "crystal"),
            (0, 1, "treasure"),
            (-1, -2, "treasure"),
            (3, -2, "treasure"),
            (-2, 1, "chest"),
            (0, 2, "event"),
            (2, 0, "flame"),
        ]
    ):
        f.put(
            "piece",
            f"mark:{n}",
            f"cave@{x},{y}",
            icon.title(),
            shape="token",
            icon=icon,
            tone={"chest": "", "flame": "flame"}.get(icon, icon),
            level="marker",
        )
    f.put("piece", "slide", "cave@0,0/s", "Rockslide", shape="token", icon="rockslide", level="marker")
    for n, (text, done, goal, icon) in enumerate(
        [
            ("slay the Dragon", 1, 5, "knight"),
            ("stash 6 treasures", 2, 6, "thief"),
            ("kill the Knight", 2, 7, "goblin"),
            ("wake and escape", 6, 11, "dragon"),
            ("collapse, 5 crystals", 0, 5, "cave"),
        ]
    ):
        theme["icons"][f"goal:{n}"] = theme["icons"][icon]
        f.put("note", f"goal:{n}", "goals", role="goal", text=f.say(text), done=done, goal=goal, owner=n)
    f.elements.insert(0, {"kind": "area", "id": "goals", "role": "aside", "label": f.say("Who wins how")})
    f.put("area", "mat:0", "", role="mat", owner=0)
    f.put("counter", "hp:0", "mat:0", "Health", icon="hp", value=5, most=7, form="hearts", owner=0)
    f.put("zone", "cubes:0", "mat:0", "Hero cubes", role="reserve")
    f.put("piece", "cube:0", "cubes:0", "Hero cube", shape="cube", n=2, owner=0)
    f.put("piece", "bombs:0", "cubes:0", "Bomb", shape="token", icon="bomb", n=2, tone="treasure")
    f.put("area", "stats:0", "mat:0", "Abilities", role="aside")
    for name, icon, steps, at in [
        ("Movement", "move", [1, 3, 5, 7], 3),
        ("Perception", "perception", [1, 2, 3, 4], 2),
        ("Strength", "strength", [1, 2, 3, 4], 3),
    ]:
        id = f"{name.lower()}:0"
        theme["icons"][id] = theme["icons"][icon]
        f.put("track", id, "stats:0", name, first=1, steps=[{"label": f.say(str(v))} for v in steps], tone="grit")
        f.put("piece", f"at.{id}", f"{id}#{at}", f"{name} marker", shape="cube", owner=0)
    f.put(
        "track",
        "grit:0",
        "mat:0",
        "Grit",
        tone="grit",
        steps=[{"gain": [pip("strength")]} if n in (5, 11, 18, 26, 35) else {} for n in range(46)],
    )
    f.put("piece", "at.grit", "grit:0#27", "Grit marker", shape="disc", owner=0)
    f.put("zone", "gear:0", "mat:0", "Equipment", role="tableau", lay="row")
    for title, icon, text in [
        ("Bomb", "bomb", "Open a wall."),
        ("Bow", "bow", "Shoot a Tribe in sight."),
        ("Ancient Map", "map", "Cross a wall."),
        ("Shield", "shield", "Stand firm."),
    ]:
        f.put(
            "card",
            f"gear:{icon}",
            "gear:0",
            face=f.face(f"gear_{icon}", title, frame="gear", tone="treasure", art=[icon], sub="Equipment", text=text),
        )
    f.put("zone", "hand:0", "mat:0", "Sidequests", role="hand", lay="fan")
    for title, icon, text, n in [
        ("Swift", "swift", "Enter seven spaces in one turn.", 4),
        ("Daring", "daring", "Beat a Tribe that has a Monster.", 4),
        ("Intrepid", "cave", "Ten tiles are revealed.", 3),
    ]:
        f.put(
            "card",
            f"quest:{icon}",
            "hand:0",
            face=f.face(
                f"quest_{icon}",
                title,
                frame="quest",
                tone="grit",
                art=[icon],
                sub="Sidequest",
                text=text,
                corner=[pip("grit", n)],
            ),
        )
    for n in range(1, 5):
        f.put("area", f"mat:{n}", "", role="mat", owner=n)
        f.put("zone", f"hand:{n}", f"mat:{n}", "Hand", role="hand", count=3)
    f.seat(0, title=f.say("The Knight"), emblem="knight")
    f.seat(1, title=f.say("Thief"), emblem="thief", badges=[pip("bag", 2, 6), pip("move", 2), pip("treasure", 1)])
    f.seat(
        2,
        title=f.say("Goblins"),
        emblem="goblin",
        badges=[pip("fangs", 3, 4), pip("bones", 2, 4), pip("eye", 1, 4), pip("rage", 2, 3, tone="flame")],
    )
    f.seat(
        3,
        title=f.say("Dragon"),
        emblem="dragon",
        badges=[pip("hp", 4, 5, tone="power"), pip("wake", 6, 11), pip("armor", 2)],
    )
    f.seat(
        4,
        title=f.say("Cave"),
        emblem="cave",
        badges=[pip("tiles", 19), pip("crystal", 0, 5, tone="crystal"), pip("event", 4)],
    )
    f.log("choose", "{who} put a cube on Strength: 2 → 3", who=seat(0))
    f.log("flip", "{who} turned up a {tile}: Grit 26 → 27", who=seat(0), tile=ref(f, "tile:1.-1", "Crystal"))
    f.log("place", "{who} placed 1 dark tile", 1, who=seat(4))
    f.log("move", "{who} moved north, then east", who=seat(0))
    f.log("take", "{who} looted a Treasure", who=seat(1))
    f.log("roll", "rolled 5, needed 4", 1)
    ask = {
        "id": "88.c210", "seat": 0, "form": "pick", "prompt": f.say("Move or act"), "hint": f.say("1 of 2 Encounters left · 3 of 5 steps left"),
        "verbs": {"end": {"label": f.say("End turn"), "weight": 0}, "smash": {"label": f.say("Smash crystal"), "icon": "crystal"}, "bow": {"label": f.say("Bow"), "icon": "bow"}},
        "options": [
            {"name": "step:1,-2", "path": ["cave@1,-2"], "label": f.say("Turn it up and fight: 3 beats 2."), "gives": [pip("grit", 1), pip("encounter", -1)], "preview": [{"kind": "overlay", "id": "way", "role": "path", "cells": ["cave@1,-1", "cave@1,-2"]}]},
            {"name": "step:2,-1", "path": ["cave@2,-1"]}, {"name": "step:1,0", "path": ["cave@1,0"]},
            {"name": "smash", "path": ["mark:0", "!smash"], "gives": [pip("grit", 2)]},
            {"name": "bow:fangs", "path": ["gear:bow", "tribe:fangs"]},
            {"name": "cube:s", "path": ["cube:0", "strength:0#4"], "gives": [pip("strength", 1)]},
            {"name": "cube:m", "path": ["cube:0", "movement:0#4"], "gives": [pip("move", 2)]},
            {"name": "end", "path": ["!end"], "confirm": f.say("End the turn with an Encounter left?")},
        ],
        "blocked": [{"path": ["cave@0,-1"], "why": f.say("A wall stands between."), "rule": "2.3"}],
    }  # fmt: skip
    f.write("cave", "Round 5 › Knight", [ask], [0], undo={"to": 86, "what": f.say("the cube")})
    turned = [
        {
            "name": f"lay:{n}",
            "path": ["cave@3,-1", f"!r{n}"],
            "preview": [{"kind": "tile", "id": "~new", "at": "cave@3,-1", "face": "lit.event", "walls": w, "turn": n}],
        }
        for n, w in enumerate([["n", "e"], ["e", "s"], ["s", "w"], ["w", "n"]])
    ]
    other = [
        {
            "name": f"lie:{n}",
            "path": ["cave@-1,-1", f"!r{n}"],
            "preview": [{"kind": "tile", "id": "~new", "at": "cave@-1,-1", "face": "lit.event", "walls": w, "turn": n}],
        }
        for n, w in enumerate([["n"], ["e"], ["s"], ["w"]])
    ]
    lay = {
        "id": "89.aa",
        "seat": 0,
        "form": "pick",
        "prompt": f.say("Lay the tile"),
        "hint": f.say("Choose a space, then turn the tile"),
        "options": [*turned, *other],
    }
    f.write("turning", "Round 5 › Cave", [lay], [0])


# ---- hexes with a battle on the stage ------------------------------------------------------------


def hexes() -> None:
    tones = {
        "air": "#8fc7e8",
        "earth": "#7fae55",
        "fire": "#e8663d",
        "water": "#3f8fd0",
        "light": "#f0d98a",
        "chaos": "#d765a8",
        "order": "#c9a06a",
        "ruin": "#a9a493",
        "gem": "#6fe0b4",
        "potion": "#e88ad0",
        "scroll": "#f0dcae",
        "tool": "#c8b6a0",
        "sword": "#d5dfea",
        "gold": "#f5c84f",
        "magic": "#b79cf5",
        "spell": "#7a5fd0",
    }
    theme = {
        "palette": {"ground": "#11131f", "ground-2": "#1f2440", "panel": "#1b1f33", "raised": "#252a44", "line": "#3a4166", "ink": "#f0ecdf", "soft": "#adb0c8", "accent": "#e8c477"},
        "tones": tones, "type": {"display": "Alegreya", "text": "Alegreya", "ui": "Alegreya Sans"},
        "icons": {"air": "whirlwind", "earth": "oak-leaf", "fire": "flame", "water": "water-drop", "light": "sunbeams", "chaos": "star-swirl", "order": "cog", "gem": "gems", "potion": "round-potion", "scroll": "tied-scroll", "tool": "flat-hammer", "sword": "broadsword", "gold": "two-coins", "magic": "card-random", "vp": "laurels", "orb": "crystal-ball", "worker": "pitchfork", "warrior": "sword-brandish", "wizard": "wizard-face", "dragon": "wyvern", "demon": "diablo-skull", "battle": "crossed-swords", "dice": "rolling-dices", "home": "house", "house": "flat-hammer", "any": "chest", "gear": "big-gear", "bridge": "stone-bridge", "books": "bookshelf", "surge": "perspective-dice-six-faces-random", "storm": "fire-ring", "poly": "star-swirl", "glory": "laurels"},
        "frames": {"adventure": {"style": "parchment"}, "spell": {"style": "arcane"}},
        "skins": {**{f"realm.{t}": {"fill": c, "texture": "painted", "icon": ""} for t, c in tones.items()}, "ruin.tower": {"fill": "#a9a493", "texture": "painted", "icon": "stone-tower"}, "ruin.mill": {"fill": "#a9a493", "texture": "painted", "icon": "windmill"}, "ruin.gate": {"fill": "#a9a493", "texture": "painted", "icon": "dungeon-gate"}, "ruin.castle": {"fill": "#a9a493", "texture": "painted", "icon": "castle"}, "back": {"fill": "#4a3f86", "texture": "stars", "icon": "crystal-ball"}},
    }  # fmt: skip
    f = Fixture("Realms of the Elders", ["Mira", "Otto", "Lena", "Ravi"], theme)
    f.put("board", "map", "", "The realms", grid="hex", naming="label", weight=2)
    realms = {
        (1, -2): ("Lilypad Shallows", "water"),
        (2, -2): ("Mage Tower", "tower"),
        (3, -2): ("Cinder Pit", "fire"),
        (0, -1): ("Crystal Caverns", "earth"),
        (1, -1): ("Measured Fields", "order"),
        (2, -1): ("Emberfields", "fire"),
        (3, -1): ("Marble Causeway", "order"),
        (-1, 0): ("Dungeon", "gate"),
        (0, 0): ("Mill", "mill"),
        (1, 0): ("Briar Meadows", "earth"),
        (2, 0): ("Portal", "gate"),
        (-2, 1): ("Sunspire Hill", "light"),
        (-1, 1): ("Moonwell Falls", "water"),
        (0, 1): ("Fortress", "castle"),
        (1, 1): ("Wandering Isles", "chaos"),
        (-1, 2): ("Gilded Orchard", "light"),
        (0, 2): ("Dungeon", "gate"),
    }
    for (q, r), (title, kind) in realms.items():
        ruin = kind in ("tower", "mill", "gate", "castle")
        f.put(
            "tile",
            f"realm:{q}.{r}",
            f"map@{q},{r}",
            title,
            face=f"ruin.{kind}" if ruin else f"realm.{kind}",
            **({} if ruin else {"marks": [pip(kind)]}),
        )
    for n, (at, owner, icon) in enumerate(
        [
            ((2, -1), 0, "warrior"),
            ((2, -1), 0, "worker"),
            ((1, -1), 0, "worker"),
            ((1, 0), 2, "worker"),
            ((0, -1), 2, "dragon"),
            ((1, -2), 1, "wizard"),
            ((-1, 1), 1, "worker"),
            ((0, 2), 1, "worker"),
            ((3, -1), 3, "worker"),
            ((1, 1), 3, "warrior"),
            ((-1, 2), 2, "worker"),
        ]
    ):
        f.put("piece", f"unit:{n}", f"map@{at[0]},{at[1]}", icon.title(), shape="meeple", icon=icon, owner=owner)
    for n, (at, owner) in enumerate([((1, -1), 0), ((1, 0), 2), ((-1, 1), 1), ((3, -1), 3), ((0, -1), 2)]):
        f.put("piece", f"home:{n}", f"map@{at[0]},{at[1]}", "Dwelling", shape="roof", owner=owner)
    f.put(
        "piece",
        "monster:fire",
        "map@2,-1",
        "Demon of Might",
        shape="standee",
        icon="demon",
        tone="fire",
        stats=[pip("dice", 4)],
    )
    for n, (at, kind) in enumerate(
        [
            ((1, -2), "potion"),
            ((1, -2), "tool"),
            ((3, -2), "sword"),
            ((0, -1), "tool"),
            ((1, -1), "tool"),
            ((1, -1), "scroll"),
            ((2, -1), "sword"),
            ((1, 0), "gem"),
            ((1, 0), "tool"),
            ((-2, 1), "potion"),
            ((-1, 1), "tool"),
            ((1, 1), "magic"),
            ((-1, 2), "gem"),
        ]
    ):
        f.put(
            "piece",
            f"res:{n}",
            f"map@{at[0]},{at[1]}",
            kind.title(),
            shape="token",
            icon=kind,
            tone=kind,
            level="marker",
        )
    f.put("overlay", "fight", "", role="region", cells=["map@2,-1"], tone="gold")
    f.put("area", "power", "", "Elemental power", role="aside")
    for kind, marks in {
        "order": {0: 3, 3: 1},
        "water": {1: 4, 0: 1},
        "earth": {2: 3, 1: 2},
        "fire": {3: 4, 0: 2},
        "chaos": {3: 1, 2: 1},
        "light": {2: 2},
    }.items():
        f.put(
            "track",
            f"power:{kind}",
            "power",
            kind.title(),
            tone=kind,
            first=1,
            steps=[
                {
                    "label": f.say(str(v)),
                    **({"gain": [pip("orb")]} if n == 4 and kind in ("order", "earth", "chaos") else {}),
                }
                for n, v in enumerate([2, 2, 3, 4, 5])
            ],
        )
        for owner, at in marks.items():
            f.put("piece", f"mark:{kind}.{owner}", f"power:{kind}#{at}", "Marker", shape="disc", owner=owner)
    f.put("area", "glories", "", "Glory", role="aside")
    f.put(
        "track",
        "glory",
        "glories",
        steps=[{"gain": [pip(g)]} if g else {} for g in ["", "vp", "any", "orb", "vp", "chaos", "any", "orb", "vp"]],
    )
    for owner, at in ((0, 2), (1, 1), (2, 1), (3, 4)):
        f.put("piece", f"glory:{owner}", f"glory#{at}", "Marker", shape="disc", owner=owner)
    f.put("zone", "open", "", "Adventures face up", role="stock", weight=0)

    def adventure(id: str, at: str, title: str, tone: str, art: str, sub: str, text: str, cost: list[Json]) -> None:
        f.put(
            "card",
            id,
            at,
            face=f.face(id, title, frame="adventure", tone=tone, art=[art], sub=sub, text=text, cost=cost, house=True),
        )

    for title, tone, cost in [
        ("Citadel", "order", [pip("tool", 2), pip("sword", 1)]),
        ("Harbor Exchange", "water", [pip("potion", 1)]),
        ("Gem Terrace", "earth", [pip("gem", 2)]),
        ("Flame Altar", "fire", [pip("sword", 2)]),
    ]:
        adventure(f"adv:{tone}", "open", title, tone, tone, "Action", "Pay what the slot shows: gain 1 glory.", cost)
    f.put("area", "battle", "", "Battle in Emberfields · after the roll", role="stage", weight=2, emblem="battle")
    f.put("zone", "side:0", "battle", "Wardens", role="drawn", owner=0)
    for n, v in enumerate("65431"):
        f.put("die", f"d:0.{n}", "side:0", die="d6", value=v, **({"state": "fixed"} if n == 0 else {}))
    f.put("zone", "side:m", "battle", "Demon of Might", role="drawn", tone="fire")
    for n, v in enumerate("6532"):
        f.put("die", f"d:m.{n}", "side:m", die="d6", value=v, tone="fire")
    f.put(
        "sheet",
        "verdict",
        "battle",
        role="compare",
        heads=[f.say("Wardens"), f.say("Demon of Might")],
        rows=[
            {"label": f.say("1st die"), "cells": [6, 6]},
            {"label": f.say("2nd die"), "cells": [5, 5]},
            {"label": f.say("3rd die"), "cells": [4, 3]},
        ],
    )
    f.put("note", "so", "battle", role="phase", text=f.say("You win on the third die, unless somebody changes one."))
    f.put(
        "counter",
        "dice:0",
        "battle",
        "Dice",
        icon="dice",
        value=5,
        most=6,
        parts=[pip("warrior", 2), pip("worker", 1), pip("home", 1), pip("sword", 1)],
    )
    f.put("area", "mat:0", "", role="mat", owner=0)
    for kind, n in (("gem", 2), ("potion", 1), ("scroll", 0), ("tool", 4), ("sword", 2), ("gold", 3)):
        f.put("counter", f"{kind}:0", "mat:0", kind.title(), icon=kind, value=n, most=5, tone=kind, owner=0)
    f.put("zone", "ready:0", "mat:0", "Ready", role="reserve")
    for n, icon in enumerate(["worker", "worker", "dragon"]):
        f.put("piece", f"ready:0.{n}", "ready:0", icon.title(), shape="meeple", icon=icon, owner=0)
    f.put("zone", "tableau:0", "mat:0", "Tableau", role="tableau")
    adventure(
        "own:1", "tableau:0", "Order", "order", "order", "Starter", "Summon a Unit. Gather 1 tool. Dwell: build.", []
    )
    adventure(
        "own:2",
        "tableau:0",
        "Gear Workshop",
        "order",
        "gear",
        "Action",
        "Two slots. Choose one each time: the first gives 1 tool or what its token shows.",
        [pip("tool", 2)],
    )
    adventure(
        "own:3",
        "tableau:0",
        "Arch Bridge",
        "order",
        "bridge",
        "Passive",
        "For your placements all Ruins count as adjacent to each other.",
        [pip("tool", 3)],
    )
    adventure(
        "own:4",
        "tableau:0",
        "Cloud Library",
        "air",
        "books",
        "Action",
        "Draw 3 Magic cards, then discard 1.",
        [pip("scroll", 2), pip("any", 1)],
    )
    f.put("zone", "hand:0", "mat:0", "Magic in hand", role="hand", lay="fan")
    for id, title, art, text, cost in [
        ("surge", "Wild Surge", "surge", "Roll one more die; you may put it in place of one of your dice.", []),
        (
            "storm",
            "Firestorm",
            "storm",
            "One participant of your choice (Monster included) rerolls all of its dice.",
            [pip("sword", 1)],
        ),
        (
            "poly",
            "Polymorph",
            "poly",
            "Swap one of your Units in the realms with one in your Ready Area.",
            [pip("gem", 1)],
        ),
    ]:
        f.put(
            "card",
            f"magic:{id}",
            "hand:0",
            face=f.face(f"magic_{id}", title, frame="spell", tone="spell", art=[art], text=text, cost=cost),
        )
    for n in (1, 2, 3):
        f.put("area", f"mat:{n}", "", role="mat", owner=n)
        f.put("zone", f"hand:{n}", f"mat:{n}", "Magic", role="hand", count=5 - n)
    f.seat(0, title=f.say("Wardens of Evenmarch"), score=34)
    f.seat(
        1,
        title=f.say("Atlanteans"),
        score=31,
        badges=[
            pip("gem", 0, tone="gem"),
            pip("potion", 5, tone="potion"),
            pip("scroll", 2, tone="scroll"),
            pip("sword", 1, tone="sword"),
            pip("gold", 1, tone="gold"),
        ],
    )
    f.seat(
        2,
        title=f.say("Elves of Briardell"),
        score=38,
        badges=[
            pip("gem", 3, tone="gem"),
            pip("potion", 0, tone="potion"),
            pip("tool", 2, tone="tool"),
            pip("gold", 2, tone="gold"),
        ],
    )
    f.seat(
        3,
        title=f.say("Embercrush Ogres"),
        score=29,
        badges=[
            pip("gem", 1, tone="gem"),
            pip("sword", 4, tone="sword"),
            pip("gold", 0, tone="gold"),
            pip("magic", 3, tone="magic"),
        ],
    )
    f.log("roll", "Roll: {who} 6 5 4 3 1", who=seat(0))
    f.log("roll", "Demon of Might 6 5 3 2", 1)
    f.log("pay", "{who} spent 1 sword: 5 dice", who=seat(0))
    f.log("place", "{who} placed a Worker in {realm}", who=seat(0), realm=ref(f, "map@2,-1", "Emberfields"))
    f.log("build", "{who} built in {realm}: 6 points", who=seat(2), realm=ref(f, "realm:0.-1", "Crystal Caverns"))
    ask = {
        "id": "131.77e0",
        "seat": 0,
        "form": "window",
        "prompt": f.say("Play a spell, or let the dice stand"),
        "hint": f.say("Demon of Might wins only a true tie. Winner: 1 glory or 1 fire power."),
        "verbs": {"pass": {"label": f.say("Let it stand"), "weight": 0}},
        "options": [
            {"name": "cast:surge", "path": ["magic:surge"]},
            {"name": "cast:storm", "path": ["magic:storm"]},
            {"name": "pass", "path": ["!pass"]},
        ],
        "blocked": [{"path": ["magic:poly"], "why": f.say("You have no gem to pay."), "rule": "9.2"}],
    }
    f.write("hexes", "Turn 19 › Mira places › Battle in Emberfields", [ask], [0])


# ---- a large fixed board -------------------------------------------------------------------------


def town() -> None:
    theme = {
        "palette": {"ground": "#0d0b14", "ground-2": "#14101f", "panel": "#191427", "raised": "#231b36", "line": "#3d3059", "ink": "#f1e9f0", "soft": "#b0a3c0", "accent": "#f08a4b"},
        "tones": {"melee": "#d8574a", "ranged": "#55b07a", "magic": "#8f7bea", "armour": "#9fb0c4", "monster": "#e48be0", "flame": "#ff8a3d", "circle": "#a8e6ff", "wood": "#8a5a2c", "stone": "#8b8796", "brass": "#e0b06a", "health": "#7ed9a3", "mana": "#8fb7ff", "act": "#f0a24e"},
        "type": {"display": "Oranienbaum", "text": "Alegreya", "ui": "Alegreya Sans"},
        "icons": {"hero.c": "run", "hero.b": "viking-helmet", "hero.y": "wizard-face", "mage": "wizard-face", "clawer": "werewolf", "runner": "sprint", "archer": "bowman", "armored": "visored-helm", "winged": "bat-wing", "boomer": "unlit-bomb", "wall": "stone-wall", "house": "flat-hammer", "home": "house", "shop": "shop", "tower": "watchtower", "ballista": "ballista", "ruin": "stone-pile", "portal": "magic-portal", "hp": "hearts", "act": "fist", "mp": "run", "mana": "water-drop", "damage": "drop-weapon", "range": "radar-sweep", "pierce": "pierced-body", "flame": "flame", "crossbow": "crossbow", "punch": "punch", "leap": "jump-across", "dash": "sprint", "guard": "checked-shield", "jerkin": "leather-vest", "greaves": "greaves", "potion": "round-potion", "sun": "sun", "moon": "evil-moon", "stunned": "stoned-skull", "armour": "scale-mail", "aim": "on-sight"},
        "frames": {"weapon": {"style": "plate"}, "gear": {"style": "plate"}},
        "skins": {"fog": {"fill": "#35204a", "texture": "mist"}, "field": {"fill": "#211c2c", "texture": "ground"}, "street": {"fill": "#3a3344"}, "boulder": {"fill": "#211c2c", "texture": "ground", "icon": "stone-pile", "ink": "#57506a"}, "circle": {"fill": "#41506a"}, "back": {"fill": "#4b2f6b", "texture": "sigil", "icon": "evil-moon"}},
    }  # fmt: skip
    f = Fixture("The Last Town", ["Mira", "Otto", "Lena"], theme)
    rows = []
    for y in range(18):
        row = ""
        for x in range(24):
            inside = 6 <= x <= 17 and 6 <= y <= 17
            fog = y < 2 or (y >= 6 and (x < 2 or x > 21))
            row += "f" if fog else "s" if inside else "o" if (x * 7 + y * 13) % 37 == 0 else "."
        rows.append(row)
    f.put("board", "town", "", "The town", grid="square", size=[0, 0, 23, 17], naming="letter", ground=rows, weight=2,
          legend={"f": {"face": "fog", "label": f.say("fog")}, ".": {"face": "field"}, "o": {"face": "boulder", "label": f.say("boulder")}, "s": {"face": "street", "label": f.say("street")}},
          regions=[{"id": s, "label": f.say(s), "cells": c} for s, c in [("B1", "6,2..11,5"), ("C1", "12,2..17,5"), ("B2", "6,6..11,11"), ("C2", "12,6..17,11"), ("B3", "6,12..11,17"), ("C3", "12,12..17,17")]])  # fmt: skip
    for n, (x, y, w, h) in enumerate(
        [(6, 6, 3, 1), (9, 6, 3, 1), (15, 6, 3, 1), (6, 10, 1, 3), (17, 10, 1, 3), (6, 13, 1, 3), (17, 13, 1, 3)]
    ):
        f.put(
            "piece",
            f"wall:{n}",
            f"town@{x},{y}",
            "Wooden wall",
            shape="structure",
            tone="wood",
            level="structure",
            over=[[dx, dy] for dx in range(w) for dy in range(h) if dx or dy],
        )
        if n < 2:
            f.put("piece", f"fire:{n}", f"wall:{n}", "Flame", shape="token", icon="flame", tone="flame")
    for n, (x, y, icon, tone) in enumerate(
        [
            (8, 8, "ruin", "stone"),
            (9, 8, "ballista", "brass"),
            (10, 8, "portal", "magic"),
            (15, 8, "shop", "brass"),
            (14, 9, "tower", "brass"),
            (10, 13, "home", "brass"),
            (13, 13, "home", "brass"),
            (8, 15, "ruin", "stone"),
            (11, 10, "shop", "brass"),
        ]
    ):
        f.put(
            "piece",
            f"house:{n}",
            f"town@{x},{y}",
            icon.title(),
            shape="structure",
            icon=icon,
            tone=tone,
            level="structure",
        )
    for n, (x, y) in enumerate([(11, 11), (12, 11), (11, 12), (12, 12)]):
        f.put(
            "piece",
            f"mage:{n}",
            f"town@{x},{y}",
            "Mage",
            shape="token",
            icon="mage",
            tone="circle",
            stats=[pip("hp", 2, 2)],
        )
    for owner, (x, y, icon, hp, most) in enumerate(
        [(13, 8, "hero.c", 5, 6), (11, 7, "hero.b", 8, 9), (9, 12, "hero.y", 6, 6)]
    ):
        f.put(
            "piece",
            f"hero:{owner}",
            f"town@{x},{y}",
            ["Corvin", "Brunhild", "Ysolde"][owner],
            shape="standee",
            icon=icon,
            owner=owner,
            stats=[pip("hp", hp, most)],
        )
    foes = [
        (13, 3, "archer"),
        (14, 3, "runner"),
        (12, 4, "clawer"),
        (13, 4, "armored"),
        (15, 4, "clawer"),
        (16, 4, "boomer"),
        (14, 5, "clawer"),
        (17, 2, "winged"),
        (11, 2, "archer"),
        (11, 4, "clawer"),
        (9, 4, "archer"),
        (8, 5, "armored"),
        (10, 5, "clawer"),
        (3, 7, "clawer"),
        (5, 8, "runner"),
        (3, 9, "armored"),
        (4, 9, "clawer"),
        (18, 8, "runner"),
    ]
    for n, (x, y, icon) in enumerate(foes):
        f.put(
            "piece",
            f"m:{n}",
            f"town@{x},{y}",
            icon.title(),
            shape="standee",
            icon=icon,
            tone="monster",
            stats=[pip("hp", 3, 3)] if icon == "armored" else [],
            states=["stunned"] if n == 12 else [],
        )
    f.put(
        "overlay",
        "threat",
        "",
        "3 monsters reach the heroes next",
        role="threat",
        layer="threat",
        cells=[
            f"town@{x},{y}"
            for x, y in [(6, 7), (7, 7), (6, 8), (7, 8), (12, 6), (13, 6), (14, 6), (12, 7), (13, 7), (12, 8), (14, 8)]
        ],
    )
    f.put("area", "panics", "", "Panic of the city", role="aside")
    f.put(
        "track",
        "panic",
        "panics",
        form="bar",
        tone="flame",
        steps=[
            {
                "gate": n in (8, 16),
                **({"label": f.say({1: "terror", 8: "uneasy", 20: "calm"}[n])} if n in (1, 8, 20) else {}),
            }
            for n in range(25)
        ],
    )
    f.put("piece", "at.panic", "panic#21", "Panic", shape="disc", tone="flame")
    f.put("area", "missions", "", "Urban missions", role="aside")
    f.put(
        "note",
        "mission:1",
        "missions",
        "Strong Walls",
        role="mission",
        text=f.say("sections standing at Dawn"),
        done=7,
        goal=9,
        tone="brass",
        house=True,
    )
    f.put(
        "note",
        "mission:2",
        "missions",
        "Great Harvest",
        role="mission",
        text=f.say("monsters slain by Dawn II"),
        done=19,
        goal=56,
        tone="monster",
    )
    f.put("area", "mat:0", "", role="mat", owner=0)
    for name, icon, n, most, tone in [
        ("Health", "hp", 5, 6, "health"),
        ("Actions", "act", 3, 4, "act"),
        ("Moves", "mp", 2, 4, "armour"),
        ("Mana", "mana", 4, 5, "mana"),
    ]:
        f.put("counter", f"{icon}:0", "mat:0", name, icon=icon, value=n, most=most, form="pips", tone=tone, owner=0)
    f.put("zone", "arms:0", "mat:0", "Weapon", role="tableau")
    f.put(
        "card",
        "card:crossbow",
        "arms:0",
        face=f.face(
            "crossbow",
            "Crossbow",
            frame="weapon",
            tone="ranged",
            sub="ranged, two hands",
            art=["crossbow"],
            corner=[pip("level", 1, 3)],
            house=True,
            rows=[
                {
                    "id": "bolt",
                    "head": f.say("Bolt"),
                    "atoms": [pip("act", 1), "→", pip("range", label=f.say("CA")), pip("damage", 2)],
                },
                {
                    "id": "skill",
                    "head": f.say("Skewer"),
                    "atoms": [pip("act", 1), pip("mana", 1), "→", pip("damage", 2), pip("pierce")],
                },
            ],
        ),
    )
    f.put("zone", "gear:0", "mat:0", "Carried and known", role="tableau")
    for title, icon, tone, text in [
        ("Punch", "punch", "melee", "1 damage beside you."),
        ("Dash", "dash", "act", "2 moves more."),
        ("Leather Jerkin", "jerkin", "armour", "Blocks 1 blue die."),
        ("Swiftness", "potion", "monster", "4 moves, free."),
    ]:
        f.put(
            "card",
            f"gear:{icon}",
            "gear:0",
            face=f.face(f"gear_{icon}", title, frame="gear", tone=tone, art=[icon], text=text),
            tapped=icon == "jerkin",
        )
    f.seat(0, title=f.say("Corvin"), emblem="hero.c", badges=[pip("hp", 5, 6), pip("act", 3)])
    f.seat(
        1,
        title=f.say("Brunhild"),
        emblem="hero.b",
        badges=[pip("hp", 8, 9, tone="health"), pip("act", 4), pip("mp", 3), pip("mana", 4)],
    )
    f.seat(
        2,
        title=f.say("Ysolde"),
        emblem="hero.y",
        badges=[pip("hp", 6, 6, tone="health"), pip("act", 0), pip("mp", 1), pip("mana", 2)],
        state="passed",
    )
    for n in (1, 2):
        f.put("area", f"mat:{n}", "", role="mat", owner=n)
    f.log("move", "{who} moved M8 → N9", who=seat(0))
    f.log("hit", "{who} fired the {thing}", who=seat(1), thing=ref(f, "house:1", "Ballista"))
    f.log("fall", "Clawer slain · harvest 19", 1)
    targets = ["m:0", "m:1", "m:2", "m:3", "m:4", "m:5", "m:6", "m:7"]
    shots = [
        {
            "name": f"skill>{t}",
            "path": ["card:crossbow#skill", t],
            "gives": [pip("damage", 2), pip("act", -1), pip("mana", -1)],
            "preview": [
                {"kind": "overlay", "id": "lof", "role": "line", "ends": ["hero:0", t]},
                {
                    "kind": "overlay",
                    "id": "hit",
                    "role": "blast",
                    "cells": [next(e["at"] for e in f.elements if e["id"] == t)],
                    "value": "−2",
                },
            ],
        }
        for t in targets
    ]
    steps = [
        {
            "name": f"move:{x},{y}",
            "path": [f"town@{x},{y}"],
            "gives": [pip("mp", -1)],
            "preview": [{"kind": "overlay", "id": "way", "role": "path", "cells": ["town@13,8", f"town@{x},{y}"]}],
        }
        for x, y in [(13, 7), (12, 8), (14, 8), (13, 9), (12, 7), (14, 7), (12, 9)]
    ]
    ask = {
        "id": "402.1b9d",
        "seat": 0,
        "form": "pick",
        "prompt": f.say("Corvin acts"),
        "hint": f.say("3 actions, 2 moves"),
        "verbs": {"yield": {"label": f.say("Yield"), "weight": 0}, "end": {"label": f.say("End turn"), "weight": 0}},
        "options": [
            *steps,
            *shots,
            {"name": "dash", "path": ["gear:dash"], "gives": [pip("mp", 2), pip("act", -1)]},
            {"name": "yield", "path": ["!yield"]},
            {"name": "end", "path": ["!end"]},
        ],
        "blocked": [
            {"path": ["card:crossbow#skill", "m:17"], "why": f.say("The shop hides the Runner."), "rule": "2.6"}
        ],
    }
    f.write("town", "Night I › Round 2 of 6 › Hero Phase", [ask], [0], undo={"to": 401, "what": f.say("the move")})


# ---- paying, amounts, the end --------------------------------------------------------------------


def finale() -> None:
    theme: Json = {
        "palette": {},
        "tones": {"spade": "#5b6fae", "heart": "#c4513a"},
        "icons": {"spade": "spades", "heart": "hearts", "crown": "crown", "wheat": "wheat"},
        "frames": {},
        "skins": {},
    }
    f = Fixture("A Small Game", ["Mira", "Otto", "Lena"], theme)
    f.put("area", "end", "", "Final scores", role="stage", weight=2)
    f.put(
        "sheet",
        "scores",
        "end",
        role="score",
        heads=[f.say("{who}", who=seat(n)) for n in range(3)],
        rows=[
            {"label": f.say(t), "cells": c}
            for t, c in [
                ("Warriors", [29, 16, 9]),
                ("Hunters", [16, 25, 4]),
                ("Coins", [64, 71, 58]),
                ("Heroes", [21, 0, 17]),
            ]
        ]
        + [{"label": f.say("Total"), "cells": [130, 112, 88], "total": True}],
    )
    f.put("zone", "pool", "", "The pool", role="market")
    for n in range(5):
        f.put(
            "card",
            f"c{n}",
            "pool",
            face=f.face(
                f"f{n}",
                ["Ace", "King", "Queen", "Jack", "Ten"][n],
                frame="plain",
                tone="heart" if n % 2 else "spade",
                art=["heart" if n % 2 else "spade"],
                corner=[pip("vp", 14 - n)],
            ),
        )
    f.put("area", "mat:0", "", role="mat", owner=0)
    f.put("zone", "hand:0", "mat:0", "Hand", role="hand")
    for n in range(7):
        f.put("card", f"h{n}", "hand:0", face=f"f{n % 5}")
    for n in range(3):
        f.seat(n, score=[130, 112, 88][n], state="won" if n == 0 else "")
    f.write("finale", "The end", [], [], over=True)
    f.elements = [e for e in f.elements if e["id"] not in ("end", "scores")]
    pay = {
        "id": "7.1",
        "seat": 0,
        "form": "many",
        "prompt": f.say("Pay with cards from your hand"),
        "least": 1,
        "most": 4,
        "options": [{"name": f"h{n}", "path": [f"h{n}"]} for n in range(7)],
        "meter": [
            {"label": f.say("value"), "goal": 26, "per": {f"h{n}": 14 - n % 5 for n in range(7)}, "rule": "least"}
        ],
    }
    f.write("paying", "Round 1 › Paying", [pay], [0])
    amount = {
        "id": "8.1",
        "seat": 0,
        "form": "pick",
        "prompt": f.say("How much wheat do you sell?"),
        "options": [{"name": f"n{n}", "path": [f"!n{n}"], "n": n, "gives": [pip("coin", 2 * n)]} for n in range(6)],
    }
    f.write("amount", "Round 1 › Selling", [amount], [0])


if __name__ == "__main__":
    market()
    cave()
    hexes()
    town()
    finale()
