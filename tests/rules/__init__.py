"""Stationfall by the numbered paragraphs of its reference manual."""
