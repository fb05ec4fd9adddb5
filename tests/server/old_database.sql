-- The tables as the first version made them (0001). KEY and ROWS stand for what SQLite and PostgreSQL write differently.
-- Never change this file: databases like this are out there.

CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');

CREATE TABLE people (
    id VARCHAR(24) NOT NULL, name VARCHAR(30) NOT NULL, login VARCHAR(120), password VARCHAR(200), since BIGINT NOT NULL,
    gone BOOLEAN NOT NULL,
    CONSTRAINT pk_people PRIMARY KEY (id), CONSTRAINT uq_people_login UNIQUE (login)
);
CREATE TABLE mutes (
    person VARCHAR(24) NOT NULL, muted VARCHAR(24) NOT NULL,
    CONSTRAINT pk_mutes PRIMARY KEY (person, muted),
    CONSTRAINT fk_mutes_muted FOREIGN KEY (muted) REFERENCES people (id),
    CONSTRAINT fk_mutes_person FOREIGN KEY (person) REFERENCES people (id)
);
CREATE TABLE ratings (
    person VARCHAR(24) NOT NULL, game VARCHAR(20) NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL,
    games INTEGER NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (person, game),
    CONSTRAINT fk_ratings_person FOREIGN KEY (person) REFERENCES people (id)
);
CREATE INDEX ix_ratings_game_mu ON ratings (game, mu);
CREATE TABLE sessions (
    digest VARCHAR(64) NOT NULL, person VARCHAR(24) NOT NULL, id VARCHAR(24) NOT NULL, label VARCHAR(60),
    since BIGINT NOT NULL, until BIGINT,
    CONSTRAINT pk_sessions PRIMARY KEY (digest),
    CONSTRAINT fk_sessions_person FOREIGN KEY (person) REFERENCES people (id)
);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE TABLE tables (
    key KEY, id VARCHAR(24) NOT NULL, game VARCHAR(20) NOT NULL, edition VARCHAR(60) NOT NULL, rules INTEGER NOT NULL,
    options JSON NOT NULL, seed VARCHAR(60) NOT NULL, public BOOLEAN NOT NULL, invitation VARCHAR(24) NOT NULL,
    control JSON NOT NULL, status VARCHAR(8) NOT NULL, host VARCHAR(24), imported BOOLEAN NOT NULL,
    opened BIGINT NOT NULL, started BIGINT, ended BIGINT, scores JSON, winners JSON, rated BOOLEAN NOT NULL,
    rematch_of INTEGER,
    CONSTRAINT pk_tables PRIMARY KEY (key), CONSTRAINT uq_tables_id UNIQUE (id),
    CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of),
    CONSTRAINT fk_tables_host FOREIGN KEY (host) REFERENCES people (id),
    CONSTRAINT fk_tables_rematch_of FOREIGN KEY (rematch_of) REFERENCES tables (key)
);
CREATE INDEX ix_tables_status_public ON tables (status, public);
CREATE TABLE entries (
    table_key INTEGER NOT NULL, number INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, seat SMALLINT NOT NULL,
    text TEXT NOT NULL, at BIGINT NOT NULL, key VARCHAR(40) NOT NULL, deciders SMALLINT NOT NULL,
    CONSTRAINT pk_entries PRIMARY KEY (table_key, number),
    CONSTRAINT fk_entries_table_key FOREIGN KEY (table_key) REFERENCES tables (key)
) ROWS;
CREATE TABLE messages (
    id KEY, table_key INTEGER NOT NULL, person VARCHAR(24), name VARCHAR(60) NOT NULL, text TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_messages PRIMARY KEY (id),
    CONSTRAINT fk_messages_person FOREIGN KEY (person) REFERENCES people (id),
    CONSTRAINT fk_messages_table_key FOREIGN KEY (table_key) REFERENCES tables (key)
);
CREATE INDEX ix_messages_table_key_id ON messages (table_key, id);
CREATE TABLE seats (
    table_key INTEGER NOT NULL, seat SMALLINT NOT NULL, name VARCHAR(60) NOT NULL, kind VARCHAR(20) NOT NULL,
    person VARCHAR(24), reserved VARCHAR(24), stand_in VARCHAR(20) NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (table_key, seat),
    CONSTRAINT fk_seats_person FOREIGN KEY (person) REFERENCES people (id),
    CONSTRAINT fk_seats_reserved FOREIGN KEY (reserved) REFERENCES people (id),
    CONSTRAINT fk_seats_table_key FOREIGN KEY (table_key) REFERENCES tables (key)
);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_seats_reserved ON seats (reserved);

-- Ana, whose password is "correct horse", and Ben, whose session's secret is "ben", have begun a game.

INSERT INTO people VALUES ('ana', 'Ana', 'ana', '{password}', 1700000000000, FALSE);
INSERT INTO people VALUES ('ben', 'Ben', NULL, NULL, 1700000000000, FALSE);
INSERT INTO sessions VALUES ('{digest}', 'ben', 'session', NULL, 1700000000000, 4000000000000);
INSERT INTO mutes VALUES ('ben', 'ana');
INSERT INTO ratings VALUES ('ana', 'alhambra', 27.5, 6.5, 3);
INSERT INTO tables (id, game, edition, rules, options, seed, public, invitation, control, status, host, imported, opened,
    started, rated)
    VALUES ('old-table', '{game}', '{edition}', {rules}, '{options}', '42', TRUE, 'invitation', '{{"kind": "none"}}',
    'playing', 'ana', FALSE, 1700000000000, 1700000000000, FALSE);
INSERT INTO seats VALUES (1, 0, 'Ana', 'human', 'ana', NULL, '');
INSERT INTO seats VALUES (1, 1, 'Ben', 'human', 'ben', NULL, '');
INSERT INTO messages (table_key, person, name, text, at) VALUES (1, 'ana', 'Ana', 'Hello from long ago', 1700000000000);
