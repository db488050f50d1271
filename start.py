"""Sets Red Dog up and starts it. Standard library only; the one entry for people.

    python3 start.py [--lan]          open the page in a browser, and play there
    python3 start.py play             play in the terminal
    python3 start.py COMMAND ...      any other command of `reddog`, passed through as it is
    python3 start.py test [...]       the tests; further words go to pytest
    python3 start.py lint             the slower gates: style, types, layers, dependencies, spelling
    python3 start.py bench [...]      the speed of all this beside other engines, see bench/README.md

The first start makes `.venv` beside this file from a hash-pinned list of requirements/ (with uv when it is there, else with
pip) and writes down what it did. Later starts compare that note with the lists and start at once, without a network. A new
environment is built aside and moved into place when it is whole: a failed or interrupted start leaves the last good one.
"""

# ruff: noqa: E402 - the first lines below must come before the other imports
# Must parse on Python 3.7 and later: an older Python than the game needs is told so in a sentence, not by a traceback.
from __future__ import annotations

import os
import sys

# What PYTHONPATH holds could stand in for a module of the standard library, here and in everything started from here.
_STRAY = os.environ.pop("PYTHONPATH", "").split(os.pathsep)
os.environ.pop("PYTHONHOME", None)
sys.path[:] = [folder for folder in sys.path if not folder or folder not in _STRAY]

import hashlib
import json

TYPE_CHECKING = False  # spares every start the import of `typing`
if TYPE_CHECKING:
    from typing import Any, BinaryIO

OLDEST = (3, 11)
OURS = sys.version_info[:2]
ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
NEW = os.path.join(ROOT, ".venv.new")  # being built
OLD = os.path.join(ROOT, ".venv.old")  # being thrown away
LOCK = os.path.join(ROOT, ".venv.lock")
NOTE = "start.json"  # in the environment, written last: what it was made from

LISTS = ["play", "scale", "test", "lint"]  # each holds everything of the one before, at the same versions
RECIPE = 1  # raise it when an environment made by an earlier start.py will not do

GATES = [
    ("ruff check", ["-m", "ruff", "check", "--quiet"]),
    ("ruff format", ["-m", "ruff", "format", "--check", "--quiet"]),
    ("mypy --strict", ["-m", "mypy", "--no-error-summary"]),
    ("page's types", ["web/check_types.py"]),
    ("layers", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("dependencies", ["-m", "deptry", "--no-ansi", "."]),
    ("dead code", ["-m", "vulture"]),
    ("spelling", ["-m", "codespell_lib"]),
]


# For subprocess.run: both outputs together, as text, from the project's folder (-1 and -2 are PIPE and STDOUT).
QUIET: dict[str, Any] = {"stdout": -1, "stderr": -2, "encoding": "utf-8", "errors": "replace", "cwd": ROOT}

PROGRAM = (
    "REDDOG_PROGRAM"  # tells the program how people start it, so that its sentences name what they can type
)

BROWSER = "REDDOG_CHROMIUM"  # names the browser that the tests of the page drive

NO_INSTALL = (
    "Red Dog could not be set up: installing its requirements failed (the first start needs a network or a package "
    "index). The installer's last lines:\n"
)


class Failure(Exception):
    """Something a person must mend first; its text is the sentence to show."""


# --- what is there ---------------------------------------------------------------------------------------------------


def python_in(venv: str) -> str:
    """Return the path of the environment's Python."""
    return os.path.join(venv, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def digest(name: str) -> str:
    """Return the SHA-256 of a file of the project, as hexadecimal digits."""
    with open(os.path.join(ROOT, name), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def described() -> dict[str, Any]:
    """Return the note that an environment holds when everything in it is right for this checkout and this Python."""
    machine = os.uname().machine if hasattr(os, "uname") else ""
    return {
        "recipe": RECIPE,
        "python": "{} {}.{} {} {}".format(sys.implementation.name, *OURS, sys.platform, machine),
        "root": ROOT,
        "project": digest("pyproject.toml"),
        "lists": {name: digest("requirements/" + name + ".txt") for name in LISTS},
    }


def read_note() -> dict[str, Any]:
    """Return what the environment was made from; empty when there is none, or it is broken or of another kind."""
    try:
        with open(os.path.join(VENV, NOTE), encoding="utf-8") as file:
            note = json.load(file)
    except (OSError, ValueError):
        return {}
    if not isinstance(note, dict) or note.get("recipe") != RECIPE or not isinstance(note.get("lists"), dict):
        return {}
    # A link to a Python that is gone is the usual way for an environment to break.
    whole = os.path.exists(python_in(VENV)) and os.path.exists(os.path.join(VENV, "pyvenv.cfg"))
    return note if whole else {}


def write_note(venv: str, note: dict[str, Any]) -> None:
    """Write the note in one step, so that a half-written one is never read."""
    half = os.path.join(venv, NOTE + ".half")
    with open(half, "w", encoding="utf-8") as file:
        json.dump(note, file, indent=1)
    os.replace(half, os.path.join(venv, NOTE))


def is_ready(note: dict[str, Any], right: dict[str, Any], wanted: str) -> bool:
    """Tell whether the environment serves the list `wanted` as it is."""
    same = all(note.get(key) == right[key] for key in ("recipe", "python", "root", "project"))
    return same and note["lists"].get(wanted) == right["lists"][wanted]


# --- making it -------------------------------------------------------------------------------------------------------


def lock() -> BinaryIO:
    """Let one start at a time change the environment: wait for the lock, which goes when the file is closed."""
    file = open(LOCK, "a+b")  # noqa: SIM115 - the caller closes it
    if sys.platform == "win32":
        import msvcrt

        taken = False
        while not taken:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # tries for ten seconds
                taken = True
            except OSError:
                pass
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting Red Dog up; waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            pass  # a file system without locks: only two starts at the same moment could disturb each other
    return file


def say(text: str) -> None:
    """Tell the person; not on standard output, which belongs to the command."""
    try:
        if sys.stderr is not None:  # None where it was closed
            print(text, file=sys.stderr, flush=True)
    except OSError:
        pass  # nobody can be told


def run(command: list[str]) -> str:
    """Run a step of the installation quietly; return "" when it went well, else its last lines."""
    import subprocess

    done = subprocess.run(command, **QUIET, stdin=subprocess.DEVNULL)
    if done.returncode == 0:
        return ""
    lines = done.stdout.strip().splitlines()[-4:]
    return "\n".join(lines) or f"{command[0]} ended with status {done.returncode}"


def install(venv: str, words: list[str]) -> None:
    """Install into the environment with uv, else (or when uv fails, as it knows nothing of pip's settings) with pip."""
    import shutil

    python = python_in(venv)
    uv = shutil.which("uv")
    trouble = (
        run([uv, "pip", "install", "--quiet", "--python", python, *words]) if uv else no_venv("ensurepip")
    )
    if uv and not trouble:
        return
    pip = [python, "-I", "-m", "pip"]
    if run([*pip, "--version"]):
        try:
            import ensurepip  # noqa: F401 - only to see whether it is there
        except ImportError:
            raise Failure(NO_INSTALL + trouble if uv else trouble) from None
        trouble = run([python, "-I", "-m", "ensurepip", "--default-pip"])
        if trouble:
            raise Failure(NO_INSTALL + trouble)
    # --no-user: a machine's "always for the user" setting cannot hold inside an environment.
    trouble = run([*pip, "install", "-qq", "--no-input", "--no-user", "--no-compile", *words])
    if trouble:
        raise Failure(NO_INSTALL + trouble)


def install_list(venv: str, name: str) -> None:
    """Install a list of requirements/; every file is checked against the hashes in it."""
    install(venv, ["--require-hashes", "--requirement", os.path.join("requirements", name + ".txt")])


def no_venv(module: str) -> str:
    """Return the sentence for a Python that came without a part of itself."""
    return (
        "Red Dog needs Python's own module {0}, and this Python {1}.{2} came without it: "
        "install it (on Debian and Ubuntu: apt install python{1}.{2}-venv) and start again."
    ).format(module, *OURS)


def install_project(venv: str) -> None:
    """Install this checkout itself, in place and without a network: everything it is built with is in the lists."""
    install(venv, ["--no-deps", "--no-build-isolation", "--editable", ROOT])


def compile_all(venv: str) -> None:
    """Compile to bytecode now: where Python may not write it later, every start would compile again."""
    # The status is of no use: some packages carry files for other Pythons.
    run([python_in(venv), "-I", "-m", "compileall", "-q", "-j", "0", venv, os.path.join(ROOT, "src")])


def relocate(venv: str, before: str, after: str) -> None:
    """Write the folder `after` for the folder `before` in the few texts of an environment that name where it stands."""
    import glob
    import shutil

    patterns = ["bin/*", "Scripts/*", "lib/python*/site-packages/*.pth", "Lib/site-packages/*.pth"]
    for path in [
        path for pattern in patterns for path in glob.glob(os.path.join(glob.escape(venv), pattern))
    ]:
        if os.path.islink(path) or not os.path.isfile(path):
            continue
        with open(path, "rb") as file:
            text = file.read()
        changed = text.replace(os.fsencode(before + os.sep), os.fsencode(after + os.sep))
        if changed != text and b"\0" not in text:  # a program that holds the path can only be made anew
            # Not written over: the installer may have linked the file to its store.
            with open(path + ".half", "wb") as file:
                file.write(changed)
            shutil.copymode(path, path + ".half")
            os.replace(path + ".half", path)


def build(right: dict[str, Any], names: list[str]) -> None:
    """Make the environment anew from the longest list of `names`, aside, and move it into place."""
    import shutil

    try:
        import venv
    except ImportError:
        raise Failure(no_venv("venv")) from None
    shutil.rmtree(NEW, ignore_errors=True)
    try:
        venv.create(NEW, symlinks=os.name != "nt", with_pip=False)
        install_list(NEW, names[-1])
        install_project(NEW)
        compile_all(NEW)
        relocate(NEW, NEW, VENV)
        write_note(NEW, {**right, "lists": {name: right["lists"][name] for name in names}})
        shutil.rmtree(OLD, ignore_errors=True)
        if os.path.lexists(VENV):
            os.rename(VENV, OLD)
        os.rename(NEW, VENV)
    finally:
        shutil.rmtree(NEW, ignore_errors=True)
        shutil.rmtree(OLD, ignore_errors=True)


def set_up(wanted: str) -> None:
    """Bring the environment to what the list `wanted` asks for, with as little work as will do."""
    right = described()
    with lock():
        note = read_note()  # again: another start may just have done the work
        if is_ready(note, right, wanted):
            return
        # What was asked for once stays: `start.py` after `start.py test` must not take the tests' packages away.
        before = [name for name in LISTS if name in note.get("lists", {})]
        names = LISTS[: max(LISTS.index(name) for name in [wanted, *before]) + 1]
        kept = {name: right["lists"][name] for name in before} == note.get("lists")
        if not note or note.get("python") != right["python"] or not kept:
            say("Setting Red Dog up, a minute at most ...")
            build(right, names)
            return
        if note["root"] != ROOT:
            relocate(VENV, note["root"], ROOT)
        if names != before:
            say(f"Adding what `{wanted}` needs ...")
            install_list(VENV, names[-1])
            compile_all(VENV)
        if note["project"] != right["project"]:
            install_project(VENV)
        write_note(VENV, {**right, "lists": {name: right["lists"][name] for name in names}})


# --- starting --------------------------------------------------------------------------------------------------------


def start(words: list[str]) -> int:
    """Become the environment's Python with these words; where a process cannot do that, run it and return its status."""
    command = [python_in(VENV), *words]
    if os.name != "nt":
        if sys.stdout is not None:  # None where it was closed
            sys.stdout.flush()
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def typed() -> str:
    """Return how this script is started where the person stands: "python3 start.py"."""
    script = sys.argv[0] or "start.py"
    python = "python" if os.name == "nt" else "python3"
    return f'{python} "{script}"' if " " in script else f"{python} {script}"


def browser_for(words: list[str]) -> None:
    """Find the browser for the tests of the page, or get one, where these words for pytest can mean those tests."""
    import subprocess

    named = [word for word in words if os.path.exists(word.split("::")[0])]
    script = os.path.join(ROOT, "tests", "page", "browser.py")
    meant = not named or any("page" in word or word.strip("/") == "tests" for word in named)
    if meant and os.path.exists(script):
        done = subprocess.run([python_in(VENV), script], stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT)
        os.environ[BROWSER] = done.stdout.strip()


def lint() -> int:
    """Run every gate, show what the failing ones say; return 0 when all pass."""
    import subprocess

    failed = []
    for name, words in GATES:
        done = subprocess.run([python_in(VENV), *words], **QUIET)
        print("{:14} {}".format(name, "failed" if done.returncode else "ok"), flush=True)
        if done.returncode:
            failed.append(name)
            print(done.stdout, flush=True)
    return 1 if failed else 0


def main(words: list[str]) -> int:
    """Do what the words on the command line say; return the exit status."""
    if sys.version_info < OLDEST:
        say(
            "Red Dog needs Python {}.{} or newer; this is {}.{}.{}. "
            "Install a newer Python and run: python3.12 start.py".format(*OLDEST, *sys.version_info[:3])
        )
        return 1
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["open", *words]  # options alone, such as --lan, are those of the page
    command = words[0]
    wanted = command if command in ("test", "lint") else "play"
    if wanted == "play" and any("postgresql" in word for word in words):
        wanted = "scale"
    try:
        if not is_ready(read_note(), described(), wanted):
            set_up(wanted)
        if command == "test":
            os.chdir(ROOT)
            browser_for(words[1:])
            # By groups: the tests of the page share a browser, so that one process runs them all.
            return start(
                ["-m", "pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "loadgroup", *words[1:]]
            )
        if command == "lint":
            return lint()
        if command == "bench":
            return start([os.path.join(ROOT, "bench", "run.py"), *words[1:]])
        os.environ[PROGRAM] = typed()
        # -P: a file in the folder where the person stands must not stand in for one of ours.
        return start(["-P", "-m", "reddog", *words])
    except Failure as failure:
        say(str(failure))
    except OSError as error:
        say(f"Red Dog could not be set up in {ROOT}: {error}")
    except KeyboardInterrupt:
        say("\nStopped. Nothing is left half done; start again when you like.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
