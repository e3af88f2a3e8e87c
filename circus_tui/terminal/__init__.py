"""The terminal as it is: what it sends, how large it says it is, and an output that may be gone."""
