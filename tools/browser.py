"""Find a Chromium for tests and pictures, and install one where there is none: python -m tools.browser

Any browser of the family will do, wherever the systems keep it. `CHROMIUM=/path/to/it` names another one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools import debian

COMMANDS = (
    "chromium-headless-shell",  # Tests show no window, and without one it needs half of the time of the processor.
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chrome",
    "msedge",
)
APPLICATIONS = (Path("/Applications"), Path.home() / "Applications")
MACOS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
PROGRAM_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)


def chromium() -> str | None:
    """Where it is. None means the one of Playwright, if that has been installed."""
    named = os.environ.get("CHROMIUM")
    found = filter(None, map(shutil.which, COMMANDS))
    return named or next(found, None) or next((str(place) for place in _places() if place.is_file()), None)


def _places() -> Iterator[Path]:
    """Where programs are that are on no path."""
    for folder in APPLICATIONS:
        yield from (folder / name for name in MACOS)
    for variable in PROGRAM_FOLDERS:
        if variable in os.environ:
            yield from (Path(os.environ[variable], name) for name in WINDOWS)


def install() -> None:
    """Debian's for root, because it brings its libraries along, and Playwright's for everybody else."""
    if debian.may_install():
        done = debian.install("chromium-headless-shell") or debian.install("chromium")
    else:
        done = subprocess.run((sys.executable, "-m", "playwright", "install", "chromium"), check=False).returncode == 0
    if not done:
        sys.exit(
            "No browser could be installed for the tests. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/it"
        )


def _playwright_has_one() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


if __name__ == "__main__":
    if chromium() is None and not _playwright_has_one():
        install()
