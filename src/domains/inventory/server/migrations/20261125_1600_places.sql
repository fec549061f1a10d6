-- Stock is moved between places (docs/decisions/0058-stock-in-places.md). What was one number per variant is now in the default warehouse.

alter table inventory.warehouses
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column region text not null default '',
  add column postal_code text not null default '',
  -- Among warehouses that are equally near to an address the one with the smallest number ships.
  add column priority integer not null default 1 check (priority > 0),
  add column is_default boolean not null default false,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  -- The ledger names removed warehouses as well.
  add column removed_at timestamptz,
  add check (not is_default or removed_at is null);

update inventory.warehouses w set is_default = r.position = 1, priority = r.position
from (select id, row_number() over (partition by workspace_id order by name <> 'Main', id) as position from inventory.warehouses) r
where r.id = w.id;

alter table inventory.warehouses drop constraint warehouses_workspace_id_name_key;
create unique index warehouses_by_name on inventory.warehouses (workspace_id, lower(name)) where removed_at is null;
create unique index warehouses_default on inventory.warehouses (workspace_id) where is_default;

alter table inventory.stock
  add column sku text not null default '',
  -- What the units on hand have cost, in minor units of the base currency. The average cost is this by the units.
  add column value_minor bigint not null default 0 check (value_minor >= 0),
  add constraint stock_value_of_units check (on_hand > 0 or value_minor = 0);
comment on column inventory.stock.reorder_point is 'That of the item in the default warehouse, which the shop compares with.';
update inventory.stock s set sku = v.sku, value_minor = s.on_hand * coalesce(v.cost_minor, 0) from catalog.variants v where v.id = s.variant_id;
alter table inventory.stock alter column sku drop default;
create index stock_by_workspace_product on inventory.stock (workspace_id, product_id);

-- All units are in the default warehouse: nothing named another one yet.
alter table inventory.items
  add column sku text not null default '',
  add column allocated bigint not null default 0,
  add column reorder_point bigint not null default 5 check (reorder_point >= 0);
delete from inventory.items i using inventory.warehouses w where w.id = i.warehouse_id and not w.is_default;
insert into inventory.items (id, workspace_id, product_id, variant_id, warehouse_id, quantity)
select 'inv_' || substr(md5(s.variant_id), 1, 26), s.workspace_id, s.product_id, s.variant_id, w.id, s.on_hand
from inventory.stock s join inventory.warehouses w on w.workspace_id = s.workspace_id and w.is_default
on conflict (variant_id, warehouse_id) do nothing;
update inventory.items i set quantity = s.on_hand, allocated = s.allocated, reorder_point = s.reorder_point, sku = s.sku
from inventory.stock s where s.variant_id = i.variant_id;
alter table inventory.items
  alter column sku drop default,
  add column free bigint not null generated always as (quantity - allocated) stored,
  add constraint items_allocated check (allocated between 0 and quantity);
alter table inventory.items set (fillfactor = 70);
create index items_by_sku on inventory.items (workspace_id, sku, id);
create index items_by_quantity on inventory.items (workspace_id, quantity, id);
create index items_by_free on inventory.items (workspace_id, free, id);
create index items_by_warehouse on inventory.items (warehouse_id, sku, id);
create index items_by_product on inventory.items (product_id);
create index items_low on inventory.items (workspace_id, sku, id) where quantity - allocated <= reorder_point;

-- Units that orders were promised, by the warehouse that ships them. Rows stay; open = allocated - shipped - released.
create table inventory.allocations (
  workspace_id text not null references workspaces.workspaces,
  reference_type text not null,
  reference_id text not null,
  variant_id text not null,
  warehouse_id text not null references inventory.warehouses,
  allocated bigint not null check (allocated >= 0),
  shipped bigint not null default 0 check (shipped >= 0),
  released bigint not null default 0 check (released >= 0),
  open bigint not null generated always as (allocated - shipped - released) stored check (open >= 0),
  allocated_at timestamptz not null,
  primary key (reference_type, reference_id, variant_id, warehouse_id)
);
create index allocations_open on inventory.allocations (variant_id, allocated_at) where open > 0;

insert into inventory.allocations (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, shipped, released, allocated_at)
select m.workspace_id, m.reference_type, m.reference_id, m.variant_id, w.id,
  sum(m.allocated_delta) filter (where m.kind = 'allocated'),
  coalesce(-sum(m.allocated_delta) filter (where m.kind = 'shipped'), 0),
  coalesce(-sum(m.allocated_delta) filter (where m.kind = 'released'), 0), min(m.moved_at)
from inventory.movements m join inventory.warehouses w on w.workspace_id = m.workspace_id and w.is_default
where m.kind in ('allocated', 'shipped', 'released')
group by 1, 2, 3, 4, 5 having bool_or(m.kind = 'allocated');

-- Batches and serial numbers of a variant. A serial number is a lot of one unit.
create table inventory.lots (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  variant_id text not null,
  number text not null check (length(number) between 1 and 100),
  expires_on date,
  created_at timestamptz not null,
  unique (variant_id, number)
);
create table inventory.lot_items (
  lot_id text not null references inventory.lots,
  warehouse_id text not null references inventory.warehouses,
  quantity bigint not null check (quantity > 0),
  primary key (lot_id, warehouse_id)
);

-- The ledger: goods went from a place to another. Rows are added, never changed. A place is the id of a warehouse, or one of the four
-- places of a workspace that are none: supplier, customer, loss, transit.
create table inventory.moves (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  variant_id text not null,
  from_place text not null,
  to_place text not null,
  quantity bigint not null check (quantity > 0),
  -- What these units have cost, in minor units of the base currency.
  value_minor bigint not null check (value_minor >= 0),
  kind text not null check (kind in ('received', 'returned', 'sentBack', 'shipped', 'adjusted', 'transferOut', 'transferIn', 'untracked')),
  -- Why somebody changed it by hand.
  reason text check (reason in ('counted', 'damaged', 'lost', 'found', 'correction', 'other')),
  note text not null default '' check (length(note) <= 500),
  -- The cause as (type, id): an order, a purchase order, a transfer.
  reference_type text not null,
  reference_id text not null,
  lot_id text references inventory.lots,
  moved_at timestamptz not null,
  -- The person who changed the stock by hand; null: the system did.
  actor text,
  check (from_place <> to_place)
);

insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reference_type, reference_id, moved_at, actor)
select m.id, m.workspace_id, m.variant_id,
  case when m.on_hand_delta < 0 then w.id when m.kind = 'adjusted' then 'loss' when m.reference_type = 'return' then 'customer' else 'supplier' end,
  case when m.on_hand_delta > 0 then w.id when m.kind = 'shipped' then 'customer' else 'loss' end,
  abs(m.on_hand_delta), abs(m.on_hand_delta) * coalesce(v.cost_minor, 0),
  case when m.kind = 'received' and m.reference_type = 'return' then 'returned' when m.reference_type = 'untracked' then 'untracked' else m.kind end,
  m.reference_type, m.reference_id, m.moved_at, m.actor
from inventory.movements m
join inventory.warehouses w on w.workspace_id = m.workspace_id and w.is_default
left join catalog.variants v on v.id = m.variant_id
where m.on_hand_delta <> 0;

create index moves_by_variant on inventory.moves (variant_id, moved_at, id);
create index moves_by_workspace on inventory.moves (workspace_id, moved_at, id);
create index moves_from on inventory.moves (from_place, moved_at, id);
create index moves_to on inventory.moves (to_place, moved_at, id);
create index moves_by_reference on inventory.moves (reference_type, reference_id);
create index moves_by_actor on inventory.moves (actor) where actor is not null;

drop table inventory.movements;
create or replace function inventory.reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock moves are never changed';
end $$;
create trigger moves_reject_change before update or delete on inventory.moves
  for each row execute function inventory.reject_change();

-- What open purchase orders and transfers will bring, kept by those who own them.
create table inventory.incoming (
  workspace_id text not null references workspaces.workspaces,
  reference_type text not null,
  reference_id text not null,
  variant_id text not null references catalog.variants on delete cascade,
  warehouse_id text not null references inventory.warehouses,
  quantity bigint not null check (quantity > 0),
  expected_on date,
  primary key (reference_type, reference_id, variant_id, warehouse_id)
);
create index incoming_by_variant on inventory.incoming (variant_id, warehouse_id);
create index incoming_by_warehouse on inventory.incoming (warehouse_id);

create table inventory.transfers (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  from_warehouse_id text not null references inventory.warehouses,
  to_warehouse_id text not null references inventory.warehouses,
  status text not null default 'Pending' check (status in ('Pending', 'Completed', 'Cancelled')),
  note text not null default '' check (length(note) <= 500),
  lines integer not null check (lines > 0),
  units bigint not null check (units > 0),
  created_at timestamptz not null,
  created_by text,
  due_at timestamptz not null,
  completed_at timestamptz,
  cancelled_at timestamptz,
  check (from_warehouse_id <> to_warehouse_id),
  check ((status = 'Completed') = (completed_at is not null)),
  check ((status = 'Cancelled') = (cancelled_at is not null))
);
create index transfers_by_workspace on inventory.transfers (workspace_id, created_at, id);
create index transfers_pending on inventory.transfers (workspace_id) where status = 'Pending';
create index transfers_from on inventory.transfers (from_warehouse_id, created_at, id);
create index transfers_to on inventory.transfers (to_warehouse_id, created_at, id);
create index transfers_by_creator on inventory.transfers (created_by) where created_by is not null;

create table inventory.transfer_lines (
  transfer_id text not null references inventory.transfers,
  position integer not null,
  variant_id text not null,
  sku text not null,
  quantity bigint not null check (quantity > 0),
  -- What the units had cost when they left the source.
  value_minor bigint not null check (value_minor >= 0),
  lot_id text references inventory.lots,
  primary key (transfer_id, position)
);
