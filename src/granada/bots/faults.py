"""What can be wrong with the choice of a bot."""

from granada.kernel.faults import Fault


class BotFault(Fault):
    NO_SUCH_BOT = "no-such-bot", "there is no bot {bot!r}; the bots are: {bots}"
