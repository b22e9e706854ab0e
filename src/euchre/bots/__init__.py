"""Players that choose by what their seat has seen."""
