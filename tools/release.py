"""What the changelog says about a release, which is the tag of this commit: python tools/release.py v0.2.0

Prints the notes of the release. Fails where the tag, the version of the program and the changelog do not agree, so that
nothing is published under a wrong name.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
PROGRAM = ROOT / "src" / "granada" / "__init__.py"


class ReleaseError(Exception):
    """What does not agree."""


def version() -> str:
    """The version as the sources say it, without importing them: nothing is installed where a release begins."""
    found = re.search(r'^__version__ = "(.+)"$', PROGRAM.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


def notes(changelog: str, release: str) -> str:
    """What its section says."""
    _, *sections = re.split(r"^## ", changelog, flags=re.MULTILINE)
    for section in sections:
        title, _, text = section.partition("\n")
        if re.fullmatch(rf"{re.escape(release)} - \d{{4}}-\d\d-\d\d", title):
            if not text.strip():
                raise ReleaseError(f"CHANGELOG.md says nothing below ## {title}")
            return text.strip()
    raise ReleaseError(f"CHANGELOG.md has no heading “## {release} - YEAR-MONTH-DAY”")


def checked_notes(tag: str, changelog: str, program: str) -> str:
    if tag != f"v{program}":
        raise ReleaseError(f"the tag is {tag}, but src/granada/__init__.py says {program}")
    return notes(changelog, program)


if __name__ == "__main__":
    try:
        print(checked_notes(sys.argv[1], CHANGELOG.read_text(encoding="utf-8"), version()))
    except ReleaseError as error:
        sys.exit(f"No release: {error}.")
