"""Make the games that are not kept yet, one random game for every player count, and all digests anew."""

import msgspec

import granada
from granada.kernel.chance import Chance
from granada.kernel.game import Game
from granada.kernel.record import Record
from tests.records import DIGESTS, FOLDER, Digests, replay_and_digest


def random_game(game: Game, players: int, seed: int) -> Record:
    state, chance = game.new(players, seed), Chance(seed)
    while not state.over:
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal_moves(seat)
        state.play(moves[chance.below(len(moves))], seat)
    return state.record()


def main() -> None:
    digests: dict[str, Digests] = {}
    for name in granada.GAMES:
        game = granada.load(name)
        for players in game.player_counts:
            file = FOLDER / f"{name}-{players}-players.txt"
            if not file.exists():
                file.write_text(random_game(game, players, 4000 + players).to_text(), encoding="utf-8")
            digests[file.name] = replay_and_digest(Record.read(file.read_text(encoding="utf-8")))[0]
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(digests)) + b"\n")


if __name__ == "__main__":
    main()
