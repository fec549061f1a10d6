-- The vendor's side of an order: money given back for goods that stay, what happened to each parcel, and lists by day and sum.

alter table orders.lines
  -- Units that were paid back although they left and did not come back.
  add column refunded int not null default 0 check (refunded >= 0),
  add constraint lines_settled_once check (returned + refunded <= shipped);

alter table orders.refunds drop constraint refunds_cause_check;
alter table orders.refunds add constraint refunds_cause_check check (cause in ('cancelled', 'returned', 'refunded'));

alter table orders.parts
  -- Raised by whatever moves the part, so that two people of a vendor see each other.
  add column version int not null default 1,
  add column placed_at timestamptz;
update orders.parts p set placed_at = o.placed_at from orders.orders o where o.id = p.order_id;
alter table orders.parts alter column placed_at set not null;
create index parts_by_day on orders.parts (workspace_id, placed_at, order_id);
create index parts_by_total on orders.parts (workspace_id, total_minor, order_id);
create index parts_to_ship on orders.parts (workspace_id, placed_at, order_id) where status in ('Pending', 'Processing');
create index returns_to_answer on orders.returns (workspace_id, requested_at, id) where status in ('Requested', 'Accepted');

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

-- Who sent the parcels from before is only known of their part.
insert into orders.parcel_history (id, parcel_id, step, actor, side, happened_at)
select 'phis_' || substr(c.id, 5) || s.suffix, c.id, s.step, coalesce(h.actor, 'guest'), 'vendor', s.happened_at
from orders.parcels c
cross join lateral (values ('a', 'Sent', c.shipped_at), ('b', 'Delivered', c.delivered_at)) s(suffix, step, happened_at)
left join lateral (
  select actor from orders.history where order_id = c.order_id and part_number = c.part_number and side = 'vendor' order by id limit 1
) h on true
where s.happened_at is not null;
