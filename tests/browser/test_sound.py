"""What is heard at the table: rendered and measured, and switched off where everybody sees it."""

import subprocess
from pathlib import Path

import pytest

from tests.lacking import lacks

PAGE = Path(__file__).parents[2] / "page"
ESBUILD = PAGE / "node_modules" / ".bin" / "esbuild"
SOUNDS = {"deal", "card", "trick", "prize", "phase", "crown", "turn", *"GKUDX"}

# Each sound, rendered at full volume: its loudest sample, and when the last one above a whisper is heard.
MEASURE = """async () => {
  const measured = {};
  for (const sound of Object.keys(synth.RECIPES)) {
    const context = new OfflineAudioContext(1, 2 * 44100, 44100);
    synth.ring(context, sound, 0, context.destination);
    const samples = (await context.startRendering()).getChannelData(0);
    measured[sound] = {
      peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      ends: samples.findLastIndex((one) => Math.abs(one) > 0.002) / 44100,
    };
  }
  return measured;
}"""

# At a quick table, counts what is really started, oscillators and noise alike.
COUNT = """
  localStorage.setItem('claim:pace', 'fast');
  window.started = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) { window.started += 1; return start.apply(this, when); };
  }
"""


@pytest.fixture(scope="module")
def synth() -> str:
    """The sounds' own module, as a script for any page."""
    if not ESBUILD.is_file():
        lacks("esbuild is not here (page/npm install)")
    source = PAGE / "src" / "sound" / "synth.ts"
    command = [str(ESBUILD), str(source), "--bundle", "--format=iife", "--global-name=synth"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_every_sound_is_short_quiet_and_there(browser, synth):
    page = browser.new_page()
    page.add_script_tag(content=synth)
    measured = page.evaluate(MEASURE)
    page.close()
    assert set(measured) == SOUNDS
    for sound, found in measured.items():
        assert 0.05 < found["peak"] < 0.9, (sound, found)
        assert 0.04 < found["ends"] < 1, (sound, found)


def test_cards_are_heard_until_somebody_mutes_them(house, host):
    ann = house.guest(host, hurried=False)
    ann.context.add_init_script(COUNT)
    ann.page.reload()
    ann.presses("bot-title-potboy")
    mute = ann.page.get_by_role("button", name=ann.words("page-mute"))
    assert mute.get_attribute("aria-pressed") == "false"
    card = ann.turn()["playable"][-1]
    before = ann.page.evaluate("window.started")
    ann.picks(card)
    ann.until(f"() => window.started > {before}")
    mute.press("Enter")
    assert mute.get_attribute("aria-pressed") == "true"
    assert ann.page.evaluate("localStorage.getItem('claim:muted')") == "yes"
    ann.turn()
    before = ann.page.evaluate("window.started")
    ann.plays()
    assert ann.page.evaluate("window.started") == before
