-- Batches and serial numbers, where a variant asks for them (docs/decisions/0067-batches-and-serial-numbers.md).

alter table inventory.stock add column lots text not null default 'none' check (lots in ('none', 'batch', 'serial'));
comment on column inventory.stock.lots is 'What every unit of the variant belongs to.';

alter table inventory.lots
  add column made_on date,
  -- When the workspace was told that it expires soon; once per expiry date.
  add column warned_at timestamptz,
  add check (made_on <= expires_on);
create index lots_by_workspace on inventory.lots (workspace_id, created_at, id);
create index lots_by_expiry on inventory.lots (expires_on) where expires_on is not null;

-- A lot that left a warehouse keeps its row with 0, as the variant does.
alter table inventory.lot_items
  drop constraint lot_items_quantity_check,
  add constraint lot_items_quantity_check check (quantity >= 0);
create index lot_items_by_warehouse on inventory.lot_items (warehouse_id) where quantity > 0;

alter table inventory.moves
  drop constraint moves_kind_check,
  add constraint moves_kind_check
    check (kind in ('received', 'returned', 'sentBack', 'shipped', 'adjusted', 'transferOut', 'transferIn', 'untracked', 'lotsChanged'));
create index moves_by_lot on inventory.moves (lot_id, moved_at, id) where lot_id is not null;

-- The lots of a transfer are those of its moves.
alter table inventory.transfer_lines drop column lot_id;
