"""Reviews: every decision priced from what its seat knew, and accounts that add up to the result."""

import random
from dataclasses import replace

import pytest

from euchre.analysis.openhand import OpenHands
from euchre.analysis.report import comment, notes, to_json
from euchre.analysis.review import Review, assemble, decide, decisions, to_decide
from euchre.analysis.story import Story, stories
from euchre.analysis.value import appraise
from euchre.bots.equity import Equity
from euchre.bots.payoff import difference
from euchre.bots.worlds import Worlds
from euchre.game import Observation, State, apply, seen, start
from euchre.game.match import is_ahead, next_dealer
from euchre.notation import Record, RecordedHand
from euchre.rules import variant, variant_ids
from tests.analysis.games import played

FEW = 16


def reviewed(record: Record, worlds: int = FEW, seed: int = 0) -> Review:
    told = stories(record)
    return assemble(told, list(decisions(told, worlds, seed)), worlds, seed)


@pytest.fixture(scope="module")
def match() -> Review:
    """A whole match of good and bad players, with a low target so that it is short."""
    return reviewed(played("euchre", 8, players=("book", "uniform"), settings={"match.target": 5}))


def test_every_choice_of_every_decision_is_priced(match):
    for hand in match.hands:
        wanted = to_decide(hand.story)
        assert [decision.action for decision in hand.decisions] == [turn.action for turn in wanted]
        for decision, turn in zip(hand.decisions, wanted, strict=True):
            legal = turn.observation.legal()
            assert len(legal) > 1
            assert sorted(map(str, legal)) == sorted(str(choice.action) for choice in decision.choices)
            assert (decision.taken, decision.seat) == (turn.taken, turn.seat)
            assert decision.usual in legal
            assert decision.own.action == turn.taken
            assert decision.cost.points >= 0 and decision.cost.chance >= 0
            assert all(choice.match is not None and 0 <= choice.match <= 1 for choice in decision.choices)


def test_luck_and_skill_are_the_result_hand_by_hand_and_in_all(match):
    assert match.complete
    for hand in match.hands:
        assert hand.points is not None and hand.chance is not None and hand.story.result is not None
        for side in (0, 1):
            points, chance = hand.points[side], hand.chance[side]
            won = hand.story.result.points
            assert points.result == won[side] - won[1 - side]
            assert points.luck + points.skill == pytest.approx(points.result, abs=1e-9)
            assert chance.luck + chance.skill == pytest.approx(chance.result, abs=1e-9)
            assert points.lost == pytest.approx(
                sum(one.cost.points for one in hand.decisions if match.rules.side_of(one.seat) == side)
            )
        assert sum(hand.luck) == pytest.approx(hand.points[0].luck, abs=1e-9)
    last = match.hands[-1].story
    for side in (0, 1):
        assert match.points[side].result == last.after[side] - last.after[1 - side]
        assert match.chance is not None
        first = match.hands[0].story
        before = Equity.of(match.rules).win(first.score, first.dealer, side)
        assert match.chance[side].result == pytest.approx(float(last.winner == side) - before, abs=1e-9)
        assert match.chance[side].luck + match.chance[side].skill == pytest.approx(
            match.chance[side].result, abs=1e-9
        )


def test_the_chance_of_one_hand_begins_where_the_last_ended(match):
    for before, after in zip(match.hands, match.hands[1:], strict=False):
        assert before.story.result is not None
        assert after.story.dealer == next_dealer(match.rules, before.story.result)
        assert before.story.after == after.story.score


def test_players_who_guess_lose_more_by_their_decisions(match):
    # Book sits on the even seats and players at random on the odd ones.
    assert match.points[0].lost < match.points[1].lost / 3
    assert match.points[0].skill > 0 > match.points[1].skill


@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre"])
def test_a_decision_depends_on_nothing_but_what_it_was(name):
    record = played(name, 9, 2)
    story = stories(record)[1]
    last, shared = to_decide(story)[-4:], OpenHands(record.rules)
    among = [decide(story, turn, shared, 8, 3) for turn in last]
    assert among[2] == decide(story, last[2], OpenHands(record.rules), 8, 3)
    assert [one.seat for one in among] == [turn.seat for turn in last]


def _twin(story: Story, eye: Observation, rng: random.Random) -> Observation:
    """The same moment at another table, where the unseen cards lie elsewhere."""
    world = Worlds(eye).draw(rng)
    state: State = start(story.rules, story.dealer, story.score)
    other = Observation.start(story.rules, eye.seat, story.dealer, story.score)
    for action in world.actions:
        after = apply(state, action)
        other, state = other.after(*seen(state, action, eye.seat, after)), after
    return other


@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre"])
def test_cards_a_seat_has_not_seen_change_no_value(name):
    rng = random.Random(3)
    for story in stories(played(name, 10, 2)):
        for turn in rng.sample(to_decide(story), 4):
            twin = _twin(story, turn.observation, rng)
            assert appraise(twin, 4, 1) == appraise(turn.observation, 4, 1)


def test_an_unfinished_record_is_reviewed_as_far_as_it_goes():
    record = played("euchre", 11, 2)
    last = record.hands[1]
    cut = Record(record.rules, (record.hands[0], RecordedHand(last.dealer, last.deal, last.actions[:7])))
    review = reviewed(cut)
    assert review.complete
    assert review.hands[0].points is not None
    assert review.hands[1].points is None
    assert [one.action for one in review.hands[1].decisions][-1] <= 7
    assert review.points == review.hands[0].points


def test_a_review_cut_off_counts_the_hands_that_are_whole():
    told = stories(played("euchre", 12, 3))
    found = list(decisions(told, FEW))
    whole = len([one for one in found if one.hand < 3])
    review = assemble(told, found[: whole + 3], FEW)
    assert not review.complete
    assert [hand.points is None for hand in review.hands] == [False, False, True]
    assert len(review.hands[2].decisions) == 3
    assert all(abs(one.luck + one.skill - one.result) < 1e-9 for one in review.points)
    with pytest.raises(ValueError, match="needs a hand"):
        assemble([], [], FEW)


def test_a_score_to_start_from_and_a_hand_that_nobody_plays():
    settings = {"match.target": 5}
    record = played("euchre", 13, 1, settings=settings)
    first = record.hands[0]
    void = RecordedHand(0, first.deal, ("pass",) * 8)
    review = reviewed(replace(record, hands=(void,), score=(3, 4)))
    [hand] = review.hands
    assert hand.story.score == (3, 4)
    assert hand.points is not None and hand.points[0].result == 0


def test_json_says_what_the_review_says(match):
    data = to_json(match)
    assert data["complete"] is True
    assert len(data["hands"]) == len(match.hands)
    for side in data["sides"]:
        for unit in ("points", "chance"):
            ledger = side[unit]
            assert ledger["luck"] + ledger["skill"] == pytest.approx(ledger["result"], abs=3e-4)
    listed = [(hand["hand"], one["action"]) for hand in data["hands"] for one in hand["decisions"]]
    assert listed == [(one.hand, one.action) for one in match.decisions]
    one_seat = to_json(match, 2)
    assert {one["seat"] for hand in one_seat["hands"] for one in hand["decisions"]} == {2}
    assert one_seat["sides"] == data["sides"]
    assert sum(seat["decisions"] for seat in data["seats"]) == len(match.decisions)


def test_notes_are_written_to_what_has_a_label(match):
    found = notes(match)
    assert found
    assert set(found) == {(one.hand, one.action) for one in match.decisions if one.label is not None}
    for decision in match.decisions:
        assert str(decision.best.action) in comment(decision) or decision.taken == decision.best.action


@pytest.mark.parametrize("name", variant_ids())
def test_more_is_better_in_every_game(name):
    """A hand that leaves a side better off is a better result, also where points are counted down."""
    rules = variant(name)
    won = [0] * rules.sides
    won[1] = 1 if is_ahead(rules, 1, 0) else -1
    assert difference(rules, tuple(won), 1) > 0 > difference(rules, tuple(won), 0)


@pytest.mark.parametrize("name", ["buck", "nap", "three-handed"])
def test_of_several_sides_each_has_an_account(name):
    """What the others lose is not given to anybody."""
    review = reviewed(played(name, 3, 2, players=("uniform", "book", "book", "book")))
    assert all(one.luck + one.skill == pytest.approx(one.result, abs=1e-9) for one in review.points)
    assert all(one.given == 0 for one in review.points)
    assert all(one.lost >= 0 for one in review.points)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre"])
@pytest.mark.parametrize("seed", range(10))
def test_luck_and_skill_are_the_result_in_many_matches(name, seed):
    review = reviewed(played(name, seed, players=("book", "uniform", "book", "book")), 8)
    for account in (*review.points, *(review.chance or ())):
        assert account.luck + account.skill == pytest.approx(account.result, abs=1e-6)
