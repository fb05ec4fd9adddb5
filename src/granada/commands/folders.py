"""Where games are kept on this machine."""

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what a person wants to keep, where each system has it."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "granada"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "granada"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "granada"


def file_for_a_new_game(game: str) -> Path:
    """One file for each game, so that several can be played side by side."""
    return data_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.json"
