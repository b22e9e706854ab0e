"""What a good player remembers while cards are played: what is out, who is void, what is master."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from euchre.cards import Card, Deck, Mask, ids
from euchre.game.contract import Contract, Made
from euchre.game.events import Buried, Gave, Played, Swapped, UpcardTaken
from euchre.game.observation import Observation
from euchre.game.play import Tricks, side_tricks
from euchre.rules import Rules, Tables
from euchre.rules.choices import Twins, Widow


@dataclass(slots=True)
class Memory:
    """One seat's view of trick play, as ids of its own numbering.

    ``trick``: (seat, id) in order; ``unseen``: cards that others may hold, or that lie dead unknown;
    ``void_mask``: by seat the cards it cannot hold; ``known``: by seat the unseen cards it is known to hold;
    ``left``: by seat how many cards it still has; ``behind``: active seats that play after it, in order.
    """

    rules: Rules
    tables: Tables
    me: int
    partner: int | None
    contract: Contract
    hand: Mask
    trick: tuple[tuple[int, int], ...]
    unseen: Mask
    void_mask: list[Mask]
    known: list[Mask]
    left: list[int]
    behind: tuple[int, ...]
    tricks: tuple[int, ...]

    # -------------------------------------------------------------- who is who

    @property
    def on_makers_side(self) -> bool:
        """Its side made trump."""
        contract = self.contract
        return isinstance(contract, Made) and self.rules.side_of(self.me) == self.rules.side_of(
            contract.maker
        )

    @property
    def opponents(self) -> tuple[int, ...]:
        """Active seats of other sides."""
        mine = self.rules.side_of(self.me)
        return tuple(
            seat for seat in range(self.rules.count) if self.left[seat] and self.rules.side_of(seat) != mine
        )

    # -------------------------------------------------------------- cards

    def beats(self, challenger: int, holder: int) -> bool:
        """Whether a card played later takes the trick from the card that holds it."""
        power = self.tables.power
        if power[challenger] == power[holder]:
            same = self.tables.suit_of[challenger] == self.tables.suit_of[holder]
            return same and self.rules.play.twins is Twins.LAST
        if self.tables.suit_of[challenger] == self.tables.suit_of[holder]:
            return power[challenger] > power[holder]
        return bool(self.tables.trump_mask >> challenger & 1)

    def higher(self, card: int) -> Mask:
        """Unseen cards of its suit that would beat it."""
        power, mine = self.tables.power, self.tables.power[card]
        last = self.rules.play.twins is Twins.LAST
        suit = self.unseen & self.tables.follow[self.tables.suit_of[card]]
        return sum(
            1 << other for other in ids(suit) if power[other] > mine or (last and power[other] == mine)
        )

    def holder(self) -> tuple[int, int]:
        """(seat, card) that holds the trick so far."""
        best = self.trick[0]
        for play in self.trick[1:]:
            if self.beats(play[1], best[1]):
                best = play
        return best

    # -------------------------------------------------------------- chances

    def none_of(self, seat: int, cards: Mask) -> float:
        """The chance that a seat holds none of these cards, as far as shown voids and plain counting tell."""
        cards &= self.unseen
        if not cards:
            return 1.0
        held = self.known[seat]
        if held & cards:
            return 0.0
        elsewhere = 0
        for other, mask in enumerate(self.known):
            if other != seat:
                elsewhere |= mask
        pool = self.unseen & ~self.void_mask[seat] & ~elsewhere & ~held
        size, wanted = pool.bit_count(), (pool & cards).bit_count()
        count = min(self.left[seat] - held.bit_count(), size)
        return comb(size - wanted, count) / comb(size, count)

    def beaten_by(self, seat: int, card: int, led: int) -> float:
        """The chance that a seat yet to play can beat a card, ``led`` being the suit of the trick."""
        trumps = self.tables.trump_mask
        follow = self.tables.follow[led]
        if self.tables.suit_of[card] == led:
            chance = 1.0 - self.none_of(seat, self.higher(card))
            if trumps and not follow & trumps:
                chance += self.none_of(seat, follow) * (1.0 - self.none_of(seat, trumps))
            return min(chance, 1.0)
        return self.none_of(seat, follow) * (1.0 - self.none_of(seat, self.higher(card)))

    def holds_up(self, card: int, led: int) -> float:
        """The chance that no opponent behind beats a card."""
        mine, chance = self.rules.side_of(self.me), 1.0
        for seat in self.behind:
            if self.rules.side_of(seat) != mine:
                chance *= 1.0 - self.beaten_by(seat, card, led)
        return chance

    def opponents_trumps(self) -> float:
        """The chance that some opponent still holds a trump."""
        chance = 1.0
        for seat in self.opponents:
            chance *= self.none_of(seat, self.tables.trump_mask)
        return 1.0 - chance


def remember(observation: Observation) -> Memory:
    """The memory of the seat that observes, which is to play a card."""
    public, me = observation.public, observation.seat
    assert isinstance(public, Tricks) and me is not None
    rules, deck, tables = observation.rules, observation.rules.cards, public.tables
    unseen = deck.all & ~observation.hand
    void_mask, played = [0] * rules.count, [0] * rules.count
    for plays in (*(done.plays for done in public.done), public.trick):
        for seat, card in plays:
            unseen &= ~deck.lowest(card, unseen)
            played[seat] += 1
            led = tables.suit_of_face[plays[0][1]]
            if tables.suit_of_face[card] != led:
                void_mask[seat] |= tables.follow[led]
    for card in _out_of_play(observation):
        unseen &= ~deck.lowest(card, unseen)
    behind = [(me + step) % rules.count for step in range(1, rules.count)]
    on_table = {seat for seat, _ in public.trick}
    side = rules.side_of(me)
    return Memory(
        rules=rules,
        tables=tables,
        me=me,
        partner=next((seat for seat in public.active if seat != me and rules.side_of(seat) == side), None),
        contract=public.contract,
        hand=observation.hand,
        trick=tuple((seat, _some_id(deck, card, observation.hand)) for seat, card in public.trick),
        unseen=unseen,
        void_mask=void_mask,
        known=_known(public, unseen),
        left=[rules.deal.hand - played[seat] if seat in public.active else 0 for seat in range(rules.count)],
        behind=tuple(seat for seat in behind if seat in public.active and seat not in on_table),
        tricks=side_tricks(rules, public.done),
    )


def _some_id(deck: Deck, card: Card, hand: Mask) -> int:
    """An id for a face on the table: a copy that is not in hand, if there is one."""
    copies = deck.ids_of(card)
    return ((copies & ~hand) or copies).bit_length() - 1


def _out_of_play(observation: Observation) -> list[Card]:
    """Cards this seat knows to be in nobody's hand, or gave to a partner who sits out."""
    out: list[Card] = []
    for event in observation.events:
        match event:
            case UpcardTaken(_, put_out):
                out += put_out
            case Gave(_, _, cards):
                out += cards
            case Buried(_, _, cards):
                out += cards
            case Swapped(_, put_down, _):
                out += put_down
            case Played():
                break
    contract, upcard = observation.contract, observation.upcard
    if upcard is not None and contract is not None and not contract.took:
        out.append(upcard)
    return out


def _known(public: Tricks, unseen: Mask) -> list[Mask]:
    """By seat, unseen cards that it is known to hold: the upcard a dealer took and cannot have given away."""
    known = [0] * public.setup.rules.count
    rules, upcard, dealer = public.setup.rules, public.setup.upcard, public.setup.dealer
    gave_away = dealer in public.contract.alone or public.contract.sits_out(dealer, rules)
    may_have = rules.exchange.any_of_six or (rules.exchange.widow is not Widow.NONE)
    swaps = rules.exchange.partners_best or rules.exchange.call_for_best
    if upcard is not None and public.contract.took and not (gave_away and swaps) and not may_have:
        known[public.setup.dealer] = public.setup.rules.cards.lowest(upcard, unseen)
    return known
