"""A game in play and who sits at it: the table, the turn controller, taking back, seats. No screen is known here."""
