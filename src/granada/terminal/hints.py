"""Hints in words: what to do, why, and what the best alternatives give up."""

from collections.abc import Iterator, Mapping

from granada.locale import Texts
from granada.table import Hint, LocalTable
from granada.table.hint import Alternative, largest, reasons
from granada.table.plan import Planned, begin, offered, planned
from granada.terminal.face import Face
from granada.terminal.numbers import Numbers


def sentences(table: LocalTable, seat: int, face: Face, texts: Texts) -> list[str]:
    """Line by line."""
    found = table.hint(seat)
    moves = [str(move) for move in found.moves]
    steps = planned(table.rules, table.state.clone(), seat, moves)
    lines = [texts.text("hint-says"), *(f"- {_said(step, face)}" for step in steps)]
    told = sum(len(step.choice.moves) for step in steps)
    lines += [f"- {move}" for move in moves[told:]]
    if not found.ends_turn:
        lines.append(texts.text("hint-then-see"))
    others = list(_alternatives(table, seat, found))
    why = reasons(found.gains, [other.gives_up for _, other in others])
    lines += [texts.text(f"source-{source}.because") for source in why if texts.has(f"source-{source}.because")]
    numbers = Numbers(texts)
    return [*lines, *_figures(found.gains, numbers), *(_compared(step, other, face, numbers) for step, other in others)]


def _said(step: Planned, face: Face) -> str:
    label = face.saying.label(step.choice)
    return f"{face.saying.message(step.title)}: {label}" if step.title else label


def _figures(gains: Mapping[str, float], numbers: Numbers) -> list[str]:
    brings, costs = _sources(gains, 1, numbers), _sources(gains, -1, numbers)
    lines = [numbers.text("hint-brings", sources=brings)] if brings else []
    lines += [numbers.text("hint-costs", sources=costs)] if costs else []
    return lines or [numbers.text("hint-no-change")]


def _alternatives(table: LocalTable, seat: int, found: Hint) -> Iterator[tuple[Planned, Alternative]]:
    """The first choice that begins with each of the other moves, unless the hint begins with the same choice."""
    question = table.state.question(seat)
    assert question is not None
    for other in found.alternatives:
        step = offered(question, str(other.move))
        if step is not None and not begin(step.choice.moves, [str(move) for move in found.moves]):
            yield step, other


def _compared(step: Planned, other: Alternative, face: Face, numbers: Numbers) -> str:
    less, more = _sources(other.gives_up, 1, numbers), _sources(other.gives_up, -1, numbers)
    told = [numbers.text("hint-gives-up", sources=less)] if less else [numbers.text("hint-as-good")]
    if less and more:
        told.append(numbers.text("hint-brings-instead", sources=more))
    return f"{numbers.text('hint-or')} {_said(step, face)}: {'; '.join(told)}"


def _sources(gains: Mapping[str, float], sign: int, numbers: Numbers) -> str:
    """The largest gains, or the largest losses if the sign is -1, each with its points."""
    found = largest(gains, sign)
    return ", ".join(f"{numbers.text(f'source-{source}')} ({numbers.tenths(points)})" for source, points in found)
