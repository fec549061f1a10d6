import { addGoods, ownerOf } from '#domains/cart/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { Reordered } from '../contract.ts'
import { openShoppersOrder } from './get-order.ts'

/** Puts what can still be had of an order into the cart, and says what is gone, short, or costs more than it did. */
export async function reorder(call: Call, { orderId }: { orderId: string }, linkToken: string | null): Promise<Reordered> {
  return transact(call, async (tx) => {
    const { order, lines } = await openShoppersOrder(tx, call, orderId, linkToken)
    const put = await addGoods(tx, { owner: ownerOf(call), language: call.language }, lines)
    const money = (amountMinor: number) => ({ amountMinor, currency: order.currency })
    const notices = lines.flatMap(({ name, quantity, unitPriceMinor }, index): Reordered['notices'] => {
      const { added = 0, priceMinor = null } = put[index] ?? {}
      if (added === 0) return [{ kind: 'gone', name }]
      return [
        ...(added < quantity ? [{ kind: 'fewer', name, quantity: added } as const] : []),
        ...(priceMinor !== null && priceMinor > unitPriceMinor
          ? [{ kind: 'dearer', name, before: money(unitPriceMinor), now: money(priceMinor) } as const]
          : []),
      ]
    })
    return { added: put.reduce((sum, { added }) => sum + added, 0), notices }
  })
}
