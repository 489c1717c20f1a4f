"""A browser is got once, whoever asks for it at the same time; and what failed is told."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import apt, browser, command
from tools.npm import ToolError

#: Like Debian's: of two at once, one gives up. What is installed is a browser that runs.
APT_GET = """#!/bin/sh
here=${0%/*}
/bin/mkdir "$here/lock" 2>/dev/null || { echo "E: Could not get lock"; exit 100; }
shift 3; echo "$1" >> "$here/calls"
/bin/sleep 0.2
if [ "$1" = install ]; then echo '#!/bin/sh' > "$here/chromium"; /bin/chmod +x "$here/chromium"; fi
/bin/rmdir "$here/lock"
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One that has nothing but apt-get, and from which Playwright's download is barred."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(command, "is_root", lambda: True)
    monkeypatch.setattr(apt, "FOLDER", tmp_path)
    monkeypatch.setattr(browser, "_downloaded", lambda: None)
    monkeypatch.setattr(browser, "_download", barred)
    return tmp_path


def barred() -> None:
    raise command.CommandError("playwright install failed: no way through")


def program(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


def test_two_at_once_get_one_browser_by_one_installation(machine: Path) -> None:
    program(machine / "apt-get", APT_GET)
    with ThreadPoolExecutor(2) as both:
        asked = [both.submit(browser.chromium.__wrapped__) for _ in range(2)]
    assert {each.result() for each in asked} == {str(machine / "chromium")}
    assert (machine / "calls").read_text().split() == ["update", "install"]


def test_a_browser_that_does_not_run_is_none(machine: Path) -> None:
    program(machine / "chromium", "#!/bin/sh\necho 'install the snap'\nexit 1\n")
    program(machine / "google-chrome", "#!/bin/sh\nexit 0\n")
    assert browser.chromium.__wrapped__() == str(machine / "google-chrome")


def test_every_command_that_failed_is_told_with_its_last_line(machine: Path) -> None:
    program(machine / "apt-get", "#!/bin/sh\necho reading\necho 'E: No space'\nexit 100\n")
    with pytest.raises(ToolError) as told:
        browser.chromium.__wrapped__()
    assert "playwright install failed: no way through" in str(told.value)
    assert "apt-get -q -o DPkg::Lock::Timeout=300 update failed: E: No space" in str(told.value)
    assert "CHROMIUM" in str(told.value)


def test_without_root_the_packages_are_named(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "is_root", lambda: False)
    with pytest.raises(ToolError, match="apt-get install chromium fonts-noto-cjk: only root"):
        browser.chromium.__wrapped__()


def test_a_browser_that_is_named_must_run(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", str(machine / "missing"))
    with pytest.raises(ToolError, match="CHROMIUM names"):
        browser.chromium.__wrapped__()


def test_the_last_line_is_not_a_javascript_stack() -> None:
    assert command.last_line("one\nError: two\n    at ChildProcess (x.js:1:2)\n\n") == "Error: two"
    assert command.last_line("") == "it said nothing"
