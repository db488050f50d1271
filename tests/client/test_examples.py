"""The programs of examples/, run at a real server."""

import re
import subprocess
import sys
from pathlib import Path

from tests.client.servers import server_for_programs
from tests.terminal.terminals import PLAIN, terminal

BOT = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_bot_joins_by_the_link_and_plays_to_the_end_of_the_evening(tmp_path: Path) -> None:
    words = ("new-table", "high-card-pool", "rest=0", "bots-think=0", "turn=0")
    with server_for_programs(tmp_path) as server:
        named = ("--server", server.address, "--name", "Ann")
        with terminal(*words, *named, environment={"NO_COLOR": "1"}) as ann:
            link = re.search(r"join with this link:\s+(\S+)", ann.wait_for("You sit down"))
            assert link
            bot = subprocess.Popen(
                [sys.executable, str(BOT), link[1], "minimum", "Robo"],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=PLAIN,
            )
            try:
                ann.wait_for("Robo sits down with 100 chips")
                ann.type("start")
                ann.wait_for("Your turn")
                ann.type("1")
                ann.wait_for(r"Robo bets 1 against")
                ann.type("remove Robo enough")
                ann.wait_for("Robo leaves")
                out, _ = bot.communicate(timeout=30)
                assert (bot.returncode, out) == (0, b"")
            finally:
                bot.kill()
                bot.wait()


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 40
