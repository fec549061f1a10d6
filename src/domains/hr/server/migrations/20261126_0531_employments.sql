-- A link that lets one member say that they are this employee. It is deleted once it is accepted.
create table hr.link_invitations (
  workspace_id text not null,
  employee_id text not null,
  id text not null unique,
  token_hash bytea not null unique,
  -- Empty: nobody mails it; a colleague hands the link over.
  email text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  primary key (workspace_id, employee_id),
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade
);
create index link_invitations_by_inviter on hr.link_invitations (invited_by);

-- Files of an employee's record that the employee sees too.
create table hr.shared_files (
  workspace_id text not null,
  employee_id text not null,
  attachment_id text primary key references records.attachments on delete cascade,
  shared_at timestamptz not null,
  foreign key (workspace_id, employee_id) references hr.employees on delete cascade
);
create index shared_files_of_employee on hr.shared_files (workspace_id, employee_id);
