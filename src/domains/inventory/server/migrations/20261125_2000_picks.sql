-- Units of an allocation that were taken off the shelf. `picked` never falls; what was shipped of them is known from the allocation.
-- `short`: units that were not found, and why.
create table inventory.picks (
  workspace_id text not null references workspaces.workspaces,
  reference_type text not null,
  reference_id text not null,
  variant_id text not null,
  warehouse_id text not null references inventory.warehouses,
  picked bigint not null check (picked >= 0),
  short bigint not null check (short >= 0),
  reason text check (reason in ('missing', 'damaged', 'wrong')),
  picked_at timestamptz not null,
  primary key (reference_type, reference_id, variant_id, warehouse_id),
  foreign key (reference_type, reference_id, variant_id, warehouse_id) references inventory.allocations,
  check (short = 0 or reason is not null)
);

create index allocations_to_pick on inventory.allocations (workspace_id, warehouse_id, reference_type, reference_id) where open > 0;
