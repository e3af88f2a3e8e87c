"""The shell: table, store and screens around the engines in `rules`."""

from typing import Final

__version__: Final = "0.1.0"
"""The only place where the version stands; the package is built with it."""
