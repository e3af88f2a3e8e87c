"""The one table of actions, the keys that each may be put on, and how they are named in sentences."""
