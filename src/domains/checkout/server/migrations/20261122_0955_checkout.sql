-- Checkouts: purchases that are being paid for.
create schema checkout;

-- The status is the recovery point: a step that runs again finds what was already done.
create table checkout.checkouts (
  id text primary key,
  -- The owner of the cart and of the stock hold.
  owner text not null,
  user_id text,
  guest_id text,
  -- The number of the order that the checkout becomes; payments refer to it before the order exists.
  order_id text not null unique,
  status text not null check (status in ('open', 'paying', 'placed', 'expired')),
  -- The order as it will be written: lines, address, delivery and totals as the shopper saw them.
  purchase jsonb not null,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null check (length(currency) = 3),
  -- The shopper's language at the purchase; mails about it are written in it.
  language text not null default 'en',
  -- The pending payment, or the one that paid.
  payment_id text references payments.payments,
  held_since timestamptz not null,
  hold_until timestamptz not null,
  -- True when the payment arrived too late and was refunded.
  money_returned boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((status in ('placed', 'expired')) = (ended_at is not null)),
  check (status <> 'paying' or payment_id is not null)
);
-- One purchase at a time: a second browser tab finds the checkout of the first.
create unique index checkouts_one_open on checkout.checkouts (owner) where status in ('open', 'paying');
create index checkouts_by_owner on checkout.checkouts (owner, started_at);
create index checkouts_by_user on checkout.checkouts (user_id) where user_id is not null;
create index checkouts_by_expiry on checkout.checkouts (hold_until) where status in ('open', 'paying');
create index checkouts_ended on checkout.checkouts (ended_at) where ended_at is not null;
