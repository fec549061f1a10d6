-- Leave (decision 0072). Days of leave are kept in millionths of a working day, so that halves and half-hours are whole numbers.
alter table hr.calendars add column carry_over_days int not null default 5 check (carry_over_days between 0 and 366);
-- The last day on which days of the year before can be taken: '03-31'.
alter table hr.calendars add column carry_over_until text not null default '03-31' check (carry_over_until ~ '^[01][0-9]-[0-3][0-9]$');

create table hr.leave_requests (
  workspace_id text not null,
  id text not null,
  employee_id text not null,
  type text not null check (type in ('annual', 'sick', 'unpaid')),
  start_date date not null,
  end_date date not null,
  starts_at_midday boolean not null default false,
  ends_at_midday boolean not null default false,
  -- Some hours of a single day; null for whole days and halves.
  minutes int check (minutes > 0),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  reason text not null default '',
  -- Millionths of a day of all its days.
  micros bigint not null check (micros > 0),
  requested_by text not null,
  requested_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision_note text not null default '',
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade,
  check (end_date >= start_date),
  check (minutes is null or (start_date = end_date and not starts_at_midday and not ends_at_midday)),
  check ((status = 'Pending') = (decided_at is null))
);
create unique index leave_requests_by_id on hr.leave_requests (id);
create index leave_requests_newest on hr.leave_requests (workspace_id, requested_at desc, id desc);
create index leave_requests_by_start on hr.leave_requests (workspace_id, start_date, id);
create index leave_requests_of_employee on hr.leave_requests (workspace_id, employee_id, requested_at desc, id desc);
create index leave_requests_of_author on hr.leave_requests (requested_by);

-- One row per working day of a request. Pending and approved requests are active.
create table hr.leave_days (
  workspace_id text not null,
  request_id text not null,
  employee_id text not null,
  day date not null,
  year int not null,
  morning boolean not null,
  afternoon boolean not null,
  minutes int not null check (minutes > 0),
  micros int not null check (micros between 1 and 1000000),
  active boolean not null default true,
  primary key (workspace_id, request_id, day),
  foreign key (workspace_id, request_id) references hr.leave_requests on delete cascade,
  check (morning or afternoon),
  check (year = extract(year from day))
);
-- Active requests of one person never overlap; two halves of a day can belong to two of them.
create unique index leave_mornings on hr.leave_days (workspace_id, employee_id, day) where active and morning;
create unique index leave_afternoons on hr.leave_days (workspace_id, employee_id, day) where active and afternoon;
create index leave_days_by_day on hr.leave_days (workspace_id, day) where active;

-- The ledger of balances, which only grows. The balance of a year is the sum of its entries.
create table hr.leave_entries (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  employee_id text not null,
  type text not null check (type in ('annual', 'sick')),
  year int not null,
  -- yearEnd: unused days end with their year; expiry: carried days end on their last day.
  kind text not null check (kind in ('grant', 'use', 'restore', 'carryOver', 'expiry', 'yearEnd', 'correction')),
  day date not null,
  micros bigint not null,
  request_id text,
  note text not null default '',
  -- Null: Plaza itself.
  created_by text,
  created_at timestamptz not null,
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade,
  foreign key (workspace_id, request_id) references hr.leave_requests on delete cascade,
  check ((kind in ('use', 'restore')) = (request_id is not null)),
  check (case kind when 'use' then micros < 0 when 'restore' then micros > 0 when 'grant' then micros > 0
    when 'carryOver' then micros >= 0 when 'correction' then micros <> 0 else micros <= 0 end)
);
create index leave_entries_of_employee on hr.leave_entries (workspace_id, employee_id, type, year);
create unique index leave_entries_once_a_year on hr.leave_entries (workspace_id, employee_id, type, year, kind)
  where kind in ('grant', 'carryOver', 'expiry', 'yearEnd');
create unique index leave_entries_once_a_request on hr.leave_entries (workspace_id, request_id, year, kind) where request_id is not null;
create index leave_entries_of_author on hr.leave_entries (created_by) where created_by is not null;

-- Private addresses of the team calendar, for calendar programs.
create table hr.leave_feeds (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  user_id text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (user_id, workspace_id)
);

-- Employees who are there already get the days of this year and the next.
insert into hr.leave_entries (workspace_id, employee_id, type, year, kind, day, micros, created_at)
select e.workspace_id, e.id, t.type, y.year, 'grant', make_date(y.year, 1, 1),
  t.days * 1000000, now()
from hr.employees e
cross join (values ('annual', 15), ('sick', 10)) t (type, days)
cross join generate_series(extract(year from current_date)::int, extract(year from current_date)::int + 1) y (year)
where y.year >= extract(year from e.hire_date) and (e.leave_date is null or y.year <= extract(year from e.leave_date));
