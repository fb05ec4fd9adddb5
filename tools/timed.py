"""Time the parts of a long run.

python tools/timed.py NAME COMMAND...    run a part; one that fails shows the parts so far
python tools/timed.py                    show all parts
"""

import subprocess
import sys
from os import times
from pathlib import Path
from time import monotonic

KEPT = Path(__file__).resolve().parent.parent / "build" / "times.txt"


def run(name: str, command: list[str]) -> int:
    began = monotonic()
    # Make tells its children by open files how many jobs there may be.
    code = subprocess.run(command, close_fds=False, check=False).returncode
    used = times()
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a") as file:
        file.write(f"{name:10}{monotonic() - began:7.0f} s{used.children_user + used.children_system:7.0f} s of CPU\n")
    if code:
        show()
    return code


def show() -> None:
    print("Where the time went:", KEPT.read_text(), sep="\n", end="", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(run(sys.argv[1], sys.argv[2:]))
    show()
    KEPT.unlink()
