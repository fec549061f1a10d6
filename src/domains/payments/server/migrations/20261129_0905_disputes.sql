-- The provider's id of the transfer behind a payment, which its disputes name.
alter table payments.payments add column intent_ref text;
create unique index payments_by_intent on payments.payments (provider, intent_ref) where intent_ref is not null;

-- Payers who dispute a payment at their bank. `inquiry`: a question of the bank that moves no money.
create table payments.disputes (
  id text primary key,
  payment_id text not null references payments.payments,
  provider_ref text not null unique,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('inquiry', 'open', 'won', 'lost')),
  -- The bank's reason, in the provider's words.
  reason text not null,
  -- Until when the bank takes evidence; null: not any more.
  due_by timestamptz,
  -- Whether the bank took the money, and gave it back.
  withdrawn boolean not null default false,
  reinstated boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((status in ('won', 'lost')) = (closed_at is not null)),
  check (not reinstated or withdrawn)
);
create index disputes_by_payment on payments.disputes (payment_id);
create index disputes_latest on payments.disputes (opened_at desc, id desc);
