"""Headers that every answer has: what a browser may do with it, and what not."""

from __future__ import annotations

from functools import cache
from typing import Final

from reddog.server.shelf import shelf

SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
"""Where people come by https: never again without it."""


def policy(scripts: str = "") -> str:
    """Nothing from elsewhere, no page inside another, and of scripts inside a page only these, named by their sums."""
    allowed = " ".join(filter(None, ("'self'", scripts)))
    return (
        "default-src 'none'; "
        "connect-src 'self'; "
        "font-src 'self'; "
        "img-src 'self' data:; "
        "manifest-src 'self'; "
        f"script-src {allowed}; "
        "style-src 'self'; "
        "worker-src 'self'; "
        "base-uri 'none'; "
        "form-action 'self'; "
        "frame-ancestors 'none'"
    )


@cache
def headers() -> tuple[tuple[bytes, bytes], ...]:
    """The headers, the policy with the page's own script among them."""
    return (
        (b"content-security-policy", policy(shelf().script_sources).encode()),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
        # The address of a personal link is a secret, and that of a table is for friends.
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
    )
