-- Orders: an order is one purchase, an order part is one vendor's share of it. Texts and prices are copies from the time of the sale.
create schema orders;

create table orders.orders (
  id text primary key check (id ~ '^ORD-[0-9A-Z]{10}$'),
  -- Null: a guest, shown as `guest`.
  user_id text,
  email text not null,
  -- The normalized address (accounts.users.email_key); null once the buyer's data is erased.
  email_key text,
  -- When a guest's order was added to an account.
  claimed_at timestamptz,
  language text not null default 'en' check (language in ('en', 'es', 'ar')),
  shipping_address jsonb not null,
  note text not null default '',
  -- Derived from the parts: a part's status, or one such as 'PartiallyShipped'.
  status text not null,
  currency text not null check (length(currency) = 3),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  -- Discounts on products. A discount on delivery has already reduced `shipping_minor`.
  discount_minor bigint not null default 0 check (discount_minor between 0 and subtotal_minor),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null,
  -- The promotions as they were shown: [{"name" by language, "code", "target", "amountMinor", "paidBy", "parts"}].
  promotions jsonb not null default '[]',
  -- The tax rate at the sale in hundredths of a percent; the tax is on the products after discount.
  tax_hundredths int not null check (tax_hundredths between 0 and 10000),
  -- The terms at the time of the sale, copied from the settings.
  return_window_days int not null default 14 check (return_window_days between 0 and 365),
  cancel_window_hours int check (cancel_window_hours between 0 and 8760),
  placed_at timestamptz not null,
  version int not null default 1,
  check (total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor)
);
create index orders_placed_at on orders.orders (placed_at desc, id desc);
create index orders_by_user on orders.orders (user_id, placed_at desc) where user_id is not null;
create index orders_to_claim on orders.orders (email_key) where user_id is null;
create index orders_search on orders.orders using gin ((id || ' ' || email || ' ' || (shipping_address ->> 'name')) gin_trgm_ops);

create table orders.parts (
  workspace_id text not null references workspaces.workspaces,
  order_id text not null references orders.orders on delete cascade,
  number int not null check (number > 0),
  status text not null,
  vendor_name text not null,
  vendor_slug text not null,
  -- The vendor's own delivery method: {"kind", "name" by language, "minDays", "maxDays"}. Null: the platform's shipping rule.
  delivery jsonb,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor between 0 and subtotal_minor),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  -- Copied from the order, for the vendor's indexes.
  placed_at timestamptz not null,
  -- Incremented by every change of the part, so that two members of a vendor notice each other's changes.
  version int not null default 1,
  primary key (order_id, number),
  check (total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor)
);
create index parts_by_workspace on orders.parts (workspace_id, order_id desc);
create index parts_by_status on orders.parts (workspace_id, status, order_id desc);
create index parts_by_day on orders.parts (workspace_id, placed_at, order_id);
create index parts_by_total on orders.parts (workspace_id, total_minor, order_id);
create index parts_to_ship on orders.parts (workspace_id, placed_at, order_id) where status in ('Pending', 'Processing');

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
  -- The resource that led to the purchase, copied from the cart: {"type", "id"}.
  source jsonb,
  quantity int not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  -- The vendor's cost of one unit at the time of the sale; null where the vendor had not entered one. Shoppers never see it.
  unit_cost_minor bigint check (unit_cost_minor >= 0),
  line_total_minor bigint not null check (line_total_minor = unit_price_minor * quantity),
  discount_minor bigint not null default 0 check (discount_minor between 0 and line_total_minor),
  -- The line's share of the part's total: products after discount, shipping and tax. Frozen at the sale.
  goods_minor bigint not null,
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  -- What the platform pays instead of the shopper, for the line and its share of the delivery.
  subsidy_minor bigint not null default 0 check (subsidy_minor >= 0),
  cancelled int not null default 0 check (cancelled >= 0),
  shipped int not null default 0 check (shipped >= 0),
  returned int not null default 0 check (returned between 0 and shipped),
  -- Shipped units that were refunded without a return.
  refunded int not null default 0 check (refunded >= 0),
  primary key (order_id, position),
  foreign key (order_id, part_number) references orders.parts on delete cascade,
  check (cancelled + shipped <= quantity),
  check (goods_minor = line_total_minor - discount_minor),
  constraint lines_settled_once check (returned + refunded <= shipped)
);
create index lines_by_variant on orders.lines (workspace_id, variant_id);

-- Every status of an order and its parts, with the person or side that caused it.
create table orders.history (
  id text primary key,
  order_id text not null references orders.orders on delete cascade,
  -- Null: the entry is about the whole order, for example that it was placed.
  part_number int,
  status text not null,
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'platform', 'system')),
  happened_at timestamptz not null
);
create index history_by_order on orders.history (order_id, id);
create index history_by_actor on orders.history (actor);

-- Private links to one order. Only the hash of the token is stored.
create table orders.links (
  token_hash bytea primary key,
  order_id text not null references orders.orders on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index links_by_order on orders.links (order_id);

-- Guests who may see an order: the one who placed it, and those who opened its private link.
create table orders.guest_access (
  guest_id text not null,
  order_id text not null references orders.orders on delete cascade,
  granted_at timestamptz not null,
  primary key (guest_id, order_id)
);
create index guest_access_by_order on orders.guest_access (order_id);

create table orders.parcels (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  carrier text not null default '' check (length(carrier) <= 80),
  tracking_number text not null default '' check (length(tracking_number) <= 80),
  tracking_url text check (tracking_url ~ '^https?://'),
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index parcels_by_part on orders.parcels (order_id, part_number);
create index parcels_by_workspace on orders.parcels (workspace_id, id);

create table orders.parcel_lines (
  parcel_id text not null references orders.parcels on delete cascade,
  order_id text not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, position),
  foreign key (order_id, position) references orders.lines on delete cascade
);
create index parcel_lines_by_line on orders.parcel_lines (order_id, position);

create table orders.parcel_history (
  id text primary key,
  parcel_id text not null references orders.parcels on delete cascade,
  step text not null check (step in ('Sent', 'Tracked', 'Delivered')),
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'system')),
  happened_at timestamptz not null
);
create index parcel_history_by_parcel on orders.parcel_history (parcel_id, id);
create index parcel_history_by_actor on orders.parcel_history (actor);

create table orders.returns (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  status text not null
    check (status in ('Requested', 'Accepted', 'Refused', 'Disputed', 'Dismissed', 'Withdrawn', 'Received', 'Refunded')),
  reason text not null,
  comment text not null default '' check (length(comment) <= 2000),
  -- The vendor's reason for a refusal.
  answer text not null default '' check (length(answer) <= 2000),
  photos jsonb not null default '[]',
  -- Null: a guest.
  requested_by text,
  requested_at timestamptz not null,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index returns_by_part on orders.returns (order_id, part_number);
create index returns_by_workspace on orders.returns (workspace_id, status, id desc);
create index returns_by_requester on orders.returns (requested_by) where requested_by is not null;
create index returns_to_answer on orders.returns (workspace_id, requested_at, id) where status in ('Requested', 'Accepted');
create index returns_in_dispute on orders.returns (id) where status = 'Disputed';

create table orders.return_lines (
  return_id text not null references orders.returns on delete cascade,
  order_id text not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (return_id, position),
  foreign key (order_id, position) references orders.lines on delete cascade
);
create index return_lines_by_line on orders.return_lines (order_id, position);

create table orders.return_history (
  id text primary key,
  return_id text not null references orders.returns on delete cascade,
  status text not null,
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'platform', 'system')),
  happened_at timestamptz not null
);
create index return_history_by_return on orders.return_history (return_id, id);

-- A shopper's appeal to the platform against a refused return; one per return. The people involved are in the history of the return.
create table orders.disputes (
  return_id text primary key references orders.returns on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  message text not null check (length(message) <= 2000),
  opened_at timestamptz not null,
  -- The vendor's statement.
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  decision text check (decision in ('refunded', 'dismissed')),
  -- The reason of the decision; shopper and vendor see it.
  reason text not null default '' check (length(reason) <= 2000),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index disputes_by_workspace on orders.disputes (workspace_id);

-- Refunds of a part, with the units they are for: rows are added, never changed.
create table orders.refunds (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  -- 'refunded': the units were neither cancelled nor returned, for example because they were lost or damaged.
  cause text not null check (cause in ('cancelled', 'returned', 'refunded')),
  return_id text references orders.returns on delete cascade,
  goods_minor bigint not null check (goods_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  amount_minor bigint not null check (amount_minor = goods_minor + shipping_minor + tax_minor),
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'platform', 'system')),
  reason text not null default '' check (length(reason) <= 500),
  refunded_at timestamptz not null,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index refunds_by_part on orders.refunds (order_id, part_number);
create index refunds_by_workspace on orders.refunds (workspace_id, id);
create index refunds_by_return on orders.refunds (return_id) where return_id is not null;
create index refunds_by_day on orders.refunds (refunded_at);

-- Issued invoices, one for each part: rows are added, never changed (docs/decisions/0029-documents.md). The lines, amounts and texts of
-- an invoice are those of the part, which the sale froze.
create table orders.invoices (
  workspace_id text not null references workspaces.workspaces,
  number bigint not null check (number > 0),
  order_id text not null,
  part_number int not null,
  -- The seller when the invoice was issued: {"name", "legal"}, where legal is as in vendors.vendors.
  seller jsonb not null,
  issued_at timestamptz not null,
  primary key (workspace_id, number),
  unique (order_id, part_number),
  foreign key (order_id, part_number) references orders.parts
);

-- Issued credit notes, one for each refund.
create table orders.credit_notes (
  workspace_id text not null references workspaces.workspaces,
  number bigint not null check (number > 0),
  refund_id text not null unique references orders.refunds,
  issued_at timestamptz not null,
  primary key (workspace_id, number)
);

create table orders.refund_lines (
  refund_id text not null references orders.refunds on delete cascade,
  order_id text not null,
  position int not null,
  quantity int not null check (quantity > 0),
  goods_minor bigint not null check (goods_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  primary key (refund_id, position),
  foreign key (order_id, position) references orders.lines on delete cascade
);
create index refund_lines_by_line on orders.refund_lines (order_id, position);

-- Internal notes of a vendor's members about their part (spec §3 «Order note»).
create table orders.notes (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  content text not null check (length(content) between 1 and 2000),
  author text not null,
  written_at timestamptz not null,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index notes_by_part on orders.notes (order_id, part_number, id);
create index notes_by_author on orders.notes (author);

-- Mails that were sent about an order, and to which side. The address is not stored.
create table orders.mails (
  id text primary key,
  order_id text not null references orders.orders on delete cascade,
  kind text not null,
  side text not null check (side in ('shopper', 'vendor')),
  sent_at timestamptz not null
);
create index mails_by_order on orders.mails (order_id, id);

-- Orders whose shopper was invited to write a review; nobody is invited twice.
create table orders.review_invitations (
  order_id text primary key references orders.orders on delete cascade,
  invited_at timestamptz not null
);

-- The administrator's settings: one row. An order copies the windows when it is placed.
create table orders.settings (
  singleton boolean primary key default true check (singleton),
  return_window_days int not null default 14 check (return_window_days between 0 and 365),
  -- Days after delivery; null: no invitations are sent.
  review_invitation_days int default 5 check (review_invitation_days between 0 and 90),
  -- Hours after the order was placed; null: until it is shipped.
  cancel_window_hours int check (cancel_window_hours between 0 and 8760),
  version int not null default 1
);
insert into orders.settings default values;
