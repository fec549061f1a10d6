-- Saved filters of contacts (decision 0071).
create table crm.segments (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  -- The conditions of the list of contacts; all hold.
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object' and conditions <> '{}'),
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id)
);
create unique index segments_name_once on crm.segments (workspace_id, lower(name));

-- What is limited to a segment, such as a promotion: a segment in use can't be removed.
create table crm.segment_uses (
  workspace_id text not null,
  segment_id text not null,
  type text not null,
  used_by text not null,
  primary key (type, used_by),
  foreign key (workspace_id, segment_id) references crm.segments
);
create index segment_uses_of_segment on crm.segment_uses (workspace_id, segment_id);

-- The contact of a buyer.
create index contacts_of_buyer on crm.contacts (workspace_id, linked_user_id) where linked_user_id is not null and merged_into is null;
