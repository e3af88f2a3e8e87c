"""Whether the terminal is at the other end of an SSH connection."""

from __future__ import annotations

import os


def is_remote() -> bool:
    """Whether whoever sits there has logged in over SSH: slowly, and most likely alone."""
    return "SSH_CONNECTION" in os.environ
