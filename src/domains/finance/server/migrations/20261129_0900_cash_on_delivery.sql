-- Cash on delivery is booked when it is collected. `toCollect` is the cash that shoppers still pay to the vendor, `expected` the discount of
-- Plaza less the commission that will then be due, and `due` what is due until the return window ends.
alter table finance.accounts drop constraint accounts_kind_check, drop constraint accounts_check1;
alter table finance.accounts
  add constraint accounts_kind_check check (kind in ('pending', 'available', 'locked', 'due', 'toCollect', 'expected', 'clearing', 'cash',
    'commission', 'paidOut', 'promotions')),
  add constraint accounts_check1 check ((workspace_id is null) = (kind in ('clearing', 'cash', 'commission', 'paidOut', 'promotions')));

-- When the vendor collected the cash; null for money that Plaza collects.
alter table finance.sales add column collected_at timestamptz;
-- Until now a sale was booked as collected when it was placed.
update finance.sales set collected_at = placed_at where collected_by = 'vendor';
alter table finance.sales add constraint sales_collected_at_check check (collected_at is null or collected_by = 'vendor');

alter table finance.sales drop column state;
alter table finance.sales add column state text not null generated always as (
  case
    when released_at is not null then case collected_by when 'vendor' then 'settled' else 'available' end
    when refunded_minor = total_minor and total_minor > 0 then 'returned'
    when collected_by = 'platform' then 'pending'
    when collected_at is null then 'toCollect'
    else 'collected'
  end
) stored;
create index sales_by_state on finance.sales (workspace_id, state, placed_at desc, part desc);
create index sales_on_delivery on finance.sales (workspace_id, placed_at desc, part desc) where collected_by = 'vendor';

-- Cash that the vendor collected so far, less what it gave back.
alter table finance.vendor_balances add column collected_minor bigint not null default 0;
update finance.vendor_balances b set collected_minor = (
  select coalesce(sum(total_minor - subsidy_minor - refunded_minor + subsidy_refunded_minor), 0) from finance.sales s
  where s.workspace_id = b.workspace_id and s.currency = b.currency and s.collected_at is not null
);

-- What is due on cash orders leaves the pending balance, by one entry for each sale.
do $$
declare
  s record;
  owed bigint;
begin
  for s in select * from finance.sales where collected_by = 'vendor' and released_at is null order by workspace_id, part loop
    owed := s.subsidy_minor - s.subsidy_refunded_minor - s.commission_minor + s.commission_refunded_minor;
    continue when owed = 0;
    insert into finance.accounts (id, workspace_id, kind, currency)
      values (s.workspace_id || ':due:' || s.currency, s.workspace_id, 'due', s.currency) on conflict do nothing;
    update finance.vendor_balances set entries = entries + 1 where workspace_id = s.workspace_id and currency = s.currency;
    update finance.accounts set balance_minor = balance_minor + case kind when 'due' then owed else -owed end
      where workspace_id = s.workspace_id and currency = s.currency and kind in ('pending', 'due');
    insert into finance.transactions (id, type, reference_type, reference_id, workspace_id, order_id, part, currency, balance_minor, sequence, happened_at)
      select 'txn_due_' || s.part, 'cashDue', 'part', s.part, s.workspace_id, s.order_id, s.part, s.currency, b.balance_minor, b.entries, b.last_at
      from finance.vendor_balances b where b.workspace_id = s.workspace_id and b.currency = s.currency;
    insert into finance.postings (transaction_id, position, account_id, currency, amount_minor, balance_minor)
      select 'txn_due_' || s.part, case kind when 'due' then 1 else 0 end, id, currency, case kind when 'due' then owed else -owed end, balance_minor
      from finance.accounts where workspace_id = s.workspace_id and currency = s.currency and kind in ('pending', 'due');
  end loop;
end $$;
