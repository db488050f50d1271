"""Which modules a script is made of."""

from __future__ import annotations

from reddog.server.modules import reach

SOURCES = {
    "js/main.js": 'import { render } from "preact";\nimport "./first.js";\nimport { a,\n  b } from "./view/a.js";\nconst later = import("./later.js");',
    "js/first.js": "/** @typedef {import('./types.js').Thing} Thing */",
    "js/view/a.js": 'export { c } from "../c.js"; import d from "./b.js";',
    "js/view/b.js": 'import { a } from "./a.js";',
    "js/c.js": 'const told = `import "./never.js"`;',
    "vendor/preact.mjs": 'import{h}from"./core.mjs";',
    "vendor/core.mjs": "",
    "js/later.js": "",
    "js/types.js": "",
}


def test_all_are_named_once_that_a_module_cannot_begin_without() -> None:
    assert reach("js/main.js", {"preact": "vendor/preact.mjs"}, SOURCES.get) == [
        "js/main.js",
        "vendor/preact.mjs",
        "js/first.js",
        "js/view/a.js",
        "vendor/core.mjs",
        "js/c.js",
        "js/view/b.js",
    ]


def test_what_is_not_there_is_not_named() -> None:
    assert reach("js/none.js", {}, SOURCES.get) == []
    assert reach("js/main.js", {}, SOURCES.get)[0] == "js/main.js"
