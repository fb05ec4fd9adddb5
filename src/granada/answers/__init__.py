"""What every host of games answers to its clients, made from a table and its log: no HTTP, no SQL, no threads."""
