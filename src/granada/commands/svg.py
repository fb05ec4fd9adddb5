"""Svg: a picture of figures, made by hand, for any browser."""

from html import escape

STYLE = (
    "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}"
    ".note,.tick{fill:#666;font-size:11px}.kind{font-weight:bold}.id,.tick{dominant-baseline:middle}"
)


class Svg:
    def __init__(self, width: int) -> None:
        self.width = width
        self.parts: list[str] = []

    def text(self, x: float, y: float, text: str, kind: str, anchor: str = "start") -> None:
        self.parts.append(f'<text x="{x:.1f}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> None:
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}" stroke="{colour}" {more}/>')

    def dot(self, x: float, y: float, fill: str, colour: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="{fill}" stroke="{colour}"/>')

    def bar(self, x: float, y: float, width: float, colour: str) -> None:
        self.parts.append(f'<rect x="{x}" y="{y - 5}" width="{width:.1f}" height="10" fill="{colour}" opacity="0.6"/>')

    def finished(self, height: float) -> str:
        """The text of the file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height}" '
            f'width="{self.width}" height="{height}">'
            f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>'
        )
        return "\n".join([head, *self.parts, "</svg>", ""])
