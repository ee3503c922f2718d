"""The forms of the command line that others script: output, exit codes, one clear line for bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wyrmtable.cli import main


def line_of(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr; nothing may stand on stdout."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("wyrmtable: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_games_as_json_hold_the_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert games["tide"]["players"] == [2, 3, 4]
    assert games["tide"]["title"] == "Tide"
    assert games["tide"]["options"]["rounds"]["default"] == 6
    assert "random" in games["tide"]["bots"]


def test_games_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "it"]) == 0
    assert "Marea" in capsys.readouterr().out


def test_simulate_json_has_the_fixed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "tide", "--players", "3", "--games", "8", "--bots", "greedy,random", "--seed", "4", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    keys = {"games", "seconds", "decisions", "games_per_second", "decisions_per_second", "wins", "scores"}
    assert keys <= found.keys()
    assert found["games"] == 8
    assert sum(found["wins"]) == pytest.approx(1)
    assert len(found["scores"]) == 3


def test_simulate_plays_the_same_on_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = []
    for workers in ("1", "2"):
        assert main(["simulate", "tide", "--players", "2", "--games", "6", "--json", "--workers", workers]) == 0
        found = json.loads(capsys.readouterr().out)
        outcomes.append((found["wins"], found["scores"], found["decisions"]))
    assert outcomes[0] == outcomes[1]


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "tide", "--players", "2", "--games", "3", "--options", "rounds=4"]) == 0
    assert "3 games of tide with 2 players" in capsys.readouterr().out


def test_arena_reports_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tide", "--bots", "greedy,random", "--games", "6", "--json"]) == 0
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert {standing["bot"] for standing in standings} == {"greedy", "random"}
    assert main(["arena", "tide", "--bots", "greedy,random", "--games", "4"]) == 0
    assert "Elo" in capsys.readouterr().out


def test_check_tells_that_all_laws_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "tide", "--matches", "10"]) == 0
    assert "all laws hold" in capsys.readouterr().out
    assert main(["check", "tide", "--matches", "10", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["failures"] == []


def test_doctor_finds_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    assert "game tide: rules 1" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("wyrmtable ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate nogame --players 2", "no game called nogame"),
        ("simulate tide --players 7", "tide is for 2, 3, 4 players, not 7"),
        ("simulate tide --players two", "whole number"),
        ("simulate tide --players 2 --games 0", "whole number"),
        ("simulate tide --players 2 --bots nobot", "no bot called nobot"),
        ("simulate tide --players 2 --bots ,", "at least one bot"),
        ("simulate tide --players 2 --bots random,random,random", "3 bots for 2 seats"),
        ("simulate tide --players 2 --options rounds=99", "rounds"),
        ("simulate tide --players 2 --options colour=red", "no option colour"),
        ("simulate tide --players 2 --options rounds", "KEY=VALUE"),
        ("simulate tide --players 2 --record /proc/nowhere", "cannot make the folder"),
        ("simulate tide", "--players"),
        ("arena tide --bots greedy", "two different bots"),
        ("arena tide --bots greedy,random --players 9", "tide is for"),
        ("play nogame", "no game called nogame"),
        ("play", "name a game"),
        ("play tide --players 9", "tide is for"),
        ("play tide --players 2 --humans 2 --bots random", "do not fit"),
        ("play tide --bots nobot", "no bot called nobot"),
        ("play tide --names A,B,C", "3 names for 1 people"),
        ("play tide --names bot:x", "cannot begin with"),
        ("play tide --language xx", "--language"),
        ("play --resume /no/such/file", "cannot read"),
        ("play --after /no/such/file", "cannot read"),
        ("verify /no/such/file", "cannot read"),
        ("check nogame", "no game called nogame"),
        ("check tide --matches -3", "whole number"),
        ("check tide --match 3", "'3' is not the seed of a check"),
        ("check tide --match a/b", "'a/b' is not the seed of a check"),
        ("check tide --match s/-1", "'s/-1' is not the seed of a check"),
        ("play tide --at 3", "--at needs"),
        ("play tide --same", "--same goes with --at"),
        ("play --resume x --after y", "take one of them"),
        ("play tide --save /tmp", "/tmp is a folder"),
        ("play tide --save /proc/none/x.json", "cannot make the folder"),
        ("admin people --database /no/such/file", "there is no file /no/such/file"),
        ("simulate tide --players 2 --options pace=no", "no option pace"),
        ("simulate vast --players 3 --options roles=KGX", "'KGX' - at `$.roles`; there are "),
        ("simulate tide --players 2 --bots mcts:0", "no bot called mcts:0"),
        ("simulate tide --players 2 --games 1000000000", "from 1 to 999999999"),
        ("serve --port 99999", "cannot listen"),
        (f"serve --port 18997 --database {__file__}", "is no SQLite file"),
        ("serve --port 18997 --database /tmp", "database: /tmp is a folder"),
        ("serve --port 18997 --database /proc/none/x.sqlite", "/proc/none"),
        ("doctor --database mysql://x", "mysql"),
        ("dance", "invalid choice"),
        ("", "required"),
    ],
)
def test_bad_input_gets_one_line_and_code_2(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments.split()) == 2
    out, err = capsys.readouterr()
    assert "doctor" in arguments or out == ""
    assert err.startswith("wyrmtable: ")
    assert err.count("\n") == 1
    assert said in err


def test_an_empty_seed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "tide", "--seed", " "]) == 2
    assert "seed" in line_of(capsys)


def test_unwritable_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["simulate", "tide", "--players", "2", "--record", str(file)]) == 2
    assert "cannot make the folder" in line_of(capsys)


def test_a_missing_server_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "wyrmtable.server.serve", raising=False)
    assert main(["serve"]) == 2
    assert "pip install 'wyrmtable[serve]'" in line_of(capsys)


def test_a_closed_pipe_is_no_trouble() -> None:
    command = f"{sys.executable} -m wyrmtable games --json | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.stderr == ""


def test_interrupting_a_simulation_is_tidy(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wyrmtable", "simulate", "tide", "--players", "2", "--games", "9999999"]
    command += ["--record", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not any(tmp_path.iterdir()):
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert err.strip() == "wyrmtable: interrupted"


@pytest.mark.parametrize(
    "command", [["simulate", "tide", "--players", "2"], ["arena", "tide", "--bots", "random,greedy"]]
)
def test_a_series_kept_in_a_folder(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = [*command, "--games", "4", "--json", "--folder", str(tmp_path)]
    told = []
    for _ in range(2):
        assert main(kept) == 0
        told.append(json.loads(capsys.readouterr().out))
        told[-1] = {key: value for key, value in told[-1].items() if "second" not in key}
    assert told[0] == told[1]
    assert "played" not in told[0]
    assert len(list(tmp_path.glob("part-*.jsonl"))) == 1  # the second time nothing was played
    assert main([*kept, "--seed", "other"]) == 2
    assert "seed 0, not other" in line_of(capsys)


def test_an_unknown_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["simulate", "tide", "--players", "2"], ["check", "tide"]):
        assert main([*command, "--on", "moon"]) == 2
        assert "no cluster called moon" in line_of(capsys)
