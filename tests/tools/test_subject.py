"""The check of the subject of a commit."""

import pytest
from tools.subject import LONGEST, fault_of


@pytest.mark.parametrize(
    "subject",
    ["sabika: refuse wood as base", "kernel, web: say why", "Merge branch 'main'", f"web: {'a' * (LONGEST - 5)}"],
)
def test_good_subjects_are_accepted(subject: str) -> None:
    assert fault_of(subject) is None


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("", "area: imperative"),
        ("Refuse wood as base", "area: imperative"),
        ("sabika: Refuse wood as base", "area: imperative"),
        ("sabika: refuse wood as base.", "area: imperative"),
        (f"web: {'a' * (LONGEST - 4)}", "73 characters"),
    ],
)
def test_other_subjects_are_refused_with_the_reason(subject: str, said: str) -> None:
    assert said in str(fault_of(subject))
