"""Learning at the keyboard: a lesson as a table, and what somebody has learnt so far."""
