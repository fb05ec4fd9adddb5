"""Every word that a person reads, in Fluent catalogues: one folder for each language, one file for each subject.

Code asks for a message by its id and never holds prose. Names of people stay as they are: the sentences are built so
that nothing put into them has to be declined, or they ask for the form they need, as in ``building-tower.object``.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from granada.plugins import catalogue_of, plugins

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "pl", "ru")
FALLBACK = "en"
WEB_ONLY = ("web.", "learn", "rules")
"""How catalogues begin of what is said by the web application alone, which reads them itself: half of all words."""


class Texts:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _read_catalogues(language)

    def text(self, message_id: str, /, **args: str | int) -> str:
        """The message with this id, or its form ``id.form``. Numbers are written as the language writes them."""
        name, _, form = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise LookupError(f"the message {message_id} has no text in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"the message {message_id} in {self.language!r} cannot be written: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        name, _, form = message_id.partition(".")
        return self._bundle.has_message(name) and (not form or form in self._bundle.get_message(name).attributes)


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the system is set to, if there are catalogues for it.

    The settings are read as other programs read them: LANGUAGE comes first, but not where the locale is C."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = _language_in(next(filter(None, settings), "C"))
    if language not in ("c", "posix") and (wished := environment.get("LANGUAGE", "").split(":")[0]):
        language = _language_in(wished)
    return language if language in LANGUAGES else FALLBACK


def _language_in(setting: str) -> str:
    """The language in a setting such as pl_PL.UTF-8 or ru@cyrillic."""
    return re.split("[_.@]", setting)[0].lower()


@cache
def _read_catalogues(language: str) -> "FluentBundle":
    # Not everybody has it: see `plain_text`.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks around what is put in would count as characters where text is laid out in columns.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and not file.name.startswith(WEB_ONLY):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for game in plugins():
        for text in catalogues_of(game, language):
            bundle.add_resource(FluentResource(text))
    return bundle


def plain_text(language: str, name: str, **args: str) -> str:
    """A built-in message without attributes and selections, for when the library that reads catalogues is missing."""
    for file in files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                if line.startswith(f"{name} = "):
                    return re.sub(r"\{ \$(\w+) \}", lambda found: args[found[1]], line.partition(" = ")[2])
    raise LookupError(f"there is no message {name} in {language!r}")


def catalogues_of(game: str, language: str) -> list[str]:
    """The catalogues of a plug-in: that of the language, and then the English one for what is missing. Texts that are
    there already are not replaced, so that nobody can change the built-in words."""
    texts = [catalogue_of(game, name) for name in dict.fromkeys((language, FALLBACK))]
    return [text for text in texts if text is not None]
