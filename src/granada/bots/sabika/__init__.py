"""What bots know of Sabika."""
