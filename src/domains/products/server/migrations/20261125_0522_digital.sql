create schema products;

-- Files of digital products. A removed one stays for the shoppers who bought it.
create table products.files (
  id text primary key,
  workspace_id text not null,
  product_id text not null,
  name text not null,
  key text not null,
  bytes bigint not null,
  uploaded_at timestamptz not null,
  removed_at timestamptz
);
create index files_by_product on products.files (workspace_id, product_id);

-- License keys, sealed. A key belongs to at most one unit of one order, forever. The fingerprint finds a key that is entered twice.
create table products.license_keys (
  id text primary key,
  workspace_id text not null,
  product_id text not null,
  variant_id text not null,
  sealed text not null,
  fingerprint text not null,
  added_at timestamptz not null,
  order_id text,
  position int,
  given_at timestamptz,
  revoked_at timestamptz,
  unique (variant_id, fingerprint),
  check ((order_id is null) = (given_at is null) and (order_id is null) = (position is null)),
  check (revoked_at is null or order_id is not null)
);
create index license_keys_by_workspace on products.license_keys (workspace_id, product_id);
create index free_license_keys on products.license_keys (variant_id, id) where order_id is null;
create index given_license_keys on products.license_keys (order_id, position) where order_id is not null;
