"""Rows of text for the boards that have no pictures yet."""
