-- Products that an administrator has taken off sale.

-- True while a takedown is open, whatever the vendor's own status is.
alter table catalog.products add column taken_down boolean not null default false;

-- The administrators' list of all products.
create index products_all_by_update on catalog.products (updated_at, id) where deleted_at is null;
create index products_all_by_name on catalog.products (sort_name, id) where deleted_at is null;
create index products_taken_down on catalog.products (updated_at, id) where taken_down;
create index variants_all_by_sku on catalog.variants (lower(sku) text_pattern_ops);

create table catalog.takedowns (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  reason text not null check (
    reason in ('counterfeit', 'prohibited', 'dangerous', 'misleading', 'intellectualProperty', 'offensive', 'other')
  ),
  -- Mailed to the vendor.
  statement text not null check (length(statement) between 1 and 2000),
  -- The administrators; null once the account is deleted.
  taken_down_by text,
  taken_down_at timestamptz not null,
  put_back_by text,
  put_back_at timestamptz
);
create unique index takedowns_open on catalog.takedowns (product_id) where put_back_at is null;
create index takedowns_by_product on catalog.takedowns (product_id, taken_down_at desc);
create index takedowns_by_administrator on catalog.takedowns (taken_down_by) where taken_down_by is not null;
create index takedowns_by_restorer on catalog.takedowns (put_back_by) where put_back_by is not null;

-- The vendor's answers to a takedown. An answer is open until an administrator declines it or puts the product back.
create table catalog.takedown_answers (
  id text primary key,
  takedown_id text not null references catalog.takedowns on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  text text not null check (length(text) between 1 and 2000),
  -- The vendor's member; null once the account is deleted.
  answered_by text,
  answered_at timestamptz not null,
  -- The administrator's reason for leaving the product down.
  reply text check (length(reply) between 1 and 2000),
  replied_by text,
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);
create unique index takedown_answers_open on catalog.takedown_answers (takedown_id) where replied_at is null;
create index takedown_answers_by_takedown on catalog.takedown_answers (takedown_id, answered_at);
create index takedown_answers_by_author on catalog.takedown_answers (answered_by) where answered_by is not null;
create index takedown_answers_by_administrator on catalog.takedown_answers (replied_by) where replied_by is not null;
