-- What suppliers ask to be paid for purchase orders. Paying is a mark: no money leaves Plaza.
create table procurement.bills (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text primary key,
  order_id text not null references procurement.orders on delete cascade,
  supplier_id text not null references procurement.suppliers,
  -- The supplier's own number; the key is without spaces and case, so that the same bill is found again.
  number text not null check (number <> ''),
  number_key text not null check (number_key <> ''),
  billed_on date not null,
  due_on date check (due_on >= billed_on),
  -- Of the order. Freight, taxes and the like are other costs.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  other_minor bigint not null default 0 check (other_minor >= 0),
  total_minor bigint not null check (total_minor >= other_minor),
  base_minor bigint not null check (base_minor >= 0),
  status text not null check (status in ('Open', 'Paid', 'Void')),
  note text not null default '',
  entered_by text not null,
  created_at timestamptz not null,
  paid_on date,
  paid_by text,
  paid_note text not null default '',
  voided_at timestamptz,
  voided_by text,
  void_reason text not null default '',
  version int not null default 1,
  check ((status = 'Paid') = (paid_on is not null) and (status = 'Paid') = (paid_by is not null)),
  check ((status = 'Void') = (voided_at is not null) and (status = 'Void') = (voided_by is not null))
);
create unique index bills_once on procurement.bills (supplier_id, number_key) where status <> 'Void';
create index bills_of_order on procurement.bills (order_id, id);
create index bills_newest on procurement.bills (workspace_id, billed_on desc, id desc);
create index bills_by_due on procurement.bills (workspace_id, due_on, id);

create table procurement.bill_lines (
  bill_id text not null references procurement.bills on delete cascade,
  -- A line of the order; its name is kept, since a line whose bills are all void can be removed.
  line_id text not null,
  position int not null,
  name text not null,
  quantity bigint not null check (quantity > 0),
  price_minor bigint not null check (price_minor >= 0),
  primary key (bill_id, line_id)
);
create index bill_lines_by_line on procurement.bill_lines (line_id, bill_id);

-- Units of bills that aren't void.
alter table procurement.lines add column billed bigint not null default 0 check (billed >= 0);
