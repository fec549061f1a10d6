-- The vendor programme: applications and how they were decided, what a shop says of itself, and the operator's setting.

create table vendors.settings (
  -- One row.
  one boolean primary key default true check (one),
  approval text not null default 'automatic' check (approval in ('automatic', 'review')),
  version int not null default 1
);
insert into vendors.settings default values;

create table vendors.applications (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  -- Who applied; null once they left Plaza.
  user_id text,
  status text not null check (status in ('submitted', 'approved', 'refused', 'withdrawn')),
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) <= 2000),
  address text not null check (length(address) <= 400),
  -- {"shipping": "…", "returns": "…"} in the language of the applicant.
  policies jsonb not null default '{}',
  language text not null check (language in ('en', 'es', 'ar')),
  -- Sealed (platform sealed.ts); the hint is the end of the account's number.
  payout_sealed text,
  payout_hint text,
  -- Why it was refused; the applicant reads it.
  reason text check (length(reason) between 1 and 1000),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'refused') = (reason is not null)),
  check ((payout_sealed is null) = (payout_hint is null))
);
create unique index applications_waiting on vendors.applications (workspace_id) where status = 'submitted';
create index applications_of_workspace on vendors.applications (workspace_id, created_at desc);
create index applications_of_user on vendors.applications (user_id) where user_id is not null;
create index applications_queue on vendors.applications (status, created_at desc, id desc);

alter table vendors.vendors
  drop constraint vendors_status_check,
  add constraint vendors_status_check check (status in ('approved', 'suspended', 'closed')),
  -- By language, as the tagline.
  add description jsonb not null default '{}',
  add address text not null default '' check (length(address) <= 400),
  add logo jsonb,
  add banner jsonb,
  add payout_sealed text,
  add payout_hint text,
  -- The day the shop is back: nothing can be bought before. Null: it is there.
  add away_until date,
  add suspended_since timestamptz,
  add suspension_reason text check (length(suspension_reason) between 1 and 1000),
  add version int not null default 1,
  add check ((status = 'suspended') = (suspended_since is not null and suspension_reason is not null)),
  add check ((payout_sealed is null) = (payout_hint is null));
create unique index vendors_name on vendors.vendors (lower(name)) where status <> 'closed';
create index vendors_away on vendors.vendors (away_until) where away_until is not null;
create index vendors_newest on vendors.vendors (created_at desc, workspace_id desc);
create index vendors_by_name on vendors.vendors (lower(name), workspace_id);

-- Slugs a vendor had before; they go on leading to it.
create table vendors.former_slugs (
  slug text primary key,
  workspace_id text not null references vendors.vendors on delete cascade,
  since timestamptz not null
);
create index former_slugs_of_vendor on vendors.former_slugs (workspace_id);

-- Workspaces that have put up a product, heard from the catalog.
create table vendors.first_products (
  workspace_id text primary key references workspaces.workspaces on delete cascade,
  product_id text not null
);
