/** Goods on their way into the stock. Receipts raise the stock here only. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { clearIncoming, defaultWarehouse, type NamedLot, receiveStock, setIncoming } from '#domains/inventory/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type LineRow, loadLines } from './lines.sql.ts'
import { isExpected, openUnits } from './order.rules.ts'
import { dueOn, findOrder } from './orders.sql.ts'

export type Goods = { line: LineRow; quantity: number; costMinor: number; lots?: readonly NamedLot[] | undefined }
type Receipt = { workspaceId: string; receiptId: string; actor: string }

/**
 * Raises the stock, at its cost and with its lots. Free text has none, nor have products that were deleted since. Fails as `receiveStock`
 * does.
 */
export async function storeGoods(tx: Tx, { workspaceId, receiptId, actor }: Receipt, goods: readonly Goods[]): Promise<void> {
  const products = await loadProductIds(tx, goods)
  const placed = goods.flatMap((each) => {
    const productId = products.get(each.line.variantId ?? '')
    return productId === undefined ? [] : [{ ...each, productId, variantId: each.line.variantId ?? '' }]
  })
  const reference = { type: 'purchaseReceipt', id: receiptId }
  const groups = Map.groupBy(placed, ({ variantId, line }) => `${variantId} ${line.warehouseId ?? ''}`)
  const receipts = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const quantity = group.reduce((sum, each) => sum + each.quantity, 0)
    const costMinor = group.reduce((sum, each) => sum + each.costMinor, 0)
    const { productId, variantId, line } = first
    const warehouseId = line.warehouseId ?? undefined
    const lots = group.flatMap((each) => each.lots ?? [])
    return [{ workspaceId, productId, variantId, quantity, warehouseId, costMinor, lots, from: 'supplier' as const, reference, actor }]
  })
  await receiveStock(tx, ...receipts)
}

/** Tells the inventory what the order will still bring. */
export async function refreshIncoming(tx: Tx, workspaceId: string, orderId: string): Promise<void> {
  const reference = { type: 'purchaseOrder', id: orderId }
  const order = await findOrder(tx.db, workspaceId, orderId)
  if (!order || !isExpected(order.status)) return clearIncoming(tx, reference)
  const lines = (await loadLines(tx.db, orderId)).filter((line) => openUnits(line) > 0)
  const products = await loadProductIds(
    tx,
    lines.map((line) => ({ line })),
  )
  const main = await defaultWarehouse(tx, workspaceId)
  const incoming = lines.flatMap((line) =>
    line.variantId !== null && products.has(line.variantId)
      ? [{ variantId: line.variantId, warehouseId: line.warehouseId ?? main, quantity: openUnits(line), expectedOn: dueOn(order) }]
      : [],
  )
  await setIncoming(tx, workspaceId, reference, incoming)
}

/** Products of the variants that still exist, by variant. */
async function loadProductIds(tx: Tx, goods: readonly { line: LineRow }[]): Promise<Map<string, string>> {
  const ids = goods.flatMap(({ line }) => line.variantId ?? [])
  return new Map([...(await loadVariantsForSale(tx.db, ids, 'en'))].map(([id, { productId }]) => [id, productId]))
}
