"""Big Top as pictures: from a view, and the decision made on it, to what every widget shows."""

from circus_tui.screens.big_top.pictures.flying import flight
from circus_tui.screens.big_top.pictures.heading import LEGEND, heading
from circus_tui.screens.big_top.pictures.idea import idea
from circus_tui.screens.big_top.pictures.parts import PARTS
from circus_tui.screens.big_top.pictures.scores import result
from circus_tui.screens.big_top.pictures.zones import pictures

__all__ = ["LEGEND", "PARTS", "flight", "heading", "idea", "pictures", "result"]
