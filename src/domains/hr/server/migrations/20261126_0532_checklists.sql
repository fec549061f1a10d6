-- Checklists: templates of a workspace, and copies of them for employees.
create table hr.checklist_templates (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  version int not null default 1,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index checklist_templates_by_name on hr.checklist_templates (workspace_id, lower(name), id);

create table hr.template_items (
  workspace_id text not null,
  template_id text not null,
  position int not null,
  title text not null check (title <> ''),
  role text not null check (role in ('hr', 'manager', 'employee')),
  -- Days after the first day of work; before it when negative.
  due_days int not null check (due_days between -365 and 730),
  primary key (workspace_id, template_id, position),
  foreign key (workspace_id, template_id) references hr.checklist_templates on delete cascade
);

create table hr.checklists (
  workspace_id text not null,
  id text not null,
  employee_id text not null,
  -- Null: the template was deleted since.
  template_id text,
  name text not null,
  started_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade,
  foreign key (workspace_id, template_id) references hr.checklist_templates on delete set null (template_id)
);
create index checklists_of_employee on hr.checklists (workspace_id, employee_id, started_at, id);
create unique index checklists_once on hr.checklists (workspace_id, employee_id, template_id) where template_id is not null;
create index checklists_of_template on hr.checklists (workspace_id, template_id) where template_id is not null;

create table hr.checklist_items (
  workspace_id text not null,
  checklist_id text not null,
  id text not null,
  position int not null,
  title text not null,
  role text not null check (role in ('hr', 'manager', 'employee')),
  due_on date not null,
  done_at timestamptz,
  -- Null while it is open, and when the account is gone.
  done_by text check (done_by is null or done_at is not null),
  primary key (workspace_id, id),
  foreign key (workspace_id, checklist_id) references hr.checklists on delete cascade
);
create unique index checklist_items_by_id on hr.checklist_items (id);
create index checklist_items_of_list on hr.checklist_items (workspace_id, checklist_id, position);
create index checklist_items_open on hr.checklist_items (workspace_id, due_on, id) where done_at is null;
create index checklist_items_by_person on hr.checklist_items (done_by) where done_by is not null;
