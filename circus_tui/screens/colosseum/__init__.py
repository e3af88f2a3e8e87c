"""Colosseum on the screen: what keys compose, what it looks like, and its Textual screen."""
