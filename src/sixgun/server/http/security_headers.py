"""The headers that protect whoever opens the page. Every answer has them, whichever layer gives it."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where something stands on the table is a style of its element
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
NOT_KEPT: Final = {"Cache-Control": "no-store"}
STAY: Final = {"Strict-Transport-Security": "max-age=31536000"}


async def add_headers(message: Message, scope: Scope) -> None:
    """The security headers, on errors too. What is not a file of the page is never kept by a browser."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in headers_for(str(scope.get("scheme", ""))).items():
        headers.setdefault(name, value)


def headers_for(scheme: str) -> dict[str, str]:
    """The same for an answer that does not come from a route."""
    return {**HEADERS, **NOT_KEPT, **(STAY if scheme in ("https", "wss") else {})}
