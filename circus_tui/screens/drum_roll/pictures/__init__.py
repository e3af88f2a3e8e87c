"""Drum Roll as pictures: from a view, and the decision made on it, to what every widget shows."""

from circus_tui.screens.drum_roll.pictures.ending import result
from circus_tui.screens.drum_roll.pictures.heading import LEGEND, heading
from circus_tui.screens.drum_roll.pictures.idea import idea
from circus_tui.screens.drum_roll.pictures.parts import PARTS
from circus_tui.screens.drum_roll.pictures.zones import pictures

__all__ = ["LEGEND", "PARTS", "heading", "idea", "pictures", "result"]
