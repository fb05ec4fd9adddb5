"""Both games for research: encodings, many games at once, environments and datasets (docs/research.md)."""
