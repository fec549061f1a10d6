-- Inventory: stock per variant and warehouse, holds, and the ledger of stock movements.
create schema inventory;

create table inventory.warehouses (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  name text not null check (length(name) between 1 and 120),
  location text not null default '',
  unique (workspace_id, name)
);

-- One row per variant and warehouse (spec §3 «Inventory item»).
create table inventory.items (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  variant_id text not null references catalog.variants on delete cascade,
  warehouse_id text not null references inventory.warehouses,
  quantity bigint not null check (quantity >= 0),
  unique (variant_id, warehouse_id)
);

-- The stock of a variant over all warehouses. A variant without a row is not tracked and can always be sold. A sale is one conditional
-- update of this row; the checks are a second safeguard against overselling.
create table inventory.stock (
  variant_id text primary key references catalog.variants on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  -- The sum of the variant's inventory items.
  on_hand bigint not null check (on_hand >= 0),
  -- Units that are sold and not yet shipped.
  allocated bigint not null default 0 check (allocated >= 0),
  -- Units that are reserved during a payment, until their hold expires.
  held bigint not null default 0 check (held >= 0),
  reorder_point bigint not null default 5 check (reorder_point >= 0),
  -- When tracking began: units sold before were not allocated.
  tracked_since timestamptz not null default now(),
  check (allocated <= on_hand),
  check (allocated + held <= on_hand)
) with (fillfactor = 70);
create index stock_by_workspace on inventory.stock (workspace_id, variant_id);
create index stock_by_product on inventory.stock (product_id);

-- The rows that add up to `stock.held`. They are changed only under the lock of the stock row.
create table inventory.holds (
  owner text not null,
  variant_id text not null references inventory.stock on delete cascade,
  quantity bigint not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (owner, variant_id)
);
create index holds_by_variant on inventory.holds (variant_id, expires_at);
create index holds_by_expiry on inventory.holds (expires_at);

-- The ledger of stock changes: rows are added, never changed. The deltas add up to the columns of inventory.stock.
create table inventory.movements (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  variant_id text not null,
  kind text not null check (kind in ('received', 'allocated', 'released', 'shipped', 'adjusted')),
  on_hand_delta bigint not null,
  allocated_delta bigint not null,
  -- The cause as (type, id): an order, a purchase order, a count.
  reference_type text not null,
  reference_id text not null,
  moved_at timestamptz not null,
  -- The person who changed the stock by hand; null: the system did.
  actor text
);
create index movements_by_variant on inventory.movements (variant_id, id);
create index movements_by_reference on inventory.movements (reference_type, reference_id);
create index movements_by_actor on inventory.movements (actor) where actor is not null;

create function inventory.reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements are never changed';
end $$;
create trigger movements_reject_change before update or delete on inventory.movements
  for each row execute function inventory.reject_change();
