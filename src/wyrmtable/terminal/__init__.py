"""The table in the terminal: any game drawn from its scene, played by typing."""
