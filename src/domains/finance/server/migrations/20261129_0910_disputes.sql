-- Disputed card payments. `held` is a vendor's money that may go back to the payer's bank; `disputed` is what the bank took from Plaza until it
-- decides.
alter table finance.accounts drop constraint accounts_kind_check, drop constraint accounts_check1;
alter table finance.accounts
  add constraint accounts_kind_check check (kind in ('pending', 'available', 'locked', 'due', 'toCollect', 'expected', 'held', 'clearing', 'cash',
    'commission', 'paidOut', 'promotions', 'disputed')),
  add constraint accounts_check1
    check ((workspace_id is null) = (kind in ('clearing', 'cash', 'commission', 'paidOut', 'promotions', 'disputed')));

-- Held for disputes that are not decided, and the shopper's money of lost ones.
alter table finance.sales
  add column held_minor bigint not null default 0 check (held_minor >= 0),
  add column lost_minor bigint not null default 0 check (lost_minor >= 0);
create index sales_disputed on finance.sales (workspace_id, placed_at desc, part desc) where held_minor > 0;

-- The share of a vendor order in a dispute: the shopper's money, and what was held of the vendor's.
create table finance.dispute_shares (
  dispute_id text not null,
  part text not null,
  amount_minor bigint not null check (amount_minor > 0),
  held_minor bigint not null check (held_minor >= 0),
  settled_at timestamptz,
  primary key (dispute_id, part)
);
create index dispute_shares_by_part on finance.dispute_shares (part);
