"""Deciding in Colosseum: one desk for each kind of decision, a file for each phase."""
