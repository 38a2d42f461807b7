"""The tests, arranged like the rooms they test."""
