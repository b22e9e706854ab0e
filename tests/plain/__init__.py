"""A second, deliberately plain implementation of the rules, to check the engine against."""
