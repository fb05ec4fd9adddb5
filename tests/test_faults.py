"""Every package has the faults that it raises, and each is told apart from all others by its code."""

import ast
import tomllib
from collections import Counter
from string import Formatter

from tests.conftest import PROJECT
from tests.faults import FAULTS, PACKAGES, SOURCE, named_fault, nodes, package_of

LAYERS = next(
    contract["layers"]
    for contract in tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    if contract["type"] == "layers" and contract.get("exhaustive")
)
HEIGHT = {package: -depth for depth, layer in enumerate(LAYERS) for package in layer.split(" | ")}


def test_all_faults_are_in_the_files_of_packages() -> None:
    kinds = {
        node.name: package_of(file)
        for file, node in nodes()
        if isinstance(node, ast.ClassDef) and "Fault" in map(ast.unparse, node.bases)
    }
    assert kinds == {kind.__name__: package for package, kind in PACKAGES.items()}


def test_no_two_faults_have_the_same_code() -> None:
    assert [code for code, count in Counter(map(str, FAULTS)).items() if count > 1] == []


def test_every_fault_is_found_somewhere() -> None:
    assert {named_fault(node) for _, node in nodes()} - {None} == set(FAULTS)


def test_no_package_raises_a_fault_of_a_package_above_it_or_beside_it() -> None:
    homes = {fault: package for package, kind in PACKAGES.items() for fault in kind}
    for file, node in nodes():
        if fault := named_fault(node):
            package, home = package_of(file), homes[fault]
            assert package == home or HEIGHT[home] < HEIGHT[package], (
                f"{file.relative_to(SOURCE)} raises {fault} of {home}"
            )


def test_every_error_is_made_with_the_details_that_its_sentence_needs_and_no_others() -> None:
    made = 0
    for _, node in nodes():
        if isinstance(node, ast.Call) and node.args and (fault := named_fault(node.args[0])):
            wanted = {name for _, name, _, _ in Formatter().parse(fault.sentence) if name}
            assert {keyword.arg for keyword in node.keywords} == wanted, fault
            made += 1
    assert made > 30


def test_what_a_library_says_is_a_detail_for_programmers() -> None:
    """No sentence for people shows what is called ``detail``; tests/locale looks."""
    found = 0
    for _, node in nodes():
        if isinstance(node, ast.Call) and node.args and named_fault(node.args[0]):
            for keyword in node.keywords:
                if ast.unparse(keyword.value) in ("str(error)", "error.strerror", "error.args[0]"):
                    assert keyword.arg == "detail"
                    found += 1
    assert found > 2
