-- Payroll runs with their payslips (decision 0072). Slips are frozen: later changes of pay or of an employee don't alter them.
alter table hr.pay add column version int not null default 1;

create table hr.payroll_runs (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  pay_period text not null check (pay_period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  payment_date date not null,
  status text not null check (status in ('PendingApproval', 'Processing', 'Paid', 'Rejected', 'Cancelled')),
  people int not null check (people > 0),
  -- The sum of salaries, rounded once; `rounding_minor` is its difference to the salaries of the slips, which are rounded each.
  salary_minor bigint not null check (salary_minor >= 0),
  rounding_minor bigint not null,
  total_minor bigint not null,
  -- The days that a part of a month is counted in: working days, or all days of a month without one.
  day_rule text not null check (day_rule in ('working', 'calendar')),
  period_days int not null check (period_days > 0),
  created_by text,
  created_at timestamptz not null,
  -- When a run that is processing is paid.
  due_at timestamptz check ((due_at is not null) = (status in ('Processing', 'Paid'))),
  ended_at timestamptz check ((ended_at is not null) = (status in ('Paid', 'Rejected', 'Cancelled')))
);
-- A period is paid once; a run that was rejected or canceled leaves it free.
create unique index payroll_runs_of_period on hr.payroll_runs (workspace_id, pay_period) where status in ('PendingApproval', 'Processing', 'Paid');
create index payroll_runs_latest on hr.payroll_runs (workspace_id, pay_period desc, id desc);
create index payroll_runs_by_creator on hr.payroll_runs (created_by) where created_by is not null;

create table hr.payslips (
  id text primary key,
  run_id text not null references hr.payroll_runs on delete cascade,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  employee_id text not null,
  number int not null check (number > 0),
  name text not null,
  position text not null,
  department text not null,
  language text not null check (language in ('en', 'es', 'ar')),
  net_minor bigint not null check (net_minor >= 0),
  unique (run_id, number),
  unique (run_id, employee_id),
  foreign key (workspace_id, employee_id) references hr.employees
);
create index payslips_of_employee on hr.payslips (workspace_id, employee_id);

create table hr.payslip_lines (
  payslip_id text not null references hr.payslips on delete cascade,
  position int not null,
  kind text not null check (kind in ('salary', 'unpaidLeave', 'addition', 'deduction')),
  -- Entered by hand; empty for salaries and leave.
  label text not null default '',
  amount_minor bigint not null,
  -- Of a salary: the days it is for, out of the days of the period.
  starts_on date,
  ends_on date,
  days int,
  -- Of unpaid leave.
  minutes int,
  primary key (payslip_id, position)
);
