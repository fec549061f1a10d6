-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- stock is never oversold
select variant_id as resource, (allocated + held)::text as found, 'at most ' || on_hand as expected
from inventory.stock where allocated + held > on_hand or allocated < 0 or held < 0 or on_hand < 0;

-- held stock of a variant is the sum of its holds
select s.variant_id as resource, s.held::text as found, coalesce(sum(h.quantity), 0)::text as expected
from inventory.stock s left join inventory.holds h on h.variant_id = s.variant_id
group by s.variant_id, s.held having s.held <> coalesce(sum(h.quantity), 0);

-- units in every warehouse are the sum of the moves to and from it
select coalesce(i.variant_id, m.variant_id) || ' ' || coalesce(i.warehouse_id, m.place) as resource, coalesce(i.quantity, 0)::text as found,
  coalesce(m.units, 0)::text as expected
from inventory.items i
full join (
  select variant_id, place, sum(units) as units from (
    select variant_id, to_place as place, quantity as units from inventory.moves
    union all
    select variant_id, from_place, -quantity from inventory.moves
  ) w where place not in ('supplier', 'customer', 'loss', 'transit') group by 1, 2
) m on m.variant_id = i.variant_id and m.place = i.warehouse_id
where coalesce(i.quantity, 0) <> coalesce(m.units, 0);

-- no warehouse has less than nothing or less than is allocated in it
select id as resource, concat_ws(' ', quantity, allocated) as found, 'at least what is allocated' as expected
from inventory.items where quantity < 0 or allocated < 0 or allocated > quantity;

-- stock is the sum of its warehouses
select s.variant_id as resource, concat_ws(' ', s.on_hand, s.allocated) as found, concat_ws(' ', i.quantity, i.allocated) as expected
from inventory.stock s
left join (select variant_id, sum(quantity) as quantity, sum(allocated) as allocated from inventory.items group by variant_id) i using (variant_id)
where (s.on_hand, s.allocated) is distinct from (coalesce(i.quantity, 0), coalesce(i.allocated, 0));

-- allocated units of a warehouse are its open allocations
select coalesce(i.variant_id, a.variant_id) || ' ' || coalesce(i.warehouse_id, a.warehouse_id) as resource, coalesce(i.allocated, 0)::text as found,
  coalesce(a.open, 0)::text as expected
from (select variant_id, warehouse_id, allocated from inventory.items) i
full join (
  select variant_id, warehouse_id, sum(open) as open from inventory.allocations where open > 0 group by 1, 2
) a on a.variant_id = i.variant_id and a.warehouse_id = i.warehouse_id
where coalesce(i.allocated, 0) <> coalesce(a.open, 0);

-- picks are of allocations of their workspace
select p.reference_id || ' ' || p.variant_id as resource, p.workspace_id as found, a.workspace_id as expected
from inventory.picks p left join inventory.allocations a using (reference_type, reference_id, variant_id, warehouse_id)
where a.workspace_id is distinct from p.workspace_id;

-- value of stock is that of the moves into the warehouses minus that of those out of them
select coalesce(s.variant_id, m.variant_id) as resource, coalesce(s.value_minor, 0)::text as found, coalesce(m.value, 0)::text as expected
from inventory.stock s
full join (
  select variant_id, sum(
    case when to_place not in ('supplier', 'customer', 'loss', 'transit') then value_minor else 0 end
    - case when from_place not in ('supplier', 'customer', 'loss', 'transit') then value_minor else 0 end
  ) as value from inventory.moves group by variant_id
) m using (variant_id)
where coalesce(s.value_minor, 0) <> coalesce(m.value, 0);

-- units and value in transit are those of pending transfers
select coalesce(m.variant_id, t.variant_id) as resource, concat_ws(' ', m.units, m.value) as found, concat_ws(' ', t.units, t.value) as expected
from (
  select variant_id, sum(case to_place when 'transit' then quantity else -quantity end) as units,
    sum(case to_place when 'transit' then value_minor else -value_minor end) as value
  from inventory.moves where 'transit' in (from_place, to_place) group by variant_id
) m
full join (
  select l.variant_id, sum(l.quantity) as units, sum(l.value_minor) as value
  from inventory.transfers t join inventory.transfer_lines l on l.transfer_id = t.id where t.status = 'Pending' group by l.variant_id
) t using (variant_id)
where (coalesce(m.units, 0), coalesce(m.value, 0)) is distinct from (coalesce(t.units, 0), coalesce(t.value, 0));

-- what transfers will bring is on its way
select coalesce(i.reference_id, t.id) || ' ' || coalesce(i.variant_id, t.variant_id) as resource, coalesce(i.quantity, 0)::text as found,
  coalesce(t.units, 0)::text as expected
from (select * from inventory.incoming where reference_type = 'transfer') i
full join (
  select t.id, t.to_warehouse_id, l.variant_id, sum(l.quantity) as units
  from inventory.transfers t join inventory.transfer_lines l on l.transfer_id = t.id where t.status = 'Pending' group by 1, 2, 3
) t on t.id = i.reference_id and t.to_warehouse_id = i.warehouse_id and t.variant_id = i.variant_id
where coalesce(i.quantity, 0) <> coalesce(t.units, 0);

-- goods move between warehouses of their workspace
select m.id as resource, concat_ws(' ', m.from_place, m.to_place) as found, 'warehouses of ' || m.workspace_id as expected
from inventory.moves m cross join lateral (values (m.from_place), (m.to_place)) w(place)
left join inventory.warehouses h on h.id = w.place and h.workspace_id = m.workspace_id
where h.id is null and w.place not in ('supplier', 'customer', 'loss', 'transit');

-- a removed warehouse is empty
select w.id as resource, i.quantity::text as found, 'nothing' as expected
from inventory.warehouses w join inventory.items i on i.warehouse_id = w.id where w.removed_at is not null;

-- the shop compares with the reorder point of the default warehouse
select s.variant_id as resource, s.reorder_point::text as found, i.reorder_point::text as expected
from inventory.stock s
join inventory.warehouses w on w.workspace_id = s.workspace_id and w.is_default
left join inventory.items i on i.variant_id = s.variant_id and i.warehouse_id = w.id
where s.reorder_point <> coalesce(i.reorder_point, 5);

-- a bundle has no stock of its own
select s.variant_id as resource, s.on_hand::text as found, 'the stock of its parts' as expected
from inventory.stock s where exists (select from catalog.bundle_parts b where b.variant_id = s.variant_id);

-- kept sums of warehouses are those of their rows
select warehouse_id as resource, concat_ws(' ', k.variants, k.units, k.low, k.value) as found, concat_ws(' ', i.variants, i.units, i.low, i.value) as expected
from (
  select warehouse_id, sum(variants) as variants, sum(units) as units, sum(low) as low, sum(value_minor) as value
  from inventory.warehouse_sums group by warehouse_id
) k
full join (
  select i.warehouse_id, count(*) as variants, sum(i.quantity) as units, count(*) filter (where i.free <= i.reorder_point) as low,
    sum(case when s.on_hand > 0 then round(s.value_minor::numeric * i.quantity / s.on_hand) else 0 end) as value
  from inventory.items i join inventory.stock s using (variant_id) group by i.warehouse_id
) i using (warehouse_id)
where (coalesce(k.variants, 0), coalesce(k.units, 0), coalesce(k.low, 0), coalesce(k.value, 0))
  is distinct from (coalesce(i.variants, 0), coalesce(i.units, 0), coalesce(i.low, 0), coalesce(i.value, 0));

-- kept sums of days are those of their moves
select workspace_id || ' ' || day as resource, concat_ws(' ', k.units, k.value, k.transit) as found, concat_ws(' ', m.units, m.value, m.transit) as expected
from (
  select workspace_id, day, sum(units) as units, sum(value_minor) as value, sum(transit_minor) as transit from inventory.day_sums group by 1, 2
) k
full join (
  select workspace_id, (moved_at at time zone 'UTC')::date as day, sum(sign * quantity) as units, sum(sign * value_minor) as value,
    sum(case 'transit' when to_place then value_minor when from_place then -value_minor else 0 end) as transit
  from inventory.moves cross join lateral (
    select case when from_place in ('supplier', 'customer', 'loss') then 1 when to_place in ('supplier', 'customer', 'loss') then -1 else 0 end as sign
  ) outside group by 1, 2
) m using (workspace_id, day)
where (coalesce(k.units, 0), coalesce(k.value, 0), coalesce(k.transit, 0))
  is distinct from (coalesce(m.units, 0), coalesce(m.value, 0), coalesce(m.transit, 0));

-- lots in a warehouse are all its units where the variant is kept in lots, and none elsewhere
select coalesce(i.variant_id, l.variant_id) || ' ' || coalesce(i.warehouse_id, l.warehouse_id) as resource, coalesce(l.units, 0)::text as found,
  coalesce(i.units, 0)::text as expected
from (
  select i.variant_id, i.warehouse_id, case s.lots when 'none' then 0 else i.quantity end as units
  from inventory.items i join inventory.stock s on s.variant_id = i.variant_id
) i
full join (
  select l.variant_id, q.warehouse_id, sum(q.quantity) as units
  from inventory.lot_items q join inventory.lots l on l.id = q.lot_id group by 1, 2
) l on l.variant_id = i.variant_id and l.warehouse_id = i.warehouse_id
where coalesce(i.units, 0) <> coalesce(l.units, 0);

-- units of a lot in every warehouse are the sum of its moves to and from it
select coalesce(i.lot_id, m.lot_id) || ' ' || coalesce(i.warehouse_id, m.place) as resource, coalesce(i.quantity, 0)::text as found,
  coalesce(m.units, 0)::text as expected
from inventory.lot_items i
full join (
  select lot_id, place, sum(units) as units from (
    select lot_id, to_place as place, quantity as units from inventory.moves where lot_id is not null
    union all
    select lot_id, from_place, -quantity from inventory.moves where lot_id is not null
  ) w where place not in ('supplier', 'customer', 'loss', 'transit') group by 1, 2
) m on m.lot_id = i.lot_id and m.place = i.warehouse_id
where coalesce(i.quantity, 0) <> coalesce(m.units, 0);

-- a serial number is one unit in one place
select l.variant_id || ' ' || l.number as resource, sum(i.quantity)::text as found, 'at most 1' as expected
from inventory.stock s join inventory.lots l on l.variant_id = s.variant_id join inventory.lot_items i on i.lot_id = l.id
where s.lots = 'serial' group by l.id having sum(i.quantity) > 1;

-- blocked units are of a lot that is there and has an expiry date
select a.reference_id || ' ' || a.warehouse_id as resource, a.open::text as found, coalesce(i.quantity, 0)::text as expected
from inventory.allocations a
left join inventory.lots l on l.id = a.reference_id and l.variant_id = a.variant_id and l.expires_on is not null
left join inventory.lot_items i on i.lot_id = l.id and i.warehouse_id = a.warehouse_id
where a.reference_type = 'expired' and a.open > coalesce(i.quantity, 0);

-- warehouses and transfers are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (
  select 'warehouse' as type, id, array['warehouse ' || workspace_id || ':inventory'] as readers from inventory.warehouses where removed_at is null
  union all
  select 'stockTransfer', id, array['stockTransfer ' || workspace_id || ':inventory'] from inventory.transfers
) e
full join (select type, id, readers from search.documents where type in ('warehouse', 'stockTransfer')) d using (type, id)
where e.readers is distinct from d.readers;
