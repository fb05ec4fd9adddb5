"""Games on a text screen: what a person sees and types there."""
