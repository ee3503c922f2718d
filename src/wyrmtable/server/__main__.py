"""``python -m wyrmtable.server [--host H] [--port N] [--database URL] [--workers N]``"""

import argparse
import sys

from wyrmtable.server.serve import serve
from wyrmtable.server.settings import BadSettings

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m wyrmtable.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int)
    try:
        serve(**vars(parser.parse_args()))
    except BadSettings as error:
        sys.exit(str(error))
