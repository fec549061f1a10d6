-- Procurement: suppliers, purchase orders, receipts.
create schema procurement;

create table procurement.suppliers (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text primary key,
  name text not null check (name <> ''),
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  -- The language of documents for the supplier, and the currency of its prices.
  language text not null default 'en' check (language in ('en', 'es', 'ar')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  payment_terms text not null default '',
  lead_time_days int check (lead_time_days between 0 and 365),
  notes text not null default '',
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  -- Sums of the receipts: units, units that came by their due day, and their value in the base currency with landed costs.
  units_received bigint not null default 0 check (units_received >= 0),
  units_on_time bigint not null default 0 check (units_on_time between 0 and units_received),
  spend_minor bigint not null default 0 check (spend_minor >= 0),
  -- Rank of the list by punctuality, in ten-thousandths; suppliers without receipts come after all others.
  rank int generated always as (case when units_received = 0 then -1 else (units_on_time * 10000 / units_received)::int end) stored,
  unique (workspace_id, id)
);
create index suppliers_by_name on procurement.suppliers (workspace_id, name, id);
create index suppliers_by_rank on procurement.suppliers (workspace_id, rank desc, id desc);
create index suppliers_by_spend on procurement.suppliers (workspace_id, spend_minor desc, id desc);

create table procurement.orders (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text primary key,
  -- Five digits, unique in the workspace (spec §9).
  number text not null check (number ~ '^[0-9]{5}$'),
  supplier_id text not null references procurement.suppliers,
  author text not null,
  status text not null check (status in ('Draft', 'Pending', 'Approved', 'Sent', 'Confirmed', 'PartiallyReceived', 'Fulfilled', 'Cancelled')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Value of one unit of the currency in the base currency, in millionths. It doesn't change after the approval.
  rate_micros bigint not null check (rate_micros > 0),
  expected_on date not null,
  notes text not null default '',
  -- The sum of the lines, in the order's currency and in the base currency.
  total_minor bigint not null check (total_minor >= 0),
  base_minor bigint not null check (base_minor >= 0),
  -- Somebody else than the author must approve; who asked, and who did.
  approval_asked_by text,
  approved_by text check (approved_by is null or approved_by <> author),
  approved_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  unique (workspace_id, number)
);
create index orders_newest on procurement.orders (workspace_id, created_at desc, id desc);
create index orders_by_supplier on procurement.orders (supplier_id, created_at desc, id desc);
create index orders_by_due on procurement.orders (workspace_id, expected_on, id);
create index orders_open on procurement.orders (workspace_id, status) where status not in ('Fulfilled', 'Cancelled');

create table procurement.lines (
  id text primary key,
  order_id text not null references procurement.orders on delete cascade,
  position int not null,
  -- Null: free text, such as a service. Kept when the product is deleted.
  variant_id text,
  product_id text,
  sku text not null default '',
  name text not null check (name <> ''),
  quantity bigint not null check (quantity > 0),
  price_minor bigint not null check (price_minor >= 0),
  received bigint not null default 0 check (received >= 0),
  -- Units that won't come any more (short close).
  closed bigint not null default 0 check (closed between 0 and quantity),
  check ((variant_id is null) = (product_id is null)),
  unique (order_id, position) deferrable initially deferred
);
create index lines_by_variant on procurement.lines (variant_id) where variant_id is not null;

create table procurement.receipts (
  id text primary key,
  order_id text not null references procurement.orders on delete cascade,
  -- The day the goods came, which may be earlier than the entry.
  received_on date not null,
  -- Freight, customs and the like in the order's currency, shared over the lines by their value.
  extra_minor bigint not null default 0 check (extra_minor >= 0),
  note text not null default '',
  actor text not null,
  created_at timestamptz not null
);
create index receipts_by_order on procurement.receipts (order_id, id);

create table procurement.receipt_lines (
  receipt_id text not null references procurement.receipts on delete cascade,
  line_id text not null references procurement.lines,
  quantity bigint not null check (quantity > 0),
  -- Cost of all these units in the base currency, landed costs included.
  cost_minor bigint not null check (cost_minor >= 0),
  on_time boolean not null,
  primary key (receipt_id, line_id)
);
create index receipt_lines_by_line on procurement.receipt_lines (line_id);

-- Status changes of an order, in order of time.
create table procurement.changes (
  id text primary key,
  order_id text not null references procurement.orders on delete cascade,
  kind text not null check (kind in ('created', 'edited', 'status', 'approvalAsked', 'approved', 'received', 'closed', 'reopened')),
  status text not null,
  actor text not null,
  changed_at timestamptz not null
);
create index changes_by_order on procurement.changes (order_id, id);
create index changes_by_actor on procurement.changes (actor);

create table procurement.rules (
  workspace_id text primary key references workspaces.workspaces on delete cascade,
  -- Orders above it need somebody else's approval; null: none do.
  approval_limit_minor bigint check (approval_limit_minor >= 0),
  over_receipt_percent int not null default 0 check (over_receipt_percent between 0 and 100),
  version int not null default 1
);
