"""The conformance suite that every game gets for free: ``wyrmtable check GAME``."""

from wyrmtable.check.report import Failure, Report
from wyrmtable.check.suite import check

__all__ = ["Failure", "Report", "check"]
