"""Tables for trick play, compiled once for each strain: after that a rule is an index or a mask operation.

The native kernel receives the same tables, and so knows no variant.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Deck, Mask, Rank, Strain, Suit

JOKER_POWER = 400
RIGHT_POWER = 300
LEFT_POWER = 200
TRUMP_POWER = 100


@dataclass(frozen=True)
class Tables:
    """Trick play in one strain, indexed by card id.

    ``suit_of``: effective suit, 0–3 (the left bower's and the joker's is trump);
    ``power``: in a trick the highest wins among cards of the suit led and trumps; trumps are 100 and more;
    ``follow``: for each suit the mask of cards that follow it;
    ``trump_mask``: all trumps, bowers and joker included; ``right_mask``, ``left_mask``, ``joker_mask``.
    """

    strain: Strain
    suit_of: tuple[int, ...]
    power: tuple[int, ...]
    follow: tuple[Mask, Mask, Mask, Mask]
    trump_mask: Mask
    right_mask: Mask
    left_mask: Mask
    joker_mask: Mask
    order: dict[Card, int]
    """``power`` by face."""
    suit_of_face: dict[Card, int]
    """``suit_of`` by face."""


def effective_suit(card: Card, strain: Strain, *, bowers: bool) -> int:
    """The suit a card belongs to: printed, but for the joker and the left bower under a trump.

    >>> effective_suit(Card.parse("JC"), Strain.SPADES, bowers=True)
    0
    """
    if card.suit is None:
        return int(strain) if strain.has_trump else int(Suit.SPADES)
    if bowers and strain.has_trump and card.rank is Rank.JACK and card.suit.mate.strain is strain:
        return int(strain)
    return int(card.suit)


def power_of(card: Card, strain: Strain, *, bowers: bool) -> int:
    """How high a card stands within its effective suit; every trump above every plain card."""
    if card.suit is None:
        return JOKER_POWER
    if strain is Strain.LOW:
        return 20 - card.rank
    if not strain.has_trump or effective_suit(card, strain, bowers=bowers) != strain:
        return int(card.rank)
    if bowers and card.rank is Rank.JACK:
        return RIGHT_POWER if card.suit.strain is strain else LEFT_POWER
    return TRUMP_POWER + card.rank


def compile_tables(deck: Deck, strain: Strain, *, bowers: bool) -> Tables:
    """The tables of a deck in a strain."""
    suit_of = tuple(effective_suit(card, strain, bowers=bowers) for card in deck.faces)
    power = tuple(power_of(card, strain, bowers=bowers) for card in deck.faces)
    follow = [0, 0, 0, 0]
    for card_id, suit in enumerate(suit_of):
        follow[suit] |= 1 << card_id

    def with_power(wanted: int) -> Mask:
        return sum(1 << card_id for card_id, value in enumerate(power) if value == wanted)

    return Tables(
        strain=strain,
        suit_of=suit_of,
        power=power,
        follow=(follow[0], follow[1], follow[2], follow[3]),
        trump_mask=follow[strain] if strain.has_trump else 0,
        right_mask=with_power(RIGHT_POWER),
        left_mask=with_power(LEFT_POWER),
        joker_mask=with_power(JOKER_POWER),
        order=dict(zip(deck.faces, power, strict=True)),
        suit_of_face=dict(zip(deck.faces, suit_of, strict=True)),
    )
