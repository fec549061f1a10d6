-- Bundles: docs/decisions/0053-bundles-of-parts.md. A variant with parts has no stock of its own.
create table catalog.bundle_parts (
  workspace_id text not null references workspaces.workspaces,
  -- The bundle.
  variant_id text not null references catalog.variants on delete cascade,
  position int not null check (position between 0 and 19),
  -- A part is removed from its bundles before it is deleted; otherwise they would be sold without it.
  part_variant_id text not null references catalog.variants,
  quantity int not null check (quantity between 1 and 999),
  primary key (variant_id, part_variant_id),
  unique (variant_id, position),
  check (part_variant_id <> variant_id)
);
create index bundle_parts_by_workspace on catalog.bundle_parts (workspace_id, variant_id);
create index bundle_parts_by_part on catalog.bundle_parts (part_variant_id);
