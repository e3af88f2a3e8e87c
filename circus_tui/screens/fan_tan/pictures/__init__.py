"""Fan Tan as pictures: from a view, and the decision made on it, to what every widget shows."""

from circus_tui.screens.fan_tan.pictures.flying import flight
from circus_tui.screens.fan_tan.pictures.idea import idea
from circus_tui.screens.fan_tan.pictures.parts import PARTS
from circus_tui.screens.fan_tan.pictures.scores import result
from circus_tui.screens.fan_tan.pictures.zones import LEGEND, heading, pictures

__all__ = ["LEGEND", "PARTS", "flight", "heading", "idea", "pictures", "result"]
