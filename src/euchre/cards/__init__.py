"""Cards: faces, sets of physical cards, decks."""

from euchre.cards.card import JOKER, Card, Rank, Strain, Suit
from euchre.cards.cardset import Mask, ids, mask_of
from euchre.cards.deck import Deck, deck_of

__all__ = ["JOKER", "Card", "Deck", "Mask", "Rank", "Strain", "Suit", "deck_of", "ids", "mask_of"]
