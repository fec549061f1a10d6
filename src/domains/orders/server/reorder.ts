import { addItems, requireCartOwner } from '#domains/cart/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { Reordered } from '../contract.ts'
import { loadVisibleOrder } from './get-order.ts'
import { loadLines } from './orders.sql.ts'

/** Adds the available items of an order to the cart, personalized alike. Reports items that are unavailable, personalized in other ways now, short in stock or more expensive now. */
export async function reorder(ctx: OperationContext, { orderId }: { orderId: string }, linkToken: string | null): Promise<Reordered> {
  return transact(ctx, async (tx) => {
    const order = await loadVisibleOrder(tx.db, ctx.viewer, orderId, linkToken)
    const lines = await loadLines(tx.db, orderId)
    const wanted = lines.map(({ variantId, quantity, personalization }) => ({
      variantId,
      quantity,
      personalization: personalization.map(({ id, value }) => ({ id, value })),
    }))
    const put = await addItems(tx, { owner: requireCartOwner(ctx), language: ctx.language }, wanted)
    const inCurrency = (amountMinor: number) => money(amountMinor, order.currency)
    const notices = lines.flatMap(({ name, quantity, measure, unitPriceMinor }, index): Reordered['notices'] => {
      const { added = 0, priceMinor = null, otherFields = false } = put[index] ?? {}
      if (otherFields) return [{ kind: 'otherFields', name }]
      if (added === 0) return [{ kind: 'gone', name }]
      return [
        ...(added < quantity ? [{ kind: 'fewer', name, quantity: added, measure } as const] : []),
        ...(priceMinor !== null && priceMinor > unitPriceMinor
          ? [{ kind: 'dearer', name, before: inCurrency(unitPriceMinor), now: inCurrency(priceMinor) } as const]
          : []),
      ]
    })
    return { added: put.reduce((sum, { added }) => sum + added, 0), notices }
  })
}
