-- An accepted run keeps its panel as one value until it begins: the rows of ten models were a quarter of a create's work
-- here. Runs that were accepted before have their rows already, and nothing in this column. A worker of the version
-- before cannot begin a new run: the CHECK refuses it, and the run waits for a worker of this one.
alter table runs add column invited json;
alter table runs add check (invited is null or (status = 'queued' and json_array_length(invited) = total_models));
comment on column runs.invited is 'the panel as the catalogue stood at the acceptance, until its rows are opened';
