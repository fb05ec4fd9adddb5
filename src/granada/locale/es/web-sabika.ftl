# Sabika in the browser: what is said there and nowhere else.

## Yusuf's cards

sabika-yusuf-discards-raw = retira la materia prima junto a la casilla
sabika-yusuf-discards-marble = retira el mármol junto a la casilla
