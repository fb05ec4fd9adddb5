"""Draw docs/screens/terminal.svg, the picture of the terminal in the README, from a position of a kept game.

PYTHONPATH=src python tools/picture.py
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from granada.games import load
from granada.kernel.event import Event
from granada.kernel.record import Record
from granada.locale import Texts
from granada.terminal.face import face_of
from granada.terminal.screen import Screen

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "records" / "alhambra-3-players.txt"
PICTURE = ROOT / "docs" / "screens" / "terminal.svg"
MOVES = 410
NAMES = ["Ana", "Bot 2", "Bot 3"]
WIDTH, HEIGHT = 100, 60


def main() -> None:
    record = Record.read(GAME.read_text(encoding="utf-8"))
    happened: list[Event] = []
    game = load(record.header.game)
    state = game.replay(record.until(MOVES), happened.append)
    seat = state.to_move
    assert seat is not None
    screen = Screen(Texts("en"), plain=False)
    screen.console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    names = NAMES[-seat:] + NAMES[:-seat]
    face = face_of(game, screen, names)
    screen.show(face.page(state.view(seat), happened[-6:], face.menu(state, seat)))
    svg = screen.console.export_svg(title="granada play alhambra", theme=DIMMED_MONOKAI, unique_id="granada")
    # The picture must not fetch fonts from elsewhere.
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
