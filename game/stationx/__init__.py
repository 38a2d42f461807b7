"""Station X: a skirmish for two to four on a station that its players build together."""
