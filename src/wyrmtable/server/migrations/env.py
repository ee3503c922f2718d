"""Alembic's entry: runs the versions on the connection that ``migrate.py`` hands over."""

from alembic import context

from wyrmtable.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
