"""The program ``granada``; ``python -m granada`` is the same."""

import os
import sys

from granada.commands.missing import sentence_about_missing


def main() -> None:
    try:
        from granada.cli import main as with_libraries

        with_libraries()
    except ModuleNotFoundError as error:
        sentence = sentence_about_missing(error.name or "", sys.argv[1:], os.environ)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
