"""Effects: the strings of the tables (spec 20) made into functions, once, when the game is loaded.

``grammar`` reads a string; ``conditions``, ``counts`` and ``battle_counts`` know the names in ``if(…)`` and ``per=…``;
``compile`` joins parts (``;``, ``->``, ``may``, ``choose`` …) and looks verbs up; the ``verbs_…`` modules say what each
verb does, in the words of the rules, and ``doer`` for whom.
"""
