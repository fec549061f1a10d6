-- Earnings that Plaza pays without having received the sale's money wait for an administrator: the shopper paid the vendor, or seems to
-- belong to it (`related`).
alter table finance.sales
  add column related boolean not null default false,
  add column confirmed_at timestamptz,
  add column confirmed_by text,
  add check ((confirmed_at is null) = (confirmed_by is null));
create index sales_to_confirm on finance.sales (placed_at desc, part desc)
  where subsidy_minor > subsidy_refunded_minor and confirmed_at is null and released_at is null;

-- Returns that are not settled; the earnings of their sale stay pending.
create table finance.open_returns (
  return_id text primary key,
  part text not null
);
create index open_returns_by_part on finance.open_returns (part);

-- A completed transfer that the bank sent back.
alter table finance.payouts drop constraint payouts_status_check, drop constraint payouts_check2;
alter table finance.payouts
  add column reversed_at timestamptz,
  add column reversed_by text,
  add constraint payouts_status_check check (status in ('pending', 'completed', 'failed', 'reversed')),
  add check ((status in ('failed', 'reversed')) = (reason is not null)),
  add check ((status = 'reversed') = (reversed_at is not null));
