"""A line of the set-up with one value of several."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from textual.binding import Binding, BindingType
from textual.widgets import Select

T = TypeVar("T")


class SetupLine(Select[T], Generic[T], inherit_bindings=False):
    """Up and down leave it for another line, as everywhere in the form; Enter and space show the whole list."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "show_overlay", show=False)]
