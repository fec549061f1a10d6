-- A business. Every business record belongs to one; people and roles join it with the accounts.
create schema workspaces;

create table workspaces.workspaces (
  id text primary key,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null
);
