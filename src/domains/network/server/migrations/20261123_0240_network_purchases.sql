-- Shops from which members received something: their owners are people whom the member may know.
create table network.purchases (
  user_id text not null,
  workspace_id text not null,
  last_at timestamptz not null,
  primary key (user_id, workspace_id)
);
