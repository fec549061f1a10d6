-- Finance: a double-entry ledger of what vendors earn, owe and are paid, and the commission. It refers to sales by (type, id) and to orders
-- by their number only.
create schema finance;

-- The administrator's settings: one row.
create table finance.settings (
  singleton boolean primary key default true check (singleton),
  commission_type text not null default 'percentage' check (commission_type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or minor units.
  commission_value bigint not null default 1000 check (commission_value >= 0),
  commission_version int not null default 1,
  min_payout_minor bigint not null default 1000 check (min_payout_minor > 0),
  second_approval_over_minor bigint not null default 100000 check (second_approval_over_minor >= 0),
  payouts_version int not null default 1,
  -- The rate for showing dollar prices in riyal, in ten-thousandths.
  sar_per_usd int not null default 37500 check (sar_per_usd between 1 and 10000000),
  rates_version int not null default 1,
  check (commission_type = 'fixed' or commission_value <= 10000)
);
insert into finance.settings default values;

-- The first rule, by position, that matches a sale sets its commission; when none matches, the settings do.
create table finance.commission_rules (
  id text primary key,
  position int not null unique check (position >= 0),
  workspace_id text references workspaces.workspaces,
  category text,
  type text not null check (type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or minor units.
  value bigint not null check (value >= 0),
  valid_from timestamptz not null,
  check (type = 'fixed' or value <= 10000)
);

-- The id consists of owner, kind and currency. The balance is the sum of the account's postings, updated in the same transaction.
create table finance.accounts (
  id text primary key,
  -- Null: the platform's.
  workspace_id text references workspaces.workspaces,
  kind text not null,
  currency text not null check (length(currency) = 3),
  balance_minor bigint not null default 0,
  unique (id, currency),
  check (id = coalesce(workspace_id, 'platform') || ':' || kind || ':' || currency),
  check (kind in ('pending', 'available', 'locked', 'clearing', 'cash', 'commission', 'paidOut', 'promotions')),
  check ((workspace_id is null) = (kind in ('clearing', 'cash', 'commission', 'paidOut', 'promotions'))),
  check (kind <> 'locked' or balance_minor >= 0)
);
create index accounts_by_workspace on finance.accounts (workspace_id);

-- A vendor's totals in one currency: the balance (pending plus available), and everything earned and paid out so far.
create table finance.vendor_balances (
  workspace_id text not null references workspaces.workspaces,
  currency text not null check (length(currency) = 3),
  balance_minor bigint not null default 0,
  earned_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  -- How many transactions made these totals: the last `sequence` of the vendor in this currency.
  entries bigint not null default 0,
  last_at timestamptz not null,
  primary key (workspace_id, currency)
);

-- The transactions of the ledger: rows are added, never changed. A transaction of a vendor has the amount that it adds to the vendor's
-- balance, the balance after it, and its number in the vendor's statement (`sequence`).
create table finance.transactions (
  id text primary key,
  type text not null,
  reference_type text not null,
  reference_id text not null,
  workspace_id text references workspaces.workspaces,
  order_id text,
  part text,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null default 0,
  balance_minor bigint,
  sequence bigint,
  happened_at timestamptz not null,
  -- An event that is delivered twice makes one transaction.
  unique (type, reference_type, reference_id),
  check ((workspace_id is null) = (sequence is null) and (sequence is null) = (balance_minor is null))
);
create unique index transactions_by_vendor on finance.transactions (workspace_id, currency, sequence);
create index transactions_by_time on finance.transactions (workspace_id, currency, happened_at, sequence);
create index transactions_by_order on finance.transactions (order_id) where order_id is not null;
create index transactions_by_part on finance.transactions (part) where part is not null;
-- For the platform's commission in a period, over all vendors.
create index commission_by_time on finance.transactions (currency, happened_at) where type in ('commission', 'commissionRefund');

create table finance.postings (
  transaction_id text not null references finance.transactions,
  position smallint not null,
  account_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  -- The balance of the account after this posting.
  balance_minor bigint not null,
  primary key (transaction_id, position),
  foreign key (account_id, currency) references finance.accounts (id, currency)
);
create index postings_by_account on finance.postings (account_id, transaction_id);

create function finance.reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed: %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger transactions_reject_change before update or delete or truncate on finance.transactions
  for each statement execute function finance.reject_change();
create trigger postings_reject_change before update or delete or truncate on finance.postings
  for each statement execute function finance.reject_change();

-- Checks at commit that a new transaction has postings, that they sum to zero per currency, and that they are in its currency.
create function finance.reject_unbalanced() returns trigger language plpgsql as $$
declare
  entered text := case tg_table_name when 'transactions' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'transaction_id' end;
begin
  if not exists (select from finance.postings where transaction_id = entered)
    or exists (select from finance.postings where transaction_id = entered group by currency having sum(amount_minor) <> 0)
    or exists (
      select from finance.postings p join finance.transactions t on t.id = p.transaction_id
      where p.transaction_id = entered and p.currency <> t.currency
    )
  then
    raise exception 'the transaction does not balance: %', entered using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transactions_balance after insert on finance.transactions
  deferrable initially deferred for each row execute function finance.reject_unbalanced();
create constraint trigger postings_balance after insert on finance.postings
  deferrable initially deferred for each row execute function finance.reject_unbalanced();

-- One order part as it was sold. `commission_minor` is the sum of its shares; the `*_refunded_minor` columns count the amounts that were
-- refunded later.
create table finance.sales (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  number int not null,
  part text not null unique,
  currency text not null check (length(currency) = 3),
  total_minor bigint not null check (total_minor >= 0),
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  -- The part of the total that the platform pays for its own promotions.
  subsidy_minor bigint not null default 0 check (subsidy_minor between 0 and total_minor),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  commission_refunded_minor bigint not null default 0 check (commission_refunded_minor between 0 and commission_minor),
  subsidy_refunded_minor bigint not null default 0 check (subsidy_refunded_minor between 0 and subsidy_minor),
  collected_by text not null check (collected_by in ('platform', 'vendor')),
  payment_type text not null,
  payment_ref text not null,
  placed_at timestamptz not null,
  -- When the shopper's payment arrived; not required where the vendor collects it.
  paid_at timestamptz,
  delivered_at timestamptz,
  -- The end of the return window, after which the earnings become available.
  due_at timestamptz,
  released_at timestamptz,
  state text not null generated always as (
    case
      when released_at is not null then 'available'
      when refunded_minor = total_minor and total_minor > 0 then 'returned'
      else 'pending'
    end
  ) stored,
  check (part = order_id || '-' || number),
  check (delivered_at is null = (due_at is null))
);
create index sales_by_time on finance.sales (workspace_id, placed_at desc, part desc);
create index sales_by_state on finance.sales (workspace_id, state, placed_at desc, part desc);
create index sales_by_due on finance.sales (workspace_id, due_at) where released_at is null;
create index sales_by_payment on finance.sales (payment_type, payment_ref);
create index sales_placed on finance.sales (placed_at desc);

-- The commission that one rule took of a sale, with a copy of the rule: rows are added, never changed.
create table finance.sale_shares (
  sale_id text not null references finance.sales,
  position int not null,
  -- Null: no rule matched and the settings applied. `rule` names what the rule was about.
  rule_id text,
  rule text not null check (rule in ('vendor', 'category', 'vendorCategory', 'all', 'base')),
  type text not null check (type in ('percentage', 'fixed')),
  value bigint not null check (value >= 0),
  base_minor bigint not null check (base_minor >= 0),
  commission_minor bigint not null check (commission_minor between 0 and base_minor),
  primary key (sale_id, position)
);
create trigger sale_shares_reject_change before update or delete or truncate on finance.sale_shares
  for each statement execute function finance.reject_change();

create table finance.sale_lines (
  sale_id text not null references finance.sales,
  position int not null,
  -- The position of the commission share that the line belongs to.
  share int not null,
  category text not null,
  sku text not null,
  quantity int not null check (quantity > 0),
  total_minor bigint not null check (total_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  primary key (sale_id, position),
  foreign key (sale_id, share) references finance.sale_shares
);

-- Received payments of shoppers, by the order or other record they pay for. A payment may arrive before its sale is recorded.
create table finance.receipts (
  payment_id text primary key,
  reference_type text not null,
  reference_id text not null,
  received_at timestamptz not null
);
create index receipts_by_reference on finance.receipts (reference_type, reference_id);

create table finance.payouts (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  -- Whether two administrators must approve; decided when the payout is requested.
  needs_second_approval boolean not null,
  requested_by text,
  requested_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  settled_by text,
  settled_at timestamptz,
  -- The reference of a completed transfer, or the reason of a failed one.
  reference text,
  reason text,
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'completed') <= (reference is not null)),
  check ((status = 'failed') = (reason is not null)),
  check (
    status <> 'completed' or not needs_second_approval or (approved_at is not null and approved_by is distinct from settled_by)
    or settled_by is null
  )
);
create index payouts_by_vendor on finance.payouts (workspace_id, requested_at desc, id desc);
create index payouts_by_status on finance.payouts (status, requested_at, id);
create index payouts_by_time on finance.payouts (requested_at desc, id desc);
