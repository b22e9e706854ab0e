"""``euchre serve``: the web server."""

from __future__ import annotations

import argparse
from typing import Any

from euchre.cli.words import language, say


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"))
    parser.add_argument("--host", metavar="HOST", help=say("cli-serve-host"))
    parser.add_argument("--port", type=int, metavar="PORT", help=say("cli-serve-port"))
    parser.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop. Options go before the environment."""
    # The web framework is loaded for this command alone: the others start in a tenth of the time.
    from euchre.server.run import serve  # noqa: PLC0415
    from euchre.server.settings import Settings  # noqa: PLC0415

    settings = Settings.from_env(host=arguments.host, port=arguments.port)
    return int(serve(settings, open_browser=arguments.open, lang=language()) or 0)
