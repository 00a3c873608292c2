"""Quick phrases between two players, each in their own language."""

from tests.browser.seated import joins


def test_phrases_are_said_heard_and_muted(house, host):
    """By keyboard and for screen readers too; what is muted stays so when the page is opened again."""
    ann = house.guest(host, language="fr")
    ann.lasts(5000)  # a phrase
    bob = joins(ann)
    words, page = ann.words, ann.page

    def says(phrase: str) -> None:
        bob.sends({"type": "say", "id": f"b-{next(bob.numbers)}", "phrase": phrase})

    def opens() -> None:
        page.get_by_role("button", name=words("page-talk")).focus()
        page.keyboard.press("Enter")
        ann.sees("phrase-ui-title")

    says("thanks")
    page.get_by_role("button", name=words("phrase-thanks")).wait_for()
    told = words("phrase-ui-said", name="Bob", phrase=words("phrase-thanks"))
    page.get_by_role("log").get_by_text(told).wait_for()

    opens()
    page.get_by_role("button", name=words("phrase-well_played")).focus()
    page.keyboard.press("Enter")
    assert bob.hears("said") == {"type": "said", "seat": "B", "phrase": "well_played"}

    says("hello")
    page.get_by_role("button", name=words("phrase-hello")).click()
    page.reload()
    ann.until("(now) => now.hand.length === 13")
    opens()
    ann.sees("phrase-ui-muted", name="Bob")
    ann.presses("phrase-ui-unmute", name="Bob")
    page.keyboard.press("Escape")
    bob.does("resign")
    page.locator("section.result").wait_for()
    says("bye")
    page.get_by_role("button", name=words("phrase-bye")).wait_for()
    bob.hangs_up()
