-- What a call was, for the report: null in rows of answers that were stored before, of which nothing is known.
alter table run_models
  add column served_model text,
  add column call_facts json;

comment on column run_models.served_model is 'The model that the endpoint named as the one that answered.';
comment on column run_models.call_facts is 'What was sent beside the question, and what the answer shows of it: CallFacts in src/domain/chat.ts.';
