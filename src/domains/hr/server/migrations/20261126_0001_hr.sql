-- HR: employees and their pay (decision 0072).
create schema hr;

create table hr.employees (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  email text not null default '',
  phone text not null default '',
  position text not null default '',
  department text not null default '',
  hire_date date not null default current_date,
  -- The last day of work.
  leave_date date check (leave_date >= hire_date),
  -- The language of payslips and mails.
  language text not null default 'en' check (language in ('en', 'es', 'ar')),
  manager_id text check (manager_id <> id),
  -- The member whom the employee is; they see their own leave, payslips and documents.
  user_id text,
  notes text not null default '',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, manager_id) references hr.employees (workspace_id, id)
);
create index employees_newest on hr.employees (workspace_id, created_at desc, id desc);
create index employees_by_name on hr.employees (workspace_id, lower(name), id);
create index employees_of_manager on hr.employees (workspace_id, manager_id) where manager_id is not null;
create unique index employees_of_user on hr.employees (workspace_id, user_id) where user_id is not null;

-- Yearly pay by the day it begins; only the queries of payroll read it.
create table hr.pay (
  workspace_id text not null,
  employee_id text not null,
  starts_on date not null,
  yearly_minor bigint not null check (yearly_minor >= 0),
  created_at timestamptz not null,
  primary key (workspace_id, employee_id, starts_on),
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade
);
