# Words of the table itself, shared by all games.
brand = Wyrmtable
