-- What must be true at every moment. Each query answers the rows that break it; no rows is health.
-- One statement per name: the runner (src/app/server/invariants.ts) reads the comment above each as its name.

-- order total = lines + shipping + tax
select o.id as subject, o.total_minor::text as found, (l.lines + o.shipping_minor + o.tax_minor)::text as expected
from orders.orders o
join (select order_id, sum(line_total_minor) as lines from orders.lines group by order_id) l on l.order_id = o.id
where o.total_minor <> l.lines + o.shipping_minor + o.tax_minor or o.subtotal_minor <> l.lines;

-- every order has lines, parts and a history
select o.id as subject, 'nothing' as found, 'lines, parts and history' as expected
from orders.orders o
where not exists (select 1 from orders.lines l where l.order_id = o.id)
   or not exists (select 1 from orders.parts p where p.order_id = o.id)
   or not exists (select 1 from orders.history h where h.order_id = o.id);

-- parts add up to their order
select o.id as subject, concat_ws(' ', p.subtotal, p.shipping, p.tax, p.total) as found,
  concat_ws(' ', o.subtotal_minor, o.shipping_minor, o.tax_minor, o.total_minor) as expected
from orders.orders o
join (
  select order_id, sum(subtotal_minor) as subtotal, sum(shipping_minor) as shipping, sum(tax_minor) as tax, sum(total_minor) as total
  from orders.parts group by order_id
) p on p.order_id = o.id
where (p.subtotal, p.shipping, p.tax, p.total) is distinct from (o.subtotal_minor, o.shipping_minor, o.tax_minor, o.total_minor);

-- a part's goods are its lines
select p.order_id || '-' || p.number as subject, p.subtotal_minor::text as found, coalesce(sum(l.line_total_minor), 0)::text as expected
from orders.parts p left join orders.lines l on l.order_id = p.order_id and l.part_number = p.number
group by p.order_id, p.number, p.subtotal_minor
having p.subtotal_minor <> coalesce(sum(l.line_total_minor), 0);

-- stock is never promised twice
select variant_id as subject, (allocated + held)::text as found, 'at most ' || on_hand as expected
from inventory.stock where allocated + held > on_hand or allocated < 0 or held < 0 or on_hand < 0;

-- what is held of a variant is the sum of its holds
select s.variant_id as subject, s.held::text as found, coalesce(sum(h.quantity), 0)::text as expected
from inventory.stock s left join inventory.holds h on h.variant_id = s.variant_id
group by s.variant_id, s.held having s.held <> coalesce(sum(h.quantity), 0);

-- stock is the sum of its movements
select s.variant_id as subject, concat_ws(' ', s.on_hand, s.allocated) as found, concat_ws(' ', m.on_hand, m.allocated) as expected
from inventory.stock s
left join (
  select variant_id, sum(on_hand_delta) as on_hand, sum(allocated_delta) as allocated from inventory.movements group by variant_id
) m on m.variant_id = s.variant_id
where (s.on_hand, s.allocated) is distinct from (coalesce(m.on_hand, 0), coalesce(m.allocated, 0));

-- stock is the sum of what lies in the warehouses
select s.variant_id as subject, s.on_hand::text as found, coalesce(sum(i.quantity), 0)::text as expected
from inventory.stock s left join inventory.items i on i.variant_id = s.variant_id
group by s.variant_id, s.on_hand
having s.on_hand <> coalesce(sum(i.quantity), 0);

-- every unit bought of a tracked variant was allocated to its order, and nothing else was
select coalesce(l.order_id, m.reference_id) || ' ' || coalesce(l.variant_id, m.variant_id) as subject,
  coalesce(m.allocated, 0)::text as found, coalesce(l.quantity, 0)::text as expected
from (
  select order_id, variant_id, sum(quantity) as quantity from orders.lines
  where variant_id in (select variant_id from inventory.stock) group by order_id, variant_id
) l
full join (
  select reference_id, variant_id, sum(allocated_delta) as allocated from inventory.movements
  where reference_type = 'order' and kind = 'allocated' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where coalesce(m.allocated, 0) <> coalesce(l.quantity, 0);

-- an order was announced once
select o.id as subject, count(f.id)::text as found, '1' as expected
from orders.orders o left join platform.facts f on f.aggregate = o.id and f.type = 'checkout.orderPlaced'
where o.placed_at > now() - interval '29 days'
group by o.id having count(f.id) <> 1;

-- a product's price range is that of its variants
select p.id as subject, concat_ws(' ', p.price_minor, p.max_price_minor) as found, concat_ws(' ', min(v.price_minor), max(v.price_minor)) as expected
from catalog.products p join catalog.variants v on v.product_id = p.id
group by p.id having (p.price_minor, p.max_price_minor) is distinct from (min(v.price_minor), max(v.price_minor));

-- ratings are the stars of approved reviews
select coalesce(r.product_id, k.product_id) || ' ' || coalesce(r.stars, k.stars) as subject, coalesce(k.count, 0)::text as found,
  coalesce(r.count, 0)::text as expected
from (select product_id, rating as stars, count(*) as count from reviews.reviews where status = 'approved' group by product_id, rating) r
full join reviews.ratings k on k.product_id = r.product_id and k.stars = r.stars
where coalesce(k.count, 0) <> coalesce(r.count, 0);

-- a vendor’s rating is that of its products
select coalesce(k.workspace_id, r.workspace_id) as subject, concat_ws(' ', k.count, k.sum) as found, concat_ws(' ', r.count, r.sum) as expected
from (select workspace_id, sum(count) as count, sum(count * stars) as sum from reviews.ratings group by workspace_id) r
full join reviews.vendor_ratings k using (workspace_id)
where (coalesce(k.count, 0), coalesce(k.sum, 0)) is distinct from (coalesce(r.count, 0), coalesce(r.sum, 0));

-- a review has as many helpful votes as members gave it
select r.id as subject, r.helpful_votes::text as found, count(v.user_id)::text as expected
from reviews.reviews r left join reviews.helpful_votes v on v.review_id = r.id
group by r.id having r.helpful_votes <> count(v.user_id);

-- a workspace that is not closed has one owner, a closed one has nobody
select w.id as subject, concat_ws(' ', count(m.user_id) filter (where m.role = 'owner'), count(m.user_id)) as found,
  case when w.closed_at is null then '1 owner' else 'nobody' end as expected
from workspaces.workspaces w left join workspaces.members m on m.workspace_id = w.id
group by w.id having case when w.closed_at is null then count(m.user_id) filter (where m.role = 'owner') <> 1 else count(m.user_id) > 0 end;

-- the audit log is one unbroken chain
select subject, found, expected from audit.breaches();

-- counts shown are counts
select replace(coalesce(b.token, l.token), E'\t', ' ') as subject, coalesce(b.count, 0)::text as found, coalesce(l.count, 0)::text as expected
from (select concat_ws(E'\t', kind, a, b) as token, sum(bit_count(bits)) as count from marketplace.listing_bits group by 1) b
full join (select unnest(facets) as token, count(*) as count from marketplace.listings group by 1) l using (token)
where coalesce(b.count, 0) <> coalesce(l.count, 0);

-- what was waived and given back of a payment are its refunds
select p.id as subject, concat_ws(' ', p.waived_minor, p.refunded_minor) as found, concat_ws(' ', r.waived, r.refunded) as expected
from payments.payments p
cross join lateral (
  select coalesce(sum(amount_minor) filter (where status = 'waived'), 0) as waived,
    coalesce(sum(amount_minor) filter (where status in ('pending', 'succeeded')), 0) as refunded
  from payments.refunds where payment_id = p.id
) r
where (p.waived_minor, p.refunded_minor) is distinct from (r.waived, r.refunded);

-- shares of lines add up to their part
select p.order_id || '-' || p.number as subject, concat_ws(' ', sum(l.goods_minor + l.discount_minor), sum(l.shipping_minor), sum(l.tax_minor)) as found,
  concat_ws(' ', p.subtotal_minor, p.shipping_minor, p.tax_minor) as expected
from orders.parts p join orders.lines l on l.order_id = p.order_id and l.part_number = p.number
group by p.order_id, p.number
having (sum(l.goods_minor + l.discount_minor), sum(l.shipping_minor), sum(l.tax_minor)) is distinct from (p.subtotal_minor, p.shipping_minor, p.tax_minor);

-- what was given back of a part are its refunds, and those are of units that were cancelled or returned
select p.order_id || '-' || p.number as subject, concat_ws(' ', p.refunded_minor, l.units) as found, concat_ws(' ', r.amount, r.units) as expected
from orders.parts p
cross join lateral (select sum(cancelled + returned) as units from orders.lines where order_id = p.order_id and part_number = p.number) l
cross join lateral (
  select coalesce(sum(f.amount_minor), 0) as amount, coalesce(sum(u.quantity), 0) as units
  from orders.refunds f cross join lateral (select sum(quantity) as quantity from orders.refund_lines where refund_id = f.id) u
  where f.order_id = p.order_id and f.part_number = p.number
) r
where (p.refunded_minor, l.units) is distinct from (r.amount, r.units);

-- what an order still holds of stock are its units that were neither shipped nor cancelled
select l.order_id || ' ' || l.variant_id as subject, coalesce(m.held, 0)::text as found, l.waiting::text as expected
from (
  select order_id, variant_id, sum(quantity - shipped - cancelled) as waiting from orders.lines
  where variant_id in (select variant_id from inventory.stock) group by order_id, variant_id
) l
left join (
  select reference_id, variant_id, sum(allocated_delta) as held from inventory.movements where reference_type = 'order' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where coalesce(m.held, 0) <> l.waiting;

-- what lines say was shipped lies in parcels
select l.order_id || ' ' || l.position as subject, l.shipped::text as found, coalesce(sum(p.quantity), 0)::text as expected
from orders.lines l left join orders.parcel_lines p on p.order_id = l.order_id and p.position = l.position
group by l.order_id, l.position, l.shipped having l.shipped <> coalesce(sum(p.quantity), 0);

-- what an order gave back, its payments gave back or did not ask for
select o.id as subject, p.back::text as found, sum(t.refunded_minor)::text as expected
from orders.orders o join orders.parts t on t.order_id = o.id
cross join lateral (
  select sum(r.amount_minor) as back from payments.payments y join payments.refunds r on r.payment_id = y.id
  where y.reference_type = 'order' and y.reference_id = o.id and r.reference_type = 'orderRefund' and r.status <> 'failed'
) p
where exists (select from payments.payments y where y.reference_type = 'order' and y.reference_id = o.id and y.status in ('paid', 'pending', 'cancelled'))
  -- A refund that failed is asked for again within the hour, a few times.
  and not exists (select from payments.payments y join payments.refunds r on r.payment_id = y.id
    where y.reference_type = 'order' and y.reference_id = o.id and r.status = 'failed' and r.requested_at > now() - interval '1 day')
group by o.id, p.back having coalesce(p.back, 0) <> sum(t.refunded_minor);

-- a part is where its history ends
select p.order_id || '-' || p.number as subject, p.status as found, h.status as expected
from orders.parts p
cross join lateral (
  select status from orders.history where order_id = p.order_id and (part_number is null or part_number = p.number) order by id desc limit 1
) h
where p.status <> h.status;
