-- Payments and refunds through payment providers. A payment refers to its purpose by (type, id); nothing here depends on orders.
create schema payments;

create table payments.payments (
  id text primary key,
  reference_type text not null,
  reference_id text not null,
  provider text not null,
  method text not null,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor >= 0),
  -- The amount that is no longer owed although it was never paid, and the amount that was refunded after payment.
  waived_minor bigint not null default 0 check (waived_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  status text not null check (status in ('pending', 'paid', 'failed', 'cancelled')),
  -- The provider's id of the payment; null until the provider has assigned one.
  provider_ref text,
  -- The data that the provider needs to collect the payment. Never a card number.
  instructions jsonb not null default '{}',
  -- The next step that the payer must take outside Plaza, for example to confirm at the bank.
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
create index payments_pending on payments.payments (created_at) where status = 'pending' and provider <> 'manual';

create table payments.refunds (
  id text primary key,
  payment_id text not null references payments.payments,
  -- The caller's idempotency key: two requests with the same key are one refund.
  key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null default '',
  reference_type text not null,
  reference_id text not null,
  -- 'waived' reduced the amount owed. The others are refunds of a paid amount: on their way, completed, or rejected by the provider.
  status text not null check (status in ('waived', 'pending', 'succeeded', 'failed')),
  provider_ref text,
  failure text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, key),
  check ((status = 'pending') = (settled_at is null))
);
create index refunds_by_reference on payments.refunds (reference_type, reference_id);
create index refunds_pending on payments.refunds (requested_at) where status = 'pending';

-- The inbox of provider webhooks: each event is handled once.
create table payments.events (
  provider text not null,
  event_id text not null,
  kind text not null,
  payment_id text references payments.payments,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index events_received_at on payments.events (received_at);
