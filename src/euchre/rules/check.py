"""Combinations that cannot be played, one function for each, with a message that says the remedy."""

from __future__ import annotations

from collections.abc import Callable

from euchre.cards import Rank, Strain
from euchre.errors import RulesError
from euchre.rules.choices import (
    AllPass,
    AuctionKind,
    Direction,
    JokerUp,
    LoneDefenders,
    LoneLead,
    LoneMakers,
    Naming,
    ScoringKind,
    Sides,
    Turns,
    Widow,
)
from euchre.rules.model import Rules
from euchre.rules.scores import parties, row_points

FORCED_BID = 3
"""What the holder of the joker must bid when all have passed."""
ROW_RULES = ("lone_penalty", "super_euchre", "lone_defence", "march_two")
"""House rules that own rows of the score table."""


def check(rules: Rules) -> None:
    """Raise `RulesError` for the first impossibility found."""
    for impossibility in IMPOSSIBILITIES:
        reason = impossibility.__name__.strip("_").replace("_", "-")
        message = impossibility(rules)
        if message:
            raise RulesError(reason, f"{rules.id}: {message}", variant=rules.id)


def seats_out_of_range(rules: Rules) -> str | None:
    """2–7 seats; partners need an even number."""
    if not 2 <= rules.count <= 7:
        return f"seats.count = {rules.count}: 2 to 7 can play"
    if rules.seats.sides is Sides.PARTNERS and (rules.count % 2 or rules.count < 4):
        return f"{rules.count} seats cannot be partners: set seats.sides = singles, or 4 or 6 seats"
    return None


def deck_out_of_range(rules: Rules) -> str | None:
    """One or two copies, at most 64 cards."""
    deck = rules.deck
    if deck.copies not in (1, 2):
        return f"deck.copies = {deck.copies}: one or two copies can be played"
    if len(deck.ranks) * 4 * deck.copies + deck.joker > 64:
        return "the deck has more than 64 cards: take out low ranks or a copy"
    if deck.bowers and Rank.JACK not in deck.ranks:
        return "there are bowers but no jacks: set deck.bowers = false"
    return None


def deal_too_large(rules: Rules) -> str | None:
    """The deck must reach for all hands, upcard and widow."""
    if rules.deal.hand < 1 or rules.deal.widow < 0:
        return "deal.hand must be at least 1 and deal.widow at least 0"
    if rules.dealt > rules.cards.size:
        return (
            f"the deal needs {rules.dealt} cards and the deck has {rules.cards.size}: deal fewer or add ranks"
        )
    if sum(rules.deal.packets) < 1 or min(rules.deal.packets) < 1:
        return "deal.packets must be numbers of at least 1"
    return None


def widow_without_taker(rules: Rules) -> str | None:
    """A widow needs somebody who takes it, and the taker a widow."""
    widow, taker = rules.deal.widow, rules.exchange.widow
    if widow and taker is Widow.NONE:
        return f"deal.widow = {widow}: nobody takes a widow in this game, set it to 0, or set exchange.widow"
    if not widow and taker is not Widow.NONE:
        return f"exchange.widow = {taker}: there is no widow, set deal.widow"
    if taker is Widow.TAKEN and rules.auction.kind is AuctionKind.TURN_UP:
        return "a widow is won in an auction by numbers: set exchange.widow = offered or none"
    if taker is Widow.OFFERED and (
        rules.auction.kind is AuctionKind.NUMBERS or rules.seats.sides is Sides.PARTNERS
    ):
        return (
            "a widow is offered to a maker who plays for himself after the turn-up: set exchange.widow = none"
        )
    return None


def upcard_and_auction_disagree(rules: Rules) -> str | None:
    """A turn-up auction needs the upcard, an auction by numbers must not have one."""
    if rules.auction.kind is AuctionKind.TURN_UP and not rules.deal.upcard:
        return "a turn-up auction needs deal.upcard = true"
    if rules.auction.kind is AuctionKind.NUMBERS and rules.deal.upcard:
        return "an auction by numbers has no upcard: set deal.upcard = false"
    return None


def key_of_the_other_auction(rules: Rules) -> str | None:
    """Keys that only the other kind of auction knows must be off."""
    auction = rules.auction
    turn_up = (
        "canadian_loner", "need_suit", "second_round_no_trump", "turned_down_again",
        "forfeit_deal", "farmers_hand", "ace_no_face", "going_under",
    )  # fmt: skip
    numbers = (
        "low_no_trump", "call_for_best", "special", "minimum", "minimum_no_trump", "maximum", "closes_at",
    )  # fmt: skip
    wrong = numbers if auction.kind is AuctionKind.TURN_UP else turn_up
    on = [name for name in wrong if getattr(auction, name)]
    if on:
        return f"auction.{on[0]} has no meaning in an auction of kind {auction.kind}: leave it off"
    if auction.kind is AuctionKind.TURN_UP and auction.turns is not Turns.ONE_EACH:
        return "in a turn-up auction each seat speaks once a round: set auction.turns = one_each"
    if auction.kind is AuctionKind.NUMBERS and rules.exchange.may_leave:
        return "an auction by numbers has no upcard to leave: set exchange.may_leave = false"
    if auction.kind is AuctionKind.TURN_UP and auction.naming is not Naming.WITH_BID:
        return "the strain is named with the call in a turn-up auction: set auction.naming = with_bid"
    return None


def numbers_out_of_range(rules: Rules) -> str | None:
    """Bids run from 1 to the number of tricks."""
    auction = rules.auction
    if auction.kind is AuctionKind.TURN_UP:
        return None
    if not 1 <= auction.minimum <= auction.maximum <= rules.deal.hand:
        return (
            f"bids from auction.minimum = {auction.minimum} to auction.maximum = {auction.maximum} "
            f"do not fit a hand of {rules.deal.hand} tricks: 1 ≤ minimum ≤ maximum ≤ {rules.deal.hand}"
        )
    if auction.minimum_no_trump and not auction.minimum <= auction.minimum_no_trump <= auction.maximum:
        return f"auction.minimum_no_trump = {auction.minimum_no_trump}: it lies from minimum to maximum"
    if not 0 <= auction.call_for_best <= 3:
        return f"auction.call_for_best = {auction.call_for_best}: 1, 2 or 3 cards can be called for (0: off)"
    names = [bid.id for bid in auction.special]
    for bid in auction.special:
        if bid.above and not auction.minimum <= bid.above <= auction.maximum:
            return f"auction.special: {bid.id} ranks above {bid.above}, which cannot be bid"
        if bid.over and bid.over not in names:
            return f"auction.special: {bid.id} needs {bid.over}, which cannot be bid"
    if not auction.strains:
        return "auction.strains is empty: name at least one strain"
    return None


def joker_without_suit(rules: Rules) -> str | None:
    """A joker deck must say what a turned-up joker proposes; no source gives a joker a place in no-trump."""
    auction = rules.auction
    if not rules.deck.joker:
        if auction.joker_up is not JokerUp.NEVER:
            return "auction.joker_up speaks of a joker the deck has not: set deck.joker = true"
        return None
    if rules.deal.upcard and auction.joker_up is JokerUp.NEVER:
        return "the joker can be turned up: set auction.joker_up = dealer_names, dealer_maker or hearts"
    open_strain = (Naming.FIRST_LEAD, Naming.NO_TRUMP)
    if auction.naming in open_strain or any(bid.naming in open_strain for bid in auction.special):
        return "a joker led first names no suit, and has no place in no-trump: set deck.joker = false"
    if auction.second_round_no_trump or any(not strain.has_trump for strain in rules.strains):
        return "a joker has no place in no-trump: set deck.joker = false, or leave no-trump off"
    return None


def joker_cannot_bid(rules: Rules) -> str | None:
    """The holder of the joker can be made to bid only where there is one, and the bid exists."""
    auction = rules.auction
    if auction.all_pass is AllPass.JOKER_MUST_BID:
        if not rules.deck.joker or auction.kind is AuctionKind.TURN_UP:
            return "no joker forces a bid here: set auction.all_pass = next_dealer"
        if auction.naming is not Naming.AFTER_WIN or not auction.minimum <= FORCED_BID <= auction.maximum:
            return f"the holder of the joker bids {FORCED_BID} without a strain: let that be a bid"
    return None


def partner_rule_without_partners(rules: Rules) -> str | None:
    """Lone play and everything about a partner needs one."""
    if rules.seats.sides is Sides.PARTNERS:
        return None
    if rules.alone.makers is not LoneMakers.NONE or rules.alone.defenders is not LoneDefenders.NEVER:
        return "nobody has a partner to leave: set alone.makers = none and alone.defenders = never"
    exchange = rules.exchange.partners_best or rules.exchange.call_for_best
    if rules.auction.canadian_loner or exchange or rules.auction.call_for_best:
        return "that house rule needs partners"
    return None


def lone_rule_without_lone_hands(rules: Rules) -> str | None:
    """Rules about lone makers need lone makers; in numbers alone is a bid, elsewhere an offer."""
    by_bid = rules.auction.kind is AuctionKind.NUMBERS
    makers = rules.alone.makers
    if by_bid and makers is LoneMakers.WITH_CALL and rules.auction.naming is not Naming.AFTER_WIN:
        return (
            "only who names trump after the auction says then that he plays alone: set alone.makers = by_bid"
        )
    if by_bid and makers is LoneMakers.MAKING_SIDE:
        return "in an auction by numbers going alone is a bid: set alone.makers = by_bid or none"
    if not by_bid and makers is LoneMakers.BY_BID:
        return (
            "a turn-up auction has no bid for going alone: set alone.makers = making_side, with_call or none"
        )
    if rules.alone.defenders is not LoneDefenders.NEVER and (by_bid or makers is LoneMakers.NONE):
        return "a lone defender needs lone makers by offer: set alone.defenders = never"
    scoring = rules.scoring
    house = (
        rules.auction.canadian_loner, rules.exchange.partners_best, rules.exchange.call_for_best,
        rules.auction.call_for_best, scoring.lone_penalty, scoring.lone_march, scoring.lone_euchred,
    )  # fmt: skip
    if any(house) and makers is LoneMakers.NONE:
        return "that house rule speaks of a lone maker: set alone.makers first"
    return None


def leader_may_sit_out(rules: Rules) -> str | None:
    """Where the partner may play alone in the maker's place, the maker cannot always lead."""
    if rules.alone.makers is LoneMakers.MAKING_SIDE and rules.play.lone_lead is LoneLead.MAKER:
        return "the maker may be the one who sits out: set play.lone_lead = left_of_lone"
    return None


def take_up_contradicts_itself(rules: Rules) -> str | None:
    """Who may put the upcard out unseen cannot leave it in sight; partners exchange in one way."""
    exchange = rules.exchange
    if exchange.any_of_six and exchange.may_leave:
        return "with exchange.any_of_six the dealer always takes the card: set exchange.may_leave = false"
    if exchange.partners_best and exchange.call_for_best:
        return "partner's best and the call for best are two ways to exchange a card: turn one off"
    return None


def swap_without_kitty(rules: Rules) -> str | None:
    """Going under swaps three cards for three face-down ones; it needs nines and tens to be the low cards."""
    if not rules.auction.going_under:
        return None
    if rules.stock != 3:
        return f"going under needs exactly three face-down cards, here there are {rules.stock}"
    return None


def scores_do_not_cover(rules: Rules) -> str | None:
    """Every possible hand must be scored by exactly one row that no house rule owns."""
    scoring = rules.scoring
    if scoring.kind is ScoringKind.COUNTDOWN:
        if rules.auction.kind is AuctionKind.NUMBERS or rules.seats.sides is Sides.PARTNERS:
            return "tricks are counted down by single players after the turn-up: set scoring.kind = table"
        return "scoring.rows belong to scoring.kind = table" if scoring.rows else None
    if scoring.kind is not ScoringKind.TABLE:
        if rules.auction.kind is not AuctionKind.NUMBERS:
            return "contracts are scored by the number bid: set scoring.kind = table in a turn-up game"
        if scoring.kind is ScoringKind.STAKES and rules.seats.sides is Sides.PARTNERS:
            return "stakes are paid by each opponent: set seats.sides = singles"
        return "scoring.rows belong to scoring.kind = table" if scoring.rows else None
    for row in scoring.rows:
        if len(row.points) != 2:
            return "a score row has points for the makers' side and for the others: [makers, defenders]"
        unknown = [rule for rule in row.rules if rule not in ROW_RULES]
        if unknown:
            return f"a score row names the unknown rule {unknown[0]!r}"
    for makers, defenders in parties(rules):
        for tricks in range(rules.deal.hand + 1):
            fitting = [
                row
                for row in scoring.rows
                if not row.rule
                and (row.makers, row.defenders) == (makers, defenders)
                and tricks in row.tricks
            ]
            if len(fitting) != 1:
                return (
                    f"{len(fitting)} score rows for {tricks} tricks of {rules.deal.hand}, makers {makers}, "
                    f"defenders {defenders}: give scoring.rows exactly one"
                )
    return None


def march_does_not_pay(rules: Rules) -> str | None:
    """Where a table of points is written for longer hands, all tricks of a short one would be too few."""
    for makers, defenders in parties(rules) if rules.scoring.rows else ():
        points, others = row_points(rules, makers, defenders, rules.deal.hand)
        if points <= others:
            return f"even all {rules.deal.hand} tricks do not pay: deal more cards, or change scoring.rows"
    return None


def lone_call_after_numbers(rules: Rules) -> str | None:
    """What belongs to going alone when trump is named, or to a stuck dealer, needs that there are such."""
    by_call = rules.auction.kind is AuctionKind.NUMBERS and rules.alone.makers is LoneMakers.WITH_CALL
    if not 0 <= rules.exchange.lone_cards <= rules.deal.hand:
        return f"exchange.lone_cards = {rules.exchange.lone_cards}: from none to a hand of {rules.deal.hand}"
    if (rules.exchange.lone_cards or rules.scoring.lone_doubles) and not by_call:
        return "exchange.lone_cards and scoring.lone_doubles need alone.makers = with_call after numbers"
    if rules.scoring.stuck_half and not rules.auction.dealer_must_call:
        return "scoring.stuck_half speaks of a dealer who must bid: set auction.dealer_must_call = true"
    return None


def price_out_of_range(rules: Rules) -> str | None:
    """House prices of lone hands are points, and each is set once."""
    scoring = rules.scoring
    if scoring.lone_march < 0 or scoring.lone_euchred < 0:
        return "scoring.lone_march and scoring.lone_euchred are points: 0 (as the table says) or more"
    if scoring.lone_penalty and scoring.lone_euchred:
        return "scoring.lone_penalty is scoring.lone_euchred = 4: turn one off"
    if (scoring.fast_break or scoring.four_trick_tokens) and rules.deal.hand != 5:
        return "fast break and four-trick tokens are made for hands of five cards: turn them off"
    return None


def hand_without_maker(rules: Rules) -> str | None:
    """A hand with no maker, and seats that stay out, can be scored only by a countdown."""
    auction, scoring = rules.auction, rules.scoring
    if min(scoring.zero_penalty, scoring.maker_penalty, scoring.drop_penalty) < 0:
        return "the penalties of a countdown are added to the count: 0 or more"
    if scoring.kind is ScoringKind.COUNTDOWN:
        if rules.match.direction is Direction.UP:
            return "a countdown falls to its target: set match.direction = down"
        return None
    if auction.club_is_trump or auction.dropping or auction.all_pass is AllPass.PLAY_NO_TRUMP:
        return "hands without a maker, and dropping, need scoring.kind = countdown"
    if rules.match.direction is Direction.DOWN:
        return "points are added up here: set match.direction = up"
    if scoring.zero_penalty or scoring.maker_penalty or scoring.drop_penalty:
        return "those penalties belong to scoring.kind = countdown: set them to 0"
    return None


def contract_extras_without_contract(rules: Rules) -> str | None:
    """A bonus and the price of exchanging belong to bids."""
    if rules.scoring.kind is ScoringKind.CONTRACT:
        if min(rules.scoring.bonus, rules.scoring.alone_with_exchange, rules.scoring.failed) < 0:
            return "scoring.bonus, scoring.alone_with_exchange and scoring.failed are points: 0 or more"
        return None
    if rules.scoring.bonus or rules.scoring.alone_with_exchange or rules.scoring.failed:
        return "scoring.bonus, scoring.alone_with_exchange and scoring.failed need scoring.kind = contract"
    return None


def target_out_of_range(rules: Rules) -> str | None:
    """The target lies above the start; the losing mark below it."""
    match = rules.match
    if not 0 <= match.max_hands <= 1000:
        return f"match.max_hands = {match.max_hands}: a match has 1 to 1000 hands (0: it has a target)"
    if match.lose_at and match.lose_at >= match.start:
        return f"match.lose_at = {match.lose_at}: it must lie below the start, such as -52 (0: never)"
    if match.lose_at and not _points_can_be_lost(rules):
        return "match.lose_at needs a score that can fall: here nobody ever loses points"
    if match.max_hands:
        return None
    if match.direction is Direction.DOWN and not -1000 <= match.target < match.start:
        return f"match.target = {match.target}: it must lie below the start ({match.start}) of a countdown"
    if match.direction is Direction.UP and not match.start < match.target <= 1000:
        return f"match.target = {match.target}: it must lie above the start ({match.start}) and not over 1000"
    return None


def _points_can_be_lost(rules: Rules) -> bool:
    return rules.scoring.kind is not ScoringKind.TABLE or any(
        points < 0 for row in rules.scoring.rows for points in row.points
    )


def strain_named_twice(rules: Rules) -> str | None:
    """A list of strains names each once."""
    if len(set(rules.auction.strains)) != len(rules.auction.strains):
        return "auction.strains names a strain twice"
    if rules.auction.kind is AuctionKind.TURN_UP and set(rules.auction.strains) != set(list(Strain)[:4]):
        return "a turn-up auction has the strains S C H D: no-trump is auction.second_round_no_trump"
    return None


IMPOSSIBILITIES: tuple[Callable[[Rules], str | None], ...] = (
    seats_out_of_range,
    deck_out_of_range,
    deal_too_large,
    widow_without_taker,
    upcard_and_auction_disagree,
    key_of_the_other_auction,
    numbers_out_of_range,
    strain_named_twice,
    joker_without_suit,
    joker_cannot_bid,
    partner_rule_without_partners,
    lone_rule_without_lone_hands,
    leader_may_sit_out,
    take_up_contradicts_itself,
    swap_without_kitty,
    scores_do_not_cover,
    lone_call_after_numbers,
    price_out_of_range,
    march_does_not_pay,
    hand_without_maker,
    contract_extras_without_contract,
    target_out_of_range,
)
