"""The steps by which a database of any age gets the tables of `reddog.store.schema`."""
