"""Cards that a club player would insist on. Every situation is asked with all suits exchanged."""

from __future__ import annotations

from tests.bots.table import answers, choice

ORDERED = "order, decline, decline, decline, decline"
"""The seat on the dealer's left orders and plays with its partner."""
ACCEPTED = "pass, pass, pass, order, decline, decline, decline, decline"
ASSISTED = "pass, order, decline, decline, decline, decline"

# ------------------------------------------------------------------ leads


def test_the_maker_leads_his_right_bower():
    hands = {0: "TS 9H TH QD TC", 1: "JS AS KS AH 9D"}
    assert choice("euchre", hands, "9S", f"{ORDERED}, discard TC") == "JS"


def test_the_makers_partner_leads_a_bower():
    """It draws two of the opponents' trumps and helps the maker."""
    hands = {0: "TS 9H TH QD TC", 1: "JS 9H TD KD QC", 3: "JC AS KS AH 9D"}
    hands[0] = "TS TH QH QD TC"
    calls = "pass, pass, order, decline, decline, decline, decline, discard TC"
    assert choice("euchre", hands, "9S", calls) == "JS"


def test_a_defender_leads_an_ace_and_not_a_trump():
    hands = {0: "JS JC AS 9H TD", 1: "KS 9S AH 9D TC"}
    assert choice("euchre", hands, "QS", f"{ACCEPTED}, discard TD") == "AH"


def test_a_defender_without_an_ace_leaves_trumps_alone():
    hands = {0: "JS JC AS 9H TD", 1: "KS 9S QH 9D TC"}
    assert choice("euchre", hands, "QS", f"{ACCEPTED}, discard TD") not in ("KS", "9S")


def test_the_maker_with_the_last_trumps_cashes_them_in_order():
    """Both bowers and the ace drawn: the king is high, and no trump is left to fear for the ace."""
    hands = {0: "QS TS 9H TH TC", 1: "JS JC AS KS AH", 2: "9D TD QD KD JD", 3: "9C QC KC AC AD"}
    played = "JS, 9D, 9C, TS, JC, TD, QC, QS, AS, QD, KC, 9S"
    answer = choice("euchre", hands, "9S", f"{ORDERED}, discard TC, {played}")
    assert answer in ("KS", "AH")


# ------------------------------------------------------------------ the partner's trick


def test_third_hand_does_not_trump_the_partners_ace():
    hands = {0: "JS JC 9H TH TD", 1: "AH 9D QD TC KC", 2: "QH KH JH QC AC", 3: "KS 9S KD AD 9C"}
    played = f"{ACCEPTED}, discard TD, AH, QH"
    assert choice("euchre", hands, "TS", played) == "9C"


def test_last_hand_does_not_overtake_the_partner():
    hands = {0: "9S 9D TH AH TC", 1: "9H QD TD QC 9C", 2: "KH AC KC KD AD", 3: "TS QS QH JD JH"}
    played = f"{ASSISTED}, discard TC, 9H, KH, QH"
    assert choice("euchre", hands, "AS", played) == "TH"


def test_last_hand_throws_off_under_the_partners_winner_and_keeps_its_trump():
    hands = {0: "KS 9D TD AC TC", 1: "9H QD JD QC 9C", 2: "KH AH KC KD AD", 3: "TS QS QH TH JH"}
    played = f"{ASSISTED}, discard TC, 9H, AH, QH"
    assert choice("euchre", hands, "AS", played) == "9D"


# ------------------------------------------------------------------ winning and losing cheaply


def test_last_hand_wins_with_the_cheapest_card_that_does():
    hands = {0: "JS AS 9S AD TC", 1: "9H QD TD QC 9C", 2: "TH AC KC KD JD", 3: "QH JH KH AH TS"}
    played = f"{ACCEPTED}, discard TC, 9H, TH, QH"
    assert choice("euchre", hands, "KS", played) == "9S"


def test_last_hand_follows_with_its_lowest_when_it_cannot_win():
    hands = {0: "JS AS 9H QH TC", 1: "AH QD TD QC 9C", 2: "TH AC KC KD JD", 3: "KH JH KD TS QS"}
    hands[2] = "TH AC KC 9D JD"
    played = f"{ACCEPTED}, discard TC, AH, TH, KH"
    assert choice("euchre", hands, "KS", played) == "9H"


def test_second_hand_plays_low():
    """The king would only fall to the ace behind it."""
    hands = {0: "JS AS 9S AD TC", 1: "TH QD TD QC 9C", 2: "KH 9H KC KD JD", 3: "QH JH AC AH TS"}
    assert choice("euchre", hands, "KS", f"{ACCEPTED}, discard TC, TH") == "9H"


def test_second_hand_takes_with_the_ace():
    hands = {0: "QS 9C TC AD KD", 1: "TH QD TD QC 9D", 2: "AH 9H KC JD 9S", 3: "JS JC AS TS KH"}
    calls = "pass, pass, order, decline, decline, decline, decline, discard 9C"
    assert choice("euchre", hands, "KS", f"{calls}, TH") == "AH"


def test_third_hand_plays_high():
    hands = {0: "JS AS 9S AD TC", 1: "9H QD TD QC 9C", 2: "TH AC KC KD JD", 3: "AH JH QH KS TS"}
    assert choice("euchre", hands, "QS", f"{ACCEPTED}, discard TC, 9H, TH") == "AH"


def test_third_hand_ruffs_an_opponents_winner_low():
    hands = {0: "JS AS 9H AD TC", 1: "9D QH TH QC 9C", 2: "TD AC KC KD JD", 3: "9S QS KH AH JH"}
    assert choice("euchre", hands, "KS", f"{ACCEPTED}, discard TC, 9D, KD") == "9S"


def test_the_lowest_loser_is_thrown_off():
    hands = {0: "JS JC AS TD TC", 1: "9H KD AD QC 9C", 2: "TH AC KC QD JD", 3: "QH JH KH AH TS"}
    played = f"{ACCEPTED}, discard TC, 9H, TH, QH, AS, JS, 9C"
    assert choice("euchre", hands, "KS", played) in ("QD", "KC", "JD")
    assert choice("euchre", hands, "KS", played) == "JD"


# ------------------------------------------------------------------ bowers counted


def test_the_left_bower_is_not_led_as_a_card_of_its_printed_suit():
    """Spades are trump: a lead of clubs asks for clubs, and the jack of clubs may ruff it."""
    hands = {0: "JC 9D TD QD 9H", 1: "AC KC 9C TH QH", 2: "TC QC KH AH JH", 3: "JS AS KD AD JD"}
    played = f"{ASSISTED}, discard 9H, AC, TC, JD"
    assert choice("euchre", hands, "9S", played) in ("9S", "JC")


# ------------------------------------------------------------------ lone hands


def test_a_lone_maker_leads_from_the_top():
    hands = {0: "JS JC AS KS TC", 1: "9H TH QD 9C QC", 2: "KD JD AC KC JH", 3: "TS AD TD KH AH"}
    calls = "pass, pass, pass, order, alone, decline, decline, discard TC"
    assert choice("euchre", hands, "QS", f"{calls}, 9H, AH, QS") == "JS"


def test_a_defender_of_a_lone_hand_keeps_the_suit_he_can_stop():
    hands = {0: "JS JC AS KS AH", 1: "TS 9H KD AD 9C", 2: "TH QH JH KH QD", 3: "QS QC KC AC TD"}
    calls = "pass, pass, pass, order, alone, decline, decline, discard AH"
    thrown = answers("euchre", hands, "9S", f"{calls}, AD, TD, 9S, JS, TS, QS, JC")
    assert thrown <= {"9H", "9C"}, "the king of diamonds is the best that is left"


# ------------------------------------------------------------------ two hands, twelve cards


def test_two_handed_the_maker_draws_trumps():
    hands = {0: "TS 9H TH QD TC", 1: "JS JC AS AH 9D"}
    assert choice("two-handed", hands, "9S", "order, discard TC") == "JS"


def test_the_high_bidder_leads_the_right_bower():
    hands = {0: "JS JS JC AS AS KS QS TS AH AD 9H TC"}
    assert choice("bid-euchre", hands, None, "pass, pass, pass, bid 9 S, pass, pass, pass") == "JS"


def test_a_twin_does_not_beat_the_first():
    """The ace led holds against its twin: the third hand saves its own."""
    hands = {
        0: "9S TS QS KS 9C TC QC KC 9D TD QD KD",
        1: "AH AS AS AC AC KC QC JS JS JC KS QS",
        2: "9H TH QH 9S TS TC 9C 9D TD QD KD AD",
        3: "AH KH KH QH JH JH TH 9H JC JD JD AD",
    }
    call = "bid 5 S, pass, pass, pass"
    assert choice("bid-euchre", hands, None, f"{call}, AH, 9H") == "9H"
