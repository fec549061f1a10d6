-- Units somebody is about to pay for. They count as gone for everybody else, for a while.
alter table inventory.stock add column held bigint not null default 0 check (held >= 0);
alter table inventory.stock add check (allocated + held <= on_hand);

-- The rows behind `held`: changed only by who holds the lock of the stock row.
create table inventory.holds (
  owner text not null,
  variant_id text not null references inventory.stock on delete cascade,
  quantity bigint not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (owner, variant_id)
);
create index holds_by_variant on inventory.holds (variant_id, expires_at);
create index holds_by_expiry on inventory.holds (expires_at);
