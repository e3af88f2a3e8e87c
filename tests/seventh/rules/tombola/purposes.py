"""What each decision is for, by the rule to read about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.tombola.clauses import Clause

PURPOSES: Final[Mapping[Clause, str]] = {
    Clause.TURN: "Another ticket brings points, but too many are none. What has been drawn by all is not in the drum.",
}
