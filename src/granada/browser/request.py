"""Requests: their addresses and methods, what they ask for, and the routes by which they are answered."""

import re
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPMethod
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from granada.answers.refusals import misread

if TYPE_CHECKING:
    from granada.browser.host import Host

T = TypeVar("T")


class Request(NamedTuple):
    place: Mapping[str, str]
    """The variable parts of the address."""
    query: Mapping[str, str]
    body: str

    def at(self, kind: type[T]) -> T:
        """The parts of the address."""
        return _converted(self.place, kind)

    def asked(self, kind: type[T]) -> T:
        """The fields of the query."""
        return _converted(self.query, kind)

    def data(self, kind: type[T]) -> T:
        """The body."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise misread(str(error)) from None


Answer = Callable[["Host", Request], Awaitable[object]]


class Route(NamedTuple):
    method: str
    pattern: re.Pattern[str]
    status: int
    answer: Answer


class Routes:
    def __init__(self) -> None:
        self._routes: list[Route] = []

    def add(self, method: HTTPMethod, path: str, status: int = 200) -> Callable[[Answer], Answer]:
        """The decorated function answers requests of this kind."""

        def remember(answer: Answer) -> Answer:
            self._routes.append(Route(method, pattern_of(path), status, answer))
            return answer

        return remember

    def find(self, method: str, address: str, body: str) -> tuple[Route, Request] | None:
        for route in self._routes:
            if route.method == method and (request := request_at(route.pattern, address, body)) is not None:
                return route, request
        return None


def pattern_of(path: str) -> re.Pattern[str]:
    """A pattern for addresses with variable parts in braces; those that begin with a # are whole numbers.

    >>> pattern_of("/games/{game}/content").fullmatch("/games/sabika/content")["game"]
    'sabika'
    """
    numbers = re.sub(r"{#(\w+)}", r"(?P<\1>-?\\d+)", path)
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", numbers))


def request_at(pattern: re.Pattern[str], address: str, body: str = "") -> Request | None:
    parts = urlsplit(address)
    match = pattern.fullmatch(parts.path)
    return match and Request(match.groupdict(), dict(parse_qsl(parts.query, keep_blank_values=True)), body)


def _converted(values: Mapping[str, str], kind: type[T]) -> T:
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise misread(str(error)) from None
