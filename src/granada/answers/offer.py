"""What can be played, with what options, and against which bots."""

from granada.bots import kinds
from granada.games import game_ids, load
from granada.kernel.game import Game
from granada.plugins import plugins
from granada.protocol.tables import GameInfo, Offer, OptionInfo


def offer() -> Offer:
    return Offer(tuple(_info_of(load(game)) for game in game_ids()))


def _info_of(game: Game) -> GameInfo:
    options = (OptionInfo(each.name, each.choices, each.pattern, each.player_counts) for each in game.options)
    plugin = plugins()[game.id]
    return GameInfo(
        game.id,
        game.edition,
        game.rules,
        game.player_counts,
        tuple(options),
        kinds(game.id),
        bool(plugin.words),
        bool(plugin.editor),
    )
