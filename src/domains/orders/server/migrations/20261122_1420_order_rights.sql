-- True for the guest who placed the order or confirmed its email address. A private link alone lets a guest only read.
alter table orders.guest_access add column may_act boolean not null default true;
alter table orders.guest_access alter column may_act drop default;

-- One-time links, mailed to the address of an order, that prove it is the visitor's. The token is derived from the id; only its hash
-- is stored.
create table orders.email_proofs (
  id text primary key,
  order_id text not null references orders.orders on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_proofs_by_order on orders.email_proofs (order_id);
create index email_proofs_by_expiry on orders.email_proofs (expires_at);
