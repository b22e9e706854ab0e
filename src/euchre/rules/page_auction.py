"""The sentences of a rules page on how trump is made."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Strain
from euchre.rules.choices import AllPass, AuctionKind, JokerUp, Naming, ScoringKind
from euchre.rules.levels import Level
from euchre.rules.model import Rules, SpecialBid
from euchre.rules.page_lines import Line, chosen, say


def auction(rules: Rules) -> Iterator[Line]:
    """Who speaks when, and what may be said."""
    if rules.auction.kind is AuctionKind.TURN_UP:
        yield from _before_the_calls(rules)
        yield from _turn_up(rules)
    else:
        yield from _numbers(rules)
    yield from _all_pass(rules)
    if rules.auction.dropping:
        yield say("dropping", "auction.dropping")


def _before_the_calls(rules: Rules) -> Iterator[Line]:
    auction = rules.auction
    for name in ("farmers_hand", "ace_no_face", "going_under"):
        if getattr(auction, name):
            yield say(name.replace("_", "-"), f"auction.{name}")
    if auction.club_is_trump:
        yield say("club-is-trump", "auction.club_is_trump")
    if auction.joker_up is not JokerUp.NEVER:
        yield chosen(rules, "auction.joker_up")


def _turn_up(rules: Rules) -> Iterator[Line]:
    auction = rules.auction
    yield chosen(rules, "auction.kind")
    again = "any" if auction.turned_down_again else "another"
    yield say(f"second-round-{again}", "auction.turned_down_again")
    if auction.second_round_no_trump:
        yield say("second-round-no-trump", "auction.second_round_no_trump")
    if auction.canadian_loner:
        yield say("canadian-loner", "auction.canadian_loner")
    if auction.need_suit:
        yield say("need-suit", "auction.need_suit")


def _all_pass(rules: Rules) -> Iterator[Line]:
    """What happens when nobody makes trump; nothing where somebody always does."""
    auction = rules.auction
    turn_up = auction.kind is AuctionKind.TURN_UP
    if auction.forfeit_deal:
        yield say("forfeit-deal", "auction.forfeit_deal")
        return
    if auction.dealer_must_call:
        yield say("stuck-dealer" if turn_up else "stuck-bidder", "auction.dealer_must_call")
    if not auction.dealer_must_call or auction.need_suit:
        yield chosen(rules, "auction.all_pass")


# ------------------------------------------------------------------ by numbers


def _numbers(rules: Rules) -> Iterator[Line]:
    auction = rules.auction
    yield chosen(rules, "auction.kind")
    yield say(
        "bid-range", "auction.minimum", "auction.maximum", minimum=auction.minimum, maximum=auction.maximum
    )
    if auction.minimum_no_trump > auction.minimum:
        key = "auction.minimum_no_trump"
        yield say("bid-minimum-no-trump", key, minimum=auction.minimum_no_trump)
    yield chosen(rules, "auction.naming")
    if Strain.NO_TRUMP in rules.strains:
        yield say("strains-no-trump", "auction.strains")
    if Strain.LOW in rules.strains:
        yield say("strains-low", low_key(rules))
    yield chosen(rules, "auction.turns")
    if auction.minimum <= auction.closes_at <= auction.maximum:
        yield say("bid-closes", "auction.closes_at", number=auction.closes_at)
    yield from _specials(rules)


def _specials(rules: Rules) -> Iterator[Line]:
    """The bids beside the numbers, lowest first."""
    below: Level | None = None
    above = {bid.id: bid for bid in rules.auction.special}
    for level in rules.levels.values():
        if level.win is not None:
            key = key_of(rules, level)
            yield _rank(level, below, above.get(level.id), key)
            yield from _terms(rules, level, key)
        below = level


def key_of(rules: Rules, level: Level) -> str:
    """The key that a named bid comes from."""
    own = any(bid.id == level.id for bid in rules.auction.special)
    return "auction.special" if own else "auction.call_for_best"


def _rank(level: Level, below: Level | None, bid: SpecialBid | None, key: str) -> Line:
    if level.misere and bid is not None:
        return say("special-misere", key, level=level.id, above=bid.above)
    if bid is not None and bid.above:
        return say("special-between", key, level=level.id, above=bid.above, tricks=level.tricks)
    if below is not None and below.win is not None:
        return say("special-higher", key, level=level.id, below=below.id, tricks=level.tricks)
    return say("special", key, level=level.id, tricks=level.tricks)


def _terms(rules: Rules, level: Level, key: str) -> Iterator[Line]:
    if level.over:
        yield say("special-over", key, level=level.id, below=level.over)
    if level.naming is not rules.auction.naming:
        yield say(f"special-{level.naming.replace('_', '-')}", key, level=level.id)
    if level.sits_out:
        yield say("special-alone", key, level=level.id)
    if level.exchange_max:
        exact = level.exchange_min == level.exchange_max
        message = "special-exchange" if exact else "special-exchange-up-to"
        yield say(message, key, level=level.id, count=level.exchange_max)
    if level.closes:
        yield say("special-closes", key, level=level.id)


def prices(rules: Rules) -> Iterator[Line]:
    """What the bids beside the numbers win and lose."""
    stakes = rules.scoring.kind is ScoringKind.STAKES
    for level in rules.levels.values():
        if level.win is not None and level.lose is not None:
            message = "special-stake" if stakes else "special-price"
            yield say(message, key_of(rules, level), level=level.id, win=level.win, lose=level.lose)


def low_key(rules: Rules) -> str:
    """The key that low no-trump comes from."""
    return "auction.strains" if Strain.LOW in rules.auction.strains else "auction.low_no_trump"


def plays_no_trump(rules: Rules) -> bool:
    """Whether a hand can come to be played in no-trump."""
    auction = rules.auction
    named = Strain.NO_TRUMP in rules.strains and auction.kind is AuctionKind.NUMBERS
    bid = any(level.naming is Naming.NO_TRUMP for level in rules.levels.values())
    return named or bid or auction.second_round_no_trump or auction.all_pass is AllPass.PLAY_NO_TRUMP
