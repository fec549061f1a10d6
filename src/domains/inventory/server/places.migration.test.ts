/** The migration that moves the stock of before into one warehouse per workspace. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { rebuildDocuments } from '#domains/search/server/index.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const files = readdirSync(FOLDER).sort()
const PLACES = files.indexOf('20261125_1600_places.sql')

const migrate = async (names: readonly string[]) => {
  for (const name of names) await plaza.pool.query(readFileSync(new URL(name, FOLDER), 'utf8'))
}

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.pool.query('drop schema inventory cascade')
  await migrate(files.slice(0, PLACES))
})
afterAll(() => plaza.close())

/** Ten bowls were received, two sold, one of them shipped and returned, and one broke. Plates were tracked for a while. */
const BEFORE = `
  update catalog.variants set cost_minor = 450 where sku = 'BOWL';
  insert into inventory.warehouses (id, workspace_id, name) select 'wh_main', workspace_id, 'Main' from catalog.variants where sku = 'BOWL';
  insert into inventory.stock (variant_id, workspace_id, product_id, on_hand, allocated, held, reorder_point)
    select id, workspace_id, product_id, 9, 1, 2, 7 from catalog.variants where sku = 'BOWL';
  insert into inventory.items (id, workspace_id, product_id, variant_id, warehouse_id, quantity)
    select 'inv_bowl', workspace_id, product_id, id, 'wh_main', 9 from catalog.variants where sku = 'BOWL';
  insert into inventory.holds (owner, variant_id, quantity, expires_at) select 'gst_x', id, 2, now() + interval '1 hour' from catalog.variants where sku = 'BOWL';
  insert into inventory.movements (id, workspace_id, variant_id, kind, on_hand_delta, allocated_delta, reference_type, reference_id, moved_at, actor)
    select 'mov_' || m.n, v.workspace_id, v.id, m.kind, m.units, m.allocated, m.type, m.reference, now() - interval '1 day' + m.n * interval '1 hour', m.actor
    from catalog.variants v join (values
      (1, 'BOWL', 'received', 10, 0, 'receipt', 'inv_bowl', null), (2, 'BOWL', 'allocated', 0, 2, 'count', 'cnt_x', null),
      (3, 'BOWL', 'shipped', -1, -1, 'count', 'cnt_x', null), (4, 'BOWL', 'received', 1, 0, 'return', 'ret_x', null),
      (5, 'BOWL', 'adjusted', -1, 0, 'product', 'prod_x', 'usr_x'), (6, 'PLATE', 'adjusted', 3, 0, 'product', 'prod_y', 'usr_x'),
      (7, 'PLATE', 'adjusted', -3, 0, 'untracked', 'var_y', 'usr_x')
    ) as m(n, sku, kind, units, allocated, type, reference, actor) on m.sku = v.sku`

test('units, allocations, holds and the ledger are in Main afterwards, valued at the cost of the variant', async () => {
  await plaza.pool.query(BEFORE)
  await migrate(files.slice(PLACES))
  await rebuildDocuments(plaza.services)
  expect(await findViolations(plaza.pool)).toEqual([])
  const rows = (sql: string) => plaza.rows(sql)
  expect(await rows('select name, is_default, priority from inventory.warehouses')).toEqual([
    { name: 'Main', is_default: true, priority: 1 },
  ])
  expect(await rows('select sku, quantity::int, allocated::int, free::int, reorder_point::int from inventory.items')).toEqual([
    { sku: 'BOWL', quantity: 9, allocated: 1, free: 8, reorder_point: 7 },
  ])
  expect(await rows('select on_hand::int, held::int, value_minor::int from inventory.stock')).toEqual([
    { on_hand: 9, held: 2, value_minor: 4050 },
  ])
  expect(await rows('select reference_id, allocated::int, shipped::int, released::int, open::int from inventory.allocations')).toEqual([
    { reference_id: 'cnt_x', allocated: 2, shipped: 1, released: 0, open: 1 },
  ])
  const moves = await plaza.rows<Record<'kind' | 'from_place' | 'to_place', string>>(
    'select kind, from_place, to_place from inventory.moves order by id',
  )
  expect(moves.map(({ kind, from_place, to_place }) => `${kind}: ${from_place} → ${to_place}`)).toEqual([
    'received: supplier → wh_main',
    'shipped: wh_main → customer',
    'returned: customer → wh_main',
    'adjusted: wh_main → loss',
    'adjusted: loss → wh_main',
    'untracked: wh_main → loss',
  ])
})
