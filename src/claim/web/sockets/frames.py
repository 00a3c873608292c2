"""The frames of sockets that nearly all messages are: one whole text each. All others are the websockets library's."""

from websockets.utils import apply_mask

_WHOLE_TEXT = 0x81  # the first byte of a text in one frame
_MASKED = 0x80
_SMALL = 125  # bytes that a frame of the smallest kind may hold


def small_text(data: bytes) -> str | None:
    """Return the text of a client's message if one small frame with it is all of this data, and None otherwise."""
    size = len(data) - 6
    if not 0 <= size <= _SMALL or data[0] != _WHOLE_TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def arrived_size(size: int) -> int:
    """Return how many bytes a client's frame with so many bytes of data takes on the way."""
    return size + (6 if size <= _SMALL else 8 if size < 65536 else 14)


def text_frame(text: str) -> bytes:
    """Return the frame in which the server sends a text."""
    data = text.encode()
    size = len(data)
    if size <= _SMALL:
        return bytes((_WHOLE_TEXT, size)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
