-- How much there is. A variant without a stock row is untracked and always sellable.
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

-- What can be promised of a variant over all warehouses: on_hand is the sum of its items, allocated waits to be shipped.
-- Selling is one conditional update of this row; the check is the second net.
create table inventory.stock (
  variant_id text primary key references catalog.variants on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  on_hand bigint not null check (on_hand >= 0),
  allocated bigint not null default 0 check (allocated >= 0),
  reorder_point bigint not null default 5 check (reorder_point >= 0),
  check (allocated <= on_hand)
) with (fillfactor = 70);
create index stock_by_workspace on inventory.stock (workspace_id, variant_id);
create index stock_by_product on inventory.stock (product_id);

-- Why stock is what it is: rows are added, never changed. The sums of the deltas are the columns of inventory.stock.
create table inventory.movements (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  variant_id text not null,
  kind text not null check (kind in ('received', 'allocated', 'released', 'shipped', 'adjusted')),
  on_hand_delta bigint not null,
  allocated_delta bigint not null,
  -- What caused it, as (type, id): an order part, a purchase order, a count.
  reference_type text not null,
  reference_id text not null,
  moved_at timestamptz not null
);
create index movements_by_variant on inventory.movements (variant_id, id);
create index movements_by_reference on inventory.movements (reference_type, reference_id);

create function inventory.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock movements are never changed';
end $$;
create trigger movements_are_kept before update or delete on inventory.movements for each row execute function inventory.refuse_change();
