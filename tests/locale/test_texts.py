import pytest

from granada.locale import LANGUAGES, Texts, system_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "plt_MG.UTF-8"}, "en"),
        ({"LANG": "ru@cyrillic"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "pl"}, "pl"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANGUAGE": "es_MX:en"}, "es"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": ""}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "pl"}, "en"),
        ({"LANGUAGE": "pl"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("en", {1: "1 dinar", 2: "2 dinars"}),
        ("es", {1: "1 dinar", 5: "5 dinares"}),
        ("pl", {1: "1 dinar", 3: "3 dinary", 5: "5 dinarów", 12: "12 dinarów", 22: "22 dinary"}),
        ("ru", {1: "1 динар", 3: "3 динара", 5: "5 динаров", 11: "11 динаров", 21: "21 динар"}),
    ],
)
def test_amounts_of_money_are_declined(language: str, amounts: dict[int, str]) -> None:
    texts = Texts(language)
    for amount, text in amounts.items():
        assert texts.text("currency-dinar.amount", cards=str(amount), amount=amount) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_an_error_and_never_an_empty_place(language: str) -> None:
    texts = Texts(language)
    with pytest.raises(LookupError):
        texts.text("no-such-message")
    with pytest.raises(LookupError):
        texts.text("building-tower.no-such-form")
    with pytest.raises(LookupError):
        texts.text("turn")


def test_there_are_no_words_for_other_languages() -> None:
    with pytest.raises(ValueError, match="en, es, pl, ru"):
        Texts("de")
