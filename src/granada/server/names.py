"""Names of registered people: which two names look the same.

The name of a registered person belongs to them alone. A name has a login, which does not depend on case or accents, and
looks: its appearance at a glance, as it is written and in small letters."""

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

from granada.answers.names import clean_name

PAIRS = (("rn", "m"), ("vv", "w"))
"""Letters that look like one beside each other."""


def login_of(typed: str) -> str:
    """The login of a name, which is the same however the name is typed."""
    return unicodedata.normalize("NFKC", clean_name(typed)).casefold()


def looks_of(typed: str) -> tuple[str, str]:
    """One of them is the same for names that people would take for the same. As they are written I looks like l, and in
    small letters like i."""
    name = clean_name(typed)
    return f"written {_look(name)}", f"small {_look(name.lower())}"


def _look(name: str) -> str:
    """How a name looks: without accents, blanks and signs between letters, and letters of all alphabets by the Latin
    ones that they look like. The idea is that of Unicode's UTS 39, whose tables have many more signs, which nobody
    takes for letters of a usual name."""
    apart = unicodedata.normalize("NFKD", name)
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    as_written, any_case = _lookalikes()
    look = bare.translate(as_written).casefold().translate(any_case)
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return "".join(sign for sign in look if sign.isalnum()) or name


@cache
def _lookalikes() -> tuple[dict[int, str], dict[int, str]]:
    data = tomllib.loads(files("granada.server").joinpath("lookalikes.toml").read_text(encoding="utf-8"))
    as_written, any_case = (
        {ord(sign): letter for letter, signs in data[part].items() for sign in signs}
        for part in ("as-written", "any-case")
    )
    return as_written, any_case
