-- Duplicates of contacts, and contacts that were merged (decision 0071).

-- One row per merge: enough to undo it. The merged contact keeps its own row as it was, hidden by contacts.merged_into.
create table crm.merges (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null,
  kept_id text not null,
  merged_id text not null,
  -- Fields that the kept contact took from the other, and what it had before (the owner has a column).
  taken text[] not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  kept_owner_id text,
  -- The kept contact had no linked member and got that of the other.
  link_taken boolean not null,
  -- The ids of what moved: interactions, deals, tasks, and what the records domain moved.
  moved jsonb not null check (jsonb_typeof(moved) = 'object'),
  merged_by text,
  merged_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, kept_id) references crm.contacts on delete cascade,
  foreign key (workspace_id, merged_id) references crm.contacts on delete cascade,
  check (kept_id <> merged_id)
);
create index merges_newest on crm.merges (workspace_id, kept_id, merged_at desc, id desc);
create index merges_of_merged on crm.merges (workspace_id, merged_id);
create unique index merges_once on crm.merges (workspace_id, merged_id) where undone_at is null;
create index merges_by_person on crm.merges (merged_by) where merged_by is not null;
create index merges_undone_by on crm.merges (undone_by) where undone_by is not null;
create index merges_owner_before on crm.merges (kept_owner_id) where kept_owner_id is not null;

-- Pairs of contacts that somebody looked at and that are two people.
create table crm.not_duplicates (
  workspace_id text not null,
  first_id text not null,
  second_id text not null,
  dismissed_at timestamptz not null,
  primary key (workspace_id, first_id, second_id),
  foreign key (workspace_id, first_id) references crm.contacts on delete cascade,
  foreign key (workspace_id, second_id) references crm.contacts on delete cascade,
  check (first_id < second_id)
);
create index not_duplicates_second on crm.not_duplicates (workspace_id, second_id);

-- The digits of a phone, whichever way it is written.
create function crm.phone_digits(phone text) returns text language sql immutable parallel safe strict
  return regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩', '0123456789'), '[^0-9]', '', 'g');
create index contacts_by_phone on crm.contacts (workspace_id, crm.phone_digits(phone)) where merged_into is null and phone <> '';
create index contacts_by_name_and_company on crm.contacts (workspace_id, lower(name), company_id)
  where merged_into is null and company_id is not null;
create index contacts_merged on crm.contacts (workspace_id, merged_into) where merged_into is not null;

-- A deal or a task of a merged contact belongs to the one that was kept, also when it is written at the moment of the merge.
create function crm.lead_contact() returns trigger language plpgsql as $$
declare lead text;
begin
  while new.contact_id is not null loop
    select merged_into into lead from crm.contacts where workspace_id = new.workspace_id and id = new.contact_id for share;
    exit when lead is null;
    new.contact_id := lead;
  end loop;
  return new;
end $$;
create trigger deals_lead_contact before insert or update of contact_id on crm.deals for each row execute function crm.lead_contact();
create trigger tasks_lead_contact before insert or update of contact_id on crm.tasks for each row execute function crm.lead_contact();
