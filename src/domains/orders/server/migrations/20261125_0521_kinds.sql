-- The kind of a line, its lead time in working days, the downloads of each file per unit and whether each unit gets a key, as they were at
-- the sale.
alter table orders.lines
  add column kind text not null default 'goods' check (kind in ('goods', 'digital', 'service', 'madeToOrder')),
  add column lead_days int,
  add column max_downloads int not null default 5,
  add column license_keys boolean not null default false;
