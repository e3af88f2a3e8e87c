"""One process for many terminals: people come over SSH, each with a screen of their own, to tables that they share."""
