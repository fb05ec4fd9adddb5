"""What can be wrong with what is asked for in research."""

from granada.kernel.faults import Fault


class ResearchFault(Fault):
    NO_ENCODING = "no-encoding", "{game} has no encoding: its plug-in brings none"
    ACTION_COUNT = "action-count", "there are {games} games, and {actions} actions"
    NO_SUCH_ACTION = "no-such-action", "in game {game} the action {action} stands for no legal move now"
    FOLDER_IN_USE = "folder-in-use", "{folder} is not an empty folder"
    GAMES_PLAYED_BEFORE = "games-played-before", "{file} has games already, which a new dataset would not have"
