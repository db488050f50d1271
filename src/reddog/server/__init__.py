"""The server: tables that people play at over the network. `app` puts it together, `settings` says what can be set."""
