alter table run_models add column alias_rank bytea;
comment on column run_models.alias_rank is 'digest of the run''s secret and the text; decides the alias of the response';
