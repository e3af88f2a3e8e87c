"""What each game looks like and what its keys do: from a view to rows, from a key to a move. Knows no terminal."""
