"""``euchre review FILE``: what every decision of a recorded match cost."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from euchre.analysis.report import notes, to_json
from euchre.analysis.review import Decision, Review, assemble, decisions, default_worlds, to_decide
from euchre.analysis.story import stories
from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.progress import INTERRUPTED, Progress
from euchre.cli.review_table import print_review
from euchre.cli.words import say
from euchre.errors import NotationError, RulesError
from euchre.notation import Record, egn
from euchre.notation.files import read
from euchre.rules import Rules


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("review", help=say("cli-review"), description=say("cli-review-long"))
    parser.add_argument("file", metavar="FILE", type=options.file, help=say("cli-review-file"))
    options.add_worlds(parser)
    options.add_seed(parser)
    parser.add_argument("--seat", type=int, metavar="S", help=say("cli-review-seat"))
    parser.add_argument("--choices", action="store_true", help=say("cli-review-choices"))
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))
    parser.add_argument("--out", type=options.file, metavar="FILE", help=say("cli-review-out"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Review every record of the file; interrupted, say how far it came and print that much."""
    records = read(arguments.file)
    for record in records:
        _check(arguments, record.rules)
    if not any(record.hands for record in records):
        raise RulesError("no-position", f"{arguments.file} has no hand to review")
    writer = _WRITERS[_ending(arguments.out, arguments.file, records)] if arguments.out else None
    found: list[tuple[Record, Review]] = []
    for record in records:
        if not record.hands:
            continue
        review = reviewed(record, arguments)
        found.append((record, review))
        if arguments.json:
            print_json(to_json(review, arguments.seat), indent=1 if len(records) == 1 else None)
        else:
            print_review(review, arguments.seat, choices=arguments.choices)
        if not review.complete:
            break
    if writer is not None:
        writer(arguments.out, found, arguments.seat)
        print(say("cli-review-written", file=str(arguments.out)), file=sys.stderr)
    return 0 if found[-1][1].complete else INTERRUPTED


def reviewed(record: Record, arguments: argparse.Namespace) -> Review:
    """The review of one record, or of as much as was done when it was interrupted."""
    told = stories(record)
    worlds = arguments.worlds or default_worlds(record.rules)
    seed = arguments.seed or 0
    wanted = sum(len(to_decide(story)) for story in told)
    found: list[Decision] = []
    progress = Progress()
    try:
        for decision in decisions(told, worlds, seed):
            found.append(decision)
            how_far = {"hand": decision.hand, "hands": len(told), "done": len(found), "all": wanted}
            progress.show(say("cli-review-progress", **how_far))
        progress.clear()
    except KeyboardInterrupt:
        progress.clear()
        print(say("cli-review-interrupted", done=len(found), all=wanted), file=sys.stderr)
    return assemble(told, found, worlds, seed)


def _check(arguments: argparse.Namespace, rules: Rules) -> None:
    if arguments.seat is not None and not 0 <= arguments.seat < rules.count:
        raise RulesError("no-such-seat", f"--seat {arguments.seat}: the seats are 0 to {rules.count - 1}")


def _ending(path: Path, source: Path, records: list[Record]) -> str:
    """The ending of the file to write, checked before anything is worked out."""
    ending = path.suffix.lower()
    if path.resolve() == source.resolve():
        raise NotationError("cannot-write", f"--out {path}: that is the record itself: name another file")
    if ending not in _WRITERS:
        known = " or ".join(_WRITERS)
        raise NotationError(
            "unknown-ending", f"--out {path}: a review is written to a file ending in {known}"
        )
    if ending != ".jsonl" and len(records) > 1:
        several = f"--out {path}: {len(records)} records are written to a .jsonl file"
        raise NotationError("one-record-a-file", several)
    if ending == ".egn":
        egn.game_of(records[0])
    options.check_writable(path, "the review")
    return ending


Writer = Callable[[Path, list[tuple[Record, Review]], int | None], None]


def _write_json(path: Path, found: list[tuple[Record, Review]], seat: int | None) -> None:
    lines = [json.dumps(to_json(review, seat), ensure_ascii=False) for _, review in found]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _write_egn(path: Path, found: list[tuple[Record, Review]], seat: int | None) -> None:
    [(record, review)] = found
    path.write_text(egn.dumps(egn.annotated(record, notes(review, seat))), encoding="utf-8")


_WRITERS: dict[str, Writer] = {".json": _write_json, ".jsonl": _write_json, ".egn": _write_egn}
"""By the ending of the file."""
