"""What a host sets, and what a host gets told who sets it wrongly."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from euchre.rules import variant
from euchre.server.faults import Fault
from euchre.server.prepared import PreparedDeals
from euchre.server.settings import Settings, SettingsError
from tests.server.process import START, free_port

DEAL = {
    "hands": ["AS KS QS JS TS", "9S 9C TC 9H QH", "AC KC QC JC KD", "AH KH TH JH 9D"],
    "upcard": "AD",
}


def test_the_defaults_serve_this_machine_alone(tmp_path: Path) -> None:
    settings = Settings.from_env({"EUCHRE_DATA": str(tmp_path / "new")})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database_url == f"sqlite:///{tmp_path}/new/euchre.sqlite"
    assert settings.secret is None
    assert settings.crash_at is None


def test_the_environment_is_read_and_arguments_come_first(tmp_path: Path) -> None:
    env = {
        "HOST": "0.0.0.0",
        "PORT": "81",
        "DATABASE_URL": "postgresql://u@h/n",
        "EUCHRE_SECRET": "ab" * 32,
        "EUCHRE_CRASH_AT": "after-ack:3",
    }
    settings = Settings.from_env(env)
    assert (settings.host, settings.port, settings.database_url) == ("0.0.0.0", 81, "postgresql://u@h/n")
    assert settings.secret == b"\xab" * 32
    assert settings.crash_at == Fault("after-ack", 3)
    assert Settings.from_env(env, host="::1", port=82).port == 82
    assert "ab" * 8 not in repr(settings), "the secret is not printed"
    assert "\\xab" not in repr(settings)


def test_the_data_folder_follows_the_platform(tmp_path: Path) -> None:
    url = Settings.from_env({"XDG_DATA_HOME": str(tmp_path)}).database_url
    assert url == f"sqlite:///{tmp_path}/euchre/euchre.sqlite"
    url = Settings.from_env({"HOME": str(tmp_path)}).database_url
    assert str(tmp_path) in url


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("PORT", "eighty", "1 to 65535"),
        ("PORT", "0", "1 to 65535"),
        ("PORT", "70000", "1 to 65535"),
        ("PORT", "9" * 5_000, "1 to 65535"),
        ("EUCHRE_SECRET", "abc", "64 hexadecimal digits"),
        ("EUCHRE_SECRET", "zz" * 32, "64 hexadecimal digits"),
        ("EUCHRE_DEALS", "/no/such/file", "no such file"),
        ("EUCHRE_CRASH_AT", "sometimes", "before-commit"),
        ("EUCHRE_CRASH_AT", "after-ack:0", "before-commit"),
        ("EUCHRE_DATA", "/dev/null/x", "folder"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(name: str, value: str, hint: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"EUCHRE_DATA": str(tmp_path), name: value})
    assert name in caught.value.message
    assert hint in caught.value.message


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_a_port_that_cannot_be_used_is_named_wherever_it_comes_from(port: int, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="1 to 65535"):
        Settings.from_env({"EUCHRE_DATA": str(tmp_path)}, port=port)


def test_prepared_deals_come_in_order_and_end(tmp_path: Path) -> None:
    path = tmp_path / "deals.json"
    entry = {"variant": "euchre", "dealer": 3, "deal": DEAL}
    path.write_text(json.dumps([entry, {**entry, "dealer": 0}]))
    prepared = PreparedDeals.read(path)
    found = [prepared.get(variant("euchre"), hand) for hand in (1, 2, 3)]
    assert [one.dealer if one else None for one in found] == [3, 0, None]
    assert prepared.get(variant("two-handed"), 1) is None
    assert PreparedDeals.read(None).get(variant("euchre"), 1) is None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("{", "cannot be read"),
        ("{}", "not a JSON list"),
        ("[" * 100_000, "cannot be read"),
        ("[7]", "deal 1: write it as"),
        (json.dumps([{"variant": "euchre", "dealer": float("inf"), "deal": DEAL}]), "deal 1"),
        ('[{"variant": "euchre", "deal": {"hands": []}}]', "deal 1"),
        (json.dumps([{"variant": "whist", "dealer": 0, "deal": DEAL}]), "unknown variant"),
        (json.dumps([{"variant": "euchre", "dealer": 4, "deal": DEAL}]), "0 to 3"),
        (json.dumps([{"variant": "euchre", "dealer": 0, "deal": {**DEAL, "upcard": "AS"}}]), "AS is dealt 2"),
        (json.dumps([{"variant": "bid-euchre", "dealer": 0, "deal": DEAL}]), "deal 12"),
    ],
)
def test_a_prepared_deal_that_cannot_be_dealt_is_named(tmp_path: Path, text: str, hint: str) -> None:
    path = tmp_path / "deals.json"
    path.write_text(text)
    with pytest.raises(SettingsError) as caught:
        PreparedDeals.read(path)
    assert "EUCHRE_DEALS" in caught.value.message
    assert hint in caught.value.message


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    code = START.replace("sys.exit(serve(Settings.from_env()))", "")
    code += "\nfrom euchre.errors import EuchreError\ntry: serve(Settings.from_env())\n"
    code += "except EuchreError as error: print(error.message); sys.exit(2)"
    env = {**os.environ, "EUCHRE_DATA": str(tmp_path), "PORT": str(free_port())}
    for wrong in (
        {"HOST": "no..host"},
        {"DATABASE_URL": "mysql://x"},
        {"DATABASE_URL": f"sqlite:///{tmp_path}/no/x"},
    ):
        done = subprocess.run(
            [sys.executable, "-c", code], env={**env, **wrong}, capture_output=True, text=True
        )
        assert done.returncode == 2, done.stderr
        assert len(done.stdout.splitlines()) == 1
        assert "Traceback" not in done.stderr
