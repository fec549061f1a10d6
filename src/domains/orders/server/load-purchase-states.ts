import { findPaidReferences } from '#domains/payments/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { type PurchaseState, purchaseState } from './purchases.rules.ts'
import { loadPurchasedLines } from './purchases.sql.ts'

/** What became of a member's purchases of each of these products. */
export async function loadPurchaseStates(db: Db, userId: string, productIds: readonly string[]): Promise<Map<string, PurchaseState>> {
  const lines = await loadPurchasedLines(db, userId, productIds)
  const paid = await findPaidReferences(db, 'order', [...new Set(lines.map(({ orderId }) => orderId))])
  const byProduct = Map.groupBy(lines, ({ productId }) => productId)
  return new Map(
    productIds.map((productId) => {
      const own = byProduct.get(productId) ?? []
      return [productId, purchaseState(own.map((line) => ({ ...line, isPaid: paid.has(line.orderId) })))]
    }),
  )
}
