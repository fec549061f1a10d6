-- How a vendor delivers. A vendor without any shares the one shipping rule of the platform (docs/decisions/0019-buying.md).
create table vendors.delivery_methods (
  workspace_id text not null references vendors.vendors,
  id text not null unique,
  kind text not null check (kind in ('delivery', 'pickup')),
  -- {"en": …, "es": …, "ar": …}; whatever language the vendor wrote in.
  name jsonb not null check (jsonb_typeof(name) = 'object' and name <> '{}'),
  price_minor bigint not null check (price_minor >= 0),
  -- Free strictly over this subtotal of the vendor's goods; null is never.
  free_over_minor bigint check (free_over_minor >= 0),
  min_days int not null check (min_days >= 0),
  max_days int not null check (max_days >= min_days),
  -- ISO 3166-1 alpha-2; null is everywhere.
  countries text[] check (cardinality(countries) > 0),
  active boolean not null default true,
  position int not null,
  version int not null default 1,
  primary key (workspace_id, id)
);
create index delivery_methods_in_order on vendors.delivery_methods (workspace_id, position, id);
