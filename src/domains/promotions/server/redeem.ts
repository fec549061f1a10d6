/** Counts uses of promotions in the transaction of the purchase (C8). */
import type { Tx } from '#platform/server/transact.ts'
import { type Customer, customerKeys, holderKey } from './customer-keys.ts'
import {
  countCustomerUse,
  countUse,
  decrementUses,
  deleteRedemption,
  lockRedemptions,
  type Redemption,
  saveRedemption,
} from './redemptions.sql.ts'

/** A promotion that an order uses. `parts`: numbers of the vendor orders it reduced. Amounts in minor units. */
export type Use = { promotionId: string; parts: number[]; discountMinor: number; revenueMinor: number }

type Claim = { orderId: string; owner: string; customer: Customer; uses: readonly Use[]; status: 'held' | 'used' }

/**
 * Holds or uses promotions for an order and deletes its holds on promotions it no longer uses. Returns the ids of promotions that
 * are no longer available; the caller must then roll back.
 */
export async function claimPromotions(tx: Tx, { orderId, owner, customer, uses, status }: Claim): Promise<string[]> {
  const who = { customers: customerKeys(tx.services, customer), holder: holderKey(tx.services, owner) }
  const before = await lockRedemptions(tx.db, orderId)
  const isKept = ({ status, customers, promotionId }: Redemption) =>
    status !== 'released' && isSameCustomer(customers, who.customers) && uses.some((use) => use.promotionId === promotionId)
  for (const one of before) if (!isKept(one)) await deleteClaim(tx, one)
  const kept = new Set(before.filter(isKept).map(({ promotionId }) => promotionId))
  const lost: string[] = []
  for (const use of uses.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    const counted =
      kept.has(use.promotionId) ||
      ((await countUse(tx.db, use.promotionId)) && (await countCustomerUse(tx.db, use.promotionId, who.customers)))
    if (counted) await saveRedemption(tx.db, { ...use, ...who, orderId, status, claimedAt: tx.now })
    else lost.push(use.promotionId)
  }
  return lost
}

/** Releases the promotions held by a purchase that was not completed. */
export async function releasePromotions(tx: Tx, orderId: string): Promise<void> {
  for (const one of await lockRedemptions(tx.db, orderId)) if (one.status === 'held') await releaseRedemption(tx, one)
}

/** After a vendor order was cancelled, releases promotions that reduced no other vendor order. */
export async function releaseCancelledPart(tx: Tx, orderId: string, number: number): Promise<void> {
  for (const one of await lockRedemptions(tx.db, orderId)) {
    if (one.status !== 'used' || !one.parts.includes(number)) continue
    const parts = one.parts.filter((part) => part !== number)
    if (parts.length > 0) await saveRedemption(tx.db, { ...one, parts })
    else await releaseRedemption(tx, one)
  }
}

async function releaseRedemption(tx: Tx, redemption: Redemption): Promise<void> {
  await saveRedemption(tx.db, { ...redemption, status: 'released' })
  await decrementUses(tx.db, redemption.promotionId, redemption.customers)
}

async function deleteClaim(tx: Tx, { promotionId, orderId, customers, status }: Redemption): Promise<void> {
  await deleteRedemption(tx.db, promotionId, orderId)
  if (status !== 'released') await decrementUses(tx.db, promotionId, customers)
}

function isSameCustomer(one: readonly Buffer[], other: readonly Buffer[]): boolean {
  return one.length === other.length && one.every((key, index) => other[index]?.equals(key))
}
