-- What follows a sale: parcels, cancellations, returns and what is given back. Shares are frozen with the line.

alter table orders.orders
  add column language text not null default 'en' check (language in ('en', 'es', 'ar')),
  -- As accounts compare addresses; null once the buyer is forgotten.
  add column email_key text,
  add column claimed_at timestamptz;
update orders.orders set email_key = nullif(lower(email), '');
create index orders_to_claim on orders.orders (email_key) where user_id is null;

alter table orders.parts add column refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor);
create index parts_by_status on orders.parts (workspace_id, status, order_id desc);

alter table orders.lines
  add column discount_minor bigint not null default 0 check (discount_minor between 0 and line_total_minor),
  -- Its shares of what the part cost: goods net of discount, shipping, tax.
  add column goods_minor bigint,
  add column shipping_minor bigint,
  add column tax_minor bigint,
  add column cancelled int not null default 0 check (cancelled >= 0),
  add column shipped int not null default 0 check (shipped >= 0),
  add column returned int not null default 0 check (returned between 0 and shipped),
  add check (cancelled + shipped <= quantity);

-- Orders from before get theirs by the largest remainder, ties to the earlier line.
with weighed as (
  select l.order_id, l.position, l.line_total_minor as goods, p.shipping_minor as shipping, p.tax_minor as tax, l.part_number,
    case when p.subtotal_minor = 0 then (case when row_number() over lines = 1 then 1 else 0 end) else l.line_total_minor end as weight,
    greatest(p.subtotal_minor, 1) as whole
  from orders.lines l join orders.parts p on p.order_id = l.order_id and p.number = l.part_number
  window lines as (partition by l.order_id, l.part_number order by l.position)
), floored as (
  select *, shipping * weight / whole as shipping_floor, tax * weight / whole as tax_floor,
    row_number() over (partition by order_id, part_number order by shipping * weight % whole desc, position) as shipping_rank,
    row_number() over (partition by order_id, part_number order by tax * weight % whole desc, position) as tax_rank
  from weighed
), shared as (
  select *, sum(shipping_floor) over part as shipping_given, sum(tax_floor) over part as tax_given
  from floored window part as (partition by order_id, part_number)
)
update orders.lines l set goods_minor = s.goods,
  shipping_minor = s.shipping_floor + case when s.shipping_rank <= s.shipping - s.shipping_given then 1 else 0 end,
  tax_minor = s.tax_floor + case when s.tax_rank <= s.tax - s.tax_given then 1 else 0 end
from shared s where s.order_id = l.order_id and s.position = l.position;

alter table orders.lines
  alter column goods_minor set not null, alter column shipping_minor set not null, alter column tax_minor set not null,
  add check (goods_minor = line_total_minor - discount_minor), add check (shipping_minor >= 0), add check (tax_minor >= 0);

-- Null is the order as a whole: that it was placed.
alter table orders.history
  add column part_number int,
  add column side text not null default 'shopper' check (side in ('shopper', 'vendor', 'system'));
alter table orders.history alter column side drop default;

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

create table orders.returns (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  status text not null check (status in ('Requested', 'Accepted', 'Refused', 'Withdrawn', 'Received', 'Refunded')),
  reason text not null,
  comment text not null default '' check (length(comment) <= 2000),
  -- Why it was refused.
  answer text not null default '' check (length(answer) <= 2000),
  photos jsonb not null default '[]',
  -- Null is a guest.
  requested_by text,
  requested_at timestamptz not null,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index returns_by_part on orders.returns (order_id, part_number);
create index returns_by_workspace on orders.returns (workspace_id, status, id desc);
create index returns_by_person on orders.returns (requested_by) where requested_by is not null;

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
  side text not null check (side in ('shopper', 'vendor', 'system')),
  happened_at timestamptz not null
);
create index return_history_by_return on orders.return_history (return_id, id);

-- What was given back of a part, and for which units. Rows are added, never changed.
create table orders.refunds (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  cause text not null check (cause in ('cancelled', 'returned')),
  return_id text references orders.returns on delete cascade,
  goods_minor bigint not null check (goods_minor >= 0),
  shipping_minor bigint not null check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  amount_minor bigint not null check (amount_minor = goods_minor + shipping_minor + tax_minor),
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'system')),
  reason text not null default '' check (length(reason) <= 500),
  given_at timestamptz not null,
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index refunds_by_part on orders.refunds (order_id, part_number);
create index refunds_by_workspace on orders.refunds (workspace_id, id);
create index refunds_by_return on orders.refunds (return_id) where return_id is not null;

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

-- What a vendor's people write to each other about their part (spec §3 «Order note»).
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
create index history_by_actor on orders.history (actor);

-- One row: what the operator decides about all orders.
create table orders.settings (
  only_row boolean primary key default true check (only_row),
  return_window_days int not null default 14 check (return_window_days between 0 and 365),
  -- Days after delivery; null invites nobody.
  review_invitation_days int default 5 check (review_invitation_days between 0 and 90),
  version int not null default 1
);
insert into orders.settings default values;

-- Who was asked for a review, so that nobody is asked twice.
create table orders.review_invitations (
  order_id text primary key references orders.orders on delete cascade,
  invited_at timestamptz not null
);
