import { requireCartOwner } from '#domains/cart/server/index.ts'
import { releaseHold } from '#domains/inventory/server/index.ts'
import { newOrderId } from '#domains/orders/server/index.ts'
import { claimPromotions, releasePromotions } from '#domains/promotions/server/index.ts'
import { checkoutStarted } from '#events/checkout.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { CheckoutView } from '../contract.ts'
import { holdUntil } from './checkout.rules.ts'
import { toCheckoutView } from './checkout-view.ts'
import { type Checkout, findLiveCheckout, insertCheckout, lockLiveCheckout, updateCheckout } from './checkouts.sql.ts'
import { clientKey, HOLDS_PER_ADDRESS, holdPurchase } from './hold-purchase.ts'
import { type Placement, type Purchase, preparePurchase, promotionsLostFailure, toCustomer } from './prepare-purchase.ts'
import { toBuyer } from './to-buyer.ts'

/**
 * Begins a card payment: holds the cart's items for its owner at the totals on the screen. A second call updates the same checkout, which
 * keeps its order id; while a payment is processing nothing changes. Fails with the same codes as placing an order.
 */
export async function beginCheckout(ctx: OperationContext, placement: Omit<Placement, 'payment'>): Promise<CheckoutView> {
  const owner = requireCartOwner(ctx)
  const client = clientKey(ctx.services, ctx.client)
  const mayHold = await mayHoldStock(ctx)
  return transact(ctx, async (tx) => {
    const live = await lockLiveCheckout(tx.db, owner)
    if (live?.status === 'paying') return toCheckoutView(tx.db, live, tx.now)
    await expireGuestCheckout(tx, ctx)
    const purchase = await preparePurchase(tx, { owner, userId: toBuyer(ctx.viewer).userId }, ctx.language, {
      ...placement,
      payment: 'card',
    })
    const begun = live ?? (await createCheckout(tx, ctx, { owner, purchase, mayHold }))
    if (begun.status === 'paying') return toCheckoutView(tx.db, begun, tx.now)
    const until = holdUntil(tx.now, begun.heldSince)
    const hold = await holdPurchase(tx, { owner, client, mayHold: begun.mayHold, purchase, until })
    await holdPromotions(tx, begun, purchase)
    const changes = { ...hold, purchase, totalMinor: purchase.totalMinor }
    return toCheckoutView(tx.db, await updateCheckout(tx.db, begun, changes), tx.now)
  })
}

/** Counts a new checkout of this address; a live one keeps what it was granted. */
async function mayHoldStock({ services, viewer, client }: OperationContext): Promise<boolean> {
  const live = await findLiveCheckout(services.db, viewer)
  return live?.mayHold ?? services.limits.allows([HOLDS_PER_ADDRESS], client.address)
}

/** C8: claims the promotions before payment, so that nobody pays for a discount that is used up. */
async function holdPromotions(tx: Tx, { orderId, owner, userId }: Checkout, purchase: Purchase): Promise<void> {
  const customer = toCustomer(userId, purchase)
  const lost = await claimPromotions(tx, { orderId, owner, customer, uses: purchase.uses, status: 'held' })
  if (lost.length > 0) throw promotionsLostFailure(purchase, lost)
}

/** A new checkout, or the one that another tab created at the same moment. */
async function createCheckout(
  tx: Tx,
  { viewer, language }: OperationContext,
  { owner, purchase, mayHold }: Pick<Checkout, 'owner' | 'purchase' | 'mayHold'>,
): Promise<Checkout> {
  const checkout: Checkout = {
    id: newId('chk'),
    owner,
    ...toBuyer(viewer),
    orderId: newOrderId(),
    status: 'open',
    purchase,
    totalMinor: purchase.totalMinor,
    currency: purchase.currency,
    paymentId: null,
    moneyReturned: false,
    heldSince: tx.now,
    holdUntil: holdUntil(tx.now, tx.now),
    mayHold,
    heldInFull: false,
    startedAt: tx.now,
    endedAt: null,
    language,
  }
  if (await insertCheckout(tx.db, checkout)) {
    publish(tx, checkoutStarted({ checkoutId: checkout.id, orderId: checkout.orderId, holdUntil: checkout.holdUntil.toISOString() }))
    return checkout
  }
  const live = await lockLiveCheckout(tx.db, owner)
  if (!live) throw new Error('the live checkout ended while another was being created')
  return live
}

/** After a login during checkout, releases the guest session's hold so that the member can hold the same items. */
async function expireGuestCheckout(tx: Tx, { viewer }: OperationContext): Promise<void> {
  if (viewer.kind !== 'member' || viewer.guestId === null) return
  const left = await lockLiveCheckout(tx.db, viewer.guestId)
  if (left?.status !== 'open') return
  await releaseHold(tx, viewer.guestId)
  await releasePromotions(tx, left.orderId)
  await updateCheckout(tx.db, left, { status: 'expired', endedAt: tx.now })
}
