"""The log: lines for people, or JSON for programs, each with the number of the request in which it was written."""

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Literal

import msgspec

LogFormat = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s%(during)s"

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered."""


def new_request_id() -> str:
    return token_hex(8)


def start_logging(form: LogFormat) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(_note_request)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def _note_request(record: logging.LogRecord) -> bool:
    number = request_id.get()
    record.during = f" (request {number})" if number else ""
    return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if number := request_id.get():
            line["request"] = number
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
