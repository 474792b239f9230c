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
