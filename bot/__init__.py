"""The Discord side: what people type, press and read."""
