"""What decisions cost: values of choices, reviews of matches, luck and skill, tables over many deals."""
