"""Computer players: they know a game through the contract of `rules.core` alone, and of a match only their own view."""

from __future__ import annotations
