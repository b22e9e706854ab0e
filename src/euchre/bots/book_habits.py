"""The numbers of the book, which a player calls experience: each was chosen by playing duplicate deals."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayHabits:
    """How much a card is worth keeping, and how leads are weighed; all in tricks.

    ``trump_keep``: a trump with 0, 1, 2, 3 and more higher ones unseen; ``boss_keep``: the best card left
    of a plain suit while opponents may ruff it; ``guarded_keep``, ``bare_keep``: a plain card with one higher
    unseen, with and without a lower one beside it; ``void_worth``: throwing the last card of a plain suit
    while holding trumps; ``partner_chance``: that a partner yet to play wins what this seat does not;
    ``rival_block``: how far an opponent between who could beat the card too keeps him from it;
    ``pull_worth``, ``defenders_pull``: an opponents' trump drawn by the makers, by the defenders, and
    ``pull_wins``: how much of the makers' gain depends on winning the trick; ``last_trump``: the price of
    leading the last one;
    ``keep_weight``, ``lead_keep_weight``: how much of a card's worth is lost by playing, by leading it now.
    """

    trump_keep: tuple[float, float, float, float] = (1.0, 0.75, 0.55, 0.4)
    boss_keep: float = 0.4
    guarded_keep: float = 0.2
    bare_keep: float = 0.2
    void_worth: float = 0.25
    partner_chance: float = 0.25
    rival_block: float = 0.5
    pull_worth: float = 0.3
    pull_wins: float = 0.3
    last_trump: float = 0.4
    defenders_pull: float = -0.55
    keep_weight: float = 0.5
    lead_keep_weight: float = 0.3
