"""A plain minimax on printed faces, without pruning or memory; it shares nothing with engine or kernel."""

RANKS = "23456789TJQKA"
MATE = {"S": "C", "C": "S", "H": "D", "D": "H"}


class Game:
    """What trick play needs to know, in letters: strain S C H D NT LOW, cards such as JC and JK."""

    def __init__(self, strain, bowers, last_twin, camp, active):
        self.strain, self.bowers, self.last_twin = strain, bowers, last_twin
        self.camp, self.active = camp, active

    def suit(self, card):
        """The suit a card counts to."""
        if card == "JK":
            return self.strain
        if self.bowers and self.strain in MATE and card == "J" + MATE[self.strain]:
            return self.strain
        return card[1]

    def strength(self, card, led):
        """How good a card is in a trick, 0 if it cannot win."""
        if card == "JK":
            return 1000
        if self.strain in MATE and self.suit(card) == self.strain:
            if self.bowers and card[0] == "J":
                return 900 if card[1] == self.strain else 800
            return 100 + RANKS.index(card[0])
        if self.suit(card) != led:
            return 0
        return 50 - RANKS.index(card[0]) if self.strain == "LOW" else 1 + RANKS.index(card[0])

    def winner(self, trick):
        """The seat that takes a full trick."""
        led = self.suit(trick[0][1])
        best = trick[0]
        for play in trick[1:]:
            new, old = self.strength(play[1], led), self.strength(best[1], led)
            if new > old or (new == old and new and self.last_twin):
                best = play
        return best[0]

    def legal(self, hand, trick):
        """The faces that may be played."""
        if trick:
            led = self.suit(trick[0][1])
            follows = [card for card in hand if self.suit(card) == led]
            if follows:
                return sorted(set(follows))
        return sorted(set(hand))

    def value(self, hands, trick, seat, taken):
        """Tricks of camp 0 in the whole hand, or their worth, with best play of all."""
        if not hands[seat]:
            return taken
        values = [self.after(hands, trick, seat, taken, card) for card in self.legal(hands[seat], trick)]
        return max(values) if self.camp[seat] == 0 else min(values)

    def after(self, hands, trick, seat, taken, card):
        """The value of a card."""
        hand = list(hands[seat])
        hand.remove(card)
        hands = {**hands, seat: hand}
        trick = [*trick, (seat, card)]
        if len(trick) < len(self.active):
            return self.value(
                hands, trick, self.active[(self.active.index(seat) + 1) % len(self.active)], taken
            )
        won = self.winner(trick)
        return self.value(hands, [], won, taken + (self.camp[won] == 0))


def values(state):
    """Tricks for the makers by legal face, of an engine's state."""
    public, rules = state.public, state.public.setup.rules
    makers = rules.side_of(public.contract.maker)
    camp = [0 if rules.side_of(seat) == makers else 1 for seat in range(rules.count)]
    strain, twins = public.contract.strain.text, rules.play.twins.value
    game = Game(strain, rules.deck.bowers, twins == "last", camp, list(public.active))
    hands = {
        seat: [card.text for card in rules.cards.cards(state.cards.hands[seat])] for seat in public.active
    }
    trick = [(seat, card.text) for seat, card in public.trick]
    taken = sum(camp[one.winner] == 0 for one in public.done)
    seat = public.to_act
    legal = game.legal(hands[seat], trick)
    return {card: game.after(hands, trick, seat, taken, card) for card in legal}
