"""Experiments with any game: simulations and the arena of bots."""
