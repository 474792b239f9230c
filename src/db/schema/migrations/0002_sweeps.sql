-- Who looks after runs now, so that not every process does. Losing it in a crash costs nothing: two look then.
create unlogged table sweeps (
  name          text collate "C" primary key,
  claimed_until timestamptz not null
);
comment on table sweeps is 'lists that one process at a time goes through; lost in a crash, and may be';
