"""The verbs of the effect language (§21), by what they are about; importing them makes them known."""
