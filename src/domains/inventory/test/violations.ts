/** Statements that break each invariant of inventory, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const MOVE =
  'insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reference_type, reference_id, moved_at)'
const NO_MOVE = `alter table inventory.moves disable trigger moves_reject_change; delete from inventory.moves where id = 'mov_x'; alter table inventory.moves enable trigger moves_reject_change;
  delete from inventory.day_sums where units = 1 and value_minor = 0 and not folded`
/** A second warehouse and a transfer to it, of a variant that has ten units. */
const TRANSFER = `
  insert into inventory.warehouses (id, workspace_id, name) select 'wh_x', workspace_id, 'x' from inventory.items where quantity = 10 limit 1;
  insert into inventory.transfers (id, workspace_id, from_warehouse_id, to_warehouse_id, lines, units, created_at, due_at)
    select 'TRF-X', workspace_id, warehouse_id, 'wh_x', 1, 1, now(), now() from inventory.items where quantity = 10 limit 1;
  insert into inventory.transfer_lines (transfer_id, position, variant_id, sku, quantity, value_minor)
    select 'TRF-X', 0, variant_id, sku, 1, 0 from inventory.items where quantity = 10 limit 1`
const NO_TRANSFER = `delete from inventory.transfer_lines where transfer_id = 'TRF-X'; delete from inventory.transfers where id = 'TRF-X'; delete from inventory.warehouses where id = 'wh_x'`

const LOT = `insert into inventory.lots (id, workspace_id, variant_id, number, created_at) select 'lot_x', workspace_id, variant_id, 'x', now() from inventory.items where quantity = 10;`
const NO_LOT = `delete from inventory.lot_items where lot_id = 'lot_x'; delete from inventory.lots where id = 'lot_x'`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'stock is never oversold',
    breaks: `alter table inventory.stock drop constraint stock_check, drop constraint stock_check1; update inventory.stock set allocated = on_hand + 1 where on_hand = 10`,
    mends: `update inventory.stock set allocated = 2 where on_hand = 10; alter table inventory.stock add constraint stock_check check (allocated <= on_hand), add constraint stock_check1 check (allocated + held <= on_hand)`,
  },
  {
    name: 'held stock of a variant is the sum of its holds',
    breaks: `update inventory.stock set held = 1 where on_hand = 10`,
    mends: `update inventory.stock set held = 0 where on_hand = 10`,
  },
  {
    name: 'units in every warehouse are the sum of the moves to and from it',
    breaks: `${MOVE} select 'mov_x', workspace_id, 'var_gone', 'supplier', warehouse_id, 1, 0, 'received', 'receipt', 'x', now() from inventory.items where quantity = 10`,
    mends: NO_MOVE,
  },
  {
    name: 'no warehouse has less than nothing or less than is allocated in it',
    breaks: `alter table inventory.items drop constraint items_allocated; update inventory.items set allocated = 11 where quantity = 10`,
    mends: `update inventory.items set allocated = 2 where quantity = 10; alter table inventory.items add constraint items_allocated check (allocated between 0 and quantity)`,
  },
  {
    name: 'stock is the sum of its warehouses',
    breaks: `update inventory.items set quantity = quantity + 1 where quantity = 10`,
    mends: `update inventory.items set quantity = 10 where quantity = 11`,
  },
  {
    name: 'allocated units of a warehouse are its open allocations',
    breaks: `update inventory.allocations set allocated = allocated + 1 where variant_id = (select variant_id from inventory.stock where on_hand = 10)`,
    mends: `update inventory.allocations set allocated = allocated - 1 where variant_id = (select variant_id from inventory.stock where on_hand = 10)`,
  },
  {
    name: 'picks are of allocations of their workspace',
    breaks: `insert into inventory.picks (workspace_id, reference_type, reference_id, variant_id, warehouse_id, picked, short, picked_at) select w.id, a.reference_type, a.reference_id, a.variant_id, a.warehouse_id, 1, 0, now() from inventory.allocations a join workspaces.workspaces w on w.id <> a.workspace_id limit 1`,
    mends: `delete from inventory.picks`,
  },
  {
    name: 'value of stock is that of the moves into the warehouses minus that of those out of them',
    breaks: `update inventory.stock set value_minor = 1 where on_hand = 10`,
    mends: `update inventory.stock set value_minor = 0 where on_hand = 10`,
  },
  {
    name: 'units and value in transit are those of pending transfers',
    breaks: TRANSFER,
    mends: NO_TRANSFER,
  },
  {
    name: 'what transfers will bring is on its way',
    breaks: `insert into inventory.incoming (workspace_id, reference_type, reference_id, variant_id, warehouse_id, quantity) select workspace_id, 'transfer', 'TRF-X', variant_id, warehouse_id, 1 from inventory.items where quantity = 10`,
    mends: `delete from inventory.incoming where reference_id = 'TRF-X'`,
  },
  {
    name: 'goods move between warehouses of their workspace',
    breaks: `${MOVE} select 'mov_x', workspace_id, variant_id, 'supplier', 'wh_gone', 1, 0, 'received', 'receipt', 'x', now() from inventory.items where quantity = 10`,
    mends: NO_MOVE,
  },
  {
    name: 'a removed warehouse is empty',
    breaks: `update inventory.warehouses set is_default = false, removed_at = now() where id = (select warehouse_id from inventory.items where quantity = 10)`,
    mends: `update inventory.warehouses set is_default = true, removed_at = null where removed_at is not null`,
  },
  {
    name: 'the shop compares with the reorder point of the default warehouse',
    breaks: `update inventory.stock set reorder_point = 6 where on_hand = 10`,
    mends: `update inventory.stock set reorder_point = 5 where on_hand = 10`,
  },
  {
    name: 'a bundle has no stock of its own',
    breaks: `insert into catalog.bundle_parts select b.workspace_id, b.id, 0, p.id, 1 from catalog.variants b, catalog.variants p where b.sku = 'BOWL' and p.sku = 'PLATE'`,
    mends: `delete from catalog.bundle_parts`,
  },
  {
    name: 'kept sums of warehouses are those of their rows',
    breaks: `insert into inventory.warehouse_sums (workspace_id, warehouse_id, low) select workspace_id, id, 77 from inventory.warehouses where is_default limit 1`,
    mends: 'delete from inventory.warehouse_sums where low = 77',
  },
  {
    name: 'kept sums of days are those of their moves',
    breaks: `insert into inventory.day_sums (workspace_id, day, units, value_minor, transit_minor) select workspace_id, '2026-01-01', 77, 0, 0 from inventory.warehouses where is_default limit 1`,
    mends: 'delete from inventory.day_sums where units = 77',
  },
  {
    name: 'lots in a warehouse are all its units where the variant is kept in lots, and none elsewhere',
    breaks: `update inventory.stock set lots = 'batch' where on_hand = 10`,
    mends: `update inventory.stock set lots = 'none' where on_hand = 10`,
  },
  {
    name: 'units of a lot in every warehouse are the sum of its moves to and from it',
    breaks: `${LOT} insert into inventory.lot_items (lot_id, warehouse_id, quantity) select 'lot_x', warehouse_id, 10 from inventory.items where quantity = 10`,
    mends: NO_LOT,
  },
  {
    name: 'a serial number is one unit in one place',
    breaks: `${LOT} insert into inventory.lot_items (lot_id, warehouse_id, quantity) select 'lot_x', warehouse_id, 10 from inventory.items where quantity = 10; update inventory.stock set lots = 'serial' where on_hand = 10`,
    mends: `update inventory.stock set lots = 'none' where on_hand = 10; ${NO_LOT}`,
  },
  {
    name: 'blocked units are of a lot that is there and has an expiry date',
    breaks: `insert into inventory.allocations (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, allocated_at) select workspace_id, 'expired', 'lot_gone', variant_id, warehouse_id, 1, now() from inventory.items where quantity = 10`,
    mends: `delete from inventory.allocations where reference_type = 'expired'`,
  },
  {
    name: 'warehouses and transfers are found by those with the permission',
    breaks: `insert into inventory.warehouses (id, workspace_id, name) select 'wh_x', workspace_id, 'x' from inventory.items where quantity = 10 limit 1`,
    mends: `delete from inventory.warehouses where id = 'wh_x'`,
  },
]
