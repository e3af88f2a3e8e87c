"""How each game is told and typed, line by line: one module a game, which offers a `TELLER`."""
