"""What is wrong in a content file, in the language of its author."""

from granada.kernel.content_faults import FaultDetail, Phrase, PlacedFault, in_text
from granada.locale import Texts

LONGEST = 800
"""Fluent takes 2500 characters in each place, and details may come from anybody's file."""


def said_fault(texts: Texts, fault: PlacedFault) -> str:
    what = said_phrase(texts, fault.what)
    return f"{fault.place}: {what}" if fault.place else what


def said_phrase(texts: Texts, phrase: Phrase) -> str:
    details = {name: _said(texts, part) for name, part in phrase.details.items()}
    return texts.text(f"content-fault-{phrase.code}", **details)


def _said(texts: Texts, detail: FaultDetail) -> str:
    """Figures are shown as the file has them, without the separators of a language."""
    if isinstance(detail, Phrase):
        return said_phrase(texts, detail)
    text = in_text(detail)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
