-- CRM: companies, contacts with their score, pipelines of deals, tasks (decision 0071).
create schema crm;

create table crm.companies (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  website text not null default '',
  phone text not null default '',
  notes text not null default '',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id)
);
create index companies_by_name on crm.companies (workspace_id, lower(name), id);

-- A workspace has one pipeline of contacts (spec §9: its six stages), and any number of pipelines of deals.
create table crm.pipelines (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  kind text not null check (kind in ('contacts', 'deals')),
  name text not null check (name <> ''),
  position int not null,
  -- A deal without a change of stage and without an interaction for so many days is stale.
  stale_days int not null default 14 check (stale_days between 1 and 365),
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id)
);
create unique index pipelines_contacts on crm.pipelines (workspace_id) where kind = 'contacts';

create table crm.stages (
  workspace_id text not null,
  pipeline_id text not null,
  id text not null,
  title text not null check (title <> ''),
  position int not null,
  -- Percent of the amount that the forecast counts.
  probability int not null check (probability between 0 and 100),
  outcome text not null default 'open' check (outcome in ('open', 'won', 'lost')),
  primary key (workspace_id, id),
  foreign key (workspace_id, pipeline_id) references crm.pipelines on delete cascade,
  unique (workspace_id, pipeline_id, position) deferrable initially deferred
);

create table crm.contacts (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  name text not null check (name <> ''),
  email text not null default '',
  phone text not null default '',
  company_id text,
  -- The one of the lists of segments that the specification gives a contact (spec §4).
  segment text not null default '',
  stage_id text,
  -- Order inside the stage: a text between the neighbors' (fractional indexing).
  stage_key text collate "C" not null default '',
  stage_changed_at timestamptz,
  -- 10 and five per interaction: the sum of score_entries.
  score int not null default 10,
  owner_id text,
  -- The member, by an act of theirs towards this workspace; never by a typed email.
  linked_user_id text,
  -- The contact it was merged into; its own row is hidden.
  merged_into text,
  notes text not null default '',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, company_id) references crm.companies (workspace_id, id) on delete set null (company_id),
  foreign key (workspace_id, stage_id) references crm.stages (workspace_id, id)
);
create index contacts_newest on crm.contacts (workspace_id, created_at desc, id desc) where merged_into is null;
create index contacts_by_name on crm.contacts (workspace_id, lower(name), id) where merged_into is null;
create index contacts_by_score on crm.contacts (workspace_id, score desc, id desc) where merged_into is null;
create index contacts_by_email on crm.contacts (workspace_id, lower(email)) where email <> '';
create index contacts_of_company on crm.contacts (workspace_id, company_id) where company_id is not null;
create index contacts_of_stage on crm.contacts (workspace_id, stage_id, stage_key, id) where merged_into is null;
create index contacts_of_user on crm.contacts (linked_user_id) where linked_user_id is not null;

create table crm.score_entries (
  workspace_id text not null,
  id text not null,
  contact_id text not null,
  points int not null check (points <> 0),
  cause text not null check (cause in ('created', 'interaction', 'interactionRemoved', 'imported', 'merged')),
  -- The interaction or the merged contact.
  reference text not null default '',
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references crm.contacts on delete cascade
);
create index score_entries_newest on crm.score_entries (workspace_id, contact_id, created_at desc, id desc);

create table crm.interactions (
  workspace_id text not null,
  id text not null,
  contact_id text not null,
  type text not null check (type in ('call', 'email', 'meeting', 'message', 'note')),
  happened_on date not null,
  notes text not null default '',
  author_id text not null,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references crm.contacts on delete cascade
);
create index interactions_newest on crm.interactions (workspace_id, contact_id, happened_on desc, id desc);

create table crm.deals (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  title text not null check (title <> ''),
  contact_id text,
  company_id text,
  pipeline_id text not null,
  stage_id text not null,
  stage_key text collate "C" not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  expected_on date,
  owner_id text,
  lost_reason text not null default '',
  stage_changed_at timestamptz not null,
  -- The last change of stage or interaction with the contact: what staleness counts from (hazard 38).
  active_at timestamptz not null,
  closed_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, pipeline_id) references crm.pipelines (workspace_id, id),
  foreign key (workspace_id, stage_id) references crm.stages (workspace_id, id),
  foreign key (workspace_id, contact_id) references crm.contacts on delete set null (contact_id),
  foreign key (workspace_id, company_id) references crm.companies on delete set null (company_id)
);
create index deals_of_stage on crm.deals (workspace_id, stage_id, stage_key, id);
create index deals_newest on crm.deals (workspace_id, created_at desc, id desc);
create index deals_of_contact on crm.deals (workspace_id, contact_id) where contact_id is not null;

create table crm.tasks (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  title text not null check (title <> ''),
  contact_id text,
  deal_id text,
  due_on date,
  remind_at timestamptz,
  reminded_at timestamptz,
  owner_id text,
  completed_at timestamptz,
  completed_by text,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references crm.contacts on delete cascade,
  foreign key (workspace_id, deal_id) references crm.deals on delete cascade
);
create index tasks_open on crm.tasks (workspace_id, due_on, id) where completed_at is null;
create index tasks_of_contact on crm.tasks (workspace_id, contact_id) where contact_id is not null;
create index tasks_to_remind on crm.tasks (remind_at) where reminded_at is null and completed_at is null;
