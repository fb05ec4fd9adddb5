"""Check the subject of a commit: `python tools/subject.py FILE`, as a commit-msg hook.

The form is `area: imperative`, in at most 72 characters; see CONTRIBUTING.md. Subjects that git itself writes are
allowed."""

import re
import sys
from pathlib import Path

LONGEST = 72
FORM = re.compile(r"[a-z][a-z0-9 ,_-]*: [a-z].*[^.\s]")
"""Whether the verb is an imperative is left to the author."""
BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")


def fault_of(subject: str) -> str | None:
    """The reason why this is no subject, as a sentence."""
    if subject.startswith(BY_GIT):
        return None
    if len(subject) > LONGEST:
        return f"The subject has {len(subject)} characters; {LONGEST} are allowed. Give the reason in the body."
    if not FORM.fullmatch(subject):
        return 'The subject must have the form "area: imperative", such as "sabika: refuse wood as base".'
    return None


if __name__ == "__main__":
    lines = Path(sys.argv[1]).read_text("utf-8").splitlines()
    sys.exit(fault_of(lines[0] if lines else ""))
