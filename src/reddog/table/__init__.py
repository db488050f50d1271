"""What stands around the rules at a real table: who deals, in what order the cards come, and how that is proved."""
