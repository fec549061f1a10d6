/** Kept sums of warehouses and days: nobody waits for them, and folding changes no number. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receiveStock } from './index.ts'
import { foldSums } from './jobs.ts'

let plaza: TestPlaza
let amira: Member
let workspaceId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspaceId = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

async function receiverOf(sku: string) {
  const [productId, variantId] = [await plaza.product(sku), await plaza.variant(sku)]
  const reference = { type: 'purchaseOrder', id: '00001' }
  return (tx: Tx) => receiveStock(tx, { workspaceId, productId, variantId, quantity: 3, costMinor: 750, reference })
}
const look = async (operation: string) => (await amira.call(`inventory.${operation}`, {}, { workspace: workspaceId })).body
const unfolded = async () =>
  (
    await plaza.rows(
      `select 1 from inventory.warehouse_sums where workspace_id = $1 and not folded
       union all select 1 from inventory.day_sums where workspace_id = $1 and not folded`,
      [workspaceId],
    )
  ).length

test('a change of stock in the same warehouse does not wait for one that is not committed yet, nor does folding', async () => {
  const [bowls, plates] = [await receiverOf('BOWL'), await receiverOf('PLATE')]
  await transactAsSystem(plaza.services, async (tx) => {
    await bowls(tx)
    await transactAsSystem(plaza.services, plates)
    await foldSums.run(plaza.services, {})
  })
  expect(await unfolded()).toBeGreaterThan(0)
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('folding leaves one row of each warehouse and day, and the same value, units and low rows', async () => {
  await transactAsSystem(plaza.services, await receiverOf('BOWL'))
  const before = [await look('stock.value'), await look('warehouses.list')]
  expect(before[0].total.amountMinor).toBeGreaterThan(0)
  await foldSums.run(plaza.services, {})
  expect(await unfolded()).toBe(0)
  expect([await look('stock.value'), await look('warehouses.list')]).toEqual(before)
  const keys = await plaza.rows('select warehouse_id, count(*)::int as rows from inventory.warehouse_sums group by 1')
  expect(keys.map(({ rows }) => rows)).toEqual(keys.map(() => 1))
  expect(await findViolations(plaza.pool)).toEqual([])
})
