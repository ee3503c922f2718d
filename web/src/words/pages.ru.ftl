# Words of the pages around the table.
