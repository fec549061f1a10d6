-- What is taken off prices and delivery, and who has used it. Who made a promotion pays for it.
create schema promotions;

create table promotions.promotions (
  id text primary key,
  -- Null: the platform's own.
  workspace_id text references workspaces.workspaces,
  -- {"en": …, "es": …, "ar": …}; English is always there.
  name jsonb not null check (name ->> 'en' <> ''),
  -- Null: automatic.
  code text check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,31}$'),
  -- {"kind": "percentage", "percent"}, {"kind": "fixed", "amountMinor"}, {"kind": "freeShipping"} or {"kind": "buyGet", "buy", "get", "percent"}.
  offer jsonb not null check (offer ->> 'kind' in ('percentage', 'fixed', 'freeShipping', 'buyGet')),
  -- Of the goods it is about, before any discount.
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  -- What it is about: any of these products or categories, of these vendors; nothing named is all. Slugs of categories.
  products text[] not null default '{}',
  categories text[] not null default '{}',
  vendors text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  max_uses_per_customer int check (max_uses_per_customer > 0),
  -- Kept where `max_uses` limits them: what nobody counts, no order waits for.
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

-- One order's use of one promotion. `held` while it is being paid for, `used` with the order, `released` when nothing came of it.
create table promotions.redemptions (
  promotion_id text not null references promotions.promotions,
  order_id text not null,
  -- Keyed hashes: of who the limit per customer counts, and of whose cart holds it.
  customer bytea not null,
  holder bytea not null,
  status text not null check (status in ('held', 'used', 'released')),
  -- Numbers of the order's parts that it took something off and that were not cancelled.
  parts int[] not null,
  discount_minor bigint not null check (discount_minor >= 0),
  -- What was paid for the goods it took something off, or whose delivery it paid.
  revenue_minor bigint not null check (revenue_minor >= 0),
  claimed_at timestamptz not null,
  primary key (promotion_id, order_id)
);
create index redemptions_by_order on promotions.redemptions (order_id);
create index redemptions_used on promotions.redemptions (promotion_id) include (discount_minor, revenue_minor) where status = 'used';
create index redemptions_held on promotions.redemptions (holder, promotion_id) where status = 'held';

-- How often a customer has used, or holds, a promotion.
create table promotions.customers (
  promotion_id text not null references promotions.promotions,
  customer bytea not null,
  uses int not null check (uses >= 0),
  primary key (promotion_id, customer)
);
