"""QR codes of addresses."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import segno
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

SVG: Final = "image/svg+xml"
QR: Final = {200: ResponseSpec(bytes, media_type=SVG, generate_examples=False)}


def qr_code(link: str) -> Response[bytes]:
    """Return the QR code of an address."""
    return Response(_drawn(link), media_type=SVG)


@lru_cache(maxsize=1000)
def _drawn(link: str) -> bytes:
    """Draw the picture. That takes some milliseconds."""
    drawn = io.BytesIO()
    made = segno.make(link, error="m", micro=False)
    made.save(drawn, kind="svg", scale=8, border=3, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
