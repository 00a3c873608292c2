CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocks (
    network character varying(64) NOT NULL,
    created character varying(40) NOT NULL,
    note character varying(200) NOT NULL
);
CREATE TABLE public.day_levels (
    day character varying(10) NOT NULL,
    level character varying(40) NOT NULL,
    bot character varying(40) NOT NULL,
    runs integer NOT NULL,
    won integer NOT NULL,
    drawn integer NOT NULL,
    votes integer NOT NULL
);
CREATE TABLE public.day_runs (
    day character varying(10) NOT NULL,
    player character varying(64) NOT NULL,
    level character varying(40) NOT NULL,
    table_id character varying(64),
    begun bigint NOT NULL,
    ended bigint,
    outcome character varying(10),
    votes integer,
    given_away integer
);
CREATE TABLE public.days (
    day character varying(10) NOT NULL,
    secret character varying(64) NOT NULL,
    drawn bigint NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(64) NOT NULL,
    seq integer NOT NULL,
    kind character varying(20) NOT NULL,
    payload text NOT NULL,
    command character varying(80),
    at bigint
);
CREATE TABLE public.notices (
    id integer NOT NULL,
    kind character varying(20) NOT NULL,
    subject character varying(64) NOT NULL
);
CREATE SEQUENCE public.notices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_id_seq OWNED BY public.notices.id;
CREATE UNLOGGED TABLE public.presence (
    table_id character varying(64) NOT NULL,
    process character varying(32) NOT NULL,
    viewer character varying(10) NOT NULL
);
CREATE UNLOGGED TABLE public.processes (
    id character varying(32) NOT NULL,
    beat timestamp with time zone NOT NULL
);
CREATE TABLE public.reviews (
    table_id character varying(64) NOT NULL,
    version integer NOT NULL,
    part integer NOT NULL,
    payload text NOT NULL
);
CREATE TABLE public.server (
    name character varying(20) NOT NULL,
    value character varying(200) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(64) NOT NULL,
    creation character varying(64),
    created character varying(40) NOT NULL,
    kind character varying(20) NOT NULL,
    status character varying(20) NOT NULL,
    bot_to_move boolean NOT NULL,
    bot_by character varying(32)
);
ALTER TABLE ONLY public.notices ALTER COLUMN id SET DEFAULT nextval('public.notices_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES
	('0005');
INSERT INTO public.days VALUES
	('2026-11-17', '21945547b2732ffe835de345572e22f73408bf50fffca07a3f3ae79fad5a788f', 1794949555),
	('2026-11-18', '9662bcdac4799440989c3e32b5a70f1f83886f364d33c9a85001cb446ae6739c', 1794949555);
INSERT INTO public.log VALUES
	('HZXJKnPy0cKQ', 1, 'created', '{"kind":"friend","guided":false,"secret":"011a10bc6a3b5a4c0df6bd2afcc85a452ce7ddb011a00589dcbfa011064fbe90","created":"2026-11-17T21:05:50.833Z","seats":{"A":{"name":"Ann","token":"27569dc828868e44dbb36ecf1446003761b51d6bdd686810d229c4123c71b937","commitment":"6d6ca4d7657e7fcea33556862045c162dd0388315e21af8e92e3cb641fede95b"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949550),
	('g9ahDGWK1ISL', 1, 'created', '{"kind":"friend","guided":false,"secret":"9c24558c319b8698e3c3d5ce8f20bfa082dca6b854431c3d2ae3b8c155c256c7","created":"2026-11-17T21:05:50.879Z","seats":{"A":{"name":"Ann","token":"ee7750b8b6e42d36cdbdd9ef5157f60460f7f3dd9df3ea16eeee9302a0af5234","commitment":"6126a10dd2874a00e336fd5eb275785393715a6ed96dd220c5010ecef70a9b66"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949550),
	('g9ahDGWK1ISL', 2, 'sat', '{"seat":"B","name":"Bob","token":"772f45e441689097a3e8646e0264eaad9cdcac4bbb2490f082d46114c016e4e8","commitment":"ece0921ad32e77200ab7fb30044486b356335e74feb01589d6fd7dffa1eb57f9"}', 'sit:9b2d9208bc976d37653b7cb47506966e43b36b561e0139af7ecad0e70c812ff5', 1794949550),
	('g9ahDGWK1ISL', 3, 'revealed', '{"seat":"A","contribution":"0a3206cc18c4ad27c219ed158560dcdffee3b3d915fe04ac37484e4583574116"}', 'A:b477e004006d062d', 1794949550),
	('jKjJUrY6mT1n', 1, 'created', '{"kind":"bot","guided":false,"secret":"fd03217cdbfaab69babca573e69ade5572f47cfe42d992bff2f5cabab5afff6b","created":"2026-11-17T21:05:50.975Z","seats":{"A":{"name":"Ann","token":"8c925f948bcd2a8aa33aa63043d0b94ae300d6b888b3129d0863e5d6c5876378","commitment":"ddbd1873d6d24c7a6d96211efa641846dc50a885aa2d3eb2c54bcf1d7ba3f4b6"},"B":{"name":"steward","bot":{"name":"steward","version":2,"budget":"200 rounds"}}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949550),
	('jKjJUrY6mT1n', 2, 'revealed', '{"seat":"A","contribution":"782d604b6c01d51a53ed966f5a1a055f1a7c7d9149e6a70588585bddee5be915"}', 'A:ee03216bf5658003', 1794949551),
	('jKjJUrY6mT1n', 3, 'played', '{"seat":"A","card":"K5"}', 'A:cee224b14ee02842', 1794949551),
	('jKjJUrY6mT1n', 4, 'played', '{"seat":"B","card":"K8"}', 'bot:1', 1794949551),
	('jKjJUrY6mT1n', 5, 'played', '{"seat":"B","card":"G9"}', 'bot:2', 1794949552),
	('jKjJUrY6mT1n', 6, 'played', '{"seat":"A","card":"X2"}', 'A:6b87439ead65520d', 1794949552),
	('jKjJUrY6mT1n', 7, 'played', '{"seat":"B","card":"X9"}', 'bot:4', 1794949552),
	('jKjJUrY6mT1n', 8, 'played', '{"seat":"A","card":"X7"}', 'A:a22ba197bd5c0e0d', 1794949552),
	('jKjJUrY6mT1n', 9, 'played', '{"seat":"B","card":"D9"}', 'bot:6', 1794949553),
	('jKjJUrY6mT1n', 10, 'played', '{"seat":"A","card":"X6"}', 'A:7bfbddf2f5528fd5', 1794949553),
	('jKjJUrY6mT1n', 11, 'played', '{"seat":"B","card":"D1"}', 'bot:8', 1794949553),
	('_AIHWcbhQhPj', 1, 'created', '{"kind":"friend","guided":false,"secret":"b8be648bd24f92d53b053e20d952e8b2f6084cb9eadee1c9b3d7d2cf1e12e6bb","created":"2026-11-17T21:05:53.562Z","seats":{"A":{"name":"Ann","token":"69a1728e2177db4ccfa470b07fa1d2cd07f35bd6261ecca7a869db10cfbe0f55","commitment":"df0ae55d44545ca18686d84296bf9ecd0c6835d5954cae52cb25d2b3a27ce48f"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949553),
	('_AIHWcbhQhPj', 2, 'sat', '{"seat":"B","name":"Bob","token":"1b02529cbc33ee63f12ab7fe0fa01425a07525b0b6409882f89a154b4545647c","commitment":"073e00c03606fe0c1552bf3e1b4f2d01332f841d30869523c509187a1e3510b7"}', 'sit:7a372998ca412eaeb8938c45c9ed8cc6b6139ab60cffa3c6c5936fe6201cdb28', 1794949553),
	('_AIHWcbhQhPj', 3, 'revealed', '{"seat":"A","contribution":"f0d62234eff485ccac3efd63a4051650bfe9586e1c59dad1d7f26eaeb29f85dd"}', 'A:eb971b779d85c572', 1794949553),
	('_AIHWcbhQhPj', 4, 'revealed', '{"seat":"B","contribution":"7f64903e7be8d7c61561fdc16cf9f8dde158be2cbaf6688c3cf2265d41d22a4c"}', 'B:4ca87d3b41812f6d', 1794949553),
	('_AIHWcbhQhPj', 5, 'played', '{"seat":"A","card":"X5"}', 'A:7b5dc6366fcce08c', 1794949553),
	('_AIHWcbhQhPj', 6, 'played', '{"seat":"B","card":"X6"}', 'B:1d4fef1509232685', 1794949553),
	('_AIHWcbhQhPj', 7, 'played', '{"seat":"B","card":"U0"}', 'B:949004a57d19a970', 1794949553),
	('_AIHWcbhQhPj', 8, 'played', '{"seat":"A","card":"X1"}', 'A:a75b00d964767a2b', 1794949553),
	('_AIHWcbhQhPj', 9, 'played', '{"seat":"A","card":"G3"}', 'A:690878c588ed13db', 1794949553),
	('_AIHWcbhQhPj', 10, 'played', '{"seat":"B","card":"G0"}', 'B:ec9a1b5ce98bb908', 1794949553),
	('_AIHWcbhQhPj', 11, 'played', '{"seat":"A","card":"U4"}', 'A:fe7cc4b08f7c92a1', 1794949553),
	('_AIHWcbhQhPj', 12, 'played', '{"seat":"B","card":"X2"}', 'B:a8b5e0dd38f1c2d9', 1794949553),
	('_AIHWcbhQhPj', 13, 'played', '{"seat":"A","card":"D8"}', 'A:4f8884cf35d0c4c5', 1794949553),
	('_AIHWcbhQhPj', 14, 'played', '{"seat":"B","card":"D9"}', 'B:08c8f778329fd867', 1794949553),
	('_AIHWcbhQhPj', 15, 'played', '{"seat":"B","card":"K5"}', 'B:d22da07ee795ad0a', 1794949553),
	('_AIHWcbhQhPj', 16, 'played', '{"seat":"A","card":"D4"}', 'A:c57b782a7f2389ca', 1794949553),
	('_AIHWcbhQhPj', 17, 'played', '{"seat":"B","card":"G1"}', 'B:6d0dd36cfe4e314b', 1794949553),
	('_AIHWcbhQhPj', 18, 'played', '{"seat":"A","card":"G5"}', 'A:3f6ab4bb3c9ec158', 1794949553),
	('_AIHWcbhQhPj', 19, 'played', '{"seat":"A","card":"X8"}', 'A:106b20fdffabe540', 1794949553),
	('_AIHWcbhQhPj', 20, 'played', '{"seat":"B","card":"U6"}', 'B:1760f23c701372ae', 1794949553),
	('_AIHWcbhQhPj', 21, 'played', '{"seat":"A","card":"G4"}', 'A:12a1ff61573e029e', 1794949553),
	('_AIHWcbhQhPj', 22, 'played', '{"seat":"B","card":"G9"}', 'B:cf493263daf52221', 1794949553),
	('_AIHWcbhQhPj', 23, 'played', '{"seat":"B","card":"G7"}', 'B:628a0b9dfd3fa7e0', 1794949553),
	('_AIHWcbhQhPj', 24, 'played', '{"seat":"A","card":"G0"}', 'A:fdd3e1be9c17c7ed', 1794949553),
	('_AIHWcbhQhPj', 25, 'played', '{"seat":"B","card":"K6"}', 'B:14af0b7632ed2086', 1794949553),
	('_AIHWcbhQhPj', 26, 'played', '{"seat":"A","card":"X0"}', 'A:8e25c2db1651d2f4', 1794949553),
	('_AIHWcbhQhPj', 27, 'played', '{"seat":"B","card":"K9"}', 'B:198d6ea1feb82c09', 1794949553),
	('_AIHWcbhQhPj', 28, 'played', '{"seat":"A","card":"U2"}', 'A:3356400e216a1eca', 1794949553),
	('_AIHWcbhQhPj', 29, 'played', '{"seat":"B","card":"D1"}', 'B:55cf0862161c054e', 1794949553),
	('_AIHWcbhQhPj', 30, 'played', '{"seat":"A","card":"X3"}', 'A:db0ddfeae9d08788', 1794949553),
	('_AIHWcbhQhPj', 31, 'played', '{"seat":"A","card":"X4"}', 'A:fd4bdccd10ff4e00', 1794949553),
	('_AIHWcbhQhPj', 32, 'played', '{"seat":"B","card":"X9"}', 'B:23ff2f40f8147bd6', 1794949553),
	('_AIHWcbhQhPj', 33, 'played', '{"seat":"B","card":"D3"}', 'B:ba4e87915cbb93b6', 1794949553),
	('_AIHWcbhQhPj', 34, 'played', '{"seat":"A","card":"D2"}', 'A:6a210a41815d7723', 1794949553),
	('_AIHWcbhQhPj', 35, 'played', '{"seat":"B","card":"D5"}', 'B:2a22ec29f3d92d8f', 1794949553),
	('_AIHWcbhQhPj', 36, 'played', '{"seat":"A","card":"D6"}', 'A:a426222b5a190246', 1794949553),
	('_AIHWcbhQhPj', 37, 'played', '{"seat":"A","card":"K3"}', 'A:d56632f98890bf98', 1794949553),
	('rYrGxgcs726z', 43, 'played', '{"seat":"B","card":"U7"}', 'B:935f6f84096863ad', 1794949553),
	('rYrGxgcs726z', 44, 'played', '{"seat":"A","card":"G0"}', 'A:ed898b6e0f3decf9', 1794949553),
	('rYrGxgcs726z', 45, 'played', '{"seat":"B","card":"U2"}', 'B:d25c63579ebc0691', 1794949553),
	('1t02Nyu7jPVA', 1, 'created', '{"kind":"same_screen","guided":false,"secret":"1c8e0ddb4e9a3a0bc4f2a89de8e34025a020cd2dd97c755aa54083bc6d6145bf","created":"2026-11-17T21:05:53.729Z","seats":{"A":{"name":"Ann","token":"13e00ae4705b55e16373cc6d45646c9bf1eaa8a43c62495efb3b46ef8e45edf3","commitment":"b900aacbb0f8a93b75b817ba6be67c81d6f7d31afe8cb07cf379557f8475ede5"},"B":{"name":"Zoë","token":"a0237c15000070e753c9fd9e731a248394ad3c5e1a1c284b7f84ae7b8fa679ee"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949553),
	('1t02Nyu7jPVA', 2, 'revealed', '{"seat":"A","contribution":"c258897f4125d83e416135bead7555dbbc012d8c2c3a2ccd5007221e1f9bf9bf"}', 'A:90de62ea1c2402ab', 1794949553),
	('1t02Nyu7jPVA', 3, 'played', '{"seat":"A","card":"D5"}', 'A:c5670592a9108279', 1794949553),
	('1t02Nyu7jPVA', 4, 'played', '{"seat":"B","card":"D4"}', 'B:d2c064cc0a2d2bf7', 1794949553),
	('1t02Nyu7jPVA', 5, 'played', '{"seat":"A","card":"U6"}', 'A:5bc5b722a5d0667f', 1794949553),
	('1t02Nyu7jPVA', 6, 'played', '{"seat":"B","card":"X4"}', 'B:203ec850fb95f559', 1794949553),
	('1t02Nyu7jPVA', 7, 'played', '{"seat":"A","card":"U3"}', 'A:d3b46e183bcc43a1', 1794949553),
	('1t02Nyu7jPVA', 8, 'played', '{"seat":"B","card":"U7"}', 'B:8ea8dd0e133febd0', 1794949553),
	('1t02Nyu7jPVA', 9, 'played', '{"seat":"B","card":"G0"}', 'B:f30e26ebbdf1d038', 1794949553),
	('1t02Nyu7jPVA', 10, 'played', '{"seat":"A","card":"G8"}', 'A:1b722b6da605ba47', 1794949553),
	('1t02Nyu7jPVA', 11, 'played', '{"seat":"A","card":"K6"}', 'A:3191ceb36c64b24d', 1794949553),
	('1t02Nyu7jPVA', 12, 'played', '{"seat":"B","card":"G6"}', 'B:8fd4988a1be038b9', 1794949553),
	('1t02Nyu7jPVA', 13, 'played', '{"seat":"A","card":"G0"}', 'A:21dec89b0bf4dfa2', 1794949553),
	('1t02Nyu7jPVA', 14, 'played', '{"seat":"B","card":"G1"}', 'B:371f36451892c452', 1794949553),
	('1t02Nyu7jPVA', 15, 'played', '{"seat":"B","card":"G0"}', 'B:e18d99f66f0193f0', 1794949553),
	('1t02Nyu7jPVA', 16, 'played', '{"seat":"A","card":"G0"}', 'A:18a267883b0283fc', 1794949553),
	('1t02Nyu7jPVA', 17, 'played', '{"seat":"B","card":"U4"}', 'B:a607b474dca03586', 1794949553),
	('1t02Nyu7jPVA', 18, 'played', '{"seat":"A","card":"X7"}', 'A:39f500299dec6fa2', 1794949553),
	('1t02Nyu7jPVA', 19, 'played', '{"seat":"A","card":"U0"}', 'A:609aff02296d66b5', 1794949553),
	('1t02Nyu7jPVA', 20, 'played', '{"seat":"B","card":"U5"}', 'B:9cbe21f3196e07bb', 1794949553),
	('1t02Nyu7jPVA', 21, 'played', '{"seat":"B","card":"D8"}', 'B:56c23067b04ec280', 1794949553),
	('1t02Nyu7jPVA', 22, 'played', '{"seat":"A","card":"D7"}', 'A:011ce74223b35ee1', 1794949553),
	('rYrGxgcs726z', 1, 'created', '{"kind":"friend","guided":false,"secret":"54810d66ad741e2a2f786eed4439a52e2cfd73e33305bef1c0a032979267de03","created":"2026-11-17T21:05:53.832Z","seats":{"A":{"name":"Ann","token":"3556e6509706263deec7bb720d04399dff18a008515e2881b71a06d1ba7583d5","commitment":"a5c05c429cb2256d46433bd8c26bbd3dd43597cbb7bdf53d6d48eab8dc30eea4"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949553),
	('rYrGxgcs726z', 2, 'sat', '{"seat":"B","name":"Bob","token":"c201633b08b02d36b0a2b30a1edef7c0e837fb1665f362618e9f5b35f4b77ead","commitment":"065b51f510f449c1eeeb139bcfc007e8bf6e4d3b3b33ad7d969118180339cb77"}', 'sit:5f14eed8c76208961793e16643261d4e41ed84feb8f702d2078bb2386ab8d68c', 1794949553),
	('rYrGxgcs726z', 3, 'revealed', '{"seat":"A","contribution":"835af7fc8843cb24c36960f0a10f9a30619618c3d09735eff691bddcf06dc170"}', 'A:d2ee97c0ee44f53d', 1794949553),
	('rYrGxgcs726z', 4, 'revealed', '{"seat":"B","contribution":"6d450c7012146093eeea5d34ed65967361495e652bb732a003bfae58365548a2"}', 'B:2980fbe3c1000603', 1794949553),
	('rYrGxgcs726z', 5, 'played', '{"seat":"A","card":"G2"}', 'A:6c809175d5c8b212', 1794949553),
	('rYrGxgcs726z', 6, 'played', '{"seat":"B","card":"X2"}', 'B:587a32d2051cbe3a', 1794949553),
	('rYrGxgcs726z', 7, 'played', '{"seat":"A","card":"K2"}', 'A:92857ac6f2357473', 1794949553),
	('rYrGxgcs726z', 8, 'played', '{"seat":"B","card":"K5"}', 'B:2718defee0a56a4d', 1794949553),
	('rYrGxgcs726z', 9, 'played', '{"seat":"B","card":"D8"}', 'B:381b1af93bbf4526', 1794949553),
	('rYrGxgcs726z', 10, 'played', '{"seat":"A","card":"D6"}', 'A:1bc97d51d6d91e53', 1794949553),
	('rYrGxgcs726z', 11, 'played', '{"seat":"B","card":"G7"}', 'B:2bb6e0c46a977d2d', 1794949553),
	('rYrGxgcs726z', 12, 'played', '{"seat":"A","card":"X9"}', 'A:6bbf9d44d0f3e523', 1794949553),
	('rYrGxgcs726z', 13, 'played', '{"seat":"A","card":"X7"}', 'A:fe8bee12df69fd0d', 1794949553),
	('rYrGxgcs726z', 14, 'played', '{"seat":"B","card":"G0"}', 'B:a9956bf3f1ff7e65', 1794949553),
	('rYrGxgcs726z', 15, 'played', '{"seat":"A","card":"D5"}', 'A:01f6a0504e01da22', 1794949553),
	('rYrGxgcs726z', 16, 'played', '{"seat":"B","card":"D1"}', 'B:a52dd7a645f5e9e2', 1794949553),
	('rYrGxgcs726z', 17, 'played', '{"seat":"A","card":"U4"}', 'A:b3d6b4f4449c711a', 1794949553),
	('rYrGxgcs726z', 18, 'played', '{"seat":"B","card":"U1"}', 'B:47702d5fb95e4e03', 1794949553),
	('rYrGxgcs726z', 19, 'played', '{"seat":"A","card":"K6"}', 'A:a91f08f733ed21e6', 1794949553),
	('rYrGxgcs726z', 20, 'played', '{"seat":"B","card":"K8"}', 'B:30a1e26e09992329', 1794949553),
	('rYrGxgcs726z', 21, 'played', '{"seat":"B","card":"D9"}', 'B:56f11026dfafedb0', 1794949553),
	('rYrGxgcs726z', 22, 'played', '{"seat":"A","card":"D2"}', 'A:ef838de5eba56b73', 1794949553),
	('rYrGxgcs726z', 23, 'played', '{"seat":"B","card":"U9"}', 'B:460a53a4335bf22e', 1794949553),
	('rYrGxgcs726z', 24, 'played', '{"seat":"A","card":"U8"}', 'A:ebccae5e67a515d8', 1794949553),
	('rYrGxgcs726z', 25, 'played', '{"seat":"B","card":"U6"}', 'B:59466f4430af5873', 1794949553),
	('rYrGxgcs726z', 26, 'played', '{"seat":"A","card":"D3"}', 'A:6218795efb83fe74', 1794949553),
	('rYrGxgcs726z', 27, 'played', '{"seat":"B","card":"G8"}', 'B:9b3a4b5c59bfba56', 1794949553),
	('rYrGxgcs726z', 28, 'played', '{"seat":"A","card":"D7"}', 'A:0aa50f4bb2b0014f', 1794949553),
	('rYrGxgcs726z', 29, 'played', '{"seat":"B","card":"G1"}', 'B:6dfe5b87d90ce138', 1794949553),
	('rYrGxgcs726z', 30, 'played', '{"seat":"A","card":"K4"}', 'A:f5bf75f70a72763a', 1794949553),
	('rYrGxgcs726z', 31, 'played', '{"seat":"A","card":"X6"}', 'A:4725938bec2688ad', 1794949553),
	('rYrGxgcs726z', 32, 'played', '{"seat":"B","card":"X4"}', 'B:b0e089ce0a5df441', 1794949553),
	('rYrGxgcs726z', 33, 'played', '{"seat":"A","card":"U5"}', 'A:665a06d1734cafa7', 1794949553),
	('rYrGxgcs726z', 34, 'played', '{"seat":"B","card":"U0"}', 'B:0ba1624f0becb558', 1794949553),
	('rYrGxgcs726z', 35, 'played', '{"seat":"A","card":"G5"}', 'A:65a7652ebd331195', 1794949553),
	('rYrGxgcs726z', 36, 'played', '{"seat":"B","card":"G3"}', 'B:a729ce4ff2d6b6b9', 1794949553),
	('rYrGxgcs726z', 37, 'played', '{"seat":"A","card":"X1"}', 'A:b1d923f407817813', 1794949553),
	('rYrGxgcs726z', 38, 'played', '{"seat":"B","card":"X0"}', 'B:41b6611eacadf62d', 1794949553),
	('rYrGxgcs726z', 39, 'played', '{"seat":"A","card":"G6"}', 'A:696e8c0a9954333b', 1794949553),
	('rYrGxgcs726z', 40, 'played', '{"seat":"B","card":"G9"}', 'B:0df90f94489e0db8', 1794949553),
	('rYrGxgcs726z', 41, 'played', '{"seat":"B","card":"K9"}', 'B:90d90e305930b391', 1794949553),
	('rYrGxgcs726z', 42, 'played', '{"seat":"A","card":"D0"}', 'A:35c28f8634832ea1', 1794949553),
	('rYrGxgcs726z', 46, 'played', '{"seat":"A","card":"X8"}', 'A:e3c499ba5b80ebe0', 1794949553),
	('rYrGxgcs726z', 47, 'played', '{"seat":"A","card":"D4"}', 'A:f050d66b08e80b46', 1794949553),
	('rYrGxgcs726z', 48, 'played', '{"seat":"B","card":"X5"}', 'B:3aa2b55a2424836a', 1794949553),
	('rYrGxgcs726z', 49, 'played', '{"seat":"B","card":"U3"}', 'B:62e5e3147a44f600', 1794949553),
	('rYrGxgcs726z', 50, 'played', '{"seat":"A","card":"X3"}', 'A:bd16ae66cc07c4c2', 1794949553),
	('rYrGxgcs726z', 51, 'played', '{"seat":"B","card":"G0"}', 'B:a076f5ceb1d23f2b', 1794949553),
	('rYrGxgcs726z', 52, 'played', '{"seat":"A","card":"G0"}', 'A:ab905ab1660f0b30', 1794949553),
	('rYrGxgcs726z', 53, 'played', '{"seat":"B","card":"K3"}', 'B:011b3e0d40a9e95a', 1794949553),
	('rYrGxgcs726z', 54, 'played', '{"seat":"A","card":"G0"}', 'A:b3f116bb04cb4a28', 1794949553),
	('rYrGxgcs726z', 55, 'played', '{"seat":"B","card":"K7"}', 'B:a04804c0fecc3127', 1794949554),
	('rYrGxgcs726z', 56, 'played', '{"seat":"A","card":"G4"}', 'A:3ea89716f52b84db', 1794949554),
	('rYrGxgcs726z', 57, 'offered', '{"seat":"B","commitment":"3bd9e0efc0351e691841626d17e0fde576b81fe3e3a57e00640d8b3d8f15222c","tokens":{"B":"c365e3a22d851975d357898945b21dd4d54e12bd837520a992546c9db45a24c5"}}', 'B:49deb6b90793d681', 1794949554),
	('tQY-Thqy8TtC', 1, 'created', '{"kind":"bot","guided":true,"secret":"21a025093471922a806cd132b3598ba9099ce61cfbac769b12b48a372d5cff86","created":"2026-11-17T21:05:54.015Z","seats":{"A":{"name":"Ann","token":"5c97e96ddfbd5046a7e26f41f7fa53daee45170e90a788ff3d5d6dbf7ca44f55","commitment":"cc2827798f4c91dfce8fde9280d612a4590c74300b07c1e3d126735125bc10bb"},"B":{"name":"squire","bot":{"name":"squire","version":2,"budget":""}}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949554),
	('tQY-Thqy8TtC', 2, 'revealed', '{"seat":"A","contribution":"50b4eedb62a547bf654f7a1e57c81dad371279ad4f329d962e7d31b60a8a3c4a"}', 'A:868520c9f9717603', 1794949554),
	('tQY-Thqy8TtC', 3, 'played', '{"seat":"B","card":"X1"}', 'bot:0', 1794949554),
	('tQY-Thqy8TtC', 4, 'played', '{"seat":"A","card":"X0"}', 'A:b085b209ebacdb35', 1794949554),
	('tQY-Thqy8TtC', 5, 'played', '{"seat":"B","card":"X2"}', 'bot:2', 1794949555),
	('tQY-Thqy8TtC', 6, 'played', '{"seat":"A","card":"X3"}', 'A:f578192679c4e117', 1794949555),
	('tQY-Thqy8TtC', 7, 'played', '{"seat":"A","card":"K7"}', 'A:fdd117b9431c267b', 1794949555),
	('tQY-Thqy8TtC', 8, 'played', '{"seat":"B","card":"X4"}', 'bot:5', 1794949555),
	('tQY-Thqy8TtC', 9, 'played', '{"seat":"A","card":"U5"}', 'A:8a2924ccf1af658f', 1794949555),
	('tQY-Thqy8TtC', 10, 'played', '{"seat":"B","card":"G0"}', 'bot:7', 1794949556),
	('tQY-Thqy8TtC', 11, 'played', '{"seat":"A","card":"X7"}', 'A:ec62853fd3b97d6e', 1794949556),
	('tQY-Thqy8TtC', 12, 'played', '{"seat":"B","card":"G0"}', 'bot:9', 1794949556),
	('tQY-Thqy8TtC', 13, 'played', '{"seat":"A","card":"U2"}', 'A:671d589464c79c9b', 1794949556),
	('tQY-Thqy8TtC', 14, 'played', '{"seat":"B","card":"D1"}', 'bot:11', 1794949557),
	('tQY-Thqy8TtC', 15, 'played', '{"seat":"A","card":"K5"}', 'A:8952112244a017d9', 1794949557),
	('tQY-Thqy8TtC', 16, 'played', '{"seat":"B","card":"K8"}', 'bot:13', 1794949557),
	('tQY-Thqy8TtC', 17, 'played', '{"seat":"B","card":"D7"}', 'bot:14', 1794949558),
	('tQY-Thqy8TtC', 18, 'played', '{"seat":"A","card":"D2"}', 'A:19711dd1cfee8317', 1794949558),
	('tQY-Thqy8TtC', 19, 'played', '{"seat":"B","card":"G7"}', 'bot:16', 1794949558),
	('tQY-Thqy8TtC', 20, 'played', '{"seat":"A","card":"G2"}', 'A:1535f17320bf9619', 1794949558),
	('tQY-Thqy8TtC', 21, 'played', '{"seat":"B","card":"D3"}', 'bot:18', 1794949559),
	('tQY-Thqy8TtC', 22, 'played', '{"seat":"A","card":"K3"}', 'A:c57921dea73e48b9', 1794949559),
	('tQY-Thqy8TtC', 23, 'played', '{"seat":"B","card":"D5"}', 'bot:20', 1794949559),
	('tQY-Thqy8TtC', 24, 'played', '{"seat":"A","card":"U7"}', 'A:14523920da0ae332', 1794949559),
	('tQY-Thqy8TtC', 25, 'played', '{"seat":"B","card":"D4"}', 'bot:22', 1794949560),
	('tQY-Thqy8TtC', 26, 'played', '{"seat":"A","card":"K6"}', 'A:b620ea59cf25a15c', 1794949560),
	('tQY-Thqy8TtC', 27, 'played', '{"seat":"B","card":"G8"}', 'bot:24', 1794949560),
	('tQY-Thqy8TtC', 28, 'played', '{"seat":"A","card":"U8"}', 'A:75b0b3105b8911db', 1794949560),
	('tQY-Thqy8TtC', 29, 'played', '{"seat":"B","card":"X9"}', 'bot:26', 1794949561),
	('tQY-Thqy8TtC', 30, 'played', '{"seat":"A","card":"X5"}', 'A:1c6c226308dc2089', 1794949561),
	('tQY-Thqy8TtC', 31, 'played', '{"seat":"B","card":"U9"}', 'bot:28', 1794949561),
	('tQY-Thqy8TtC', 32, 'played', '{"seat":"A","card":"U1"}', 'A:b3ad8cdfa43bd8e5', 1794949561),
	('tQY-Thqy8TtC', 33, 'played', '{"seat":"B","card":"G9"}', 'bot:30', 1794949562),
	('tQY-Thqy8TtC', 34, 'played', '{"seat":"A","card":"G3"}', 'A:87c84151731e7c7f', 1794949562),
	('tQY-Thqy8TtC', 35, 'played', '{"seat":"B","card":"D0"}', 'bot:32', 1794949562),
	('tQY-Thqy8TtC', 36, 'played', '{"seat":"A","card":"D6"}', 'A:960510686fa11010', 1794949562),
	('tQY-Thqy8TtC', 37, 'played', '{"seat":"A","card":"U6"}', 'A:5185684e9f84e72a', 1794949562),
	('tQY-Thqy8TtC', 38, 'played', '{"seat":"B","card":"U0"}', 'bot:35', 1794949563),
	('tQY-Thqy8TtC', 39, 'played', '{"seat":"A","card":"G1"}', 'A:04c9b1daca7ca087', 1794949563),
	('tQY-Thqy8TtC', 40, 'played', '{"seat":"B","card":"G5"}', 'bot:37', 1794949563),
	('tQY-Thqy8TtC', 41, 'played', '{"seat":"B","card":"D8"}', 'bot:38', 1794949564),
	('tQY-Thqy8TtC', 42, 'played', '{"seat":"A","card":"K2"}', 'A:6a313a17f3b1c746', 1794949564),
	('tQY-Thqy8TtC', 43, 'played', '{"seat":"B","card":"D9"}', 'bot:40', 1794949564),
	('tQY-Thqy8TtC', 44, 'played', '{"seat":"A","card":"G4"}', 'A:fb60cd72f4032852', 1794949564),
	('tQY-Thqy8TtC', 45, 'played', '{"seat":"B","card":"G0"}', 'bot:42', 1794949565),
	('tQY-Thqy8TtC', 46, 'played', '{"seat":"A","card":"G6"}', 'A:d22813841e511c13', 1794949565),
	('tQY-Thqy8TtC', 47, 'played', '{"seat":"A","card":"X6"}', 'A:25ce227726f2cfae', 1794949565),
	('tQY-Thqy8TtC', 48, 'played', '{"seat":"B","card":"G0"}', 'bot:45', 1794949565),
	('tQY-Thqy8TtC', 49, 'played', '{"seat":"A","card":"G0"}', 'A:a557cc9de7235c63', 1794949565),
	('tQY-Thqy8TtC', 50, 'played', '{"seat":"B","card":"K4"}', 'bot:47', 1794949566),
	('tQY-Thqy8TtC', 51, 'played', '{"seat":"B","card":"U3"}', 'bot:48', 1794949566),
	('tQY-Thqy8TtC', 52, 'played', '{"seat":"A","card":"X8"}', 'A:e1598a5e9177ca87', 1794949566),
	('tQY-Thqy8TtC', 53, 'played', '{"seat":"A","card":"K9"}', 'A:dbd23101d79460cc', 1794949566),
	('tQY-Thqy8TtC', 54, 'played', '{"seat":"B","card":"U4"}', 'bot:51', 1794949567),
	('jEB1ptVzhJpl', 1, 'created', '{"kind":"friend","guided":false,"secret":"35078d2432207847ac042f5d1ac54ec92f3732c8f6af5f62ff4ba01ae490bae9","created":"2026-11-17T21:06:07.421Z","seats":{"A":{"name":"Ann","token":"f22f2a2c749933a1f4a9aebea7ab648133fc2bd8e2960798da50745ba8ab4c11","commitment":"87bfb34c4f9da0221d59f890f8cef365e52afa90779c2b829067db8cc9b5b0c1"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949567),
	('jEB1ptVzhJpl', 2, 'sat', '{"seat":"B","name":"Bob","token":"9f7c7b1555d8f541c7a35cdf067f03dcc537f66682a9b13672aa96f40a01f187","commitment":"ed68ed0aa6f384ba622e31107fd3b1d0d6a1547adb619ce8ec67bd8494b57dc1"}', 'sit:6c9af0f8893d72c3efdfa2505bed803f75601abcd2fac8afa6a845403df38004', 1794949567),
	('jEB1ptVzhJpl', 3, 'revealed', '{"seat":"A","contribution":"2ecf07b1e9feca1127219fc5468fd9b360d9fdb4f145b657630cf52f5f1b5ae9"}', 'A:108949bf4bcfe5e7', 1794949567),
	('jEB1ptVzhJpl', 4, 'revealed', '{"seat":"B","contribution":"ffeacc35b68b1d588e6548c10e716234fefee94b60607c1d8c4cf7e335edac69"}', 'B:9e43cbf0fd6217e2', 1794949567),
	('jEB1ptVzhJpl', 5, 'played', '{"seat":"B","card":"D1"}', 'B:f54c3f20ed4ebffa', 1794949567),
	('jEB1ptVzhJpl', 6, 'played', '{"seat":"A","card":"D7"}', 'A:2aa3e5f17591c05d', 1794949567),
	('jEB1ptVzhJpl', 7, 'played', '{"seat":"A","card":"D4"}', 'A:08aa63948a9f3b2d', 1794949567),
	('jEB1ptVzhJpl', 8, 'played', '{"seat":"B","card":"D6"}', 'B:b580809ad1ef721b', 1794949567),
	('jEB1ptVzhJpl', 9, 'played', '{"seat":"B","card":"K5"}', 'B:f89533d74ed32847', 1794949567),
	('jEB1ptVzhJpl', 10, 'played', '{"seat":"A","card":"X3"}', 'A:5edf3f481880c622', 1794949567),
	('jEB1ptVzhJpl', 11, 'played', '{"seat":"B","card":"K6"}', 'B:ccb7940cc5fa222d', 1794949567),
	('jEB1ptVzhJpl', 12, 'played', '{"seat":"A","card":"K2"}', 'A:e3c9fb04ed35803b', 1794949567),
	('jEB1ptVzhJpl', 13, 'played', '{"seat":"B","card":"X2"}', 'B:25232eff2713cc48', 1794949567),
	('jEB1ptVzhJpl', 14, 'played', '{"seat":"A","card":"X9"}', 'A:8d52db8fea2b9511', 1794949567),
	('jEB1ptVzhJpl', 15, 'played', '{"seat":"A","card":"G1"}', 'A:7fbffa31bed994d7', 1794949567),
	('jEB1ptVzhJpl', 16, 'resigned', '{"seat":"A"}', 'A:067b01bbd78793fe', 1794949567),
	('4w5F3XJ-SiN9', 1, 'created', '{"kind":"friend","guided":false,"secret":"25565a6c048e917a16a5dc609bc72dc62eba4f960e14c8371b441502ecf88b7e","created":"2026-11-17T21:06:07.593Z","seats":{"A":{"name":"Ann","token":"9009710a008feda3b2c4c209e4774936858ae56f4be92c92d6124b68ebc3c3b0","commitment":"4efa86062fdb1eb747acf8abc263cf987f5292acaf3b10b6ab5714ecda488491"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949567),
	('4w5F3XJ-SiN9', 2, 'sat', '{"seat":"B","name":"Bob","token":"184d63efbddf7d397314c8d44181af1712f6fc8fea98113a95f4544cf51e9ae8","commitment":"95e4c102858381f596f3c8d65f20cad9b949b9a98f3cfea80fd51a0c1491fee7"}', 'sit:7371456a1fa4bb223c0358ebb52142b25a155f84eb1417c40d255c2c1ae50fbf', 1794949567),
	('4w5F3XJ-SiN9', 3, 'revealed', '{"seat":"A","contribution":"7f797e1d5769152614890b27e4239a6fb278bf888cc5610af99d337e64cb021b"}', 'A:ecbf7df7b143998a', 1794949567),
	('4w5F3XJ-SiN9', 4, 'revealed', '{"seat":"B","contribution":"fa1201a4c02b788ecb9e74656620087cfb5cd04f83c7696efb900d1a0bda93c1"}', 'B:db9526c4ccc47c63', 1794949567),
	('4w5F3XJ-SiN9', 5, 'played', '{"seat":"A","card":"X8"}', 'A:bc62cb994b4df854', 1794949567),
	('4w5F3XJ-SiN9', 6, 'played', '{"seat":"B","card":"X0"}', 'B:6944c9942efa27ff', 1794949567),
	('4w5F3XJ-SiN9', 7, 'played', '{"seat":"A","card":"K9"}', 'A:99e358ab6e43299f', 1794949567),
	('4w5F3XJ-SiN9', 8, 'played', '{"seat":"B","card":"K3"}', 'B:a6c475ff883e1d13', 1794949567),
	('4w5F3XJ-SiN9', 9, 'left', '{"seat":"B"}', 'B:cb100082de4f5d35', 1794949567),
	('GC5XLpjyZtIy', 1, 'created', '{"kind":"friend","guided":false,"secret":"d30d9f7d4379ee2755f25f97e8a97b1593f457365a7553e62115572df7b8926e","created":"2026-11-17T21:06:07.717Z","seats":{"A":{"name":"Ann","token":"eb9ab319fd7c69996c60ab62ca14a3f336082c2fec5f18d46558481cb9a1a4d5","commitment":"08ffa394bf720e3fdafff743a21168ed75aaf932e4579fd24817aa5080e9e3d7"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949567),
	('GC5XLpjyZtIy', 2, 'left', '{"seat":"A"}', 'A:12a95fc463e2be12', 1794949567),
	('6ZJalrfKJMvL', 1, 'created', '{"kind":"friend","guided":false,"secret":"6cad9696ec82a0c666e52265b8d3905597d197c85be0c4bd96c21b5e7bc046af","created":"2026-11-17T21:06:07.749Z","seats":{"A":{"name":"Ann","token":"e1f6a464a7f034b595cebbb816a586db19421291d06e93f104b02151b8f5ac20","commitment":"7804ae04727b77f9cf54e3d8c3027b39f810e35be5e9d1b40e1d0f38dacd8049"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949567),
	('6ZJalrfKJMvL', 2, 'sat', '{"seat":"B","name":"Bob","token":"54d7b477699878cf52d70dad589b7bbdc35eeaca6a0f5b91a57e55f65918806d","commitment":"444e660733ced4235bf45e7e6f1f56af7d49905429f766d8865520edd48ea922"}', 'sit:c6e2896a2a6b7a1c4ea85bda8770a145d95a1637724bc69f656744b2fa1fe731', 1794949567),
	('6ZJalrfKJMvL', 3, 'revealed', '{"seat":"A","contribution":"78a7cb50b0d1c9a3a1e181bf4a669f052cfbdc8418847aadc04d91232f188696"}', 'A:bf114660969fec5f', 1794949567),
	('6ZJalrfKJMvL', 4, 'revealed', '{"seat":"B","contribution":"5b52f7566e88ac465b26dfdf3ac57af2faf22c07a1385fb09944c0c1f3f06d85"}', 'B:82d4a659c482f304', 1794949567),
	('6ZJalrfKJMvL', 5, 'resigned', '{"seat":"A"}', 'A:73ccfe527372f1a7', 1794949567),
	('6ZJalrfKJMvL', 6, 'offered', '{"seat":"A","commitment":"bc8b778892cf940fc827c95d974c7cf5f19132066af687939985cf7e5b072cc7","tokens":{"A":"509f081c04581b52ebcd0438f6ee0fb2540feb8a43ca23cda45a9a2f52dd5fd8"}}', 'A:0e8b3f408343643b', 1794949567),
	('6ZJalrfKJMvL', 7, 'offered', '{"seat":"B","commitment":"18b2f3ebe591f1cbd8f73c1ac08ac2025bc5e69ee9eab82e1bd282be3b429848","tokens":{"B":"e952ae0426169716d4527b384787d345d1054796e7c40f567e3f5963b51b62d9"}}', 'B:5a68649adeb79d2a', 1794949567),
	('6ZJalrfKJMvL', 8, 'rematched', '{"table":"LlRfJIDoVoAO"}', NULL, 1794949567),
	('LlRfJIDoVoAO', 1, 'created', '{"kind":"friend","guided":false,"secret":"d0251e046fa16dbd77dc550cb14440f2976a79cfc40d62c1a9fddf2fbd6a8be3","created":"2026-11-17T21:06:07.826Z","seats":{"A":{"name":"Ann","token":"509f081c04581b52ebcd0438f6ee0fb2540feb8a43ca23cda45a9a2f52dd5fd8","commitment":"bc8b778892cf940fc827c95d974c7cf5f19132066af687939985cf7e5b072cc7"},"B":{"name":"Bob","token":"e952ae0426169716d4527b384787d345d1054796e7c40f567e3f5963b51b62d9","commitment":"18b2f3ebe591f1cbd8f73c1ac08ac2025bc5e69ee9eab82e1bd282be3b429848"}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949567),
	('LlRfJIDoVoAO', 2, 'revealed', '{"seat":"A","contribution":"0a7798d3bb493eef13f9259996c70f5209099526c2efb20687188097ca9ff3ca"}', 'A:632583d0ad5fe4b0', 1794949567),
	('LlRfJIDoVoAO', 3, 'revealed', '{"seat":"B","contribution":"574120c25f4a8cffe421f5261ae92376f78e70dfaad3e3b9ef9b1671a4c8fcc3"}', 'B:dc7e24997319dfc4', 1794949567),
	('LlRfJIDoVoAO', 4, 'played', '{"seat":"B","card":"D2"}', 'B:b92e4148c97cd69a', 1794949567),
	('LlRfJIDoVoAO', 5, 'played', '{"seat":"A","card":"D3"}', 'A:9c4199ff596fd49b', 1794949567),
	('LlRfJIDoVoAO', 6, 'played', '{"seat":"A","card":"G2"}', 'A:be4bebd199295039', 1794949567),
	('LlRfJIDoVoAO', 7, 'played', '{"seat":"B","card":"G8"}', 'B:8799f1737af82f14', 1794949567),
	('LlRfJIDoVoAO', 8, 'played', '{"seat":"B","card":"G6"}', 'B:98338f5608b5989c', 1794949567),
	('LlRfJIDoVoAO', 9, 'played', '{"seat":"A","card":"G0"}', 'A:83fc9267eae1dca8', 1794949567),
	('CfEAOO49tmun', 1, 'created', '{"kind":"bot","guided":false,"secret":"bd596ab419f4860bd33d76bad8231202e808de916f907b2faf32667065d2aef5","created":"2026-11-17T21:06:08.167Z","seats":{"A":{"name":"Ann","token":"260457099a9e3281a328e64c28f216b1bd73b47bb8cf8fcaee01269252c73f9e","commitment":"9bcb1260d616bd543b864c460ae611d49d4a25e8d6aeb7ba4a857586e80c4813"},"B":{"name":"regent","bot":{"name":"regent","version":3,"budget":"20000 rounds"}}},"away":259200,"options":{"leader":"lot","by_heart":false,"hints":null}}', NULL, 1794949568),
	('CfEAOO49tmun', 2, 'revealed', '{"seat":"A","contribution":"8bfbdcaf19cc05edb59a514ba173f3c1cf026357d4788a3f8b314d578666cf18"}', 'A:35dd121c1469bd39', 1794949568),
	('CfEAOO49tmun', 3, 'played', '{"seat":"A","card":"G9"}', 'A:7a25584b7386643d', 1794949568),
	('CfEAOO49tmun', 4, 'played', '{"seat":"B","card":"G3"}', 'bot:1', 1794949568),
	('CfEAOO49tmun', 5, 'played', '{"seat":"A","card":"G0"}', 'A:3bed2d1319e5bcae', 1794949568);
INSERT INTO public.presence VALUES
	('CfEAOO49tmun', '090ec58e4667bac6', 'A');
INSERT INTO public.processes VALUES
	('090ec58e4667bac6', '2026-11-17 21:06:08.614544+00');
INSERT INTO public.server VALUES
	('token key', 'db0fca7f6d37752cf64197551d0cf03f73ab74a36c1a31ba938c69e5d3c82e46');
INSERT INTO public.tables VALUES
	('HZXJKnPy0cKQ', '21206fe50c89550eab6e6f4103bc129c1c6bb48b5406a9433a5ee05eb00b3e8d', '2026-11-17T21:05:50.833Z', 'friend', 'waiting', false, '090ec58e4667bac6'),
	('g9ahDGWK1ISL', '50c18dd71f9cdf0049eb5017be9fa41fa33274082f64ba1bf85eb9f241439396', '2026-11-17T21:05:50.879Z', 'friend', 'revealing', false, '090ec58e4667bac6'),
	('LlRfJIDoVoAO', NULL, '2026-11-17T21:06:07.826Z', 'friend', 'playing', false, '090ec58e4667bac6'),
	('CfEAOO49tmun', 'faee071c6983bc1cf94ad3b0710db0fca787a3b6bde8560d4f3e0b437380ad72', '2026-11-17T21:06:08.167Z', 'bot', 'playing', true, '090ec58e4667bac6'),
	('jKjJUrY6mT1n', 'da40c5d038c6a4aa20ee060bf092ebd5e9b4eb16019b3284fcfd9d6d7606b140', '2026-11-17T21:05:50.975Z', 'bot', 'playing', false, '090ec58e4667bac6'),
	('_AIHWcbhQhPj', '35690864144089e114af5b40fc0a92118f0afe1f328c74754fa19c6edb7d5931', '2026-11-17T21:05:53.562Z', 'friend', 'playing', false, '090ec58e4667bac6'),
	('1t02Nyu7jPVA', 'ceac4c830076f31e1bbd1fdfa29ff8f13b0f263e57835ff973551ed7f1c7c85d', '2026-11-17T21:05:53.729Z', 'same_screen', 'playing', false, '090ec58e4667bac6'),
	('rYrGxgcs726z', 'f343aa0bf378e6506c66f19e0744301307692b7f9f1bc37c97b77905e5026622', '2026-11-17T21:05:53.832Z', 'friend', 'over', false, '090ec58e4667bac6'),
	('tQY-Thqy8TtC', 'f47cdf6db220593808107d2923d7235636cf524bd0cdd219e3c14eb2920736c1', '2026-11-17T21:05:54.015Z', 'bot', 'over', false, '090ec58e4667bac6'),
	('jEB1ptVzhJpl', 'bd6a5b9a0261504a4920bcdac1cec6e42cf8f4c0488571e38b63a3927de166b3', '2026-11-17T21:06:07.421Z', 'friend', 'over', false, '090ec58e4667bac6'),
	('4w5F3XJ-SiN9', '54c7aba33a3188e8893417caa11d5b951d7b0928a1b36d10fe2010fa9d1341ee', '2026-11-17T21:06:07.593Z', 'friend', 'over', false, '090ec58e4667bac6'),
	('GC5XLpjyZtIy', 'cd147afddf177f301c8b9505251033954f09e3e6f610e8de4d48c0705cb25207', '2026-11-17T21:06:07.717Z', 'friend', 'closed', false, '090ec58e4667bac6'),
	('6ZJalrfKJMvL', 'e0092814c9a65ec9cd702ad6580928c01d5942f68965e4c31aac60eef6ebbd40', '2026-11-17T21:06:07.749Z', 'friend', 'over', false, '090ec58e4667bac6');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.day_levels
    ADD CONSTRAINT day_levels_pkey PRIMARY KEY (day, level, bot);
ALTER TABLE ONLY public.day_runs
    ADD CONSTRAINT day_runs_pkey PRIMARY KEY (day, player);
ALTER TABLE ONLY public.day_runs
    ADD CONSTRAINT day_runs_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT one_answer_a_command UNIQUE (table_id, command);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, process, viewer);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id, version, part);
ALTER TABLE ONLY public.server
    ADD CONSTRAINT server_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_creation_key UNIQUE (creation);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX tables_by_status ON public.tables USING btree (status, created);
ALTER TABLE ONLY public.day_levels
    ADD CONSTRAINT day_levels_day_fkey FOREIGN KEY (day) REFERENCES public.days(day);
ALTER TABLE ONLY public.day_runs
    ADD CONSTRAINT day_runs_day_fkey FOREIGN KEY (day) REFERENCES public.days(day);
ALTER TABLE ONLY public.day_runs
    ADD CONSTRAINT day_runs_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
