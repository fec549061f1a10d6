-- What the hourly check of the invariants found, until an administrator has seen to it.
create table platform.breaches (
  invariant text not null,
  subject text not null,
  found text not null,
  expected text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When it was no longer found.
  resolved_at timestamptz,
  primary key (invariant, subject)
);
create index breaches_open on platform.breaches (first_seen_at) where resolved_at is null;

-- When all of it was last looked at; one row.
create table platform.checks (
  singleton boolean primary key default true check (singleton),
  checked_at timestamptz not null,
  invariants int not null
);
