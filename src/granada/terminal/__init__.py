"""The table in the terminal: what a person sees and types there."""
