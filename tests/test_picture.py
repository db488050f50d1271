"""The picture in the README shows what the program says today."""

import importlib.util
from pathlib import Path

PICTURE = Path(__file__).parent.parent / "docs" / "picture.py"


def test_the_terminal_picture_is_current() -> None:
    spec = importlib.util.spec_from_file_location("picture", PICTURE)
    assert spec is not None
    assert spec.loader is not None
    picture = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(picture)
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn(), (
        "run docs/picture.py and look at it"
    )
