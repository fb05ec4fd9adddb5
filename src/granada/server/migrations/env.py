"""How Alembic comes to the database: on the connection that `granada.server.database` gives."""

from alembic import context

from granada.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
