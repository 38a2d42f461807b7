"""The pictures: how they look, what they tell, and what they do not."""
