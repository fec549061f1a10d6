-- What every business record has besides its own fields: notes, activity, files, tags, followers, an assignee and custom fields.
create schema records;

-- One row per record that has any of these, which is locked while they change.
create table records.records (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  type text not null check (length(type) <= 40),
  record_id text not null check (length(record_id) <= 64),
  assignee_id text,
  primary key (workspace_id, type, record_id)
);
create index records_assigned on records.records (workspace_id, type, assignee_id) where assignee_id is not null;
create index records_assignee on records.records (assignee_id) where assignee_id is not null;

-- What happened. Rows are added, never changed; erasing a person takes their id out.
create table records.entries (
  id text primary key,
  workspace_id text not null,
  type text not null,
  record_id text not null,
  happened_at timestamptz not null,
  -- Null: Plaza itself, or somebody whose account was erased.
  actor_id text,
  -- `products.updated`: the web of its domain has the words.
  action text not null check (action ~ '^[a-z]+\.[a-zA-Z]+$'),
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  foreign key (workspace_id, type, record_id) references records.records on delete cascade
);
create index entries_newest on records.entries (workspace_id, type, record_id, happened_at desc, id desc);
create index entries_actor on records.entries (actor_id) where actor_id is not null;

create table records.notes (
  id text primary key,
  workspace_id text not null,
  type text not null,
  record_id text not null,
  -- Null: the account was erased.
  author_id text,
  text text not null check (length(text) <= 20000),
  written_at timestamptz not null,
  edited_at timestamptz,
  version int not null default 1 check (version > 0),
  foreign key (workspace_id, type, record_id) references records.records on delete cascade
);
create index notes_newest on records.notes (workspace_id, type, record_id, written_at desc, id desc);
create index notes_author on records.notes (author_id) where author_id is not null;

-- `name` is the key of the name as it was written; the username can change later.
create table records.mentions (
  note_id text not null references records.notes on delete cascade,
  user_id text not null,
  name text not null check (length(name) <= 120),
  primary key (note_id, user_id)
);
create index mentions_of_user on records.mentions (user_id);

create table records.followers (
  workspace_id text not null,
  type text not null,
  record_id text not null,
  user_id text not null,
  primary key (workspace_id, type, record_id, user_id),
  foreign key (workspace_id, type, record_id) references records.records on delete cascade
);
create index followers_user on records.followers (user_id);

create table records.tags (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  name text not null check (name <> '' and length(name) <= 160),
  -- Names that differ only in case are one.
  name_key text not null,
  color text not null check (color in ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple')),
  version int not null default 1 check (version > 0),
  unique (workspace_id, name_key)
);

create table records.record_tags (
  workspace_id text not null,
  type text not null,
  record_id text not null,
  tag_id text not null references records.tags on delete cascade,
  primary key (workspace_id, type, record_id, tag_id),
  foreign key (workspace_id, type, record_id) references records.records on delete cascade
);
create index record_tags_tag on records.record_tags (tag_id, type, record_id);

-- Custom fields of one type of record in one workspace.
create table records.fields (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  type text not null check (length(type) <= 40),
  name text not null check (name <> '' and length(name) <= 240),
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'yesNo')),
  -- [{ id, name }], of kind choice only.
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array' and (kind = 'choice') = (choices <> '[]')),
  required boolean not null default false,
  position int not null check (position >= 0),
  -- It is no longer shown and filled; its values stay.
  archived_at timestamptz,
  version int not null default 1 check (version > 0)
);
create index fields_of_type on records.fields (workspace_id, type, position);

create table records.field_values (
  workspace_id text not null,
  type text not null,
  record_id text not null,
  field_id text not null references records.fields on delete cascade,
  value jsonb not null check (jsonb_typeof(value) in ('string', 'number', 'boolean')),
  primary key (workspace_id, type, record_id, field_id),
  foreign key (workspace_id, type, record_id) references records.records on delete cascade
);
create index field_values_field on records.field_values (field_id);

-- Files. The workspace is named without a cascade, so that one with files is not deleted with their keys.
create table records.attachments (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  type text not null,
  record_id text not null,
  -- Null: the account was erased.
  uploaded_by text,
  name text not null check (length(name) <= 240),
  key text not null,
  bytes bigint not null check (bytes > 0),
  uploaded_at timestamptz not null,
  foreign key (workspace_id, type, record_id) references records.records
);
create index attachments_of_record on records.attachments (workspace_id, type, record_id, uploaded_at);
create index attachments_sender on records.attachments (uploaded_by) where uploaded_by is not null;
-- Finds the people in changes when an account is erased.
create index entries_assigned on records.entries using gin (changes jsonb_path_ops) where action = 'records.assigned';
