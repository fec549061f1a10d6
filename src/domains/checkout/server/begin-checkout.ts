import { ownerOf } from '#domains/cart/server/index.ts'
import { holdStock, releaseHold } from '#domains/inventory/server/index.ts'
import { newOrderId } from '#domains/orders/server/index.ts'
import { claimPromotions, releasePromotions } from '#domains/promotions/server/index.ts'
import { checkoutBegun } from '#facts/checkout.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { CheckoutView } from '../contract.ts'
import { buyerOf } from './buyer.ts'
import { holdUntil } from './checkout.rules.ts'
import { checkoutView } from './checkout-view.ts'
import { type Checkout, insertCheckout, lockLive, updateCheckout } from './checkouts.sql.ts'
import { customerOf, linesOf, type Placement, type Purchase, promotionsLost, purchaseOf, soldOutOf } from './purchase.ts'

/**
 * Entering payment: what is in the cart is held for its owner, at the totals on the screen. Begun again, with whatever changed, it is the
 * same checkout, which becomes the same order; while a payment is on its way nothing is changed. Fails as placing an order does.
 */
export async function beginCheckout(call: Call, placement: Placement): Promise<CheckoutView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const live = await lockLive(tx.db, owner)
    if (live?.status === 'paying') return checkoutView(tx.db, live, tx.now)
    await leaveBehind(tx, call)
    const purchase = await purchaseOf(tx, { owner, userId: buyerOf(call.viewer).userId }, call.language, placement)
    const begun = live ?? (await begin(tx, call, owner, purchase))
    if (begun.status === 'paying') return checkoutView(tx.db, begun, tx.now)
    const shortages = await holdStock(tx, { owner, lines: linesOf(purchase), expiresAt: holdUntil(tx.now, begun.heldSince) })
    if (shortages.length > 0) throw soldOutOf(purchase, shortages)
    await holdPromotions(tx, begun, purchase)
    const changes = { purchase, totalMinor: purchase.totalMinor, holdUntil: holdUntil(tx.now, begun.heldSince) }
    return checkoutView(tx.db, await updateCheckout(tx.db, begun, changes), tx.now)
  })
}

/** C8: whoever is about to pay has what was promised; everybody else hears before they pay. */
async function holdPromotions(tx: Tx, { orderId, owner, userId }: Checkout, purchase: Purchase): Promise<void> {
  const customer = customerOf(userId, purchase.email)
  const lost = await claimPromotions(tx, { orderId, owner, customer, uses: purchase.uses, status: 'held' })
  if (lost.length > 0) throw promotionsLost(purchase, lost)
}

/** A new one, or the one that another tab began at the same moment. */
async function begin(tx: Tx, { viewer, language }: Call, owner: string, purchase: Purchase): Promise<Checkout> {
  const checkout: Checkout = {
    ...{ id: newId('chk'), owner, ...buyerOf(viewer), orderId: newOrderId(), status: 'open', purchase },
    ...{ totalMinor: purchase.totalMinor, currency: purchase.currency, paymentId: null, moneyReturned: false },
    ...{ heldSince: tx.now, holdUntil: holdUntil(tx.now, tx.now), begunAt: tx.now, endedAt: null, language },
  }
  if (await insertCheckout(tx.db, checkout)) {
    announce(tx, checkoutBegun({ checkoutId: checkout.id, orderId: checkout.orderId, holdUntil: checkout.holdUntil.toISOString() }))
    return checkout
  }
  const live = await lockLive(tx.db, owner)
  if (!live) throw new Error('a checkout came and went while another was begun')
  return live
}

/** Who signs in at the last screen goes on as a member: what they held as a guest is theirs to hold again. */
async function leaveBehind(tx: Tx, { viewer }: Call): Promise<void> {
  if (viewer.kind !== 'member' || viewer.guestId === null) return
  const left = await lockLive(tx.db, viewer.guestId)
  if (left?.status !== 'open') return
  await releaseHold(tx, viewer.guestId)
  await releasePromotions(tx, left.orderId)
  await updateCheckout(tx.db, left, { status: 'expired', endedAt: tx.now })
}
