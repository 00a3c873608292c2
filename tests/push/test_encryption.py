"""Encryption by RFC 8291 and tokens by RFC 8292: their own examples, and a receiver that was written apart."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from hypothesis import given
from hypothesis import strategies as st

from claim.push.encryption import MOST, PADDED, RECORD, decoded, encoded, encrypt, public_key
from claim.push.keys import TOKEN_SECONDS, authorization, new_private_key, private_key, public_text
from tests.push.receiver import Receiver, bytes_of

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6"
    "Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSS"
    "HzvoD1oA"
)
PUBLIC = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def test_the_example_of_rfc_8291():
    made = encrypt(
        TEXT, decoded(RECEIVER_PUBLIC), decoded(AUTH), padded=0, sender=private_key(SENDER), salt=decoded(SALT)
    )
    assert encoded(made) == BODY
    assert Receiver(private_key(RECEIVER), bytes_of(AUTH)).decrypts(made) == TEXT


@given(st.binary(max_size=MOST).filter(lambda text: not text.endswith(b"\0")))
def test_a_receiver_reads_what_was_sent_and_no_other_does(text):
    one, other = Receiver(), Receiver()
    body = encrypt(text, one.point, one.auth)
    assert one.decrypts(body) == text
    assert len(body) <= RECORD
    other.auth = one.auth
    with pytest.raises(InvalidTag):
        other.decrypts(body)


def test_messages_have_one_size_whatever_they_say():
    one = Receiver()
    sizes = {len(encrypt(b"x" * length, one.point, one.auth)) for length in (0, 1, 100, PADDED)}
    assert len(sizes) == 1
    assert encrypt(b"", one.point, one.auth) != encrypt(b"", one.point, one.auth), "each with a new key"
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MOST + 1), one.point, one.auth)
    with pytest.raises(ValueError, match=r"\w"):
        encrypt(b"", b"\x04" + b"\x01" * 64, one.auth)


def verified(token: str, public: str) -> dict[str, object]:
    """Return the claims of a token. Raises InvalidSignature where this key did not sign it."""
    signed, _, signature = token.rpartition(".")
    raw = bytes_of(signature)
    found = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key(bytes_of(public)).verify(found, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, object] = json.loads(bytes_of(signed.partition(".")[2]))
    return claims


def test_the_example_of_rfc_8292_and_a_token_of_our_own_that_says_the_same():
    claims = verified(TOKEN, PUBLIC)
    assert claims == {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    key = private_key(new_private_key())
    now = 1453523768 - TOKEN_SECONDS
    header = authorization(key, "https://push.example.net", "mailto:push@example.com", now + 0.9)
    scheme, token, public = header.split(" ")
    assert (scheme, public) == ("vapid", f"k={public_text(key)}")
    ours = token.removeprefix("t=").removesuffix(",")
    assert verified(ours, public_text(key)) == claims
    assert ours.rpartition(".")[0] == TOKEN.rpartition(".")[0], "to the letter"
    assert "sub" not in verified(
        authorization(key, "https://a.example", None, now).split(" ")[1][2:-1], public_text(key)
    )


def test_a_private_key_is_43_letters():
    assert all(len(new_private_key()) == 43 for _ in range(50))
    for text in ("", "!" * 43, encoded(bytes(32)), encoded(b"\xff" * 32)):
        with pytest.raises(ValueError, match=r"\w"):
            private_key(text)


@pytest.mark.parametrize("text", ["A", "AA=A", "A\nAA", "é", "AA AA"])
def test_what_is_not_base64url_is_refused(text):
    with pytest.raises(ValueError, match=r"\w"):
        decoded(text)
