-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- received units of a line are those of its receipts
select l.id as resource, l.received::text as found, coalesce(r.units, 0)::text as expected
from procurement.lines l
left join (select line_id, sum(quantity) as units from procurement.receipt_lines group by line_id) r on r.line_id = l.id
where l.received <> coalesce(r.units, 0);

-- the total of a purchase order is the sum of its lines
select o.id as resource, o.total_minor::text as found, l.total::text as expected
from procurement.orders o
cross join lateral (select coalesce(sum(quantity * price_minor), 0) as total from procurement.lines where order_id = o.id) l
where o.total_minor <> l.total;

-- the sums of a supplier are those of its receipts
select s.id as resource, concat_ws(' ', s.units_received, s.units_on_time, s.spend_minor) as found,
  concat_ws(' ', r.units, r.on_time, r.cost) as expected
from procurement.suppliers s
cross join lateral (
  select coalesce(sum(l.quantity), 0) as units, coalesce(sum(l.quantity) filter (where l.on_time), 0) as on_time,
    coalesce(sum(l.cost_minor), 0) as cost
  from procurement.orders o join procurement.receipts e on e.order_id = o.id join procurement.receipt_lines l on l.receipt_id = e.id
  where o.supplier_id = s.id
) r
where (s.units_received, s.units_on_time, s.spend_minor) is distinct from (r.units, r.on_time, r.cost);

-- an open request for the approval of a purchase order belongs to an order that awaits it
select r.id as resource, coalesce(o.status, 'no order') as found, 'an order that awaits approval' as expected
from approvals.requests r left join procurement.orders o on o.id = r.resource_id
where r.kind = 'procurement.purchaseOrder' and r.status = 'Pending' and o.awaiting_approval is not true;

-- suppliers and purchase orders are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (
  select 'supplier' as type, id, array['supplier ' || workspace_id || ':procurement'] as readers from procurement.suppliers
  union all
  select 'purchaseOrder', id, array['purchaseOrder ' || workspace_id || ':procurement'] from procurement.orders
) e
full join (select type, id, readers from search.documents where type in ('supplier', 'purchaseOrder')) d using (type, id)
where e.readers is distinct from d.readers;

-- the confirmed day of a purchase order is the last one that its supplier confirmed
select o.id as resource, coalesce(o.confirmed_on::text, 'none') as found, coalesce(s.last::text, 'none') as expected
from procurement.orders o
cross join lateral (
  select max(c.expected_on) as last from procurement.sendings s join procurement.confirmed_lines c on c.sending_id = s.id
  where s.order_id = o.id and (s.ended_at is null or s.end_reason = 'closed')
) s
where o.confirmed_on is distinct from s.last;

-- a supplier confirms no more than was ordered
select s.order_id as resource, c.quantity::text as found, 'at most ' || l.quantity as expected
from procurement.sendings s join procurement.confirmed_lines c on c.sending_id = s.id join procurement.lines l on l.id = c.line_id
where s.ended_at is null and (c.quantity > l.quantity or l.order_id <> s.order_id);

-- billed units of a line are those of its bills that aren't void
select l.id as resource, l.billed::text as found, coalesce(b.units, 0)::text as expected
from procurement.lines l
left join (
  select line_id, sum(quantity) as units from procurement.bill_lines join procurement.bills on id = bill_id where status <> 'Void' group by line_id
) b on b.line_id = l.id
where l.billed <> coalesce(b.units, 0);

-- the total of a bill is the sum of its lines and other costs
select b.id as resource, b.total_minor::text as found, (b.other_minor + l.total)::text as expected
from procurement.bills b
cross join lateral (select coalesce(sum(quantity * price_minor), 0) as total from procurement.bill_lines where bill_id = b.id) l
where b.total_minor <> b.other_minor + l.total;

-- returned units and their credit are those of the returns
select l.receipt_id || ' ' || l.line_id as resource, concat_ws(' ', l.returned, l.credited_minor) as found, concat_ws(' ', r.units, r.credit) as expected
from procurement.receipt_lines l
cross join lateral (
  select coalesce(sum(quantity), 0) as units, coalesce(sum(credit_minor), 0) as credit
  from procurement.supplier_return_lines where receipt_id = l.receipt_id and line_id = l.line_id
) r
where (l.returned, l.credited_minor) is distinct from (r.units, r.credit);

-- units that a supplier sends again are those of returns with a replacement
select l.id as resource, l.replacing::text as found, coalesce(r.units, 0)::text as expected
from procurement.lines l
left join (
  select line_id, sum(quantity) as units from procurement.supplier_return_lines join procurement.supplier_returns on id = return_id
  where replaced group by line_id
) r on r.line_id = l.id
where l.replacing <> coalesce(r.units, 0);

-- the defective units of a supplier are those of its returns
select s.id as resource, s.units_defective::text as found, coalesce(r.units, 0)::text as expected
from procurement.suppliers s
left join (
  select supplier_id, sum(quantity) as units from procurement.supplier_returns join procurement.supplier_return_lines on return_id = id
  where reason in ('defective', 'wrong') group by supplier_id
) r on r.supplier_id = s.id
where s.units_defective <> coalesce(r.units, 0);

-- what the stock sent back to suppliers are the units of the returns
select r.id as resource, coalesce(m.units, 0)::text as found, l.units::text as expected
from procurement.supplier_returns r
cross join lateral (select coalesce(sum(quantity), 0) as units from procurement.supplier_return_lines where return_id = r.id) l
cross join lateral (
  select sum(quantity) as units from inventory.moves where reference_type = 'purchaseReturn' and reference_id = r.id and to_place = 'supplier'
) m
where coalesce(m.units, 0) <> l.units;

-- kept counts of open orders are those of the orders
select coalesce(d.workspace_id, o.workspace_id) || ' ' || coalesce(d.due_on, o.due_on) as resource,
  concat_ws(' ', d.orders, d.drafts, d.awaiting, d.base_minor) as found, concat_ws(' ', o.orders, o.drafts, o.awaiting, o.base_minor) as expected
from procurement.open_days d
full join (
  select workspace_id, due_on, count(*) as orders, count(*) filter (where status = 'Draft') as drafts,
    count(*) filter (where awaiting_approval) as awaiting, sum(base_minor) as base_minor
  from procurement.orders where status not in ('Fulfilled', 'Cancelled') group by 1, 2
) o on o.workspace_id = d.workspace_id and o.due_on = d.due_on
where (d.orders, d.drafts, d.awaiting, d.base_minor) is distinct from (o.orders, o.drafts, o.awaiting, o.base_minor);
