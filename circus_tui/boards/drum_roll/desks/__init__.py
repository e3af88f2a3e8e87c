"""The desks of Drum Roll, one module for each sort of decision."""
