/** Statements that break each invariant of inventory, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

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
    name: 'stock is the sum of its movements',
    breaks: `update inventory.stock set allocated = allocated + 1 where on_hand = 10`,
    mends: `update inventory.stock set allocated = allocated - 1 where on_hand = 10`,
  },
  {
    name: 'stock is the sum of warehouse quantities',
    breaks: `update inventory.items set quantity = quantity + 1 where quantity = 10`,
    mends: `update inventory.items set quantity = 10 where quantity = 11`,
  },
  {
    name: 'a bundle has no stock of its own',
    breaks: `insert into catalog.bundle_parts select b.workspace_id, b.id, 0, p.id, 1 from catalog.variants b, catalog.variants p where b.sku = 'BOWL' and p.sku = 'PLATE'`,
    mends: `delete from catalog.bundle_parts`,
  },
  {
    name: 'an untracked variant has no stock',
    breaks: `insert into inventory.movements select 'mov_x', workspace_id, 'var_gone', 'adjusted', 1, 0, 'untracked', 'var_gone', now() from inventory.stock where on_hand = 10`,
    mends: `alter table inventory.movements disable trigger movements_reject_change; delete from inventory.movements where id = 'mov_x'; alter table inventory.movements enable trigger movements_reject_change`,
  },
]
