"""Sabika, by Germán P. Millán: three rondels, the building of the Alhambra, trade, tribute and poems."""
