"""For all tests: how long one example of a property takes is no matter of right and wrong."""

from hypothesis import settings

settings.register_profile("wyrmtable", deadline=None)
settings.load_profile("wyrmtable")
