-- How people keep a list as they like to see it: its filters, order and columns under a name.
create table workspaces.views (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  -- Who made it. A shared one stays when they go.
  user_id text references accounts.users,
  -- The list it is a view of, as its screen names it.
  list text not null check (length(list) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  -- The list's part of an address.
  query text not null check (length(query) <= 2000),
  -- Those to be seen, in their order; null leaves that to the list.
  columns text[] check (cardinality(columns) between 1 and 60),
  shared boolean not null,
  version int not null default 1,
  created_at timestamptz not null,
  check (shared or user_id is not null)
);
create unique index views_one_name on workspaces.views (workspace_id, user_id, list, lower(name));
create index views_shared on workspaces.views (workspace_id, list) where shared;
create index views_by_user on workspaces.views (user_id);
