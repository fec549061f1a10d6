-- A workspace that is approved to sell, with its public name. Number 1 is the house.
create schema vendors;

create table vendors.vendors (
  workspace_id text primary key references workspaces.workspaces,
  number int not null unique check (number > 0),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  -- {"en": …, "es": …, "ar": …}; whatever language the vendor wrote in.
  tagline jsonb not null default '{}',
  status text not null check (status in ('approved', 'suspended')),
  created_at timestamptz not null
);
