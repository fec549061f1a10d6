-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- order total = lines + shipping + tax - discounts
select o.id as resource, concat_ws(' ', o.total_minor, o.subtotal_minor, o.discount_minor) as found,
  concat_ws(' ', l.lines - l.discounts + o.shipping_minor + o.tax_minor, l.lines, l.discounts) as expected
from orders.orders o
join (
  select order_id, sum(line_total_minor) as lines, sum(discount_minor) as discounts from orders.lines group by order_id
) l on l.order_id = o.id
where (o.total_minor, o.subtotal_minor, o.discount_minor)
  is distinct from (l.lines - l.discounts + o.shipping_minor + o.tax_minor, l.lines, l.discounts);

-- every order has lines, parts and a history
select o.id as resource, 'nothing' as found, 'lines, parts and history' as expected
from orders.orders o
where not exists (select 1 from orders.lines l where l.order_id = o.id)
   or not exists (select 1 from orders.parts p where p.order_id = o.id)
   or not exists (select 1 from orders.history h where h.order_id = o.id);

-- parts add up to their order
select o.id as resource, concat_ws(' ', p.subtotal, p.discount, p.shipping, p.tax, p.total) as found,
  concat_ws(' ', o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor, o.total_minor) as expected
from orders.orders o
join (
  select order_id, sum(subtotal_minor) as subtotal, sum(discount_minor) as discount, sum(shipping_minor) as shipping, sum(tax_minor) as tax,
    sum(total_minor) as total
  from orders.parts group by order_id
) p on p.order_id = o.id
where (p.subtotal, p.discount, p.shipping, p.tax, p.total)
  is distinct from (o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor, o.total_minor);

-- a part's goods and discounts are those of its lines
select p.order_id || '-' || p.number as resource, concat_ws(' ', p.subtotal_minor, p.discount_minor) as found,
  concat_ws(' ', sum(l.line_total_minor), sum(l.discount_minor)) as expected
from orders.parts p left join orders.lines l on l.order_id = p.order_id and l.part_number = p.number
group by p.order_id, p.number, p.subtotal_minor, p.discount_minor
having (p.subtotal_minor, p.discount_minor) is distinct from (coalesce(sum(l.line_total_minor), 0), coalesce(sum(l.discount_minor), 0));

-- an order's discounts match its lines and its promotion redemptions
select o.id as resource, concat_ws(' ', s.goods, s.whole) as found, concat_ws(' ', o.discount_minor, r.discount) as expected
from orders.orders o
cross join lateral (
  select coalesce(sum((part ->> 'amountMinor')::bigint) filter (where p ->> 'target' = 'items'), 0) as goods,
    coalesce(sum((part ->> 'amountMinor')::bigint), 0) as whole
  from jsonb_array_elements(o.promotions) p cross join jsonb_array_elements(p -> 'parts') part
) s
cross join lateral (select coalesce(sum(discount_minor), 0) as discount from promotions.redemptions where order_id = o.id) r
where (s.goods, s.whole) is distinct from (o.discount_minor, r.discount);

-- allocated stock of tracked variants is exactly the units ordered
select coalesce(l.order_id, m.reference_id) || ' ' || coalesce(l.variant_id, m.variant_id) as resource,
  coalesce(m.allocated, 0)::text as found, coalesce(l.quantity, 0)::text as expected
from (
  select l.order_id, u.variant_id, sum(l.quantity * u.per_unit) as quantity, bool_or(o.placed_at >= s.tracked_since) as tracked
  from orders.lines l join orders.orders o on o.id = l.order_id
  cross join lateral (
    select l.variant_id, 1 as per_unit where l.bundle_parts = '[]'
    union all
    select part ->> 'variantId', (part ->> 'quantity')::int from jsonb_array_elements(l.bundle_parts) part
  ) u
  left join inventory.stock s on s.variant_id = u.variant_id
  group by l.order_id, u.variant_id
) l
full join (
  select reference_id, variant_id, sum(allocated) as allocated from inventory.allocations
  where reference_type = 'order' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where (m.allocated is not null or l.tracked) and coalesce(m.allocated, 0) <> coalesce(l.quantity, 0);

-- an order has exactly one placed event
select o.id as resource, count(f.id)::text as found, '1' as expected
from orders.orders o left join platform.events f on f.aggregate = o.id and f.type = 'checkout.orderPlaced'
where o.placed_at > now() - interval '29 days'
group by o.id having count(f.id) <> 1;

-- line shares add up to their part
select p.order_id || '-' || p.number as resource, concat_ws(' ', sum(l.goods_minor + l.discount_minor), sum(l.shipping_minor), sum(l.tax_minor)) as found,
  concat_ws(' ', p.subtotal_minor, p.shipping_minor, p.tax_minor) as expected
from orders.parts p join orders.lines l on l.order_id = p.order_id and l.part_number = p.number
group by p.order_id, p.number
having (sum(l.goods_minor + l.discount_minor), sum(l.shipping_minor), sum(l.tax_minor)) is distinct from (p.subtotal_minor, p.shipping_minor, p.tax_minor);

-- a part's refunded amount is its refunds, and those are of cancelled, returned or refunded units
select p.order_id || '-' || p.number as resource, concat_ws(' ', p.refunded_minor, l.units) as found, concat_ws(' ', r.amount, r.units) as expected
from orders.parts p
cross join lateral (select sum(cancelled + returned + refunded) as units from orders.lines where order_id = p.order_id and part_number = p.number) l
cross join lateral (
  select coalesce(sum(f.amount_minor), 0) as amount, coalesce(sum(u.quantity), 0) as units
  from orders.refunds f cross join lateral (select sum(quantity) as quantity from orders.refund_lines where refund_id = f.id) u
  where f.order_id = p.order_id and f.part_number = p.number
) r
where (p.refunded_minor, l.units) is distinct from (r.amount, r.units);

-- allocated stock of an order is its units that are neither shipped nor cancelled
select l.order_id || ' ' || l.variant_id as resource, m.held::text as found, l.waiting::text as expected
from (
  select l.order_id, u.variant_id, o.placed_at, sum((l.quantity - l.shipped - l.cancelled) * u.per_unit) as waiting
  from orders.lines l join orders.orders o on o.id = l.order_id
  cross join lateral (
    select l.variant_id, 1 as per_unit where l.bundle_parts = '[]'
    union all
    select part ->> 'variantId', (part ->> 'quantity')::int from jsonb_array_elements(l.bundle_parts) part
  ) u
  group by 1, 2, 3
) l
join (
  select reference_id, variant_id, sum(open) as held from inventory.allocations where reference_type = 'order' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where m.held <> l.waiting and not exists (
  select from inventory.moves u where u.variant_id = l.variant_id and u.kind = 'untracked' and u.moved_at >= l.placed_at
);

-- shipped units of lines are the units in parcels
select l.order_id || ' ' || l.position as resource, l.shipped::text as found, coalesce(sum(p.quantity), 0)::text as expected
from orders.lines l left join orders.parcel_lines p on p.order_id = l.order_id and p.position = l.position
group by l.order_id, l.position, l.shipped having l.shipped <> coalesce(sum(p.quantity), 0);

-- an order's refunds are refunded or waived by its payments
select m.order_id as resource, m.back::text as found, m.refunded::text as expected
from (
  select order_id, sum(refunded_minor) as refunded, sum(back) as back from (
    select order_id, refunded_minor, null::bigint as back from orders.parts
    union all
    select y.reference_id, null, r.amount_minor from payments.payments y join payments.refunds r on r.payment_id = y.id
    where y.reference_type = 'order' and r.reference_type = 'orderRefund' and r.status <> 'failed'
  ) a group by order_id having coalesce(sum(back), 0) <> sum(refunded_minor)
) m
where exists (
  select from payments.payments y
  where y.reference_type = 'order' and y.reference_id = m.order_id and y.status in ('paid', 'pending', 'cancelled')
)
  -- A refund that failed is asked for again within the hour, a few times.
  and not exists (select from payments.payments y join payments.refunds r on r.payment_id = y.id
    where y.reference_type = 'order' and y.reference_id = m.order_id and r.status = 'failed' and r.requested_at > now() - interval '1 day');

-- a part's status is the last one in its history
select p.order_id || '-' || p.number as resource, p.status as found, h.status as expected
from orders.parts p
cross join lateral (
  select status from orders.history where order_id = p.order_id and (part_number is null or part_number = p.number) order by id desc limit 1
) h
where p.status <> h.status;

-- a sale matches its order part once all its events are delivered
select s.part as resource, concat_ws(' ', s.total_minor, s.refunded_minor, s.subsidy_minor) as found,
  concat_ws(' ', p.total_minor + l.subsidy, p.refunded_minor + s.subsidy_refunded_minor, l.subsidy) as expected
from finance.sales s join orders.parts p on p.order_id = s.order_id and p.number = s.number
cross join lateral (select sum(subsidy_minor) as subsidy from orders.lines where order_id = p.order_id and part_number = p.number) l
where (s.total_minor, s.refunded_minor, s.subsidy_minor)
  is distinct from (p.total_minor + l.subsidy, p.refunded_minor + s.subsidy_refunded_minor, l.subsidy)
  -- What the payer's bank took back is no refund of the order.
  and s.lost_minor = 0
  and s.order_id not in (select aggregate from platform.events where dispatched_at is null)
  and s.order_id not in (select aggregate from platform.event_deliveries where listener = 'finance.keepBooks' and delivered_at is null);

-- a seller's invoices and credit notes are numbered without gaps
select kind || ' ' || workspace_id as resource, max(number)::text as found, count(*)::text as expected
from (
  select 'invoice' as kind, workspace_id, number from orders.invoices
  union all
  select 'credit note', workspace_id, number from orders.credit_notes
) issued
group by kind, workspace_id having max(number) <> count(*);

-- an order is found by its buyer's account, and each part by the staff of its vendor
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (
  select 'order' as type, id, array['order ' || user_id] as readers from orders.orders where user_id is not null
  union all
  select 'orderPart', order_id || '-' || number, array['orderPart ' || workspace_id || ':orders'] from orders.parts
) e
full join (select type, id, readers from search.documents where type in ('order', 'orderPart')) d using (type, id)
where e.readers is distinct from d.readers;

-- a proposal's status is the last one in its history
select p.id as resource, p.status as found, h.status as expected
from orders.proposals p
left join lateral (select status from orders.proposal_history where proposal_id = p.id order by id desc limit 1) h on true
where p.status is distinct from h.status;

-- an accepted replacement is recorded, and a disputed proposal has a dispute
select p.id as resource, p.status as found, 'recorded' as expected
from orders.proposals p
where (p.kind = 'replacement' and p.status = 'Accepted' and not exists (select from orders.replacements r where r.proposal_id = p.id and r.cancelled_at is null))
  or (p.status in ('Disputed', 'Refunded', 'Dismissed') and not exists (select from orders.disputes d where d.proposal_id = p.id));

-- allocated stock of a replacement is its units that are not sent
select m.reference_id || ' ' || m.variant_id as resource, m.held::text as found, coalesce(w.waiting, 0)::text as expected
from (
  select reference_id, variant_id, sum(open) as held from inventory.allocations where reference_type = 'replacement' group by 1, 2
) m
left join (
  select r.proposal_id, n.variant_id, sum(l.quantity) as waiting
  from orders.replacements r
  join orders.proposal_lines l on l.proposal_id = r.proposal_id
  join orders.lines n on n.order_id = l.order_id and n.position = l.position
  where r.shipped_at is null and r.cancelled_at is null group by 1, 2
) w on w.proposal_id = m.reference_id and w.variant_id = m.variant_id
where m.held <> coalesce(w.waiting, 0) and not exists (
  select from inventory.moves u join orders.replacements r on r.proposal_id = m.reference_id
  where u.variant_id = m.variant_id and u.kind = 'untracked' and u.moved_at >= r.agreed_at
);

-- an order of a quote has its lines, at its prices, and the quote has that order
select o.id as resource, coalesce(s.lines, '') as found, q.order_id || ': ' || l.lines as expected
from orders.orders o
join crm.quotes q on q.id = o.quote_id
left join lateral (
  select string_agg(variant_id || ' ' || quantity || ' ' || price_minor, ', ' order by variant_id) as lines
  from crm.quote_lines where workspace_id = q.workspace_id and quote_id = q.id
) l on true
left join lateral (
  select string_agg(variant_id || ' ' || quantity || ' ' || unit_price_minor, ', ' order by variant_id) as lines
  from orders.lines where order_id = o.id
) s on true
where q.order_id is distinct from o.id or l.lines is distinct from s.lines;
