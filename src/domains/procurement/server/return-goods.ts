import { defaultWarehouse, requireWarehouses, returnToSupplier } from '#domains/inventory/server/index.ts'
import { goodsReturned } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { DEFECTS } from '../contract/constants.ts'
import type { OrderView, ReturnInput } from '../contract.ts'
import { type LineRow, loadLines } from './lines.sql.ts'
import { statusAfter } from './order.rules.ts'
import { changeOrderOf, moveTo, recordChange } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import type { OrderRow } from './orders.sql.ts'
import { creditFor } from './return-credit.rules.ts'
import { insertReturn, loadReceivedUnits, type ReceivedUnits } from './returns.sql.ts'
import { addDefective } from './suppliers.sql.ts'

/**
 * Sends goods of a receipt back: free units leave the stock, and their share of the receipt's cost is expected as a credit, or they are open
 * again when the supplier replaces them. Fails as the contract says.
 */
export async function returnGoods(ctx: WorkspaceContext, input: ReturnInput & { orderId: string; version: number }): Promise<OrderView> {
  const { userId } = ctx
  return changeOrderOf(ctx, input, async (tx, order) => {
    // One day of leeway, because the person's day may have begun before the server's.
    if (input.returnedOn > dayOf(new Date(tx.now.getTime() + 86_400_000))) throw new Failure('DATE_IN_FUTURE')
    const received = await loadReceivedUnits(tx.db, order.id, input.receiptId)
    const goods = toGoods(await loadLines(tx.db, order.id), received, input.lines)
    if (goods.length === 0) throw new Failure('NOTHING_RETURNED')
    const returnId = newId('psr')
    await takeFromStock(tx, userId, order, { returnId, goods, warehouseId: input.warehouseId })
    const { receiptId, returnedOn, reason, replaced, note } = input
    const about = { workspaceId: order.workspaceId, orderId: order.id, supplierId: order.supplierId }
    await insertReturn(
      tx.db,
      { ...about, id: returnId, receiptId, returnedOn, reason, replaced, note, actor: userId, createdAt: tx.now },
      goods.map(({ line, quantity, creditMinor }) => ({ lineId: line.id, quantity, creditMinor })),
    )
    const units = goods.reduce((sum, { quantity }) => sum + quantity, 0)
    const creditMinor = goods.reduce((sum, each) => sum + each.creditMinor, 0)
    if (DEFECTS.includes(reason)) await addDefective(tx.db, order.supplierId, units)
    await recordChange(tx, userId, order.id, 'returned', order.status)
    publish(tx, goodsReturned({ ...about, number: order.number, actor: userId, returnId, units, creditMinor, replaced }))
    const status = replaced ? statusAfter(order.status, await loadLines(tx.db, order.id)) : order.status
    await moveTo(tx, userId, order, status)
  })
}

type Goods = { line: LineRow; quantity: number; creditMinor: number }

/** Fails with NOT_FOUND for a line that isn't in the receipt or is named twice, and with TOO_MANY. Free text has no goods. */
function toGoods(lines: readonly LineRow[], received: readonly ReceivedUnits[], asked: ReturnInput['lines']): Goods[] {
  const left = new Map(received.map((units) => [units.lineId, units]))
  const byId = new Map(lines.map((line) => [line.id, line]))
  return asked.flatMap(({ lineId, quantity }) => {
    const [units, line] = [left.get(lineId), byId.get(lineId)]
    if (!units || !line) throw notFound()
    left.delete(lineId)
    const most = line.variantId === null ? 0 : units.quantity - units.returned
    if (quantity > most) throw new Failure('TOO_MANY_RETURNED', { lineId, most })
    return quantity === 0 ? [] : [{ line, quantity, creditMinor: creditFor(units, quantity) }]
  })
}

type Leaving = { returnId: string; goods: readonly Goods[]; warehouseId: string | null }

async function takeFromStock(tx: Tx, actor: string, { workspaceId }: OrderRow, { returnId, goods, warehouseId }: Leaving): Promise<void> {
  const main = await defaultWarehouse(tx, workspaceId)
  if (warehouseId !== null) await requireWarehouses(tx, workspaceId, [warehouseId])
  const lines = goods.flatMap(({ line, quantity }) =>
    line.variantId === null ? [] : [{ variantId: line.variantId, warehouseId: warehouseId ?? line.warehouseId ?? main, quantity }],
  )
  await returnToSupplier(tx, { workspaceId, lines, reference: { type: 'purchaseReturn', id: returnId }, actor })
}
