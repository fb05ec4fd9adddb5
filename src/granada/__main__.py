"""``python -m granada`` is the command ``granada``."""

from granada.cli import main

if __name__ == "__main__":
    main()
