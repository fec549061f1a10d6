-- Suppliers with a workspace of this Plaza. The buyer asks, an owner or manager of the other workspace accepts, and either side ends it.
create table procurement.links (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  supplier_id text not null references procurement.suppliers on delete cascade,
  linked_workspace_id text not null references workspaces.workspaces on delete cascade,
  asked_by text not null,
  asked_at timestamptz not null,
  accepted_by text,
  accepted_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  check (workspace_id <> linked_workspace_id),
  check ((accepted_by is null) = (accepted_at is null)),
  check ((ended_by is null) = (ended_at is null))
);
create unique index links_by_supplier on procurement.links (supplier_id) where ended_at is null;
create index links_of_customers on procurement.links (linked_workspace_id, asked_at, id) where ended_at is null;
create index links_by_workspace on procurement.links (workspace_id);

-- An order as it was sent to its supplier, and what the supplier confirmed. The latest one counts.
create table procurement.sendings (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  order_id text not null references procurement.orders on delete cascade,
  -- Empty: only to the linked workspace.
  email text not null,
  language text not null check (language in ('en', 'es', 'ar')),
  message text not null default '',
  token_hash bytea not null unique,
  -- The supplier's workspace when it was linked at that time.
  linked_workspace_id text references workspaces.workspaces on delete set null,
  sent_by text not null,
  sent_at timestamptz not null,
  mailed_at timestamptz,
  -- `replaced` by another sending, `changed`: the order went back or its terms changed, `closed`: it is fulfilled or cancelled.
  end_reason text check (end_reason in ('replaced', 'changed', 'closed')),
  ended_at timestamptz,
  confirmed_at timestamptz,
  -- Null: by the private link.
  confirmed_by text,
  supplier_note text not null default '',
  version int not null default 1,
  check ((ended_at is null) = (end_reason is null)),
  check (confirmed_by is null or confirmed_at is not null)
);
create unique index sendings_current on procurement.sendings (order_id) where ended_at is null;
create index sendings_by_order on procurement.sendings (order_id, id);
create index sendings_of_customers on procurement.sendings (linked_workspace_id, sent_at desc, order_id) where linked_workspace_id is not null;
create index sendings_by_workspace on procurement.sendings (workspace_id);
create index sendings_by_confirmer on procurement.sendings (confirmed_by) where confirmed_by is not null;

create table procurement.confirmed_lines (
  sending_id text not null references procurement.sendings on delete cascade,
  line_id text not null references procurement.lines on delete cascade,
  quantity bigint not null check (quantity >= 0),
  -- Null: none will come.
  expected_on date check ((expected_on is null) = (quantity = 0)),
  primary key (sending_id, line_id)
);
create index confirmed_lines_by_line on procurement.confirmed_lines (line_id);

-- What the linked supplier says is on its way.
create table procurement.advices (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  order_id text not null references procurement.orders on delete cascade,
  carrier text not null default '',
  tracking_number text not null default '',
  expected_on date not null,
  actor text not null,
  created_at timestamptz not null
);
create index advices_by_order on procurement.advices (order_id, id);
create index advices_by_workspace on procurement.advices (workspace_id);
create index advices_by_actor on procurement.advices (actor);

create table procurement.advice_lines (
  advice_id text not null references procurement.advices on delete cascade,
  line_id text not null references procurement.lines on delete cascade,
  quantity bigint not null check (quantity > 0),
  primary key (advice_id, line_id)
);
create index advice_lines_by_line on procurement.advice_lines (line_id);

-- `confirmed_on`: the day that the supplier confirmed for the last of the goods. What is late and what comes when go by `due_on`; the
-- punctuality of a supplier goes by `expected_on`, which the buyer asked for.
alter table procurement.orders add column confirmed_on date,
  add column due_on date generated always as (coalesce(confirmed_on, expected_on)) stored,
  -- When those with the permission heard that it is late.
  add column late_at timestamptz;
drop index procurement.orders_by_due;
create index orders_by_due on procurement.orders (workspace_id, due_on, id);
create index orders_not_known_late on procurement.orders (due_on, id) where late_at is null and status not in ('Draft', 'Fulfilled', 'Cancelled');

-- The contract lists the kinds of changes.
alter table procurement.changes drop constraint changes_kind_check, add constraint changes_kind_check check (kind ~ '^[a-z][A-Za-z]*$');
