/** Received goods on their way into the stock. The only file here that calls the inventory. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { LineRow } from './lines.sql.ts'

export type Goods = { line: LineRow; quantity: number; costMinor: number }

/** Raises the stock. Free text has none, nor have products that were deleted since. */
export async function storeGoods(tx: Tx, workspaceId: string, receiptId: string, goods: readonly Goods[]): Promise<void> {
  const ids = goods.flatMap(({ line }) => line.variantId ?? [])
  const existing = await loadVariantsForSale(tx.db, ids, 'en')
  // Stock rows are locked in the order of their variants.
  for (const [variantId, lines] of [...byVariant(goods)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const productId = existing.get(variantId)?.productId
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    if (productId !== undefined)
      await receiveStock(tx, { workspaceId, productId, variantId, quantity, reference: { type: 'purchaseReceipt', id: receiptId } })
  }
}

function byVariant(goods: readonly Goods[]): Map<string, Goods[]> {
  const stored = goods.flatMap((each) => (each.line.variantId === null ? [] : [{ variantId: each.line.variantId, each }]))
  return new Map([...Map.groupBy(stored, ({ variantId }) => variantId)].map(([id, found]) => [id, found.map(({ each }) => each)]))
}
