-- Vendors: workspaces that are approved to sell, their shop profile and delivery methods, and the applications to become one.
create schema vendors;

-- A vendor's public profile. Vendor number 1 is the platform store.
create table vendors.vendors (
  workspace_id text primary key references workspaces.workspaces,
  number int not null unique check (number > 0),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  -- {"en": …, "es": …, "ar": …}: only the languages that the vendor wrote.
  tagline jsonb not null default '{}',
  description jsonb not null default '{}',
  -- {"shipping": {"en": …, "es": …, "ar": …}, "returns": {…}}: only the languages that the vendor wrote.
  policies jsonb not null default '{}',
  -- For invoices: {"address" (its name is the legal name), "taxId", "registrationNumber"}. Null: not given yet.
  legal jsonb,
  logo jsonb,
  banner jsonb,
  status text not null check (status in ('approved', 'suspended', 'closed')),
  suspended_since timestamptz,
  suspension_reason text check (length(suspension_reason) between 1 and 1000),
  -- The day the shop reopens; until then nothing can be bought from it. Null: it is open.
  away_until date,
  -- The encrypted payout account (platform sealed.ts) and the last characters of its number.
  payout_sealed text,
  payout_hint text,
  version int not null default 1,
  created_at timestamptz not null,
  check ((status = 'suspended') = (suspended_since is not null and suspension_reason is not null)),
  check ((payout_sealed is null) = (payout_hint is null))
);
create unique index vendors_name on vendors.vendors (lower(name)) where status <> 'closed';
create index vendors_by_name on vendors.vendors (lower(name), workspace_id);
-- Finds vendors by a misspelled name.
create index vendors_name_similar on vendors.vendors using gin (platform.searchable(name) gin_trgm_ops);
create index vendors_newest on vendors.vendors (created_at desc, workspace_id desc);
create index vendors_away on vendors.vendors (away_until) where away_until is not null;

-- Earlier slugs of a vendor; their URLs redirect to the current one.
create table vendors.former_slugs (
  slug text primary key,
  workspace_id text not null references vendors.vendors on delete cascade,
  since timestamptz not null
);
create index former_slugs_by_vendor on vendors.former_slugs (workspace_id);

-- How a vendor delivers. Vendors without any method share the platform's one shipping rule (docs/decisions/0019-buying.md).
create table vendors.delivery_methods (
  workspace_id text not null references vendors.vendors,
  id text not null unique,
  kind text not null check (kind in ('delivery', 'pickup')),
  -- {"en": …, "es": …, "ar": …}: only the languages that the vendor wrote, at least one.
  name jsonb not null check (jsonb_typeof(name) = 'object' and name <> '{}'),
  price_minor bigint not null check (price_minor >= 0),
  -- Delivery is free when the vendor's subtotal is greater than this; null: never.
  free_over_minor bigint check (free_over_minor >= 0),
  min_days int not null check (min_days >= 0),
  max_days int not null check (max_days >= min_days),
  -- ISO 3166-1 alpha-2 codes; null: all countries.
  countries text[] check (cardinality(countries) > 0),
  active boolean not null default true,
  position int not null,
  version int not null default 1,
  primary key (workspace_id, id)
);
create index delivery_methods_in_order on vendors.delivery_methods (workspace_id, position, id);

-- Applications to become a vendor.
create table vendors.applications (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  -- The applicant; null once the account is deleted.
  user_id text,
  status text not null check (status in ('submitted', 'approved', 'refused', 'withdrawn')),
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) <= 2000),
  -- As in vendors.vendors.
  legal jsonb,
  -- {"shipping": "…", "returns": "…"} in the applicant's language.
  policies jsonb not null default '{}',
  language text not null check (language in ('en', 'es', 'ar')),
  -- As in vendors.vendors.
  payout_sealed text,
  payout_hint text,
  -- The reason of a refusal; the applicant sees it.
  reason text check (length(reason) between 1 and 1000),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'refused') = (reason is not null)),
  check ((payout_sealed is null) = (payout_hint is null))
);
create unique index applications_one_submitted on vendors.applications (workspace_id) where status = 'submitted';
create index applications_by_workspace on vendors.applications (workspace_id, created_at desc);
create index applications_by_user on vendors.applications (user_id) where user_id is not null;
create index applications_queue on vendors.applications (status, created_at desc, id desc);

-- Workspaces that have created a product, filled from the catalog's events.
create table vendors.first_products (
  workspace_id text primary key references workspaces.workspaces on delete cascade,
  product_id text not null
);

-- The administrator's settings: one row.
create table vendors.settings (
  singleton boolean primary key default true check (singleton),
  approval text not null default 'automatic' check (approval in ('automatic', 'review')),
  version int not null default 1
);
insert into vendors.settings default values;
