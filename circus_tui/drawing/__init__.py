"""What pictures are drawn with: spans, sheets, shapes, signs and their ASCII. Knows no terminal and no game."""
