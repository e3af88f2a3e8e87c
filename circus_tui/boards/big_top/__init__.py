"""Rows of text, until there are pictures."""
