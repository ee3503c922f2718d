"""All components of the box, wherever they lie: nothing is ever lost or doubled."""

from __future__ import annotations

from wyrmtable.games.vast.data import CAVE_TILES, OGRE, PIECES, TROLL
from wyrmtable.games.vast.state import Vast


def census(g: Vast) -> list[str]:
    """Tiles and cards by name; tokens need no counting, each has its place in a list of fixed length."""
    tiles = [*(code >> 3 for code in g.tiles.values() if code >> 3 < CAVE_TILES), *g.stack, *g.boxed, *g.gone]
    tiles += g.cave.hand
    knight, goblins, dragon = g.knight, g.goblins, g.dragon
    monsters = [*goblins.monster_deck, *goblins.monster_discard, *goblins.monster_drawn]
    monsters += [card for cards in goblins.monsters for card in cards]
    monsters += [PIECES[token] for token in (OGRE, TROLL) if g.pieces[token] >= 0]
    monsters += ["golem"] * knight.golem + ["bright_beetles"] * knight.beetles
    return sorted(
        [
            *(f"tile {number}" for number in tiles),
            *(f"event {card}" for card in (*g.event_deck, *g.event_played)),
            *(
                f"treasure {card}"
                for card in (*g.treasure_deck, *g.treasure_pair, *g.treasure_out, *knight.face_down, *knight.face_up)
            ),
            *([f"treasure {knight.offer}"] if knight.offer else []),
            *(f"sidequest {card}" for card in (*knight.quests, *knight.quest_deck, *knight.quests_done)),
            *(
                f"war {card}"
                for card in (*goblins.war_deck, *goblins.war_hand, *([goblins.war] if goblins.war else []))
            ),
            *(f"monster {card}" for card in monsters),
            *(f"secret {card}" for card in (*goblins.secrets, *goblins.face_up, *goblins.secret_deck)),
            *(f"secret {card}" for card in goblins.secret_discard),
            *(f"power {card}" for card in (*dragon.hand, *dragon.deck, *dragon.discard)),
            *(f"omen {symbol}" for symbol in (*g.cave.omens, *g.cave.bag)),
        ]
    )
