"""All steps of a match, by name: what phase and agenda can name."""

from __future__ import annotations

from wyrmtable.core.game import steps
from wyrmtable.games.eldervale.effects import verbs_dice, verbs_things, verbs_units
from wyrmtable.games.eldervale.rules import (
    battle,
    ghosts,
    outcome,
    realms,
    regroup,
    rush,
    scoring,
    setup,
    turn,
)

VOCABULARY = (verbs_things, verbs_units, verbs_dice)
"""The verbs must be known before the first effect is compiled."""

STEPS = steps(
    setup.choose_faction,
    setup.start_player,
    setup.choose_elements,
    setup.draft_pick,
    turn.begin_turn,
    turn.main_choice,
    turn.on_place,
    turn.after_action,
    turn.extra_place,
    turn.end_free,
    turn.end_abilities,
    turn.discard_to_limit,
    turn.turn_over,
    realms.realm_action,
    realms.oracle_burn,
    realms.reveal_realm,
    realms.locate_realm,
    realms.first_card,
    realms.second_or_burn,
    realms.refill_row,
    regroup.regroup,
    regroup.retrieve,
    regroup.underworld_returns,
    regroup.cards_return,
    regroup.after_regroup,
    rush.rushes,
    rush.rush,
    rush.charge,
    battle.battles,
    battle.would_trigger,
    battle.join,
    battle.join_end,
    battle.swords,
    outcome.roll,
    outcome.after_roll,
    outcome.decide_battle,
    outcome.spoils,
    outcome.battle_won,
    outcome.casualties,
    outcome.battle_over,
    ghosts.ghost_turn,
    ghosts.ghost_action,
    ghosts.ghost_cards,
    scoring.final_scoring,
)
