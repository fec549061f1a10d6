-- Kinds of products: docs/decisions/0048-kinds-of-products.md.
alter table catalog.products
  add column kind text not null default 'goods' check (kind in ('goods', 'digital', 'service', 'madeToOrder')),
  add column lead_days int check (lead_days between 1 and 365),
  add column max_downloads int not null default 5 check (max_downloads between 1 and 100),
  add column license_keys boolean not null default false check (not license_keys or kind = 'digital'),
  add constraint lead_days_of_made_to_order check ((lead_days is not null) = (kind = 'madeToOrder'));
