import { removeBought } from '#domains/cart/server/index.ts'
import { allocate } from '#domains/inventory/server/index.ts'
import { createOrder } from '#domains/orders/server/index.ts'
import { orderPlaced } from '#facts/checkout.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { placedParts } from './placed-parts.rules.ts'
import { linesOf, type Purchase, soldOutOf } from './purchase.ts'

export type Buyer = { userId: string | null; guestId: string | null }

/**
 * Writes the order: stock is allocated, first what `owner` holds; the cart loses what was bought. Fails with SOLD_OUT, and then nothing
 * may be kept.
 */
export async function commitOrder(
  tx: Tx,
  { orderId, owner, buyer, purchase, method }: { orderId: string; owner: string; buyer: Buyer; purchase: Purchase; method: PaymentMethod },
): Promise<void> {
  const lines = linesOf(purchase)
  const shortages = await allocate(tx, lines, { type: 'order', id: orderId }, owner)
  if (shortages.length > 0) throw soldOutOf(purchase, shortages)
  await createOrder(tx, {
    ...{ ...purchase, ...buyer, id: orderId },
    parts: purchase.parts.map((part) => ({ ...part, lines: part.lines.map(({ category: _, ...line }) => line) })),
  })
  await removeBought(
    tx.db,
    owner,
    lines.map(({ variantId }) => variantId),
  )
  const { currency, totalMinor, parts } = purchase
  announce(
    tx,
    orderPlaced({
      ...{ orderId, currency, totalMinor },
      payment: { method, reference: { type: 'order', id: orderId } },
      parts: placedParts(parts),
    }),
  )
}
