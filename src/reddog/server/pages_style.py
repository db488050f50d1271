"""How the pages look: one column, readable from 320 pixels on, light or dark as the reader's system is."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --ink: #1c1b19; --faint: #5d5a54; --line: #d9d5cc; --accent: #9b1c1c; --plate: #f0ede6;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #161614; --ink: #eceae4; --faint: #a9a59b; --line: #3a3833; --accent: #ff9d8f; --plate: #22211e; }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: break-word;
}
header, main, footer { max-width: 44rem; margin: 0 auto; }
header { padding: 1rem 0; border-bottom: 1px solid var(--line); font-weight: 600; }
header a { color: inherit; text-decoration: none; }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
dt { margin-top: .75rem; font-weight: 600; }
dd { margin: 0; color: var(--faint); }
pre {
  padding: .75rem 1rem; background: var(--plate); border: 1px solid var(--line); border-radius: .5rem;
  white-space: pre-wrap; overflow-wrap: anywhere; user-select: all;
}
code, .code { font-family: ui-monospace, monospace; }
.code { font-size: 1.6rem; letter-spacing: .08em; margin: .25rem 0; }
li a { display: inline-block; padding: .35rem 0; }
footer { margin-top: 3rem; padding: 1rem 0 2rem; border-top: 1px solid var(--line); color: var(--faint); }
footer p { margin: 0; font-size: .95rem; }
"""
