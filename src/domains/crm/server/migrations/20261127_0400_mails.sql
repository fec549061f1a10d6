-- Mails to contacts, the templates that they begin with, and addresses that want none.
create table crm.mail_templates (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  -- Of the small print below the text.
  language text not null check (language in ('en', 'es', 'ar')),
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id)
);

-- A mail is an interaction, whose notes are its text: it moves with a merge and goes with the contact.
create table crm.mails (
  workspace_id text not null,
  interaction_id text not null,
  email text not null,
  language text not null check (language in ('en', 'es', 'ar')),
  subject text not null,
  -- An answer goes to the address of the colleague who wrote it.
  answers_to_author boolean not null,
  -- When the mail server took it.
  sent_at timestamptz,
  failed_tries int not null default 0,
  -- It is tried no more: the mail server refused it, or the address wants no mail.
  failed_at timestamptz,
  primary key (workspace_id, interaction_id),
  foreign key (workspace_id, interaction_id) references crm.interactions on delete cascade
);

-- It outlives the contact, so it has no readable address.
create table crm.mail_refusals (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  address_key text not null,
  -- The owner of the address, by the link in a mail; otherwise a colleague.
  by_contact boolean not null,
  created_at timestamptz not null,
  primary key (workspace_id, address_key)
);
