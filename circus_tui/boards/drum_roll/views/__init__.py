"""The parts of the picture, one module each."""
