"""What to install when a command needs a library that is not there: the rules, bots and records do without most."""

from collections.abc import Mapping, Sequence

from granada.commands.language import take_out_language
from granada.locale import FALLBACK, LANGUAGES, plain_text

EXTRAS = {
    "terminal": {"babel", "fluent", "openskill", "rich", "typer"},
    "server": {
        "aiosqlite",
        "alembic",
        "argon2",
        "cryptography",
        "httpcore",
        "httptools",
        "httpx",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    },
    "postgres": {"asyncpg"},
    "redis": {"limits", "redis"},
    "cluster": {"ray"},
    "research": {"PIL", "gymnasium", "numpy", "pettingzoo", "pyarrow"},
}
"""The extras of the package, and the libraries that each brings."""
NEED_THE_SERVER = {"serve", "admin"}


def sentence_about_missing(library: str, arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """None if the library belongs to no extra: then something else is wrong."""
    extra = next((extra for extra, libraries in EXTRAS.items() if library.partition(".")[0] in libraries), None)
    if extra is None:
        return None
    words, language = take_out_language(arguments, environment)
    # The server's extra brings what every command needs.
    if extra == "terminal" and not NEED_THE_SERVER.isdisjoint(words):
        extra = "server"
    return plain_text(language if language in LANGUAGES else FALLBACK, "missing-extra", extra=extra)
