"""The bot as people meet it, as Discord takes it, and as it is killed."""
