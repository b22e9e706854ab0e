"""Native trick play; use euchre.kernel, its typed door."""

from collections.abc import Sequence

import numpy
import numpy.typing


class InputError(ValueError):
    """
    Input that cannot be; `field` names what is wrong, the text says also what would be right.
    """

    field: str = ''

class Tables:
    """Trick play in one strain, by card id; checked and immutable."""

    def __init__(self, *, cards: int, trump: int, twins: str, suit_of: Sequence[int], power: Sequence[int], follow: Sequence[int], face: Sequence[int]) -> None:
        """
        `cards`: 1…64; `trump`: suit 0…3, or 4 for none; `twins`: first or last; `suit_of`, `power`, `face`: one number a card; `follow`: one mask a suit.
        """

    @property
    def cards(self) -> int:
        """How many cards the deck has."""

    @property
    def copies(self) -> int:
        """How often the most frequent face occurs."""

class Position:
    """A position of trick play in which all cards are known; immutable."""

    def __init__(self, *, seats: int, active: int, camp: Sequence[int], hands: Sequence[int], trick: Sequence[tuple[int, int]], to_act: int, taken: Sequence[int]) -> None:
        """
        `active`: bit a seat; `camp`: number a seat, 0 for the makers; `hands`: mask a seat; `trick`: pairs (seat, card) in order; `taken`: tricks by camp, as many numbers as seats.
        """

    @property
    def seats(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    @property
    def camp(self) -> list[int]: ...

    @property
    def hands(self) -> list[int]: ...

    @property
    def taken(self) -> list[int]: ...

    @property
    def trick(self) -> list[tuple[int, int]]: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def total_tricks(self) -> int:
        """Tricks taken and left."""

class Positions:
    """Positions of a batch."""

    def __init__(self, *, active: numpy.typing.NDArray[numpy.uint8], camp: numpy.typing.NDArray[numpy.uint8], hands: numpy.typing.NDArray[numpy.uint64], trick: numpy.typing.NDArray[numpy.uint8], trick_size: numpy.typing.NDArray[numpy.uint8], to_act: numpy.typing.NDArray[numpy.uint8], taken: numpy.typing.NDArray[numpy.uint8]) -> None:
        """
        uint64 `hands` (n, seats); uint8: `active` (n), `camp` (n, seats), `trick` (n, seats-1, 2) of seat and card, `trick_size` (n), `to_act` (n), `taken` (n, seats) by camp.
        """

    @staticmethod
    def of_worlds(frame: Position, hands: numpy.typing.NDArray[numpy.uint64]) -> Positions:
        """`frame` with the hands of each world: uint64 (n, seats)."""

    def __len__(self) -> int: ...

def check(tables: Tables, position: Position, camps: int = 7) -> None:
    """Raise InputError where the position cannot be one of these tables."""

def legal(tables: Tables, position: Position) -> int:
    """
    Mask of the cards that the seat to act may play; 0 when the hand is over.
    """

def play(tables: Tables, position: Position, card: int) -> Position:
    """The position after a legal card."""

def winner(tables: Tables, position: Position) -> int:
    """The seat that holds the trick on the table."""

def perft(tables: Tables, position: Position, depth: int) -> tuple[int, list[int]]:
    """
    How many sequences of `depth` plays there are by faces, and how many of them end the hand with 0, 1, … tricks for camp 0.
    """

class Solver:
    """
    Exact values with two camps. For one thread at a time; its history never shows.
    """

    def __init__(self, *, table_bytes: int = 100663296, remember: bool = True, prune: bool = True, ordering: int = 0, engine: int = 0) -> None: ...

    def solve(self, tables: Tables, position: Position, points: Sequence[int] | None = None) -> dict[int, int]:
        """
        By legal card: the makers' (camp 0) tricks of the whole hand, or `points` of that number of tricks.
        """

    def value(self, tables: Tables, position: Position, points: Sequence[int] | None = None) -> int:
        """The value of the position, likewise."""

    def timed_values(self, tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: Positions, points: list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | None = None) -> tuple[numpy.typing.NDArray[numpy.int32], numpy.typing.NDArray[numpy.int64]]:
        """
        The values of n positions one after the other, and the processor time of each in nanoseconds (n). For measuring.
        """

    @property
    def nodes(self) -> int:
        """Cards tried so far."""

    @property
    def memory(self) -> int:
        """Bytes its tables hold now."""

    @property
    def memory_bound(self) -> int:
        """Bytes they hold at most."""

    def clear(self) -> None:
        """Give back the memory of its tables."""

def solve_batch(tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: Positions, points: list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | None = None, threads: int = 1, table_bytes: int = 100663296) -> tuple[numpy.typing.NDArray[numpy.uint64], numpy.typing.NDArray[numpy.int16]]:
    """
    For n positions: masks of legal cards (n), and values by card id (n, 64), 0 where a card is not legal. `which_tables`, `which_points`: for each position its place in the lists (n).
    """

def value_batch(tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: Positions, points: list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | None = None, threads: int = 1, table_bytes: int = 100663296) -> numpy.typing.NDArray[numpy.int32]:
    """The values of n positions (n)."""

def max_n(tables: Tables, position: Position, payoff: list[Sequence[int]]) -> dict[int, tuple[int, ...]]:
    """
    By legal card the points of every camp, each camp playing for itself; `payoff[c]`: camp c's points by its tricks.
    """

class Sampler:
    """
    Draws deals that fit, each as likely as another (or by weight); immutable.
    """

    def __init__(self, *, cards: int, unseen: int, known: Sequence[int], takes: Sequence[int], size: Sequence[int], log_weight: numpy.typing.NDArray[numpy.float64] | None = None) -> None:
        """
        `unseen`: mask; by place: `known` and `takes` masks, `size` with the known cards; `log_weight`: float64 (places, cards), -5…5.
        """

    @property
    def places(self) -> int: ...

    @property
    def deals(self) -> int | None:
        """How many physical deals fit; None with weights, and from 2**128 on."""

    @property
    def memory(self) -> int:
        """Bytes held."""

    def sample(self, n: int, seed: int, first: int = 0, threads: int = 1) -> numpy.typing.NDArray[numpy.uint64]:
        """
        Worlds first…first+n-1 of the seed: masks (n, places), the known cards included.
        """

def rollout(tables: Tables, frame: Position, hands: numpy.typing.NDArray[numpy.uint64], policy: str, seed: int = 0, first: int = 0, threads: int = 1, gone: int = 0) -> numpy.typing.NDArray[numpy.uint8]:
    """
    Play `frame` with the hands of each world (n, seats) to the end: tricks of the whole hand by camp (n, 7). `policy`: random or rule-of-thumb; `gone`: mask of cards played before.
    """

def choose(tables: Tables, frame: Position, hands: numpy.typing.NDArray[numpy.uint64], policy: str, seed: int = 0, first: int = 0, threads: int = 1, gone: int = 0) -> numpy.typing.NDArray[numpy.uint8]:
    """
    The card that the seat to act plays with the hands of each world (n): ids. As `rollout`.
    """
