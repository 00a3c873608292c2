"""Pictures as SVG, and as PNG where wanted: one way to draw for reviews and arena alike."""
