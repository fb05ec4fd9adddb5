"""Play with the granada that is installed, whatever it is: both games to their end, with their records proved.

python tools/try_wheel.py

Needs nothing but the core. Run where a wheel has just been installed: by the tests, and by cibuildwheel on all systems.
"""

import granada
import granada.kernel.state
from granada.bots import make

if __name__ == "__main__":
    for game in granada.GAMES:
        state = granada.load(game).new(players=2, seed=1)
        state.play(make("apprentice", 1).choose(state.sample_hidden(state.deciders[0], 1), state.deciders[0]))
        while not state.over:
            state.play(min(state.legal_moves(), key=str))
        if granada.verify(state.record()).scores != state.scores:
            raise SystemExit(f"the record of {game} does not prove the scores")
        print(f"{game}: {state.played} moves, {state.scores}")
    build = "plain" if str(granada.kernel.state.__file__).endswith(".py") else "compiled"
    print(f"granada {granada.__version__}, {build}, from {granada.__file__}")
