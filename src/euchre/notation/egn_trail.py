"""What the calls and tricks of an EGN deal tell before any hand is known: the contract, who played what."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import JOKER, Card, Strain, Suit
from euchre.errors import EuchreError, IllegalAction, NotationError
from euchre.game import play
from euchre.game.contract import Made, Setup
from euchre.game.play import Tricks
from euchre.notation.egn_cards import SUITS, Reading, Symbol, is_generic, meanings
from euchre.notation.egn_model import ORDER, PASS, EgnDeal
from euchre.notation.record import RecordError
from euchre.rules import Rules
from euchre.rules.choices import LoneDefenders

ANY_SUIT = Suit.SPADES
"""What trump stands for in a deal whose suits do not matter."""


@dataclass(frozen=True)
class Trail:
    """A deal as far as it is told in public.

    ``setup.upcard`` is None where the file does not know it; ``plays``: (seat, card) in order; ``void``: for
    each seat the effective suits it did not follow.
    """

    reading: Reading
    setup: Setup
    contract: Made | None
    plays: tuple[tuple[int, Card], ...] = ()
    void: tuple[frozenset[int], ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.setup.rules

    def played_by(self, seat: int) -> list[Card]:
        """The cards a seat played, in order."""
        return [card for at, card in self.plays if at == seat]

    def is_void(self, seat: int, card: Card) -> bool:
        """Whether a seat showed that it holds no card of this one's effective suit."""
        if self.contract is None:
            return False
        return self.rules.tables(self.contract.strain).suit_of_face[card] in self.void[seat]


def trail(deal: EgnDeal, rules: Rules, hand: int) -> Trail:
    """Follow a deal's calls and tricks.

    Raises: `RecordError` where they make no sense together, whatever the hands.
    """
    for seat, name in ((deal.dealer, "dealer"), *_named_seats(deal)):
        if seat >= rules.count:
            raise _error("no-such-seat", f"{name} {seat}: the seats are 0 to {rules.count - 1}", hand)
    generic = is_generic(deal.symbols())
    maker = _maker(deal, rules, hand)
    strain = _strain(deal, generic=generic, hand=hand) if maker is not None else None
    trump = strain.suit if strain is not None and strain.has_trump else ANY_SUIT if generic else None
    reading = Reading(rules.cards, strain, meanings(trump, generic=generic))
    upcard = read(reading, deal.upcard, hand)
    if upcard is JOKER:
        raise _error(
            "joker-turned-up", "the joker is turned up, and EGN cannot say which suit it stands for", hand
        )
    setup = Setup(rules, deal.dealer, (0,) * rules.sides, upcard)
    contract = None
    if maker is not None and strain is not None:
        contract = Made(
            maker, strain, ordered=deal.line.calls[-1] == ORDER, alone=_alone(deal, maker, rules, hand)
        )
    return _follow(deal, Trail(reading, setup, contract, (), (frozenset(),) * rules.count), hand)


def read(reading: Reading, symbol: Symbol, hand: int) -> Card | None:
    """The card a symbol stands for, None where it leaves several.

    Raises: `RecordError`.
    """
    try:
        return reading.card(symbol)
    except NotationError as error:
        raise RecordError(error, hand=hand) from error


def _error(
    reason: str, message: str, hand: int, action: int | None = None, seat: int | None = None
) -> RecordError:
    return RecordError(NotationError(reason, message), hand, action, seat)


def _named_seats(deal: EgnDeal) -> list[tuple[int, str]]:
    bidding, play_phase = deal.line.bidding, deal.line.play
    seats = [(play_phase.lead, "initialLead")] if play_phase else []
    if bidding:
        seats.append((bidding.defender, "aloneDefender"))
        for exchange in bidding.exchanges:
            seats += [(exchange.sender, "sender"), (exchange.receiver, "receiver")]
    return [(seat, name) for seat, name in seats if seat is not None]


def _maker(deal: EgnDeal, rules: Rules, hand: int) -> int | None:
    """The seat that made trump, None as long as all have passed."""
    calls = deal.line.calls
    made = [number for number, call in enumerate(calls) if call != PASS]
    if not made:
        return None
    first = made[0]
    seat = (deal.dealer + 1 + first) % rules.count
    if first + 1 < len(calls):
        raise _error("auction-closed", f"{calls[first]} ended the auction, yet calls follow", hand, first + 2)
    if (calls[first] == ORDER) != (first < rules.count):
        right = "Pass or Order" if first < rules.count else "Pass or a suit"
        number = "one" if first < rules.count else "two"
        raise _error("wrong-call", f"{calls[first]} in round {number}: say {right}", hand, first + 1, seat)
    return seat


def _strain(deal: EgnDeal, *, generic: bool, hand: int) -> Strain | None:
    """What the last call made; None for a call or an upcard that is not known."""
    call = deal.line.calls[-1]
    if call != ORDER:
        return Strain.NO_TRUMP if call == "n" else SUITS[call].strain if call in SUITS else None
    suit = deal.upcard.suit
    if generic:
        if suit != "t":
            raise _error(
                "wrong-egn", f"{deal.upcard.text} was ordered up, so its suit is trump: write t", hand
            )
        return ANY_SUIT.strain
    return SUITS[suit].strain if suit in SUITS else None


def _alone(deal: EgnDeal, maker: int, rules: Rules, hand: int) -> tuple[int, ...]:
    bidding = deal.line.bidding
    defender = bidding.defender if bidding else None
    lone = [maker] if deal.line.alone else []
    if defender is None:
        return tuple(lone)
    if rules.side_of(defender) == rules.side_of(maker):
        raise _error("wrong-egn", f"aloneDefender {defender} is on the makers' side", hand, seat=defender)
    allowed = rules.alone.defenders is LoneDefenders.ALWAYS or (
        lone and rules.alone.defenders is LoneDefenders.AGAINST_LONE
    )
    if not allowed:
        wrong = "a defender plays alone only against a lone maker, where ruleset.defend_alone is true"
        raise _error("not-asked", wrong, hand, seat=defender)
    return tuple(sorted([*lone, defender]))


def _follow(deal: EgnDeal, start: Trail, hand: int) -> Trail:
    """Give each card to the seat that played it."""
    phase, rules = deal.line.play, start.rules
    if phase is None or not phase.cards:
        return start
    if start.contract is None:
        told = "is not known" if deal.line.calls and deal.line.calls[-1] != PASS else "has not been made"
        raise _error("auction-open", f"cards are played, but trump {told}", hand)
    public: Tricks | None = play.begin(start.setup, start.contract)
    assert public is not None
    if phase.lead not in (None, public.opening_leader):
        wrong = f"initialLead is {phase.lead}: under these rules seat {public.opening_leader} leads"
        raise _error("wrong-leader", wrong, hand)
    _check_tricks(deal, len(public.active), hand)
    plays: list[tuple[int, Card]] = []
    void = [set[int]() for _ in range(rules.count)]
    for number, symbol in enumerate(phase.cards):
        action = len(deal.line.calls) + number + 1
        if public is None:
            raise _error("hand-over", f"{symbol.text} is played after the last trick", hand, action)
        card = _played(start.reading, symbol, hand, action, public.to_act)
        plays.append((public.to_act, card))
        suit_of = public.tables.suit_of_face
        if public.trick and suit_of[card] != suit_of[public.trick[0][1]]:
            void[public.to_act].add(suit_of[public.trick[0][1]])
        after = play.after_card(public, card)
        public = after if isinstance(after, Tricks) else None
    shown = tuple(frozenset(suits) for suits in void)
    return Trail(start.reading, start.setup, start.contract, tuple(plays), shown)


def _check_tricks(deal: EgnDeal, size: int, hand: int) -> None:
    """Every trick but the last one has a card of each seat that plays."""
    tricks = deal.line.play.tricks if deal.line.play else ()
    for number, trick in enumerate(tricks, start=1):
        short = len(trick) < size and number < len(tricks)
        if short or len(trick) > size:
            raise _error("wrong-trick", f"trick {number} has {len(trick)} cards: {size} seats play", hand)


def _played(reading: Reading, symbol: Symbol, hand: int, action: int, seat: int) -> Card:
    try:
        card = reading.card(symbol)
    except EuchreError as error:
        raise RecordError(error, hand, action, seat, symbol.text) from error
    if card is None:
        unknown = IllegalAction("unknown-card-played", "who wins the trick is not told by an unknown card")
        raise RecordError(unknown, hand, action, seat, symbol.text)
    return card
