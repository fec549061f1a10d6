-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- a payment's waived and refunded amounts are its refunds
select p.id as resource, concat_ws(' ', p.waived_minor, p.refunded_minor) as found, concat_ws(' ', r.waived, r.refunded) as expected
from payments.payments p
cross join lateral (
  select coalesce(sum(amount_minor) filter (where status = 'waived'), 0) as waived,
    coalesce(sum(amount_minor) filter (where status in ('pending', 'succeeded')), 0) as refunded
  from payments.refunds where payment_id = p.id
) r
where (p.waived_minor, p.refunded_minor) is distinct from (r.waived, r.refunded);

-- payments and refunds are in the ledger once their events are delivered
select y.id as resource, coalesce(t.sum, 0)::text as found, m.held::text as expected
from payments.payments y join finance.receipts r on r.payment_id = y.id
left join (select payment_id, sum(amount_minor) as sum from payments.refunds where status = 'succeeded' group by payment_id) b
  on b.payment_id = y.id
cross join lateral (select case when y.status = 'paid' then y.amount_minor - y.waived_minor else 0 end - coalesce(b.sum, 0) as held) m
left join (
  select coalesce(b.payment_id, t.reference_id) as payment_id, p.account_id, -sum(p.amount_minor) as sum
  from finance.transactions t join finance.postings p on p.transaction_id = t.id
  left join payments.refunds b on t.type = 'paymentRefund' and b.id = t.reference_id
  where t.type in ('payment', 'paymentRefund') and p.account_id like 'platform:cash:%' group by 1, 2
) t on t.payment_id = y.id and t.account_id = 'platform:cash:' || y.currency
where coalesce(t.sum, 0) <> m.held
  and y.reference_id not in (select aggregate from platform.events where dispatched_at is null)
  and y.reference_id not in (select aggregate from platform.event_deliveries where listener = 'finance.keepBooks' and delivered_at is null);

-- what banks took in disputes is in the ledger until they decide, once all events are delivered
select c.currency as resource, coalesce(a.balance_minor, 0)::text as found, c.taken::text as expected
from (
  select currency, -coalesce(sum(amount_minor) filter (where withdrawn and not reinstated and status <> 'lost'), 0) as taken
  from payments.disputes group by currency
) c
left join finance.accounts a on a.id = 'platform:disputed:' || c.currency
where coalesce(a.balance_minor, 0) <> c.taken
  and not exists (select from platform.events where type = 'payments.disputeChanged' and dispatched_at is null)
  and not exists (select from platform.event_deliveries where listener = 'finance.keepBooks' and delivered_at is null);
