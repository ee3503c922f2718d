"""The database's versions, applied at start by Alembic."""
