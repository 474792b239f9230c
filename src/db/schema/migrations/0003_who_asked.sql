-- Who made a key, and who asked: a key or a person. Null for all that there was before.
alter table api_keys add column created_by uuid references people;
alter table runs
  add column api_key_id uuid references api_keys,
  add column person_id uuid references people,
  add check (api_key_id is null or person_id is null);

-- How long the last runs of a panel took.
create index runs_by_panel on runs (panel, completed_at desc) where status = 'completed';
