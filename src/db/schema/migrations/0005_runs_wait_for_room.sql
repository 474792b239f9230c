-- An accepted run waits in the record until there is room for it; its deadline is set when it gets its place, and again
-- when it begins. While workers and apis of the version before still run, they start what they accept at once.
alter table runs alter column deadline_at drop not null;
alter table runs add check (dispatched_at is null or deadline_at is not null);
update runs set deadline_at = null where dispatched_at is null and status = 'queued';
comment on column runs.dispatched_at is 'when the run got its place among those under way; null until then, and again when its workflow was lost';
comment on column runs.deadline_at is 'when the run is settled if it has not ended; null while it waits for its first place';
create index runs_under_way on runs (workspace_id) include (total_models)
  where dispatched_at is not null and status in ('queued', 'running', 'synthesizing');
