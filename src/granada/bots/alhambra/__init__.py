"""Players of Alhambra."""
