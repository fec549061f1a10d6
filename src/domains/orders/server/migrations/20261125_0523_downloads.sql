-- The downloads of a paid digital line: `per_unit` of each file for each unit that was not refunded.
create table orders.downloads (
  workspace_id text not null,
  order_id text not null references orders.orders (id),
  position int not null,
  file_id text not null,
  name text not null,
  key text not null,
  bytes bigint not null,
  per_unit int not null check (per_unit > 0),
  units int not null check (units >= 0),
  used int not null default 0 check (used >= 0),
  primary key (order_id, position, file_id)
);
create index downloads_by_workspace on orders.downloads (workspace_id, order_id);

-- How units left: sent as a parcel, given out by Plaza, or provided as a service.
alter table orders.parcels add column kind text not null default 'parcel' check (kind in ('parcel', 'digital', 'service'));
