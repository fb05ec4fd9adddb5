"""The commands of the program ``granada``."""
