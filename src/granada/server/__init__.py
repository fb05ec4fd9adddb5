"""The server: HTTP and WebSocket, storage, accounts.

The database holds the truth: of each table a list of entries that only grows. A LiveGame in memory is a cache, and the
bus only tells other processes that there is something new to read."""
