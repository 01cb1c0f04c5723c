"""Where alembic begins: with the connection that the server hands over (`sixgun.server.store.database.upgrade`)."""

from __future__ import annotations

from alembic import context

from sixgun.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)  # fmt: skip
with context.begin_transaction():
    context.run_migrations()
