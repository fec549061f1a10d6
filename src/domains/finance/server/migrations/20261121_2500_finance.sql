-- Double entries of what vendors earn, are paid and owe. What it is about is a reference (type, id); nothing here knows orders.
create schema finance;

-- What the operator decides; one row.
create table finance.settings (
  singleton boolean primary key default true check (singleton),
  commission_type text not null default 'percentage' check (commission_type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or minor units.
  commission_value bigint not null default 1000 check (commission_value >= 0),
  commission_version int not null default 1,
  min_payout_minor bigint not null default 1000 check (min_payout_minor > 0),
  second_approval_over_minor bigint not null default 100000 check (second_approval_over_minor >= 0),
  payouts_version int not null default 1,
  check (commission_type = 'fixed' or commission_value <= 10000)
);
insert into finance.settings default values;

-- The first that fits wins; the settings' own stands behind them all.
create table finance.commission_rules (
  id text primary key,
  position int not null unique check (position >= 0),
  workspace_id text references workspaces.workspaces,
  category text,
  type text not null check (type in ('percentage', 'fixed')),
  value bigint not null check (value >= 0),
  valid_from timestamptz not null,
  check (type = 'fixed' or value <= 10000)
);

-- `id` says whose it is, what it is for and its currency. Balances are the sums of postings, kept by the same transaction.
create table finance.accounts (
  id text primary key,
  -- Null: the platform's.
  workspace_id text references workspaces.workspaces,
  kind text not null,
  currency text not null check (length(currency) = 3),
  balance_minor bigint not null default 0,
  unique (id, currency),
  check (id = coalesce(workspace_id, 'platform') || ':' || kind || ':' || currency),
  check (kind in ('pending', 'available', 'locked', 'clearing', 'cash', 'commission', 'paidOut')),
  check ((workspace_id is null) = (kind in ('clearing', 'cash', 'commission', 'paidOut'))),
  check (kind <> 'locked' or balance_minor >= 0)
);
create index accounts_by_workspace on finance.accounts (workspace_id);

-- What a vendor has with Plaza in one currency: pending and available together, with what was earned and paid out in all.
create table finance.books (
  workspace_id text not null references workspaces.workspaces,
  currency text not null check (length(currency) = 3),
  balance_minor bigint not null default 0,
  earned_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  entries bigint not null default 0,
  last_at timestamptz not null,
  primary key (workspace_id, currency)
);

-- Only ever added to. `amount_minor` is what it does to the vendor's book, `balance_minor` what that is after; `sequence` counts the book.
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
  unique (type, reference_type, reference_id),
  check ((workspace_id is null) = (sequence is null) and (sequence is null) = (balance_minor is null))
);
create unique index transactions_of_vendor on finance.transactions (workspace_id, currency, sequence);
create index transactions_by_time on finance.transactions (workspace_id, currency, happened_at, sequence);
create index transactions_by_part on finance.transactions (part) where part is not null;

create table finance.postings (
  transaction_id text not null references finance.transactions,
  position smallint not null,
  account_id text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  -- Of the account, after.
  balance_minor bigint not null,
  primary key (transaction_id, position),
  foreign key (account_id, currency) references finance.accounts (id, currency)
);
create index postings_by_account on finance.postings (account_id, transaction_id);

create function finance.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was entered is never changed: %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger transactions_stay before update or delete or truncate on finance.transactions
  for each statement execute function finance.refuse_change();
create trigger postings_stay before update or delete or truncate on finance.postings
  for each statement execute function finance.refuse_change();

-- At the end of whoever enters something: it has postings, and they sum to zero in each currency.
create function finance.refuse_unbalanced() returns trigger language plpgsql as $$
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
    raise exception 'a transaction that does not balance: %', entered using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transactions_balance after insert on finance.transactions
  deferrable initially deferred for each row execute function finance.refuse_unbalanced();
create constraint trigger postings_balance after insert on finance.postings
  deferrable initially deferred for each row execute function finance.refuse_unbalanced();

-- One part of an order as it was sold; `commission_minor` is the sum of its shares. What went back is counted beside it.
create table finance.sales (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  number int not null,
  part text not null unique,
  currency text not null check (length(currency) = 3),
  total_minor bigint not null check (total_minor >= 0),
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  given_back_minor bigint not null default 0 check (given_back_minor between 0 and total_minor),
  commission_back_minor bigint not null default 0 check (commission_back_minor between 0 and commission_minor),
  collected_by text not null check (collected_by in ('platform', 'vendor')),
  payment_type text not null,
  payment_ref text not null,
  placed_at timestamptz not null,
  -- When the shopper's money came; what the vendor collects itself needs none.
  paid_at timestamptz,
  delivered_at timestamptz,
  -- Nothing can come back after this.
  due_at timestamptz,
  released_at timestamptz,
  state text not null generated always as (
    case when released_at is not null then 'available' when given_back_minor = total_minor and total_minor > 0 then 'returned' else 'pending' end
  ) stored,
  check (part = order_id || '-' || number),
  check (delivered_at is null = (due_at is null))
);
create index sales_by_time on finance.sales (workspace_id, placed_at desc, part desc);
create index sales_by_state on finance.sales (workspace_id, state, placed_at desc, part desc);
create index sales_by_due on finance.sales (workspace_id, due_at) where released_at is null;
create index sales_by_payment on finance.sales (payment_type, payment_ref);
create index sales_placed on finance.sales (placed_at desc);

-- What a rule took of a sale, with the rule as it was.
create table finance.sale_shares (
  sale_id text not null references finance.sales,
  position int not null,
  -- Null: no rule fitted and the platform's own held. `rule` is what the rule was about.
  rule_id text,
  rule text not null check (rule in ('vendor', 'category', 'vendorCategory', 'all', 'base')),
  type text not null check (type in ('percentage', 'fixed')),
  value bigint not null check (value >= 0),
  base_minor bigint not null check (base_minor >= 0),
  commission_minor bigint not null check (commission_minor between 0 and base_minor),
  primary key (sale_id, position)
);
create trigger shares_stay before update or delete or truncate on finance.sale_shares
  for each statement execute function finance.refuse_change();

create table finance.sale_lines (
  sale_id text not null references finance.sales,
  position int not null,
  share int not null,
  category text not null,
  sku text not null,
  quantity int not null check (quantity > 0),
  total_minor bigint not null check (total_minor >= 0),
  given_back_minor bigint not null default 0 check (given_back_minor between 0 and total_minor),
  primary key (sale_id, position),
  foreign key (sale_id, share) references finance.sale_shares
);

-- Money of shoppers that came, by what it was for; it can come before what it is for is known.
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
  -- Two administrators have to agree; decided when it was asked for.
  needs_second boolean not null,
  requested_by text,
  requested_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  settled_by text,
  settled_at timestamptz,
  -- Of the transfer, or why there was none.
  reference text,
  reason text,
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'completed') <= (reference is not null)),
  check ((status = 'failed') = (reason is not null)),
  check (status <> 'completed' or not needs_second or (approved_at is not null and approved_by is distinct from settled_by) or settled_by is null)
);
create index payouts_of_vendor on finance.payouts (workspace_id, requested_at desc, id desc);
create index payouts_by_status on finance.payouts (status, requested_at, id);
create index payouts_by_time on finance.payouts (requested_at desc, id desc);
