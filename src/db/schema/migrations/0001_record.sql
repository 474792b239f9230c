-- The record of the service. What must never be is a CHECK, a UNIQUE or a FOREIGN KEY here.

create table workspaces (
  id                   uuid primary key default gen_random_uuid(),
  name                 text not null unique check (char_length(name) between 1 and 100),
  plan                 text not null default 'standard',
  subscription_status  text not null default 'active' check (subscription_status in ('active', 'suspended', 'none')),
  monthly_credit_grant integer not null default 0 check (monthly_credit_grant >= 0),
  available_credits    integer not null default 0 check (available_credits >= 0),
  created_at           timestamptz not null default clock_timestamp()
);
comment on column workspaces.available_credits is 'the sum of the ledger, kept beside it so that a create reads one row';

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

create table api_keys (
  id           uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  digest       bytea not null unique check (octet_length(digest) = 32),
  last4        text not null check (char_length(last4) = 4),
  name         text not null check (char_length(name) between 1 and 100),
  created_at   timestamptz not null default clock_timestamp(),
  expires_at   timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  created_by   uuid references people
);
comment on column api_keys.digest is 'SHA-256 of the key; the key itself is shown once and never stored';
create index api_keys_by_workspace on api_keys (workspace_id, created_at);

create table runs (
  id                uuid primary key,
  workspace_id      uuid not null references workspaces,
  prompt            text not null check (char_length(prompt) between 1 and 20000),
  panel             text not null check (panel in ('wide', 'consensus', 'service', 'quick_pulse')),
  source            text not null check (source in ('api', 'mcp', 'console')),
  status            text not null default 'queued'
                    check (status in ('queued', 'running', 'synthesizing', 'completed', 'partial', 'failed')),
  slot              smallint not null check (slot between 1 and 3),
  credits_reserved  integer not null check (credits_reserved > 0),
  credits_charged   integer check (credits_charged in (0, credits_reserved)),
  total_models      integer not null check (total_models > 0),
  successful_models integer not null default 0 check (successful_models >= 0),
  failed_models     integer not null default 0 check (failed_models >= 0),
  alias_seed        bytea not null check (octet_length(alias_seed) = 32),
  created_at        timestamptz not null default clock_timestamp(),
  deadline_at       timestamptz,
  dispatched_at     timestamptz,
  started_at        timestamptz,
  panel_closed_at   timestamptz,
  completed_at      timestamptz,
  invited           json,
  api_key_id        uuid references api_keys,
  person_id         uuid references people,
  check (successful_models + failed_models <= total_models),
  check ((status in ('completed', 'partial', 'failed')) = (completed_at is not null)),
  check (status in ('completed', 'partial', 'failed') or credits_charged is null),
  check (status <> 'completed' or credits_charged is not distinct from credits_reserved),
  check (status <> 'failed' or credits_charged is distinct from credits_reserved),
  check (dispatched_at is null or deadline_at is not null),
  check (invited is null or (status = 'queued' and json_array_length(invited) = total_models)),
  check (api_key_id is null or person_id is null)
);
comment on column runs.slot is 'which of the workspace''s three places the run holds while it is in progress';
comment on column runs.alias_seed is 'secret of the run: aliases, fences and shuffles are derived from it';
comment on column runs.dispatched_at is 'when the run got its place among those under way; null until then, and again when its workflow was lost';
comment on column runs.deadline_at is 'when the run is settled if it has not ended; null while it waits for its first place';
comment on column runs.invited is 'the panel as the catalogue stood at the acceptance, until its rows are opened';
-- At most three runs of a workspace in progress: one per slot.
create unique index runs_in_progress on runs (workspace_id, slot) where status in ('queued', 'running', 'synthesizing');
create index runs_by_workspace on runs (workspace_id, created_at desc, id desc);
create index runs_to_dispatch on runs (created_at) where status in ('queued', 'running', 'synthesizing');
create index runs_under_way on runs (workspace_id) include (total_models)
  where dispatched_at is not null and status in ('queued', 'running', 'synthesizing');
-- How long the last runs of a panel took.
create index runs_by_panel on runs (panel, completed_at desc) where status = 'completed';
-- The runs that started today, whose cost the limit per day asks for every few seconds.
create index runs_by_start on runs (started_at);

create table run_models (
  run_id          uuid not null references runs,
  model_id        text collate "C" not null,
  display_name    text not null,
  lab_id          text not null,
  lab_name        text not null,
  country_code    text not null,
  country_name    text not null,
  region          text not null,
  family          text not null,
  gateway         text not null,
  status          text not null default 'pending' check (status in ('pending', 'success', 'error', 'timeout')),
  failure         text check (failure in ('rate_limited', 'overloaded', 'timeout', 'network', 'auth', 'unknown_model',
                    'bad_request', 'context_too_long', 'refused', 'content_filtered', 'empty', 'truncated', 'malformed')),
  failure_message text,
  attempts        integer not null default 0 check (attempts >= 0),
  late_retry      boolean not null default false,
  text            text,
  text_characters integer,
  input_tokens    integer check (input_tokens >= 0),
  output_tokens   integer check (output_tokens >= 0),
  response_id     text,
  served_model    text,
  call_facts      json,
  alias_rank      bytea,
  simulated       boolean not null default false,
  answered_at     timestamptz,
  primary key (run_id, model_id),
  check ((status = 'success') = (text is not null)),
  check ((status = 'success') = (call_facts is not null)),
  check ((status = 'success') = (alias_rank is not null)),
  check ((text is null) = (text_characters is null)),
  check (text_characters is null or text_characters = char_length(text))
);
alter table run_models alter column text set storage external;
comment on column run_models.failure is 'the newest failure of the model; it stays beside a later success';
comment on column run_models.served_model is 'the model that the endpoint named as the one that answered; null if it named none';
comment on column run_models.call_facts is 'what was sent beside the question, and what the answer shows of it: CallFacts in src/domain/run/chat.ts';
comment on column run_models.alias_rank is 'digest of the run''s secret and the text: decides the alias of the response';

-- Long texts once more, in pieces of 8192 characters: a window reads the pieces that it touches, not the whole text.
-- The text in run_models stays the truth; a text that one piece would hold has none and is read from there.
create table response_pieces (
  run_id          uuid not null references runs,
  model_id        text collate "C" not null,
  first_character integer not null check (first_character >= 0 and first_character % 8192 = 0),
  text            text not null check (char_length(text) between 1 and 8192),
  previous_end    integer generated always as (nullif(first_character, 0)) stored,
  ends_at         integer generated always as (first_character + char_length(text)) stored,
  primary key (run_id, model_id, first_character),
  unique (run_id, model_id, ends_at),
  -- No holes: every piece but the first starts where another one ends.
  foreign key (run_id, model_id, previous_end) references response_pieces (run_id, model_id, ends_at)
);
alter table response_pieces alter column text set storage external;
comment on column response_pieces.first_character is 'place of the piece in its text, in code points from 0';

create table synthesis_artifacts (
  id             bigint generated always as identity primary key,
  run_id         uuid not null references runs,
  kind           text not null,
  shard          text collate "C" not null default '',
  prompt_version text not null,
  input_hash     bytea not null check (octet_length(input_hash) = 32),
  body           json not null,
  created_at     timestamptz not null default clock_timestamp(),
  unique (run_id, kind, shard, prompt_version, input_hash)
);

create table settlements (
  run_id     uuid primary key references runs,
  outcome    text not null check (outcome in ('charged', 'refunded', 'held')),
  reason     text not null,
  settled_at timestamptz not null default clock_timestamp(),
  charged_run_id uuid generated always as (case when outcome = 'charged' then run_id end) stored,
  unique (run_id, outcome)
);
comment on column settlements.outcome is 'held: not a technical failure, the reserve stays until an operator decides';

-- A report exists exactly where its run was charged: each side points at the other.
create table reports (
  run_id     uuid primary key references runs,
  report     json not null,
  settled_as text not null default 'charged' check (settled_as = 'charged'),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (run_id, settled_as) references settlements (run_id, outcome) deferrable initially deferred
);
comment on column reports.report is 'json, not jsonb: the order of its keys is part of what was delivered';
alter table settlements
  add foreign key (charged_run_id) references reports (run_id) deferrable initially deferred;

-- "This label is wrong": what a person says of one stance in a report. It changes no report; operators judge it.
create table label_objections (
  id         bigint generated always as identity primary key,
  run_id     uuid not null references reports,
  claim_id   integer not null check (claim_id > 0),
  model_id   text collate "C" not null,
  person_id  uuid not null references people,
  label      text not null check (label in ('support', 'oppose', 'mixed', 'unresolved', 'none')),
  should_be  text not null check (should_be in ('support', 'oppose', 'mixed', 'none')),
  note       text check (char_length(note) between 1 and 1000),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (run_id, model_id) references run_models (run_id, model_id),
  unique (run_id, claim_id, model_id, person_id),
  check (label <> should_be)
);
comment on column label_objections.label is 'what the report says: none if the model is in no list of the claim';

create table ledger_entries (
  id           bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces,
  run_id       uuid references runs,
  kind         text not null check (kind in ('grant', 'reserve', 'refund')),
  credits      integer not null,
  period       text check (period ~ '^\d{4}-\d{2}$'),
  note         text,
  created_at   timestamptz not null default clock_timestamp(),
  -- An operator's key of a grant: a repeat with the same key grants nothing.
  grant_key    text check (char_length(grant_key) between 1 and 100),
  unique (run_id, kind),
  check ((kind = 'grant') = (run_id is null)),
  check (period is null or kind = 'grant'),
  check (case kind when 'reserve' then credits < 0 else credits > 0 end),
  check (grant_key is null or kind = 'grant')
);
comment on column ledger_entries.credits is 'signed: what the entry adds to the balance';
create unique index ledger_monthly_grants on ledger_entries (workspace_id, period) where period is not null;
create unique index ledger_keyed_grants on ledger_entries (workspace_id, grant_key) where grant_key is not null;
create index ledger_by_workspace on ledger_entries (workspace_id, id);

create table idempotency_keys (
  workspace_id uuid not null references workspaces,
  key          text collate "C" not null check (key ~ '^[A-Za-z0-9._:-]{1,255}$'),
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  run_id       uuid not null references runs deferrable initially deferred,
  accepted_at  timestamptz not null,
  expires_at   timestamptz not null,
  primary key (workspace_id, key),
  check (expires_at > accepted_at)
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);

-- Counters of the current minute: losing them in a crash costs nothing, writing them to the log would. One is updated by
-- every request: no check whose expression is built anew each time, no second key column (a key's id and a workspace's
-- never meet), and room in each page for the next version of its rows.
create unlogged table rate_windows (
  subject    uuid primary key,
  used       integer not null,
  started_at timestamptz not null
) with (fillfactor = 50);
comment on table rate_windows is 'requests of the current minute: reads by the id of a key, creates by the id of a workspace; lost in a crash, and may be';
