"""Errors as clients get them: one sentence, and a slug by which a client can say it in another language."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import Problem, encoder
from sixgun.server.store.writer import WriteFailed

BAD: Final = 400
FAILED: Final = 500
CODES: Final = {
    400: "bad",
    401: "no_guest",
    403: "foreign",
    404: "unknown",
    405: "bad",
    409: "not_now",
    413: "too_large",
    415: "bad",
    421: "foreign",
    429: "too_fast",
    503: "not_now",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "the request is wrong",
        401: "no guest session",
        403: "the request comes from another site's page",
        404: "there is no such table",
        409: "not possible now",
        413: "the request is too large",
        421: "the server does not go by this name",
        429: "too many requests",
        503: "the server is stopping or full",
    }.items()
}
"""The problems that any route may answer with."""

log = structlog.get_logger("http")


def on_http(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Answer with an HTTPException of Litestar or of our routes."""
    status = error.status_code
    code = CODES.get(status, "bad" if status < FAILED else "failed")
    if isinstance(error.extra, dict):
        code = error.extra.get("code", code)
    return _response(status, _sentence(error), code, error.headers)


def on_refusal(_: Request[Any, Any, State], error: SixgunError) -> Response[Problem]:
    """Answer with a SixgunError, whose message is written for people."""
    if isinstance(error, WriteFailed):
        return on_database(_, error.__cause__ or error)
    return _response(BAD, str(error), "bad")


def on_database(_: Request[Any, Any, State], error: BaseException) -> Response[Problem]:
    """Answer when the database does not respond."""
    log.error("database", error=type(error).__name__)
    return _response(503, "the server cannot reach its database at the moment: try again", "not_now")


def on_depth(_: Request[Any, Any, State], error: RecursionError) -> Response[Problem]:
    """Answer a body that is nested too deeply to be parsed."""
    log.info("too deep", error=type(error).__name__)
    return _response(BAD, "this request cannot be read: it is nested too deeply", "bad")


def on_fault(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Answer an internal error. It is logged without its values, and the client gets no details."""
    log.error("fault", path=request.scope.get("path_template", ""), exc_info=error)
    return _response(FAILED, "something went wrong on the server; the fault is in its log", "failed")


def _told(text: str, code: str) -> Problem:
    return Problem(error=text[:1].upper() + text[1:].rstrip(".") + ".", code=code)


def problem(text: str, code: str) -> bytes:
    """Add the same to a response that does not come from a route."""
    return encoder.encode(_told(text, code))


def _response(status: int, text: str, code: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(_told(text, code), status_code=status, headers=headers, media_type="application/json")


def _sentence(error: HTTPException) -> str:
    """Say what is wrong in one sentence: for a field out of bounds, the field and the bound."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: Any = error.extra[0]
        if isinstance(first, dict):
            key, message = str(first.get("key", "")), str(first.get("message", ""))
            return f"“{key[:60]}” is wrong: {message[:200]}" if key else message[:200]
    if error.status_code == BAD:
        return (error.detail or "this request cannot be read").partition("\n")[0][:300]
    return error.detail or "this request cannot be answered"
