-- Whether demo data is being written, or was being written when Plaza was killed: one row, or none (docs/decisions/0095-demo-in-steps.md).
create table platform.unfinished_demo (
  is_unfinished boolean primary key default true check (is_unfinished),
  begun_at timestamptz not null
);
