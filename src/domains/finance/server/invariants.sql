-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- ledger postings sum to zero per transaction and currency
select t.id as resource, coalesce(p.sum::text, 'nothing') as found, '0' as expected
from finance.transactions t
left join (select transaction_id, currency, sum(amount_minor) as sum from finance.postings group by transaction_id, currency) p
  on p.transaction_id = t.id
where p.sum is distinct from 0;

-- a balance is the sum of its postings
select a.id as resource, a.balance_minor::text as found, coalesce(p.sum, 0)::text as expected
from finance.accounts a left join (select account_id, sum(amount_minor) as sum from finance.postings group by account_id) p on p.account_id = a.id
where a.balance_minor <> coalesce(p.sum, 0);

-- a vendor's book is the sum of its entries and of its account balances
select b.workspace_id || ' ' || b.currency as resource, concat_ws(' ', b.balance_minor, b.entries, b.balance_minor) as found,
  concat_ws(' ', t.sum, t.count, a.sum) as expected
from finance.vendor_balances b
cross join lateral (
  select coalesce(sum(amount_minor), 0) as sum, count(*) as count from finance.transactions where workspace_id = b.workspace_id and currency = b.currency
) t
cross join lateral (
  select coalesce(sum(balance_minor), 0) as sum from finance.accounts
  where workspace_id = b.workspace_id and currency = b.currency and kind in ('pending', 'available', 'due')
) a
where (b.balance_minor, b.entries, b.balance_minor) is distinct from (t.sum, t.count, a.sum);

-- a vendor's earned and paid totals are its sales and payouts
select b.workspace_id || ' ' || b.currency as resource, concat_ws(' ', b.earned_minor, b.paid_minor) as found, concat_ws(' ', s.net, p.paid) as expected
from finance.vendor_balances b
cross join lateral (
  select coalesce(sum(total_minor - refunded_minor - commission_minor + commission_refunded_minor), 0) as net
  from finance.sales where workspace_id = b.workspace_id and currency = b.currency
) s
cross join lateral (
  select coalesce(sum(amount_minor), 0) as paid from finance.payouts
  where workspace_id = b.workspace_id and currency = b.currency and status = 'completed'
) p
where (b.earned_minor, b.paid_minor) is distinct from (s.net, p.paid);

-- commission follows the rule in force at the sale
select s.part as resource, concat_ws(' ', s.commission_minor, s.total_minor) as found, concat_ws(' ', h.commission, h.base) as expected
from finance.sales s
cross join lateral (
  select sum(case type when 'fixed' then least(value, base_minor) else (2 * base_minor::numeric * value + 10000)::bigint / 20000 end) as commission,
    sum(base_minor) as base
  from finance.sale_shares where sale_id = s.id
) h
where (s.commission_minor, s.total_minor) is distinct from (h.commission, h.base);

-- a sale's net amount is the sum of its entries
select s.part as resource, coalesce(t.sum, 0)::text as found, e.left_over::text as expected
from finance.sales s
cross join lateral (
  select case
    when s.collected_by = 'platform' then s.total_minor - s.refunded_minor - s.commission_minor + s.commission_refunded_minor - s.held_minor
    when s.collected_at is null then 0
    else s.subsidy_minor - s.subsidy_refunded_minor - s.commission_minor + s.commission_refunded_minor
  end as left_over
) e
cross join lateral (select sum(amount_minor) as sum from finance.transactions where part = s.part) t
where coalesce(t.sum, 0) <> e.left_over;

-- a vendor's balances are the sums of its sales
select b.workspace_id || ' ' || b.currency as resource, concat_ws(' ', a.pending, a.due, a.to_collect, a.expected, a.held, b.collected_minor) as found,
  concat_ws(' ', s.pending, s.due, s.to_collect, s.expected, s.held, s.collected) as expected
from finance.vendor_balances b
cross join lateral (
  select coalesce(sum(balance_minor) filter (where kind = 'pending'), 0) as pending, coalesce(sum(balance_minor) filter (where kind = 'due'), 0) as due,
    coalesce(sum(balance_minor) filter (where kind = 'toCollect'), 0) as to_collect,
    coalesce(sum(balance_minor) filter (where kind = 'expected'), 0) as expected,
    coalesce(sum(balance_minor) filter (where kind = 'held'), 0) as held
  from finance.accounts where workspace_id = b.workspace_id and currency = b.currency
) a
cross join lateral (
  select coalesce(sum(cash + rest - held_minor) filter (where collected_by = 'platform' and released_at is null), 0) as pending,
    coalesce(sum(rest) filter (where collected_at is not null and released_at is null), 0) as due,
    coalesce(sum(cash) filter (where collected_by = 'vendor' and collected_at is null), 0) as to_collect,
    coalesce(sum(rest) filter (where collected_by = 'vendor' and collected_at is null), 0) as expected,
    coalesce(sum(cash) filter (where collected_at is not null), 0) as collected, coalesce(sum(held_minor), 0) as held
  from (
    select collected_by, collected_at, released_at, held_minor, total_minor - subsidy_minor - refunded_minor + subsidy_refunded_minor as cash,
      subsidy_minor - subsidy_refunded_minor - commission_minor + commission_refunded_minor as rest
    from finance.sales where workspace_id = b.workspace_id and currency = b.currency
  ) own
) s
where (a.pending, a.due, a.to_collect, a.expected, a.held, b.collected_minor)
  is distinct from (s.pending, s.due, s.to_collect, s.expected, s.held, s.collected);

-- a vendor's held money is that of its undecided disputes
select s.part as resource, s.held_minor::text as found, coalesce(d.sum, 0)::text as expected
from finance.sales s
left join (select part, sum(held_minor) as sum from finance.dispute_shares where settled_at is null group by part) d on d.part = s.part
where s.held_minor <> coalesce(d.sum, 0);

-- no more is held of a sale than the vendor has of it
select part as resource, held_minor::text as found, (total_minor - refunded_minor - commission_minor + commission_refunded_minor)::text as expected
from finance.sales where held_minor > total_minor - refunded_minor - commission_minor + commission_refunded_minor;

-- cash is collected before the commission on it is taken from what is available
select part as resource, 'released' as found, 'collected' as expected from finance.sales
where released_at is not null and collected_by = 'vendor' and collected_at is null;

-- a vendor's locked balance is its open payouts
select coalesce(a.id, p.workspace_id) as resource, coalesce(a.balance_minor, 0)::text as found, coalesce(p.sum, 0)::text as expected
from (select * from finance.accounts where kind = 'locked') a
full join (
  select workspace_id, currency, sum(amount_minor) as sum from finance.payouts where status = 'pending' group by workspace_id, currency
) p on p.workspace_id = a.workspace_id and p.currency = a.currency
where coalesce(a.balance_minor, 0) <> coalesce(p.sum, 0);

-- earnings that Plaza pays without having received the money are released only after an administrator's confirmation
select s.part as resource, 'released' as found, 'confirmed' as expected
from finance.sales s
where s.released_at is not null and s.confirmed_at is null and s.subsidy_minor > s.subsidy_refunded_minor
  and case s.collected_by
    when 'vendor' then s.subsidy_minor - s.subsidy_refunded_minor > s.commission_minor - s.commission_refunded_minor
    else s.related end;

-- money that the platform collects is received before the vendor's earnings are released
select part as resource, 'released' as found, 'paid' as expected from finance.sales
where released_at is not null and collected_by = 'platform' and paid_at is null;
