"""What comes in from outside, spoilt: forms, bytes and lines with something changed, keys of no keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any, Final

_STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 2**70, 10**400, 0.5, "", "x" * 5000, "\x1b[2J", "\ud800", [], {}, [[]], {"a": None}),
    *("NaN", "seat", -(10**9), "1/2", ["1/2"] * 500),
)


def mutated_form(source: bytes, rng: Random) -> bytes:
    """A JSON text with one to three values changed, left out, doubled or put elsewhere."""
    form = json.loads(source)
    for _ in range(rng.randrange(1, 4)):
        places = list(_places(form))
        holder, key = rng.choice(places)
        other, place = rng.choice(places)
        match rng.randrange(4):
            case 0:
                holder[key] = deepcopy(rng.choice(_STRANGE))
            case 1:
                with suppress(LookupError):
                    del holder[key]
            case 2 if isinstance(holder, dict):
                holder[str(rng.choice(("", "x", "seat", "kind", "marks", "1000000")))] = deepcopy(rng.choice(_STRANGE))
            case _:
                with suppress(LookupError):
                    holder[key] = deepcopy(other[place])
    return json.dumps(form).encode()


def _places(form: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a form that holds a value, with what it is in."""
    keys = list(form) if isinstance(form, dict) else range(len(form)) if isinstance(form, list) else ()
    for key in keys:
        yield form, key
        yield from _places(form[key])


def mutated_bytes(source: bytes, rng: Random) -> bytes:
    """A text with bytes changed or a part left out or doubled."""
    found = bytearray(source)
    for _ in range(rng.randrange(1, 6)):
        start = rng.randrange(len(found) + 1)
        stop = min(len(found), start + rng.randrange(1, 40))
        found[start:stop] = rng.choice((b"", rng.randbytes(3), bytes(found[start:stop]) * 2, b"[" * 200, b"9" * 5000))
    return bytes(found)


def mutated_lines(source: bytes, rng: Random) -> bytes:
    """A text with a line left out, doubled, moved or spoilt."""
    lines = source.splitlines(keepends=True)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[rng.randrange(len(lines))])
            case 2:
                name = lines[place].partition(b"=")[0]
                lines[place] = name + b"= " + json.dumps(deepcopy(rng.choice(_STRANGE))).encode() + b"\n"
            case 3:
                lines[place] = mutated_bytes(lines[place], rng)
            case _:
                lines[place] = lines[place].replace(b"= ", b"= -", 1)
    return b"".join(lines)


def odd_keys(rng: Random) -> bytes:
    """Some bytes that hardly any key sends, and nothing that could be `q`, Ctrl+C, Ctrl+Q or the key of a click."""
    numbers = b";".join(str(rng.choice((0, 1, 7, 255, 65536, 10**9, -3))).encode() for _ in range(rng.randrange(5)))
    made = rng.choice(
        (
            rng.randbytes(rng.randrange(1, 9)),
            b"\x1b[" + numbers + rng.choice((b"u", b"M", b"m", b"R", b"t", b"$y", b"~", b"c", b"n")),
            b"\x1b[<" + numbers + b"M",
            b"\x1b[48;" + numbers + b"t",
            b"\x1b[?" + numbers + b"$y",
            b"\x1b[200~" + rng.randbytes(20),
            b"\x1b]" + rng.randbytes(9) + b"\x07",
            b"\x1bP" + rng.randbytes(9) + b"\x1b\\",
            b"\x1b[M" + rng.randbytes(3),
            b"\x1b" + rng.randbytes(2),
        )
    )
    return bytes(byte for byte in made if byte not in b"qQ\x03\x11\x1a")
