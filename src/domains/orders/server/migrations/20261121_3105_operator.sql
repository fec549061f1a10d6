-- The operator steps in: as a side of its own, in disputes about returns that were refused, and reading what was mailed.
alter table orders.history drop constraint history_side_check,
  add constraint history_side_check check (side in ('shopper', 'vendor', 'platform', 'system'));
alter table orders.return_history drop constraint return_history_side_check,
  add constraint return_history_side_check check (side in ('shopper', 'vendor', 'platform', 'system'));
alter table orders.refunds drop constraint refunds_side_check,
  add constraint refunds_side_check check (side in ('shopper', 'vendor', 'platform', 'system'));
alter table orders.returns drop constraint returns_status_check,
  add constraint returns_status_check
    check (status in ('Requested', 'Accepted', 'Refused', 'Disputed', 'Dismissed', 'Withdrawn', 'Received', 'Refunded'));

-- What a shopper asks of the platform about a refused return, once. Who did what is in the history of the return.
create table orders.disputes (
  return_id text primary key references orders.returns on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  words text not null check (length(words) <= 2000),
  asked_at timestamptz not null,
  -- The vendor's.
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  decision text check (decision in ('refunded', 'dismissed')),
  -- Read by both.
  reason text not null default '' check (length(reason) <= 2000),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index disputes_by_workspace on orders.disputes (workspace_id);
create index returns_in_dispute on orders.returns (id) where status = 'Disputed';

-- What was mailed about an order, to which side; never to which address.
create table orders.mails (
  id text primary key,
  order_id text not null references orders.orders on delete cascade,
  kind text not null,
  side text not null check (side in ('shopper', 'vendor')),
  sent_at timestamptz not null
);
create index mails_by_order on orders.mails (order_id, id);

create index orders_by_day on orders.orders (placed_at desc, id desc);
create index orders_by_words on orders.orders using gin ((id || ' ' || email || ' ' || (shipping_address ->> 'name')) gin_trgm_ops);
create index refunds_by_day on orders.refunds (given_at);
