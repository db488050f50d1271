"""`python -m reddog` is the command `reddog`."""

from reddog.terminal.app import main

if __name__ == "__main__":
    main()
