"""The conformance suite that every game gets for free: ``wyrmtable check GAME``."""

from wyrmtable.check.report import Failure, Report
from wyrmtable.check.suite import check, replay

__all__ = ["Failure", "Report", "check", "replay"]
