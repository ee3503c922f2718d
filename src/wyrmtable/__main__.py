"""``python -m wyrmtable``: the same as the command ``wyrmtable``."""

import sys

from wyrmtable.cli import main

sys.exit(main())
