-- Who changed how much there is; null where nobody did it by hand.
alter table inventory.movements add column actor text;
create index movements_by_actor on inventory.movements (actor) where actor is not null;
-- Since when a variant is tracked: what was sold before was not allocated.
alter table inventory.stock add column tracked_since timestamptz not null default now();
update inventory.stock s set tracked_since = coalesce((select min(moved_at) from inventory.movements m where m.variant_id = s.variant_id), now());
