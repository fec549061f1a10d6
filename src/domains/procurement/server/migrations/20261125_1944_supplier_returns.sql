-- Goods that go back to their supplier, out of one receipt.
create table procurement.supplier_returns (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text primary key,
  order_id text not null references procurement.orders on delete cascade,
  receipt_id text not null references procurement.receipts on delete cascade,
  supplier_id text not null references procurement.suppliers,
  returned_on date not null,
  reason text not null check (reason in ('defective', 'wrong', 'surplus')),
  -- Whether the supplier sends the units again; else it credits them.
  replaced boolean not null,
  note text not null default '',
  actor text not null,
  created_at timestamptz not null
);
create index supplier_returns_of_order on procurement.supplier_returns (order_id, id);
create index supplier_returns_by_actor on procurement.supplier_returns (actor);

create table procurement.supplier_return_lines (
  return_id text not null references procurement.supplier_returns on delete cascade,
  receipt_id text not null,
  line_id text not null,
  quantity bigint not null check (quantity > 0),
  -- Their share of what the receipt cost, in the base currency.
  credit_minor bigint not null check (credit_minor >= 0),
  primary key (return_id, line_id),
  foreign key (receipt_id, line_id) references procurement.receipt_lines on delete cascade
);
create index supplier_return_lines_by_receipt on procurement.supplier_return_lines (receipt_id, line_id);

alter table procurement.receipt_lines
  add column returned bigint not null default 0,
  add column credited_minor bigint not null default 0,
  add constraint receipt_lines_returned check (returned between 0 and quantity),
  add constraint receipt_lines_credited check (credited_minor between 0 and cost_minor);
-- Returned units that the supplier sends again.
alter table procurement.lines add column replacing bigint not null default 0 check (replacing between 0 and received);

-- Units that were returned as defective or wrong count against a supplier, as late ones do.
alter table procurement.suppliers drop column rank;
alter table procurement.suppliers
  add column units_defective bigint not null default 0 check (units_defective between 0 and units_received),
  add column rank int generated always as (case when units_received = 0 then -1 else
    floor(units_on_time::numeric * (units_received - units_defective) * 10000 / (units_received::numeric * units_received))::int end) stored;
create index suppliers_by_rank on procurement.suppliers (workspace_id, rank desc, id desc);
