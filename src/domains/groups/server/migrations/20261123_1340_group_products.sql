-- The product shelf of a group. Names, prices and pictures are those of the product when the shelf is read.
create table groups.products (
  group_id text not null references groups.groups on delete cascade,
  product_id text not null,
  position int not null check (position >= 0),
  added_at timestamptz not null,
  primary key (group_id, product_id)
);
create index products_in_order on groups.products (group_id, position, product_id);
