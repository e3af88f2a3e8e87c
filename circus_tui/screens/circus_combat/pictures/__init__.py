"""Circus Combat as pictures: from a view, and the decision made on it, to what every widget shows."""

from circus_tui.screens.circus_combat.pictures.heading import LEGEND, ROLLS, heading
from circus_tui.screens.circus_combat.pictures.idea import idea
from circus_tui.screens.circus_combat.pictures.parts import PARTS
from circus_tui.screens.circus_combat.pictures.scores import result
from circus_tui.screens.circus_combat.pictures.zones import pictures

__all__ = ["LEGEND", "PARTS", "ROLLS", "heading", "idea", "pictures", "result"]
