"""A scene's pictures as text: every widget's rows under each other, and the sentence."""

from __future__ import annotations

from itertools import chain

from circus_tui.drawing.paint import text_of
from circus_tui.screens.contract import Pictures, Scene, face_of
from circus_tui.widgets.picture import Picture, Room


def pictures(slug: str, scene: Scene) -> Pictures:
    """What a game's room draws of a scene, its result if there is one."""
    face = face_of(slug)
    return face.pictures(scene) if scene.result is None else face.result(scene)


def painted(slug: str, scene: Scene) -> str:
    """The titles, rows and sentences, each widget in a room of half the window's height."""
    drawn = pictures(slug, scene)
    room = Room(scene.cells - 4, scene.height // 2)
    rows = [
        (zone.title, *Picture.of(zone.value).paint(zone.value, room), zone.subtitle) for zone in drawn.zones.values()
    ]
    return "\n".join(text_of(line) for line in (*chain(*rows), drawn.sentence, drawn.asks))
