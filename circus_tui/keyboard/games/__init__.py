"""What keys do in each game beside moving a cursor: one module a game, read when it is asked for.

`TITLE` is the game's in the catalogue, which widgets must not reach from here; `PARTS` are actions that may be offered
at the same time. Digits and signs with which numbers are typed are not among them: they stay what they are.
"""
