"""What pictures of any game are drawn with. Knows no game and no gallery."""
