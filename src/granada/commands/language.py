"""The language of the program, which may be given anywhere on the command line."""

from collections.abc import Mapping, Sequence

from granada.locale import system_language


def take_out_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[list[str], str]:
    """The arguments without ``--lang``, and the language it gave, or else that of the system."""
    rest, language = [], system_language(environment)
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            language = next(words, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return rest, language
