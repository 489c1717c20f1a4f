"""Korean particles: a text has both forms, `을(를)`, and the word before says which one stands.

>>> chosen("아그네스이(가) 단검(저주)을(를) 3(으)로")
'아그네스가 단검(저주)을 3으로'
"""

from __future__ import annotations

import re

FORMS = {
    "은(는)": ("은", "는"),
    "이(가)": ("이", "가"),
    "을(를)": ("을", "를"),
    "과(와)": ("과", "와"),
    "(으)로": ("으로", "로"),
    "(이)에요": ("이에요", "예요"),
}
"""After a consonant, after a vowel."""
PARTICLE = re.compile(
    r"([A-Za-z]+|.)((?:\([^()]*\))?[”’\"'」』)\]]*)(" + "|".join(map(re.escape, FORMS)) + ")", re.DOTALL
)
DIGITS = "영일이삼사오육칠팔구"
"""As they are read."""
RIEUL, OTHER = 8, 1
"""Final consonants: ㄹ, which `로` follows like a vowel, and any other."""
CLOSED = ("m", "n", "ng", "ck", "b", "p")
"""Words in Latin letters that Koreans end with a consonant; a rule of thumb."""


def chosen(text: str) -> str:
    """The text with one form of each particle."""
    return PARTICLE.sub(_particle, text) if "(" in text else text


def _particle(found: re.Match[str]) -> str:
    word, closing, particle = found.groups()
    final = _final(word.lower())
    after_vowel = not final or (final == RIEUL and particle == "(으)로")
    return word + closing + FORMS[particle][after_vowel]


def _final(word: str) -> int:
    """The final consonant; 0 if there is none."""
    if word.isascii() and word.isdecimal():
        word = DIGITS[int(word)]
    if "가" <= word[-1] <= "힣":
        return (ord(word[-1]) - ord("가")) % 28
    if word.endswith(("l", "le")):
        return RIEUL
    return OTHER if word.endswith(CLOSED) else 0
