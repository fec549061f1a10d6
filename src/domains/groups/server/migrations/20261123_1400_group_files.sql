-- Files that members share in a group. Their bytes are private files of the store.
create table groups.files (
  id text primary key,
  group_id text not null references groups.groups on delete cascade,
  uploaded_by text not null references groups.people,
  name text not null check (length(name) between 1 and 120),
  key text not null unique,
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null
);
create index files_newest on groups.files (group_id, uploaded_at desc, id desc);
create index files_of_person on groups.files (uploaded_by);
