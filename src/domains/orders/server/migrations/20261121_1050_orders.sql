-- What was bought, as it was at the sale. An order is one purchase; its parts are what each vendor has to do.
create schema orders;

create table orders.orders (
  id text primary key check (id ~ '^ORD-[0-9A-Z]{10}$'),
  -- null is a guest, shown as `guest`.
  user_id text,
  email text not null,
  shipping_address jsonb not null,
  note text not null default '',
  status text not null,
  currency text not null check (length(currency) = 3),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + shipping_minor + tax_minor),
  placed_at timestamptz not null,
  version int not null default 1
);
create index orders_placed_at on orders.orders (placed_at desc, id desc);
create index orders_by_user on orders.orders (user_id, placed_at desc) where user_id is not null;

create table orders.parts (
  workspace_id text not null references workspaces.workspaces,
  order_id text not null references orders.orders on delete cascade,
  number int not null check (number > 0),
  status text not null,
  vendor_name text not null,
  vendor_slug text not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + shipping_minor + tax_minor),
  primary key (order_id, number)
);
create index parts_by_workspace on orders.parts (workspace_id, order_id desc);

create table orders.lines (
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  position int not null,
  product_id text not null,
  variant_id text not null,
  name text not null,
  sku text not null,
  size text,
  color text,
  image jsonb,
  quantity int not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  line_total_minor bigint not null check (line_total_minor = unit_price_minor * quantity),
  primary key (order_id, position),
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index lines_by_variant on orders.lines (workspace_id, variant_id);

create table orders.history (
  id text primary key,
  order_id text not null references orders.orders on delete cascade,
  status text not null,
  actor text not null,
  happened_at timestamptz not null
);
create index history_by_order on orders.history (order_id, id);

-- Private links to one order. The token itself is nowhere in the database.
create table orders.links (
  token_hash bytea primary key,
  order_id text not null references orders.orders on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index links_by_order on orders.links (order_id);

-- Guests who may see an order: who placed it, and who opened its private link.
create table orders.guest_access (
  guest_id text not null,
  order_id text not null references orders.orders on delete cascade,
  granted_at timestamptz not null,
  primary key (guest_id, order_id)
);
create index guest_access_by_order on orders.guest_access (order_id);
