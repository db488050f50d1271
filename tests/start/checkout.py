"""A small checkout for trying start.py: the real script and the real installers, tiny packages, no network."""

import base64
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

# What `python -m reddog` is there: it tells what it sees, and ends as it is told to.
PROGRAM = """\
import json, os, sys, pebble, reddog
print(json.dumps({"words": sys.argv[1:], "reddog": reddog.__file__, "pebble": pebble.STONES, "prefix": sys.prefix,
                  "folder": os.getcwd(), "python": sys.version_info[:2], "PYTHONPATH": os.environ.get("PYTHONPATH"),
                  "program": os.environ.get("REDDOG_PROGRAM")}))
sys.exit(int(sys.argv[2]) if sys.argv[1:2] == ["end"] else 0)
"""

# What `python -m pytest` is there.
TESTS = "import os, sys\nprint('tests', os.getcwd(), *sys.argv[1:])\nprint(os.environ.get('REDDOG_PROGRAM'), file=sys.stderr)\nsys.exit(5)\n"

BACKEND = """\
import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "made"))
from wheels import wheel

def build_editable(folder, config_settings=None, metadata_directory=None):
    source = os.path.join(os.getcwd(), "src")
    return wheel(folder, "reddog", "0.1.0", {"_reddog.pth": source})
"""

PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["made"]
[project]
name = "reddog"
version = "0.1.0"
"""


def wheel(folder: str | Path, name: str, version: str, files: dict[str, str]) -> str:
    """Write a wheel of a few text files; return its file name."""
    info = f"{name}-{version}.dist-info"
    every = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    rows = []
    for path, text in every.items():
        checksum = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={checksum},{len(text.encode())}")
    every[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""])
    file = f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder, file), "w") as archive:
        for path, text in every.items():
            archive.writestr(zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0)), text)
    return file


class Checkout:
    """A checkout with an empty home beside it and a folder of wheels that stands for the package index."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "tree"
        self.home = folder / "home"
        self.index = folder / "index"

    @classmethod
    def make(cls, folder: Path) -> "Checkout":
        made = cls(folder)
        for path in (
            made.home,
            made.index,
            made.tree / "requirements",
            made.tree / "src" / "reddog",
            made.tree / "made",
        ):
            path.mkdir(parents=True)
        shutil.copy(ROOT / "start.py", made.tree)
        (made.tree / "pyproject.toml").write_text(PROJECT)
        (made.tree / "made" / "backend.py").write_text(BACKEND)
        shutil.copy(__file__, made.tree / "made" / "wheels.py")
        (made.tree / "src" / "reddog" / "__init__.py").write_text("")
        (made.tree / "src" / "reddog" / "__main__.py").write_text(PROGRAM)
        pebble = made.publish("pebble", "1.0", {"pebble.py": "STONES = 1\n"})
        tests = made.publish("pytest", "0.1", {"pytest.py": TESTS})
        made.write_lists(play=pebble, scale=pebble, test=pebble + tests, lint=pebble + tests)
        return made

    def copy(self, folder: Path) -> "Checkout":
        """Copy everything, the environment too."""
        shutil.copytree(self.folder, folder, symlinks=True)
        return Checkout(folder)

    def publish(self, name: str, version: str, files: dict[str, str]) -> str:
        """Put a wheel into the index; return its line for a list."""
        file = self.index / wheel(self.index, name, version, files)
        return f"{name}=={version} \\\n    --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"

    def write_lists(self, **lists: str) -> None:
        for name, text in lists.items():
            (self.tree / "requirements" / f"{name}.txt").write_text(text)

    def command(self, *words: str, before: str = "") -> list[str]:
        """Return the command line of a start; `before` is Python to run ahead of start.py in the same process."""
        script = str(self.tree / "start.py")
        if not before:
            return [sys.executable, script, *words]
        program = f"import runpy, sys\n{before}\nsys.argv = {[script, *words]!r}\nrunpy.run_path({script!r}, run_name='__main__')"
        return [sys.executable, "-c", program]

    def environment(self, **more: str) -> dict[str, str]:
        """Return an environment with an empty home, nothing on the PATH, and the folder of wheels as the only index."""
        usual = {"HOME": str(self.home), "PATH": "", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.index)}
        usual |= {"UV_OFFLINE": "1", "PIP_CONFIG_FILE": os.devnull}
        kept = {
            key: os.environ[key]
            for key in ("SYSTEMROOT", "TMPDIR", "TEMP", "LD_LIBRARY_PATH")
            if key in os.environ
        }
        return {**kept, **usual, **more}

    def start(self, *words: str, before: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Start and wait for the end; the person stands in the home folder."""
        return subprocess.run(
            self.command(*words, before=before),
            env=self.environment(**environment),
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def begin(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        """Start and do not wait; in a process group of its own, so that it can be stopped as by Ctrl-C."""
        return subprocess.Popen(
            self.command(*words),
            env=self.environment(**environment),
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def seen(self, *words: str, **environment: str) -> dict[str, Any]:
        """Start, and return what the program saw."""
        done = self.start(*words, **environment)
        assert done.returncode == 0, done.stderr
        return dict(json.loads(done.stdout))

    def fake_uv(self, lines: str) -> str:
        """Put a program `uv` into a folder that is returned, for the PATH; `lines` are Python, `words` its arguments."""
        folder = self.folder / "programs"
        folder.mkdir(exist_ok=True)
        script = folder / "uv"
        script.write_text(
            f"#!{sys.executable}\nimport os, pathlib, sys, time\nwords = sys.argv[1:]\n{lines}\n"
        )
        script.chmod(0o755)
        return str(folder)

    def quick_uv(self, model: "Checkout", before: str = "") -> str:
        """Like `fake_uv`, with a uv that takes everything from the environment of another checkout."""
        (packages,) = model.tree.glob(".venv/lib/python*/site-packages")
        return self.fake_uv(
            f"{before}\n"
            "import shutil\n"
            "venv = pathlib.Path(words[words.index('--python') + 1]).parents[1]\n"
            "(target,) = venv.glob('lib/python*/site-packages')\n"
            f"shutil.copytree({str(packages)!r}, target, dirs_exist_ok=True)\n"
            "if '--editable' in words: target.joinpath('_reddog.pth').write_text(words[-1] + '/src')"
        )

    def note(self) -> dict[str, Any]:
        """Return what start.py wrote down."""
        return dict(json.loads((self.tree / ".venv" / "start.json").read_text()))

    def things(self) -> set[tuple[str, int]]:
        """Return everything in the environment, with the time of its last change."""
        return {(str(path), path.lstat().st_mtime_ns) for path in (self.tree / ".venv").rglob("*")}

    def leftovers(self) -> set[str]:
        """Return what lies beside the environment that should not stay there."""
        return {path.name for path in self.tree.glob(".venv*")} - {".venv", ".venv.lock"}


def stop(process: subprocess.Popen[str], how: signal.Signals) -> tuple[str, str]:
    """Send a signal to everything the process has started too; return its outputs."""
    os.killpg(process.pid, how)
    return process.communicate(timeout=60)
