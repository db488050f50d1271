"""What Alembic runs: the steps, over the connection and inside the transaction that `reddog.store.migrate` began."""

from alembic import context

from reddog.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
