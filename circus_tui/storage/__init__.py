"""What lies on the disk: the file of saved games, how it is read and locked, and for whose eyes it is."""
