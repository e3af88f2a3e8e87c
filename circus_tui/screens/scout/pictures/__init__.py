"""SCOUT as pictures: from a view, and the decision made on it, to what every widget shows."""

from circus_tui.screens.scout.pictures.flying import flight
from circus_tui.screens.scout.pictures.heading import LEGEND, heading, idea
from circus_tui.screens.scout.pictures.parts import PARTS
from circus_tui.screens.scout.pictures.scores import result
from circus_tui.screens.scout.pictures.zones import pictures

__all__ = ["LEGEND", "PARTS", "flight", "heading", "idea", "pictures", "result"]
