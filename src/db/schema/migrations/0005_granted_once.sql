-- An operator's key of a grant: a repeat with the same key grants nothing. Null for all other entries.
alter table ledger_entries
  add column grant_key text check (char_length(grant_key) between 1 and 100),
  add check (grant_key is null or kind = 'grant');
create unique index ledger_keyed_grants on ledger_entries (workspace_id, grant_key) where grant_key is not null;
