-- What members did towards a workspace, and what they allow it to know (decision 0071).

-- Who wrote the contact down: a colleague, or the order or form that made it. What an act made is erased with the account.
alter table crm.contacts add column origin text not null default 'typed' check (origin in ('typed', 'order', 'form'));
create index contacts_linked on crm.contacts (workspace_id, linked_user_id) where linked_user_id is not null;

-- A member's choices for each workspace that knows them, or knew them.
create table crm.member_links (
  user_id text not null,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  -- The member unlinked themselves: later acts link nothing.
  refused boolean not null default false,
  -- The timeline shows what the member publishes for everybody from now on.
  shows_posts boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, workspace_id)
);
create index member_links_of_workspace on crm.member_links (workspace_id);

create table crm.contact_acts (
  workspace_id text not null,
  id text not null,
  contact_id text not null,
  kind text not null check (kind in ('order', 'review', 'question', 'message', 'form', 'post')),
  -- The record that the act made. Of messages it is the conversation with the day.
  resource_type text not null,
  resource_id text not null,
  happened_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references crm.contacts on delete cascade,
  unique (workspace_id, contact_id, resource_type, resource_id)
);
create index contact_acts_latest on crm.contact_acts (workspace_id, contact_id, happened_at desc, id desc);
create index contact_acts_of_record on crm.contact_acts (resource_type, resource_id);
