-- A counter is updated by every request: no check whose expression is built anew each time, no second key column (a
-- key's id and a workspace's never meet), and room in each page for the next version of its rows. The counters of the
-- minute under way begin anew.
drop table rate_windows;
create unlogged table rate_windows (
  subject    uuid primary key,
  used       integer not null,
  started_at timestamptz not null
) with (fillfactor = 50);
comment on table rate_windows is 'requests of the current minute: reads by the id of a key, creates by the id of a workspace; lost in a crash, and may be';
