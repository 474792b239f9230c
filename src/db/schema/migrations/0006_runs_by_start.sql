-- The runs that started today, whose cost the limit per day asks for every few seconds.
create index runs_by_start on runs (started_at);
