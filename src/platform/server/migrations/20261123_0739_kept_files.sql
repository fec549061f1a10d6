-- Files that stay although no row of their domain refers to them any more: copies kept as evidence.
create table platform.kept_files (
  key text not null,
  -- The record that keeps it, such as a report.
  keeper text not null,
  primary key (key, keeper)
);
create index kept_files_by_keeper on platform.kept_files (keeper);
