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
  select l.order_id, l.variant_id, sum(l.quantity) as quantity, bool_or(o.placed_at >= s.tracked_since) as tracked
  from orders.lines l join orders.orders o on o.id = l.order_id left join inventory.stock s on s.variant_id = l.variant_id
  group by l.order_id, l.variant_id
) l
full join (
  select reference_id, variant_id, sum(allocated_delta) as allocated from inventory.movements
  where reference_type = 'order' and kind = 'allocated' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where (m.allocated is not null or l.tracked) and coalesce(m.allocated, 0) <> coalesce(l.quantity, 0);

-- a variant that is not tracked has no stock left
select m.variant_id as subject, sum(m.on_hand_delta)::text as found, '0' as expected
from inventory.movements m where not exists (select from inventory.stock s where s.variant_id = m.variant_id)
group by m.variant_id having sum(m.on_hand_delta) <> 0 or sum(m.allocated_delta) <> 0;

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
select l.order_id || ' ' || l.variant_id as subject, m.held::text as found, l.waiting::text as expected
from (
  select l.order_id, l.variant_id, o.placed_at, sum(l.quantity - l.shipped - l.cancelled) as waiting
  from orders.lines l join orders.orders o on o.id = l.order_id group by 1, 2, 3
) l
join (
  select reference_id, variant_id, sum(allocated_delta) as held from inventory.movements where reference_type = 'order' group by reference_id, variant_id
) m on m.reference_id = l.order_id and m.variant_id = l.variant_id
where m.held <> l.waiting and not exists (
  select from inventory.movements u where u.variant_id = l.variant_id and u.reference_type = 'untracked' and u.moved_at >= l.placed_at
);

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

-- what is entered in the ledger sums to zero per transaction and currency
select t.id as subject, coalesce(p.sum::text, 'nothing') as found, '0' as expected
from finance.transactions t
left join (select transaction_id, currency, sum(amount_minor) as sum from finance.postings group by transaction_id, currency) p
  on p.transaction_id = t.id
where p.sum is distinct from 0;

-- a balance is the sum of its postings
select a.id as subject, a.balance_minor::text as found, coalesce(p.sum, 0)::text as expected
from finance.accounts a left join (select account_id, sum(amount_minor) as sum from finance.postings group by account_id) p on p.account_id = a.id
where a.balance_minor <> coalesce(p.sum, 0);

-- a vendor's book is the sum of its entries, and what lies in its accounts
select b.workspace_id || ' ' || b.currency as subject, concat_ws(' ', b.balance_minor, b.entries, b.balance_minor) as found,
  concat_ws(' ', t.sum, t.count, a.sum) as expected
from finance.books b
cross join lateral (
  select coalesce(sum(amount_minor), 0) as sum, count(*) as count from finance.transactions where workspace_id = b.workspace_id and currency = b.currency
) t
cross join lateral (
  select coalesce(sum(balance_minor), 0) as sum from finance.accounts
  where workspace_id = b.workspace_id and currency = b.currency and kind in ('pending', 'available')
) a
where (b.balance_minor, b.entries, b.balance_minor) is distinct from (t.sum, t.count, a.sum);

-- what a vendor earned and was paid are its sales and its payouts
select b.workspace_id || ' ' || b.currency as subject, concat_ws(' ', b.earned_minor, b.paid_minor) as found, concat_ws(' ', s.net, p.paid) as expected
from finance.books b
cross join lateral (
  select coalesce(sum(total_minor - given_back_minor - commission_minor + commission_back_minor), 0) as net
  from finance.sales where workspace_id = b.workspace_id and currency = b.currency
) s
cross join lateral (
  select coalesce(sum(amount_minor), 0) as paid from finance.payouts
  where workspace_id = b.workspace_id and currency = b.currency and status = 'completed'
) p
where (b.earned_minor, b.paid_minor) is distinct from (s.net, p.paid);

-- commission is the rule that was frozen at the sale
select s.part as subject, concat_ws(' ', s.commission_minor, s.total_minor) as found, concat_ws(' ', h.commission, h.base) as expected
from finance.sales s
cross join lateral (
  select sum(case type when 'fixed' then least(value, base_minor) else (2 * base_minor::numeric * value + 10000)::bigint / 20000 end) as commission,
    sum(base_minor) as base
  from finance.sale_shares where sale_id = s.id
) h
where (s.commission_minor, s.total_minor) is distinct from (h.commission, h.base);

-- what a sale left with a vendor is what was entered about it
select s.part as subject, coalesce(t.sum, 0)::text as found, e.left_over::text as expected
from finance.sales s
cross join lateral (
  select case s.collected_by when 'vendor' then 0 else s.total_minor - s.given_back_minor end - s.commission_minor + s.commission_back_minor as left_over
) e
cross join lateral (select sum(amount_minor) as sum from finance.transactions where part = s.part) t
where coalesce(t.sum, 0) <> e.left_over;

-- what is locked of a vendor is what it asked for and was not settled
select coalesce(a.id, p.workspace_id) as subject, coalesce(a.balance_minor, 0)::text as found, coalesce(p.sum, 0)::text as expected
from (select * from finance.accounts where kind = 'locked') a
full join (
  select workspace_id, currency, sum(amount_minor) as sum from finance.payouts where status = 'pending' group by workspace_id, currency
) p on p.workspace_id = a.workspace_id and p.currency = a.currency
where coalesce(a.balance_minor, 0) <> coalesce(p.sum, 0);

-- a sale is the part of its order, once all that happened to it was heard
select s.part as subject, concat_ws(' ', s.total_minor, s.given_back_minor) as found, concat_ws(' ', p.total_minor, p.refunded_minor) as expected
from finance.sales s join orders.parts p on p.order_id = s.order_id and p.number = s.number
where (s.total_minor, s.given_back_minor) is distinct from (p.total_minor, p.refunded_minor)
  and s.order_id not in (select aggregate from platform.facts where dispatched_at is null)
  and s.order_id not in (select aggregate from platform.hearings where listener = 'finance.keepBooks' and heard_at is null);

-- what shoppers paid and got back is in the ledger, once it was heard
select y.id as subject, coalesce(t.sum, 0)::text as found, m.held::text as expected
from payments.payments y join finance.receipts r on r.payment_id = y.id
cross join lateral (
  select case when y.status = 'paid' then y.amount_minor - y.waived_minor else 0 end - coalesce((
    select sum(amount_minor) from payments.refunds where payment_id = y.id and status = 'succeeded'), 0) as held
) m
cross join lateral (
  select -sum(p.amount_minor) as sum from finance.transactions t join finance.postings p on p.transaction_id = t.id
  where p.account_id = 'platform:cash:' || y.currency and (
    t.type = 'payment' and t.reference_id = y.id
    or t.type = 'paymentRefund' and t.reference_id in (select id from payments.refunds where payment_id = y.id)
  )
) t
where coalesce(t.sum, 0) <> m.held
  and y.reference_id not in (select aggregate from platform.facts where dispatched_at is null)
  and y.reference_id not in (select aggregate from platform.hearings where listener = 'finance.keepBooks' and heard_at is null);
