"""Drawing Colosseum: the parts of the table, and the decisions by phase. Pure: views and decisions in, rows out."""
