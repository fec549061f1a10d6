-- A purchase that is being paid for. Its status is the recovery point: whatever is run again finds what was done.
create schema checkout;

create table checkout.checkouts (
  id text primary key,
  -- Whose cart it buys, and for whom its stock is held.
  owner text not null,
  user_id text,
  guest_id text,
  -- The order it becomes; payments refer to it before it exists.
  order_id text not null unique,
  status text not null check (status in ('open', 'paying', 'placed', 'expired')),
  -- The order as it will be written: lines, address, delivery and totals as they were on the screen.
  purchase jsonb not null,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null check (length(currency) = 3),
  -- The payment that is waited for, or that paid it.
  payment_id text references payments.payments,
  held_since timestamptz not null,
  hold_until timestamptz not null,
  -- Money came too late and went back.
  money_returned boolean not null default false,
  begun_at timestamptz not null,
  ended_at timestamptz,
  check ((status in ('placed', 'expired')) = (ended_at is not null)),
  check (status <> 'paying' or payment_id is not null)
);
-- One purchase at a time: a second tab finds the first.
create unique index checkouts_live on checkout.checkouts (owner) where status in ('open', 'paying');
create index checkouts_by_owner on checkout.checkouts (owner, begun_at);
create index checkouts_by_user on checkout.checkouts (user_id) where user_id is not null;
create index checkouts_by_expiry on checkout.checkouts (hold_until) where status in ('open', 'paying');
create index checkouts_ended on checkout.checkouts (ended_at) where ended_at is not null;
