-- Backups of this Plaza and what became of them. A restored Plaza begins with none, because the files are at the old place.
create table platform.backups (
  id text primary key,
  state text not null check (state in ('requested', 'running', 'done', 'failed')),
  -- Who asked for it: the daily job, an administrator, or the command.
  reason text not null check (reason in ('daily', 'administrator', 'command')),
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- The name within the folder of backups, or a whole path elsewhere.
  file text not null,
  bytes bigint,
  row_count bigint,
  file_count int,
  -- Whether it contains the master secret, encrypted.
  with_secrets boolean not null default false,
  -- The problem of a failed one: {"code", …}.
  problem jsonb,
  -- The last time it was restored into an empty database to try it, and what was wrong then; null: nothing.
  verified_at timestamptz,
  verification_problem jsonb
);
create index backups_newest on platform.backups (requested_at desc);
