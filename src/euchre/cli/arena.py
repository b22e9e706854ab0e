"""``euchre arena A B [C …]``: players compete over duplicate deals."""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Any

from euchre.bots.arena_report import report
from euchre.bots.arena_run import Contest, Findings, Run
from euchre.bots.arena_stats import LEAST
from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.progress import INTERRUPTED
from euchre.cli.words import say

BAR = 24
"""Signs of the progress bar."""

OFTEN = 0.2
"""Seconds between two looks of the bar."""


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help=say("cli-arena"), description=say("cli-arena-long"))
    parser.add_argument("players", metavar="PLAYER", nargs="+", help=say("cli-arena-players"))
    parser.add_argument("--variant", metavar="ID", default="euchre", help=say("cli-arena-variant"))
    options.add_settings(parser)
    parser.add_argument("--deals", type=int, metavar="N", default=1000, help=say("cli-arena-deals"))
    parser.add_argument("--matches", type=int, metavar="N", default=0, help=say("cli-arena-matches"))
    parser.add_argument("--workers", type=int, metavar="N", default=_cores(), help=say("cli-arena-workers"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("cli-arena-scheduler"))
    parser.add_argument("--seed", type=int, metavar="N", default=0, help=say("cli-arena-seed"))
    parser.add_argument("--resume", type=options.file, metavar="FILE", help=say("cli-arena-resume"))
    parser.add_argument("--no-early-stop", action="store_true", help=say("cli-arena-no-early-stop"))
    parser.add_argument("--timeout", type=float, metavar="S", default=60.0, help=say("cli-arena-timeout"))
    parser.add_argument("--json", action="store_true", help=say("cli-arena-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 130 where the run was interrupted, with what is known by then."""
    contest = Contest(
        options.rules_of(arguments),
        tuple(arguments.players),
        arguments.deals,
        arguments.matches,
        arguments.seed,
        not arguments.no_early_stop,
        arguments.timeout,
    )
    began, found, interrupted = time.monotonic(), list[Findings](), False
    bar = Bar(contest)
    try:
        Run(contest, arguments.workers, arguments.scheduler, arguments.resume).play(bar.tell, found)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        bar.close()
    played = [findings for findings in found if findings.deals]
    if interrupted:
        word = "cli-arena-interrupted" if played else "cli-arena-interrupted-early"
        print(say(word), file=sys.stderr)
    if not interrupted or played:
        whole = report(contest, played, time.monotonic() - began)
        if arguments.json:
            print_json({**whole, "interrupted": interrupted})
        else:
            print("\n".join(tables(contest, whole)))
    return INTERRUPTED if interrupted else 0


def _cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Bar:
    """How far the run is, on standard error: a bar in a terminal, elsewhere a line each tenth of a pair."""

    def __init__(self, contest: Contest) -> None:
        self._contest, self._live = contest, sys.stderr.isatty()
        self._began, self._shown, self._tenth, self._width = time.monotonic(), 0.0, (1, 0), 0

    def tell(self, found: list[Findings]) -> None:
        """Show the newest, where it is time to."""
        done, deals = len(found[-1].deals), self._contest.deals
        now, tenth = time.monotonic(), (len(found), 10 * done // deals)
        if self._live and now - self._shown >= OFTEN:
            self._shown = now
            self._draw((len(found) - 1 + done / deals) / len(self._contest.pairs), now, self._text(found[-1]))
        elif not self._live and tenth > self._tenth:
            self._tenth = tenth
            print(self._text(found[-1]), file=sys.stderr, flush=True)

    def _text(self, findings: Findings) -> str:
        return say(
            "cli-arena-progress",
            pair=" – ".join(findings.players),
            done=str(len(findings.deals)),
            deals=str(self._contest.deals),
            points=_signed(findings.sample.mean),
            error=f"{findings.sample.error:.3f}",
        )

    def _draw(self, share: float, now: float, text: str) -> None:
        left = round((now - self._began) * (1 - share) / share / 60)
        full = round(BAR * share)
        line = f"[{'#' * full}{'.' * (BAR - full)}] {text}, {say('cli-arena-left', minutes=left)}"
        print("\r" + line.ljust(self._width), end="", file=sys.stderr, flush=True)
        self._width = len(line)

    def close(self) -> None:
        """Leave the line."""
        if self._live and self._width:
            print(file=sys.stderr, flush=True)


# ------------------------------------------------------------------ tables


def tables(contest: Contest, whole: dict[str, Any]) -> list[str]:
    """The lines for a terminal."""
    lines: list[str] = []
    for pair in whole.get("pairs", [whole]):
        lines += [*_pair(contest, pair), ""]
    if "ratings" in whole:
        lines.append(say("cli-arena-ratings"))
        width = max(len(one["player"]) for one in whole["ratings"])
        for one in sorted(whole["ratings"], key=lambda one: -one["elo"]):
            lines.append(f"  {one['player']:{width}} {one['elo']:+7.0f}   {_interval(one['elo_interval'])}")
        lines.append("")
    return lines[:-1]


def _pair(contest: Contest, pair: dict[str, Any]) -> list[str]:
    one, other = pair["players"]
    ends = [_signed(end) for end in pair["interval"]]
    rows = [
        (
            say("cli-arena-points"),
            _signed(pair["points_per_deal"]),
            say("cli-arena-error", error=_plain(pair["standard_error"])),
        ),
        ("", "", say("cli-arena-always", low=ends[0], high=ends[1])),
        (
            say("cli-arena-match-wins"),
            _percent(pair["match_wins"]),
            say("cli-arena-error", error=_percent(pair["match_wins_standard_error"])),
        ),
        (say("cli-arena-elo"), f"{pair['elo']:+.0f}", _interval(pair["elo_interval"])),
    ]  # fmt: skip
    width = max(len(row[0]) for row in rows)
    whole = pair["matches"]
    played = say("cli-arena-deals-played", deals=str(pair["deals"]), hands=str(pair["hands"]))
    lines = [
        say("cli-arena-title", one=one, other=other, variant=contest.rules.id),
        f"  {played}; {_verdict(pair)}",
        *(f"  {name:{width}}  {figure:>8}  {more}".rstrip() for name, figure, more in rows),
    ]
    if whole is not None:
        wins, error = _percent(whole["wins"]), _percent(whole["standard_error"])
        text = say("cli-arena-whole-line", wins=wins, played=str(whole["played"]), error=error)
        lines.append(f"  {say('cli-arena-whole')}: {text}")
    lines += _times(pair)
    return lines + [say("cli-arena-not-blind", name=name) for name in pair["not_blind"]]


def _verdict(pair: dict[str, Any]) -> str:
    better = pair["players"][0 if pair["points_per_deal"] > 0 else 1]
    if pair["stopped"] == "interrupted":
        return say("cli-arena-open")
    if pair["stopped"] == "settled":
        return say("cli-arena-settled", name=better)
    if pair["deals"] < LEAST:
        return say("cli-arena-too-few", least=LEAST)
    return say("cli-arena-played-better", name=better) if pair["settled"] else say("cli-arena-played")


def _times(pair: dict[str, Any]) -> list[str]:
    """Median and 99th percentile of each player in each phase."""
    heads = [say("cli-arena-median"), say("cli-arena-p99"), say("cli-arena-number")]
    names = pair["players"]
    width = max(len(name) for name in (*names, say("cli-arena-time")))
    lines = [f"  {say('cli-arena-time'):{width}}  {'':8}  " + "  ".join(f"{head:>9}" for head in heads)]
    for name, key in zip(names, ("ms_per_decision", "opponent_ms_per_decision"), strict=True):
        for phase, figures in {"all": pair[key], **pair[key]["phases"]}.items():
            shown = [_plain(figures["median"]), _plain(figures["p99"]), str(figures["decisions"])]
            title = name if phase == "all" else ""
            label = say(f"cli-arena-phase-{phase}")
            lines.append(f"  {title:{width}}  {label:8}  " + "  ".join(f"{figure:>9}" for figure in shown))
    return lines


def _interval(ends: list[float]) -> str:
    return say("cli-arena-interval", low=f"{ends[0]:+.0f}", high=f"{ends[1]:+.0f}")


def _signed(value: float | None) -> str:
    return "–" if value is None else f"{value:+.3f}"


def _plain(value: float | None) -> str:
    return "–" if value is None else f"{value:.3g}"


def _percent(value: float | None) -> str:
    return "–" if value is None else say("cli-arena-percent", value=f"{100 * value:.1f}")
