-- Pictures that people sent, for a day: long enough to use them and to count how many one person sends.
create table platform.uploads (
  id text primary key,
  user_id text not null,
  key text not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index uploads_by_user on platform.uploads (user_id, created_at);
create index uploads_created_at on platform.uploads (created_at);

-- Files that no row of a domain keeps, not yet or no longer. Written before the file is, so that none is ever lost from sight;
-- taken out in the transaction whose row keeps the file. What is still here at delete_at is deleted; once that has begun
-- (deleting), nobody can keep it any more.
create table platform.loose_files (
  key text primary key,
  delete_at timestamptz not null,
  deleting boolean not null default false
);
create index loose_files_delete_at on platform.loose_files (delete_at);
