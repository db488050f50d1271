"""Headers that every answer has: what a browser may do with it, and what not."""

from __future__ import annotations

from typing import Final

POLICY: Final = (
    "default-src 'none'; "
    "connect-src 'self'; "
    "font-src 'self'; "
    "img-src 'self' data:; "
    "manifest-src 'self'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
"""Nothing from elsewhere, no script or style inside a page, no page inside another."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    # The address of a personal link is a secret, and that of a table is for friends.
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
"""Where people come by https: never again without it."""
