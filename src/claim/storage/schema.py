"""The storage's tables, one schema for SQLite and PostgreSQL. Changing it needs a migration (migrations/versions)."""

import sqlalchemy as sa

metadata = sa.MetaData()

# Most columns follow from the table's log (claim.tables.stored), to find tables without reading logs.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("creation", sa.String(64), nullable=True, unique=True),  # the hash of the command that made it
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("bot_to_move", sa.Boolean, nullable=False),
    sa.Column("bot_by", sa.String(32), nullable=True),  # the process that plays a bot's turn, where there are several
    sa.Column("deadline", sa.BigInteger, nullable=True),  # milliseconds since 1970, where a clock runs
    # Empty at tables that were over before there was this column, until one of their seats is put under an account.
    sa.Column("outcome", sa.String(4), nullable=True),
    sa.Column("clock", sa.String(20), nullable=True),  # empty, too, where a server of an earlier version made the table
    sa.Column("reminded", sa.BigInteger, nullable=True),  # the deadline before which a notice was sent
    sa.Index("tables_by_status", "status", "created"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("command", sa.String(80), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=True),  # seconds since 1970; version 0.1 stored no time
    sa.Column("ms", sa.SmallInteger, nullable=True),  # the milliseconds of that second; None from before clocks
    sa.UniqueConstraint("table_id", "command", name="one_answer_a_command"),
)

# Parts of reviews of finished games. All of it follows from the log and can be computed again.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),  # of what reviews say
    sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("payload", sa.Text, nullable=False),
)

# The deal of each day follows from its secret, which is drawn once, by the first server that needs it.
days = sa.Table(
    "days",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # YYYY-MM-DD
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("drawn", sa.BigInteger, nullable=False),  # when, in seconds since 1970
)

# The counted runs of days' deals, one per day and player. They stay for the board when their table is deleted.
day_runs = sa.Table(
    "day_runs",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),  # the hash of what the browser drew
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=True, unique=True),  # None: it is deleted
    sa.Column("begun", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=True),
    sa.Column("outcome", sa.String(10), nullable=True),  # won, drawn, lost or given_up
    sa.Column("votes", sa.Integer, nullable=True),
    sa.Column("given_away", sa.Integer, nullable=True),  # by what the review says, in hundredths of a game
)

# How the bots do with a day's deal, in the person's seat against each level. It can be computed again.
day_levels = sa.Table(
    "day_levels",
    metadata,
    sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
    sa.Column("level", sa.String(40), primary_key=True),  # that they play against
    sa.Column("bot", sa.String(40), primary_key=True),
    sa.Column("runs", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),
    sa.Column("votes", sa.Integer, nullable=False),  # in all runs together
)

# People's accounts. Times are in seconds since 1970.
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("recovery", sa.String(64), nullable=False, unique=True),  # the hash of the recovery key
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("renamed", sa.BigInteger, nullable=True),
    sa.Column("suspended", sa.BigInteger, nullable=True),
)

# What accounts' names look like (tables/names.py). An account keeps its former name, too, until it is renamed
# again: nobody else may come by a name that people still remember.
account_names = sa.Table(
    "account_names",
    metadata,
    sa.Column("likeness", sa.String(400), primary_key=True),
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("former", sa.Boolean, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # WebAuthn's credential id, in base64url
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),  # the public key in COSE's form, in base64url
    sa.Column("counter", sa.BigInteger, nullable=False),  # of its uses, by its own account
    sa.Column("host", sa.String(255), nullable=False),  # the server's name for which it was made
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # its hash
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False, index=True),
)

# What a passkey is to sign, once and within minutes, at whichever server. `account` is the one that a new passkey is
# for: it is there already, or it is made with it, by the name.
passkey_challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("account", sa.String(12), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=True),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)

# Whose games are at which tables. All of it follows from the tables' logs. The foreign key is what keeps a game from
# being stored for an account that is being deleted.
account_games = sa.Table(
    "account_games",
    metadata,
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("seat", sa.String(1), primary_key=True),
)

# How games ended that were dealt. Those that ended before there was this table have no row.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ended", sa.BigInteger, nullable=True, index=True),  # seconds since 1970
    sa.Column("ending", sa.String(20), nullable=False),  # the reason of a forfeit, or a kind of ending
    sa.Column("seat", sa.String(1), nullable=True),  # that forfeited, or called it off
    sa.Column("outcome", sa.String(4), nullable=True),  # A, B or draw, where the game was decided
    sa.Column("account_a", sa.String(12), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    sa.Column("account_b", sa.String(12), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    sa.Column("clock", sa.String(20), nullable=True),
    sa.Column("rated", sa.Boolean, nullable=False),
)

# Tables with the rows that claim.tables.stored.rows_of makes of a table's log.
DERIVED = (account_games, results)

# Whom people follow, and with whom they want to have nothing to do.
follows = sa.Table(
    "follows",
    metadata,
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("other", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
blocked_accounts = sa.Table(
    "blocked",
    metadata,
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("other", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)

# Challenges: `account` has made the table, and its free seat is for `other`. What became of one is in the table's log;
# the row goes once the table does not wait any more, or a day after the challenge was declined.
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("other", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("network", sa.String(64), nullable=True),  # a hash of the address that it came from
    sa.Column("refused", sa.BigInteger, nullable=True),  # when it was declined
)

# Which accounts are in the lobby or at a table, at which process. Rows of dead processes count for nothing.
online_accounts = sa.Table(
    "present",
    metadata,
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("playing", sa.Boolean, nullable=False),
)

# The browsers at which people want to be notified. A session that ends takes its own with it.
push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of its endpoint
    sa.Column("account", sa.String(12), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column(
        "session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),  # the browser's public key, in base64url
    sa.Column("auth", sa.String(30), nullable=False),  # what it shares with this server alone, likewise
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

KEY_NAME = "token key"  # names the secret that tokens are derived from
LAST_BACKUP = "last backup"  # names when there was one, in seconds since 1970; not in backups
LAST_CLOSED = "last day closed"  # names the last day whose secret may be shown
PUSH_KEY = "push key"  # names the private key that signs notices, in base64url
PUSH_CONTACT = "push contact"  # names how push services reach the host
server = sa.Table(
    "server",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

# Changes that `claim admin` made beside a running server, which reads them from time to time. Ids are never reused.
admin_notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),
    sqlite_autoincrement=True,
)

# The servers that are alive, on PostgreSQL. Each updates its row every second.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("beat", sa.DateTime(timezone=True), nullable=False),  # by the database's clock
    sa.Column("people", sa.Integer, nullable=False, server_default="0"),  # in the lobby
    sa.Column("playing", sa.Integer, nullable=False, server_default="0"),  # connected to a seat of a table
)

# Who is connected to which table, at which of these servers.
table_viewers = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("viewer", sa.String(10), primary_key=True),
)

# Whose players were connected to a server that died, and its last beat. Old rows go with the next such server.
cut_off = sa.Table(
    "cut_off",
    metadata,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("viewer", sa.String(10), primary_key=True),
    sa.Column("beat", sa.DateTime(timezone=True), nullable=False, index=True),
)

# When nothing could be played, in milliseconds since 1970: all clocks stood still. The one row without an end holds the
# last moment at which a server was alive: if all of them end, an outage has begun there.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("begun", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ended", sa.BigInteger, nullable=True),
)

# Who waits for an opponent. A person is `browser:…` or `account:…`.
seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("person", sa.String(80), primary_key=True),
    sa.Column("id", sa.String(64), nullable=False, unique=True),  # the hash of what the client drew
    sa.Column("pool", sa.String(10), nullable=False),
    sa.Column("since", sa.Double, nullable=False),  # seconds since 1970
    sa.Column("offer", sa.Text, nullable=False),  # what this person brings to a table, as JSON
    sa.Column("process", sa.String(32), nullable=True),  # that has their socket; None while they have none
    sa.Column("left_at", sa.Double, nullable=True),  # since when they have none
    sa.Column("network", sa.String(64), nullable=True),  # a hash of the address that they come from
)

ACTIVE_PAIRING = sa.text("pool = 'live' AND state IN ('fresh', 'playing')")
# Who was paired with whom: two rows per table. Nobody has two live games at once.
pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("seek", sa.String(64), primary_key=True),  # the hash of what the client drew
    sa.Column("person", sa.String(80), nullable=False),
    sa.Column("other", sa.String(80), nullable=False),
    sa.Column("pool", sa.String(10), nullable=False),
    sa.Column("table_id", sa.String(64), nullable=False),
    sa.Column("seat", sa.String(1), nullable=False),
    sa.Column("since", sa.Double, nullable=False),  # since when this person had waited
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),  # claim.pairing.seeks says which
    sa.Column("process", sa.String(32), nullable=True),  # that had their socket; None where an older server paired them
    sa.Column("network", sa.String(64), nullable=True),  # as in their seek
    sa.Index("pairings_by_person", "person", "at"),
    sa.Index("pairings_by_state", "state", "at"),
    sa.Index("pairings_by_network", "network", "at"),
    sa.Index("one_live_game", "person", unique=True, postgresql_where=ACTIVE_PAIRING, sqlite_where=ACTIVE_PAIRING),
)

blocked_networks = sa.Table(
    "blocks",
    metadata,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("note", sa.String(200), nullable=False),
)
