"""A host without a server, in the browser of one person: it answers requests as a server does, and keeps all games.

It runs in WebAssembly, without threads, processes or files. Only a few small packages are there when it starts: a
module that needs more is imported when it is needed."""

from granada.browser.host import Host, start
from granada.browser.store import Store

__all__ = ["Host", "Store", "start"]
