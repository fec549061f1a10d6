import { forgetCodes, removeBought } from '#domains/cart/server/index.ts'
import { costsOf } from '#domains/catalog/server/index.ts'
import { allocate } from '#domains/inventory/server/index.ts'
import { createOrder } from '#domains/orders/server/index.ts'
import { claimPromotions } from '#domains/promotions/server/index.ts'
import { orderPlaced } from '#facts/checkout.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { placedParts } from './placed-parts.rules.ts'
import { customerOf, linesOf, type Purchase, promotionsLost, soldOutOf } from './purchase.ts'

export type Buyer = { userId: string | null; guestId: string | null }

/**
 * Writes the order: stock is allocated, first what `owner` holds, promotions are used; the cart loses what was bought. Fails with SOLD_OUT
 * or PROMOTION_CHANGED, and then nothing may be kept.
 */
export async function commitOrder(
  tx: Tx,
  { orderId, owner, buyer, purchase, method }: { orderId: string; owner: string; buyer: Buyer; purchase: Purchase; method: PaymentMethod },
): Promise<void> {
  const lines = linesOf(purchase)
  const shortages = await allocate(tx, lines, { type: 'order', id: orderId }, owner)
  if (shortages.length > 0) throw soldOutOf(purchase, shortages)
  const { uses, ...order } = purchase
  const customer = customerOf(buyer.userId, purchase.email)
  const lost = await claimPromotions(tx, { orderId, owner, customer, uses, status: 'used' })
  if (lost.length > 0) throw promotionsLost(purchase, lost)
  const variantIds = lines.map(({ variantId }) => variantId)
  const costs = await costsOf(tx.db, variantIds)
  const soldLine = ({ category: _, ...line }: (typeof lines)[number]) => ({ ...line, unitCostMinor: costs.get(line.variantId) ?? null })
  await createOrder(tx, {
    ...{ ...order, ...buyer, id: orderId },
    parts: purchase.parts.map((part) => ({ ...part, lines: part.lines.map(soldLine) })),
  })
  await removeBought(tx.db, owner, variantIds)
  await forgetCodes(
    tx.db,
    owner,
    order.promotions.flatMap(({ code }) => code ?? []),
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
