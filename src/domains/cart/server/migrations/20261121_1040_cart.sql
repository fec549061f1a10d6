-- What somebody means to buy. The owner is a guest (`gst_…`) known by their signed token, later also a member (`usr_…`).
create schema cart;

create table cart.lines (
  owner text not null,
  variant_id text not null,
  quantity int not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  primary key (owner, variant_id)
);
create index lines_added_at on cart.lines (added_at);
