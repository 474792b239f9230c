-- An artefact has a kind; "stage" is a step of the methodology. The stage that takes claims out of an answer is extract.
alter table synthesis_artifacts rename column stage to kind;
update synthesis_artifacts set kind = 'extract' where kind = 'read';

comment on column run_models.call_facts is 'What was sent beside the question, and what the answer shows of it: CallFacts in src/domain/run/chat.ts.';
