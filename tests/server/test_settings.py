"""Settings: a word on the command line beats the environment, which beats the file, which beats the presets."""

from pathlib import Path

import pytest

from reddog.server.errors import BadSetting
from reddog.server.settings import NAMES, ServerSettings, read_settings
from reddog.speech import refusal


def test_without_a_word_a_server_is_for_its_own_machine() -> None:
    settings = read_settings({}, {})
    assert settings == ServerSettings()
    assert (settings.host, settings.port, settings.metrics_port) == ("127.0.0.1", 8018, 0)


def test_the_command_line_beats_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "reddog.toml"
    file.write_text('port = 1\nidle_days = 2\nlog_level = "error"\n', encoding="utf-8")
    environment = {"REDDOG_PORT": "3", "REDDOG_IDLE_DAYS": "4", "REDDOG_CONFIG": str(file)}
    settings = read_settings({"port": "5"}, environment)
    assert (settings.port, settings.idle_days, settings.log_level) == (5, 4, "error")


def test_every_setting_can_be_given_in_the_environment() -> None:
    odd = {f"REDDOG_{name.upper()}": "" for name in NAMES}
    assert read_settings({}, odd) == ServerSettings(), "nothing is not a value"
    assert read_settings({}, {"REDDOG_LAN": "true"}).lan
    proxies = read_settings({}, {"REDDOG_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}).trusted_proxies
    assert proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("name", "value", "code", "allowed"),
    [
        ("port", "-1", "setting_number", "0 to 65,535"),
        ("port", "65536", "setting_number", "0 to 65,535"),
        ("port", "8018.0.1", "setting_number", "0 to 65,535"),
        ("port", "9" * 5000, "setting_number", "0 to 65,535"),
        ("idle_days", "0", "setting_number", "1 to 3,650"),
        ("idle_days", "1e9", "setting_number", "1 to 3,650"),
        ("tries_a_minute", "-30", "setting_number", "1 to"),
        ("log_level", "loud", "setting_words", "debug"),
        ("log_format", "JSON", "setting_words", "json"),
        ("lan", "perhaps", "setting_yes_no", "true or false"),
        ("host", "x" * 300, "setting_text", "255"),
        ("public_url", "cards.example", "setting_address", "https://cards.example"),
        ("public_url", "ftp://cards.example", "setting_address", "https://"),
        ("public_url", "https://cards.example/below", "setting_address", "https://"),
        ("public_url", "https://cards.example:99999", "setting_address", "https://"),
        ("public_url", "https://ann@cards.example", "setting_address", "https://"),
        ("trusted_proxies", "my proxy", "setting_network", "10.0.0.0/8"),
    ],
)
def test_odd_values_are_refused_with_what_is_allowed(name: str, value: str, code: str, allowed: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({}, {f"REDDOG_{name.upper()}": value})
    assert caught.value.code == code
    sentence = refusal(caught.value)
    assert allowed in sentence
    assert name in sentence
    assert len(sentence) < 250, "however long the value was"


def test_a_file_is_read_to_the_letter(tmp_path: Path) -> None:
    file = tmp_path / "reddog.toml"
    file.write_text('port = "8018"\n', encoding="utf-8")
    with pytest.raises(BadSetting, match="setting_number"):
        read_settings({}, {}, str(file))
    file.write_text("prot = 8018\n", encoding="utf-8")
    with pytest.raises(BadSetting, match=r"no_such_setting.*prot"):
        read_settings({}, {}, str(file))
    file.write_text("port = \n", encoding="utf-8")
    with pytest.raises(BadSetting, match="config_not_toml"):
        read_settings({}, {}, str(file))
    with pytest.raises(BadSetting, match="config_unreadable"):
        read_settings({}, {}, str(tmp_path))


@pytest.mark.parametrize(
    "given",
    [{"lan": True, "host": "10.0.0.1"}, {"port": 9000, "metrics_port": 9000}],
)
def test_what_does_not_go_together_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadSetting, match="setting_not_both"):
        read_settings(given, {})


def test_the_address_of_a_database_is_not_repeated_since_it_may_hold_a_password() -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({}, {"REDDOG_DATABASE": "postgresql://ann:hunter2@db/" + "x" * 1000})
    assert "hunter2" not in str(caught.value) + refusal(caught.value)


def test_every_setting_is_in_the_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in NAMES:
        assert f"`{name}`" in guide, name
