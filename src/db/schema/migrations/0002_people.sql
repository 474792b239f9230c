-- People who sign in, the invitations by which they do so first, and their sessions. No secret of any of them is stored:
-- of tokens a SHA-256, of passphrases an Argon2id hash.

create table people (
  id           uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  name         text not null check (char_length(name) between 1 and 100),
  passphrase   text check (passphrase ~ '^\$argon2id\$'),
  created_at   timestamptz not null default clock_timestamp(),
  removed_at   timestamptz,
  check (removed_at is null or passphrase is null)
);
comment on column people.passphrase is 'PHC string; null until the invitation was accepted, and after the removal';
comment on column people.removed_at is 'the row stays, because what the person did names it; the name is free again';
create unique index people_by_name on people (lower(name)) where removed_at is null;
create index people_by_workspace on people (workspace_id, created_at);

create table invitations (
  digest     bytea primary key check (octet_length(digest) = 32),
  person_id  uuid not null unique references people,
  local_only boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
comment on table invitations is 'open ones alone, one per person: accepting one deletes it, a new one replaces it';
comment on column invitations.local_only is 'works only from the machine that the service runs on';

create table sessions (
  digest       bytea primary key check (octet_length(digest) = 32),
  person_id    uuid not null references people,
  created_at   timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp()
);
create index sessions_by_person on sessions (person_id);

-- Attempts to sign in of the last minutes, by address and by account. Unlogged as rate_windows is.
create unlogged table sign_in_attempts (
  subject    bytea primary key check (octet_length(subject) = 32),
  used       integer not null,
  started_at timestamptz not null
);
comment on column sign_in_attempts.subject is 'SHA-256 of an address, or of a name as it was typed: it may name nobody';
create index sign_in_attempts_by_start on sign_in_attempts (started_at);
