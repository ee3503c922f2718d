"""The files for hosts name settings and commands that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from wyrmtable.cli import parser
from wyrmtable.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
FILES = ("Containerfile", "compose.yaml", "wyrmtable.service")
OWN = {"WYRMTABLE_PASSWORD", "WYRMTABLE_PORT"}
"""Of the compose file alone."""


@pytest.mark.parametrize("name", FILES)
def test_settings_exist(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    known = {f"WYRMTABLE_{field.upper()}" for field in Settings.__struct_fields__} | OWN
    assert set(re.findall(r"WYRMTABLE_[A-Z_]+", text)) <= known


@pytest.mark.parametrize("name", FILES)
def test_commands_exist(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    lists = re.findall(r'(?:CMD|command:) \[("wyrmtable".*)\]', text)
    commands = [[part.strip('" ') for part in found.split(",")] for found in lists]
    commands += [shlex.split(line) for line in re.findall(r"ExecStart=/opt/wyrmtable/bin/(.*)", text)]
    assert len(commands) == 1
    parser().parse_args(commands[0][1:])


def test_the_documents_name_every_file() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    assert all(f"deploy/{name}" in told for name in (*FILES, "try.py"))
