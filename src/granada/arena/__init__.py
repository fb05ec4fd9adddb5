"""Many games at once: series of games over local processes, and what can be counted in them."""
