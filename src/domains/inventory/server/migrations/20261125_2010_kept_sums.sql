-- Sums of warehouses and of days are kept, so that nothing adds up a workspace's whole stock (docs/decisions/0069-sums-that-are-kept.md).
-- A change adds a row instead of changing one, so that no sale waits for another. The rows of a key add up to its sum; a job folds them.

create table inventory.warehouse_sums (
  workspace_id text not null references workspaces.workspaces,
  warehouse_id text not null references inventory.warehouses,
  -- Rows of variants, their units, how many of them are low, and the share of their value, in minor units of the base currency.
  variants bigint not null default 0,
  units bigint not null default 0,
  low bigint not null default 0,
  value_minor bigint not null default 0,
  folded boolean not null default false
);
create index warehouse_sums_by_workspace on inventory.warehouse_sums (workspace_id, warehouse_id);
create index warehouse_sums_to_fold on inventory.warehouse_sums (workspace_id, warehouse_id) where not folded;

-- What came to the workspace on a day in UTC, less what left it. Goods in transit still belong to it.
create table inventory.day_sums (
  workspace_id text not null references workspaces.workspaces,
  day date not null,
  units bigint not null,
  value_minor bigint not null,
  transit_minor bigint not null,
  folded boolean not null default false
);
create index day_sums_by_workspace on inventory.day_sums (workspace_id, day);
create index day_sums_to_fold on inventory.day_sums (workspace_id, day) where not folded;

-- The value of some of the units on hand of a variant.
create function inventory.share_of_value(value_minor bigint, on_hand bigint, units bigint) returns bigint language sql immutable as $$
  select case when on_hand > 0 then round(value_minor::numeric * units / on_hand)::bigint else 0 end
$$;

-- Row and stock of a variant change in two statements under the lock of the stock. Each adds what it changes, so that they add up.
create function inventory.keep_sums_of_item() returns trigger language plpgsql as $$
declare
  stock inventory.stock;
begin
  select * into stock from inventory.stock where variant_id = coalesce(new.variant_id, old.variant_id);
  insert into inventory.warehouse_sums (workspace_id, warehouse_id, variants, units, low, value_minor)
  values (
    coalesce(new.workspace_id, old.workspace_id), coalesce(new.warehouse_id, old.warehouse_id),
    (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int,
    coalesce(new.quantity, 0) - coalesce(old.quantity, 0),
    coalesce((new.free <= new.reorder_point)::int, 0) - coalesce((old.free <= old.reorder_point)::int, 0),
    inventory.share_of_value(stock.value_minor, stock.on_hand, coalesce(new.quantity, 0))
      - inventory.share_of_value(stock.value_minor, stock.on_hand, coalesce(old.quantity, 0))
  );
  return null;
end $$;
create trigger items_keep_sums after insert or delete on inventory.items for each row execute function inventory.keep_sums_of_item();
create trigger items_keep_changed_sums after update on inventory.items for each row
  when (old.quantity <> new.quantity or (old.free <= old.reorder_point) <> (new.free <= new.reorder_point))
  execute function inventory.keep_sums_of_item();

create function inventory.keep_sums_of_stock() returns trigger language plpgsql as $$
begin
  insert into inventory.warehouse_sums (workspace_id, warehouse_id, value_minor)
  select workspace_id, warehouse_id, after - before from (
    select i.workspace_id, i.warehouse_id, inventory.share_of_value(new.value_minor, new.on_hand, i.quantity) as after,
      inventory.share_of_value(old.value_minor, old.on_hand, i.quantity) as before
    from inventory.items i where i.variant_id = coalesce(new.variant_id, old.variant_id)
  ) shares where after <> before;
  return null;
end $$;
create trigger stock_keep_sums after insert or delete on inventory.stock for each row execute function inventory.keep_sums_of_stock();
create trigger stock_keep_changed_sums after update on inventory.stock for each row
  when (old.value_minor <> new.value_minor or old.on_hand <> new.on_hand) execute function inventory.keep_sums_of_stock();

-- 1: it came to the workspace from outside; -1: it left; 0: it stayed.
create function inventory.sign_of_move(from_place text, to_place text) returns int language sql immutable as $$
  select (from_place in ('supplier', 'customer', 'loss'))::int - (to_place in ('supplier', 'customer', 'loss'))::int
$$;

create function inventory.keep_sums_of_moves() returns trigger language plpgsql as $$
begin
  insert into inventory.day_sums (workspace_id, day, units, value_minor, transit_minor)
  select workspace_id, (moved_at at time zone 'UTC')::date, sum(inventory.sign_of_move(from_place, to_place) * quantity),
    sum(inventory.sign_of_move(from_place, to_place) * value_minor),
    sum(((to_place = 'transit')::int - (from_place = 'transit')::int) * value_minor)
  from added group by 1, 2;
  return null;
end $$;
create trigger moves_keep_sums after insert on inventory.moves
  referencing new table as added for each statement execute function inventory.keep_sums_of_moves();

insert into inventory.warehouse_sums (workspace_id, warehouse_id, variants, units, low, value_minor, folded)
select i.workspace_id, i.warehouse_id, count(*), sum(i.quantity), count(*) filter (where i.free <= i.reorder_point),
  sum(inventory.share_of_value(s.value_minor, s.on_hand, i.quantity)), true
from inventory.items i join inventory.stock s using (variant_id) group by 1, 2;

insert into inventory.day_sums (workspace_id, day, units, value_minor, transit_minor, folded)
select workspace_id, (moved_at at time zone 'UTC')::date, sum(inventory.sign_of_move(from_place, to_place) * quantity),
  sum(inventory.sign_of_move(from_place, to_place) * value_minor),
  sum(((to_place = 'transit')::int - (from_place = 'transit')::int) * value_minor), true
from inventory.moves group by 1, 2;

-- Low rows in the order of their pages, and products that have some.
create index items_low_by_id on inventory.items (workspace_id, id) where quantity - allocated <= reorder_point;
create index items_low_products on inventory.items (workspace_id, product_id) where quantity - allocated <= reorder_point;
