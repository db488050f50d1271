"""What the server says: why it does not start, what it refuses, its pages, and its command."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SERVER: Final[Messages] = {
    # Who asks.
    "refused.not_known": "Say who you are first: nobody is known by that token or cookie.",
    "refused.signed_out": "That was signed out everywhere: use the new personal link, or log in.",
    "refused.wrong_password": "There is no account with this name and password.",
    "refused.link_unknown": "This personal link is not, or no longer, anybody's.",
    "refused.foreign_page": "This came from a page of another site, so nothing was done.",
    "refused.not_your_table": "Only those who were at this table may read that.",
    "refused.hints_off": "The host of this table does not allow hints.",
    # Requests.
    "refused.bad_request": "The request cannot be understood.",
    "refused.bad_json": "The request is not JSON in UTF-8.",
    "refused.bad_body": "The request does not have the right form: {why}.",
    "refused.bad_query": "What stands after the question mark does not have the right form: {why}.",
    "refused.not_json": "The request must say that it is application/json.",
    "refused.too_large": "The request is larger than {most} bytes.",
    "refused.too_fast": Plural(
        "seconds",
        (
            "That was too much at once; try again in {seconds} second.",
            "That was too much at once; try again in {seconds} seconds.",
        ),
    ),
    "refused.no_such_page": "There is nothing at this address.",
    "refused.not_this_method": "That cannot be done at this address.",
    "refused.server_trouble": "Something went wrong in the server; nothing more is known here. It has been written down.",
    "refused.bad_account": "The name of an account is 3 to 40 characters that can be seen, with no space at an end.",
    "refused.account_taken": "That account is somebody else's; choose another name.",
    "refused.account_there": "You have an account already.",
    "refused.still_seated": "Stand up first; you still have a seat at: {tables}.",
    # Tables, as the server finds them or not.
    "refused.buy_in_outside": "The usual buy-in ({chips}) must be from {least} to {most}, as those of this table are.",
    "refused.no_such_table": "There is no table with the code {table}.",
    "refused.table_ended": "The evening at table {table} is over; its history and its ledger can still be read.",
    "refused.store_trouble": "The server cannot reach its database now; nothing was done. Try again in a moment.",
    # The socket.
    "refused.bad_message": "The message cannot be understood: {why}.",
    "refused.hello_first": "Say hello first: which table, and who you are.",
    "refused.one_table_each": "This connection is at another table; open a new one.",
    "refused.protocol_newer": "This server is older than your program: it speaks version {known} of the protocol.",
    "refused.replaced": "You play on in a newer window; say hello here to take over.",
    "refused.server_stopping": "The server stops for a moment. Nothing is lost: come back.",
    # About a connection to a table.
    "notice.replaced": "You play on in a newer window. Say hello here to take over.",
    "notice.removed": "The host has removed you from the table.",
    "notice.ended": "The evening is over: everybody is cashed out.",
    "notice.stopping": "The server stops for a moment. Nothing is lost: come back.",
    "notice.behind": "The connection is slow: updates were left out. This is how the table stands.",
    "notice.signed-out": "You signed out everywhere: come back with your new personal link, or log in.",
    "notice.forgotten": "Who you were here is deleted, and with it this connection.",
    # Settings of the server.
    "refused.setting_number": '{setting} is a whole number from {least} to {most}, not "{value}".',
    "refused.setting_words": '{setting} is one of {words}, not "{value}".',
    "refused.setting_yes_no": '{setting} is true or false, not "{value}".',
    "refused.setting_text": '{setting} is a text of at most {most} characters, not "{value}".',
    "refused.setting_list": '{setting} is a list of texts, not "{value}".',
    "refused.setting_address": '{setting} is an address such as https://cards.example, without anything behind it, not "{value}".',
    "refused.setting_network": '{setting} holds addresses or networks such as 10.0.0.0/8, not "{value}".',
    "refused.setting_not_both": "{setting} and {other} do not go together; set one of them, or set them apart.",
    "refused.no_such_setting": 'There is no setting "{setting}" (in {file}).',
    "refused.config_unreadable": "The file {file} cannot be read: {why}.",
    "refused.config_not_toml": "The file {file} is not TOML.",
    "refused.port_taken": "Port {port} ({setting}) is taken, or may not be used; choose another one, or 0 for any.",
    "refused.host_unknown": 'This machine has no address "{host}" to listen on.',
    "refused.server_missing": (
        "The server needs more than the game: install it with python3 start.py, or with pip install 'reddog[server]' ({module} is missing)."
    ),
    # The commands.
    "command.open": "Open the page in a browser: {program} open",
    "command.open.browser": "Open the browser; otherwise the address is only printed.",
    "command.open.port": "The port; the usual one unless set, or a free one where that is taken.",
    "command.serve": "Let friends play at tables here: {program} serve --lan",
    "command.migrate": "Bring a database up to date.",
    "command.serve.host": "The address to listen on; the machine itself unless set.",
    "command.serve.port": "The port; 0 is any that is free.",
    "command.serve.database": "A file, or the address of a PostgreSQL.",
    "command.serve.public-url": "What people open, where a proxy stands before the server.",
    "command.serve.lan": "Let everybody in the local network in, and show a code for phones.",
    "command.serve.log-format": "json, colour, or auto.",
    "command.serve.log-level": "debug, info, warning or error.",
    "command.serve.metrics-port": "Where /metrics is served, to this machine alone.",
    "command.serve.config": "A TOML file with any of the settings.",
    "command.example.ADDRESS": "127.0.0.1",
    "command.example.FORMAT": "json",
    "command.example.LEVEL": "info",
    "open.opening": "Red Dog is open in your browser, at {address} - Ctrl-C stops it.",
    "open.by_hand": "Red Dog runs: open {address} in a browser. Ctrl-C stops it.",
    "open.others": "Others in the same network can open that address, or point a phone's camera here:",
    "open.stopped": "Stopped. Every table goes on where it was once {program} open runs again.",
    "serve.open": "Open {address} or hand it on. Ctrl-C stops.",
    "serve.stopped": "Stopped. Every table goes on where it was once {program} serve runs again.",
    "serve.migrated": "The database is up to date now.",
    "serve.current": "The database was up to date already.",
}
