-- The working calendar of a workspace (decision 0072). Without a row: Saturday and Sunday off, eight hours a day.
create table hr.calendars (
  workspace_id text primary key references workspaces.workspaces on delete cascade,
  -- Days without work; 0 is Sunday.
  weekend int[] not null default '{0,6}' check (weekend <@ '{0,1,2,3,4,5,6}' and cardinality(weekend) < 7),
  day_minutes int not null default 480 check (day_minutes between 60 and 1440),
  version int not null default 1
);

create table hr.holidays (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  day date not null,
  name text not null check (name <> ''),
  primary key (workspace_id, day)
);
