import { addItems, requireCartOwner } from '#domains/cart/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { Reordered } from '../contract.ts'
import { loadVisibleOrder } from './get-order.ts'
import { loadLines } from './orders.sql.ts'

/** Adds the available items of an order to the cart. Reports items that are unavailable, short in stock or more expensive now. */
export async function reorder(ctx: OperationContext, { orderId }: { orderId: string }, linkToken: string | null): Promise<Reordered> {
  return transact(ctx, async (tx) => {
    const order = await loadVisibleOrder(tx.db, ctx.viewer, orderId, linkToken)
    const lines = await loadLines(tx.db, orderId)
    const put = await addItems(tx, { owner: requireCartOwner(ctx), language: ctx.language }, lines)
    const inCurrency = (amountMinor: number) => money(amountMinor, order.currency)
    const notices = lines.flatMap(({ name, quantity, measure, unitPriceMinor }, index): Reordered['notices'] => {
      const { added = 0, priceMinor = null } = put[index] ?? {}
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
