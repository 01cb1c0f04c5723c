"""The security headers of every response, whichever layer it comes from."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions on the table are inline styles
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
    """Add the security headers, to errors as well. Browsers may cache the files of the page and nothing else."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in headers_for(str(scope.get("scheme", ""))).items():
        headers.setdefault(name, value)


def headers_for(scheme: str) -> dict[str, str]:
    """Add the same to a response that does not come from a route."""
    return {**HEADERS, **NOT_KEPT, **(STAY if scheme in ("https", "wss") else {})}
