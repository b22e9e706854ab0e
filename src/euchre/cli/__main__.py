"""``python -m euchre.cli`` is the ``euchre`` command."""

import sys

from euchre.cli import main

sys.exit(main())
