"""What the components of the games say, in the words of a language: for everything that people look at."""
