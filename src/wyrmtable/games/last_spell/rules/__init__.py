"""The rules, chapter by chapter; every step is a resting point."""

from __future__ import annotations

from wyrmtable.core.game import steps
from wyrmtable.games.last_spell.rules import acting, bosses, day, ending, heroes, main_phase, monsters, night

STEPS = steps(
    # before Day I (1.7.4)
    heroes.choose_heroes,
    heroes.choose_hero,
    heroes.deal_traits,
    heroes.choose_trait,
    heroes.choose_weapon,
    heroes.choose_armour,
    heroes.choose_extra,
    main_phase.exchange_begins,
    main_phase.exchange,
    heroes.extra_perk,
    heroes.shuffle_decks,
    heroes.first_player,
    # the Day (1.8 to 1.10)
    day.new_day,
    day.fog_advance,
    day.wave_discovery,
    day.production,
    day.level_up,
    heroes.gain_perk,
    main_phase.main_phase_begins,
    main_phase.main_phase,
    day.end_of_day,
    day.deploy,
    day.reload_catapults,
    # the Night (2.3)
    night.night_begins,
    night.fog_step,
    acting.hero_phase,
    acting.command,
    acting.next_hero,
    acting.act,
    monsters.monster_phase,
    monsters.monster,
    bosses.boss_acts,
    bosses.harpy_acts,
    bosses.head_attacks,
    bosses.tail_sweeps,
    bosses.dryad_acts,
    bosses.hatch,
    bosses.mortars_fire,
    night.end_of_round,
    night.rampage,
    night.panic_effect,
    night.heroes_rise,
    night.missions_at_dawn,
    # after a victory in the campaign (2.14)
    ending.keep,
    ending.fill_chest,
    ending.farewell,
    round=night.round_begins,
)
