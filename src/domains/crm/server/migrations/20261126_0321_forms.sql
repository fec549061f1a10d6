-- Forms for websites, which bring leads.
create table crm.forms (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  -- Part of the public address; it shows only the form.
  token text not null unique,
  title text not null check (title <> ''),
  intro text not null default '',
  asks_phone boolean not null,
  asks_message boolean not null,
  thanks text not null default '',
  -- What a new contact gets. A stage that is gone: the first one.
  stage_id text,
  owner_id text,
  segment text not null default '',
  -- Websites whose pages may send it; none: all.
  origins text[] not null default '{}',
  open boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, stage_id) references crm.stages (workspace_id, id) on delete set null (stage_id)
);
create index forms_of_owner on crm.forms (owner_id) where owner_id is not null;
create index forms_of_stage on crm.forms (workspace_id, stage_id) where stage_id is not null;

-- The member who sent a form while signed in, whose text is erased with the account.
alter table crm.interactions add column sender_id text;
create index interactions_of_sender on crm.interactions (sender_id) where sender_id is not null;
