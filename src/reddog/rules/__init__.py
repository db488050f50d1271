"""The rules: the games as records, and the machine that plays them."""
