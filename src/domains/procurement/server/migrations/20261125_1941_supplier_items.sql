-- What a supplier asks for a variant, and how it sells it.
create table procurement.supplier_items (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  supplier_id text not null references procurement.suppliers on delete cascade,
  -- Kept when the product is deleted, until somebody removes it.
  variant_id text not null,
  supplier_sku text not null default '',
  price_minor bigint not null check (price_minor >= 0),
  -- That of the supplier when the price was entered.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null: those of the supplier.
  min_units int check (min_units between 1 and 1000000),
  lead_time_days int check (lead_time_days between 0 and 365),
  -- Units are sold in multiples of it; null: one by one.
  pack_size int check (pack_size between 1 and 1000000),
  -- Reorder suggestions choose this supplier before cheaper ones.
  preferred boolean not null default false,
  -- Of the last receipt.
  last_price_minor bigint check (last_price_minor >= 0),
  last_currency text,
  last_received_on date,
  version int not null default 1,
  primary key (supplier_id, variant_id),
  check ((last_price_minor is null) = (last_received_on is null) and (last_price_minor is null) = (last_currency is null))
);
create index supplier_items_by_variant on procurement.supplier_items (variant_id, supplier_id);
create unique index supplier_items_preferred on procurement.supplier_items (workspace_id, variant_id) where preferred;

-- The supplier's own number of what is ordered, as it was when the order was written.
alter table procurement.lines add column supplier_sku text not null default '';
