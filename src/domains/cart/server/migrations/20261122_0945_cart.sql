-- Carts. The owner is a guest (`gst_…`), identified by a signed token, or a member (`usr_…`).
create schema cart;

create table cart.lines (
  owner text not null,
  -- 'saved': saved for later.
  place text not null default 'cart' check (place in ('cart', 'saved')),
  variant_id text not null,
  quantity int not null check (quantity between 1 and 999),
  -- The price when the line was added, to show later that it has changed.
  seen_price_minor bigint check (seen_price_minor >= 0),
  -- The resource that led the shopper to the product: {"type": "post", "id": "post_…"}.
  source jsonb,
  added_at timestamptz not null,
  -- A removed line is deleted a day later; until then the removal can be undone.
  removed_at timestamptz,
  primary key (owner, place, variant_id)
);
create index lines_added_at on cart.lines (added_at);
create index lines_removed_at on cart.lines (removed_at) where removed_at is not null;
-- Finds the carts with a product before it is deleted.
create index lines_by_variant on cart.lines (variant_id) where removed_at is null;

-- The delivery method that the owner chose, per vendor.
create table cart.deliveries (
  owner text not null,
  workspace_id text not null references workspaces.workspaces,
  method_id text not null,
  chosen_at timestamptz not null,
  primary key (owner, workspace_id)
);
create index deliveries_chosen_at on cart.deliveries (chosen_at);

-- Promotion codes that the owner entered, including those that currently give no discount.
create table cart.codes (
  owner text not null,
  code text not null,
  entered_at timestamptz not null,
  primary key (owner, code)
);
create index codes_entered_at on cart.codes (entered_at);

-- The administrator's settings for shipping and tax: one row.
create table cart.settings (
  singleton boolean primary key default true check (singleton),
  free_shipping_over_minor bigint not null default 5000 check (free_shipping_over_minor >= 0),
  shipping_minor bigint not null default 1000 check (shipping_minor >= 0),
  -- Hundredths of a percent.
  tax_hundredths int not null default 800 check (tax_hundredths between 0 and 10000),
  version int not null default 1
);
insert into cart.settings default values;
