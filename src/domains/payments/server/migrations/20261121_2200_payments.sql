-- Money that is asked for, comes, and goes back. What it is for is a reference (type, id); nothing here knows orders.
create schema payments;

create table payments.payments (
  id text primary key,
  reference_type text not null,
  reference_id text not null,
  provider text not null,
  method text not null,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor >= 0),
  -- What is no longer owed, though it never came, and what was given back of what came.
  waived_minor bigint not null default 0 check (waived_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  status text not null check (status in ('pending', 'paid', 'failed', 'cancelled')),
  -- The provider's own name of it; null until it has one.
  provider_ref text,
  -- What its provider has to know to ask for it. Never a card's number.
  instructions jsonb not null default '{}',
  -- What the payer has to do next, somewhere else.
  action jsonb,
  failure text,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (provider, provider_ref),
  check (waived_minor + refunded_minor <= amount_minor),
  check ((status = 'paid') = (paid_at is not null)),
  check (refunded_minor = 0 or status = 'paid')
);
create index payments_by_reference on payments.payments (reference_type, reference_id, id);
create index payments_waiting on payments.payments (created_at) where status = 'pending' and provider <> 'manual';

create table payments.refunds (
  id text primary key,
  payment_id text not null references payments.payments,
  -- Whoever asks gives each refund a key of its own: asked twice it is one.
  key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null default '',
  reference_type text not null,
  reference_id text not null,
  -- `waived` lowered what was owed; the others are money on its way, back, or refused by the provider.
  status text not null check (status in ('waived', 'pending', 'succeeded', 'failed')),
  provider_ref text,
  failure text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, key),
  check ((status = 'pending') = (settled_at is null))
);
create index refunds_by_reference on payments.refunds (reference_type, reference_id);
create index refunds_waiting on payments.refunds (requested_at) where status = 'pending';

-- The inbox: what providers reported, each event once.
create table payments.events (
  provider text not null,
  event_id text not null,
  kind text not null,
  payment_id text references payments.payments,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index events_by_age on payments.events (received_at);
