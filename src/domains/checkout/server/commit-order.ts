import { forgetCodes, removeBought, removeBoughtQuote } from '#domains/cart/server/index.ts'
import { loadVariantCosts } from '#domains/catalog/server/index.ts'
import { takeQuote } from '#domains/crm/server/index.ts'
import { allocate, loadAverageCosts } from '#domains/inventory/server/index.ts'
import { createOrder } from '#domains/orders/server/index.ts'
import { paymentsOf } from '#domains/payments/server/index.ts'
import { claimPromotions } from '#domains/promotions/server/index.ts'
import { orderPlaced } from '#events/checkout.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { subsidizedVendors, toPlacedParts } from './placed-parts.rules.ts'
import { flattenLines, type Purchase, promotionsLostFailure, soldOutFailure, toCustomer } from './prepare-purchase.ts'
import { rejectTakenDown } from './reject-taken-down.ts'
import { findRelatedVendors } from './related-vendors.ts'

export type Buyer = { userId: string | null; guestId: string | null }

/**
 * Writes the order: allocates stock (the owner's hold first), uses promotions and removes the bought lines from the cart. A card purchase
 * was frozen before its payment, so products that were taken down since are refused here. A quote is bought once. After a SOLD_OUT,
 * PROMOTION_CHANGED or QUOTE_ENDED failure the caller must roll back.
 */
export async function commitOrder(
  tx: Tx,
  { orderId, owner, buyer, purchase, method }: { orderId: string; owner: string; buyer: Buyer; purchase: Purchase; method: PaymentMethod },
): Promise<void> {
  const lines = flattenLines(purchase)
  if (method === 'card') await rejectTakenDown(tx, purchase, await loadPaidAt(tx, orderId))
  const shortages = await allocate(tx, lines, { type: 'order', id: orderId }, owner, purchase.shippingAddress ?? null)
  if (shortages.length > 0) throw soldOutFailure(purchase, shortages)
  const { uses, ...order } = purchase
  const { quoteId } = order
  if (quoteId && !(await takeQuote(tx, { quoteId, orderId }))) throw new Failure('QUOTE_ENDED')
  const customer = toCustomer(buyer.userId, purchase)
  const lost = await claimPromotions(tx, { orderId, owner, customer, uses, status: 'used' })
  if (lost.length > 0) throw promotionsLostFailure(purchase, lost)
  const variantIds = lines.map(({ variantId }) => variantId)
  const [averages, costs] = [await loadAverageCosts(tx.db, variantIds), await loadVariantCosts(tx.db, variantIds)]
  const soldLine = ({ category: _, lineId: __, ...line }: (typeof lines)[number]) => ({
    ...line,
    unitCostMinor: averages.get(line.variantId) ?? costs.get(line.variantId) ?? null,
  })
  await createOrder(tx, {
    ...order,
    ...buyer,
    id: orderId,
    paidLater: method !== 'card',
    parts: purchase.parts.map((part) => ({ ...part, lines: part.lines.map(soldLine) })),
  })
  // A purchase that was frozen before lines had ids names none.
  const bought = lines.map(({ lineId, variantId }) => lineId ?? variantId)
  if (quoteId) await removeBoughtQuote(tx.db, owner)
  else await removeBought(tx.db, owner, bought)
  await forgetCodes(
    tx.db,
    owner,
    order.promotions.flatMap(({ code }) => code ?? []),
  )
  const { currency, totalMinor } = purchase
  const parts = toPlacedParts(purchase.parts)
  const related = await findRelatedVendors(tx.db, purchase, subsidizedVendors(parts))
  publish(
    tx,
    orderPlaced({
      orderId,
      userId: buyer.userId,
      currency,
      totalMinor,
      ...(quoteId && { quoteId }),
      payment: { method, reference: { type: 'order', id: orderId } },
      parts: parts.map((part) => (related.has(part.workspaceId) ? { ...part, related: true } : part)),
    }),
  )
}

async function loadPaidAt(tx: Tx, orderId: string): Promise<Date | null> {
  const payments = await paymentsOf(tx.db, { type: 'order', id: orderId })
  return payments.find(({ status }) => status === 'paid')?.paidAt ?? null
}
