"""Guests who have signed in, without the screens that lead there: test_account.py is about those."""

from harness.guests import Guest

_SIGN_UP = """async (name) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('api/accounts', { method: 'POST', headers, body: JSON.stringify({ name }) });
  if (!answer.ok) throw new Error(await answer.text());
  localStorage.setItem('claim:account', name);
  localStorage.setItem('claim:name', name);
}"""
_SIGN_OUT = """async () => {
  const headers = { 'content-type': 'application/json' };
  await fetch('api/account/sessions/end', { method: 'POST', headers, body: '{"id":null}' });
  localStorage.removeItem('claim:account');
  localStorage.removeItem('claim:name');
}"""


def signs_up(guest: Guest, name: str) -> Guest:
    """Let a guest make an account of this name, and reload the page."""
    guest.page.evaluate(_SIGN_UP, name)
    guest.page.reload()
    guest.page.locator("main").wait_for()
    return guest


def signs_out(guest: Guest) -> None:
    """Let a guest be without an account and its name again, as the button does, and reload the page."""
    guest.page.evaluate(_SIGN_OUT)
    guest.page.reload()
    guest.page.locator("main").wait_for()
