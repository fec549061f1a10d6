-- What somebody means to buy. A guest's cart is known by its signed token; user_id joins with the accounts.
create schema cart;

create table cart.carts (
  id text primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index carts_updated_at on cart.carts (updated_at);

create table cart.lines (
  cart_id text not null references cart.carts on delete cascade,
  variant_id text not null,
  quantity int not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  primary key (cart_id, variant_id)
);
