-- Promotions: discounts on products and delivery, and their redemptions. The owner of a promotion pays for it.
create schema promotions;

create table promotions.promotions (
  id text primary key,
  -- Null: the platform's.
  workspace_id text references workspaces.workspaces,
  -- {"en": …, "es": …, "ar": …}; English is required.
  name jsonb not null check (name ->> 'en' <> ''),
  -- Null: applied automatically.
  code text check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,31}$'),
  -- {"kind": "percentage", "percent"}, {"kind": "fixed", "amountMinor"}, {"kind": "freeShipping"}
  -- or {"kind": "buyGet", "buy", "get", "percent"}.
  offer jsonb not null check (offer ->> 'kind' in ('percentage', 'fixed', 'freeShipping', 'buyGet')),
  -- The minimum subtotal, before any discount, of the products that the promotion applies to.
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  -- The scope: any of these products or categories (slugs), of these vendors. An empty list does not restrict.
  products text[] not null default '{}',
  categories text[] not null default '{}',
  vendors text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  max_uses_per_customer int check (max_uses_per_customer > 0),
  -- Counted only where `max_uses` is set, so that orders with an unlimited promotion do not lock its row.
  uses int not null default 0 check (uses >= 0),
  paused_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check (ends_at is null or ends_at > starts_at),
  check (workspace_id is null or vendors = '{}')
);
create unique index promotions_by_code on promotions.promotions (code) where archived_at is null;
create index promotions_by_workspace on promotions.promotions (workspace_id, id desc);
create index promotions_automatic on promotions.promotions (workspace_id) where code is null and archived_at is null and paused_at is null;

-- One order's use of one promotion: `held` during the payment, `used` with the order, `released` when the payment or the order fails.
create table promotions.redemptions (
  promotion_id text not null references promotions.promotions,
  order_id text not null,
  -- Keyed hashes: of the customer that the limit per customer counts, and of the owner of the cart that holds the use.
  customer bytea not null,
  holder bytea not null,
  status text not null check (status in ('held', 'used', 'released')),
  -- The numbers of the order parts that got a discount and are not cancelled.
  parts int[] not null,
  discount_minor bigint not null check (discount_minor >= 0),
  -- The amount paid for the products that were discounted, or whose delivery was.
  revenue_minor bigint not null check (revenue_minor >= 0),
  claimed_at timestamptz not null,
  primary key (promotion_id, order_id)
);
create index redemptions_by_order on promotions.redemptions (order_id);
create index redemptions_used on promotions.redemptions (promotion_id) include (discount_minor, revenue_minor) where status = 'used';
create index redemptions_held on promotions.redemptions (holder, promotion_id) where status = 'held';

-- How many uses of a promotion a customer has, held ones included.
create table promotions.customers (
  promotion_id text not null references promotions.promotions,
  customer bytea not null,
  uses int not null check (uses >= 0),
  primary key (promotion_id, customer)
);
