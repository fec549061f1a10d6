/** How often promotions are used, counted in the transaction of whoever buys (C8). */
import { createHmac } from 'node:crypto'
import { emailKey } from '#domains/accounts/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import { countCustomer, countUse, deleteRedemption, lockRedemptions, putRedemption, type Redemption, uncount } from './redemptions.sql.ts'

/** Who a limit per customer counts: a member by their id, a guest by their address. */
export type Customer = { userId: string } | { email: string }

/** What an order uses. `parts`: the numbers of those that it took something off. */
export type Use = { promotionId: string; parts: number[]; discountMinor: number; revenueMinor: number }

type Claim = { orderId: string; owner: string; customer: Customer; uses: readonly Use[]; status: 'held' | 'used' }

export function customerKey(kernel: Kernel, customer: Customer): Buffer {
  return keyed(kernel, 'userId' in customer ? `member ${customer.userId}` : `email ${emailKey(customer.email)}`)
}

export function holderKey(kernel: Kernel, owner: string): Buffer {
  return keyed(kernel, `cart ${owner}`)
}

/**
 * Holds promotions for an order, or uses them; what it held before and does not want any more it never had. Answers the ids of those
 * that cannot be had any more: then nothing may be kept.
 */
export async function claimPromotions(tx: Tx, { orderId, owner, customer, uses, status }: Claim): Promise<string[]> {
  const who = { customer: customerKey(tx.kernel, customer), holder: holderKey(tx.kernel, owner) }
  const before = await lockRedemptions(tx.db, orderId)
  const isKept = ({ status, customer, promotionId }: Redemption) =>
    status !== 'released' && customer.equals(who.customer) && uses.some((use) => use.promotionId === promotionId)
  for (const one of before) if (!isKept(one)) await forget(tx, one)
  const kept = new Set(before.filter(isKept).map(({ promotionId }) => promotionId))
  const lost: string[] = []
  for (const use of uses.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    const counted =
      kept.has(use.promotionId) || ((await countUse(tx.db, use.promotionId)) && (await countCustomer(tx.db, use.promotionId, who.customer)))
    if (counted) await putRedemption(tx.db, { ...use, ...who, orderId, status, claimedAt: tx.now })
    else lost.push(use.promotionId)
  }
  return lost
}

/** Nothing came of a purchase: what it held others may use. */
export async function releasePromotions(tx: Tx, orderId: string): Promise<void> {
  for (const one of await lockRedemptions(tx.db, orderId)) if (one.status === 'held') await letGo(tx, one)
}

/** A part of an order was cancelled: what took something off no other part of it comes back. */
export async function leavePart(tx: Tx, orderId: string, number: number): Promise<void> {
  for (const one of await lockRedemptions(tx.db, orderId)) {
    if (one.status !== 'used' || !one.parts.includes(number)) continue
    const parts = one.parts.filter((part) => part !== number)
    if (parts.length > 0) await putRedemption(tx.db, { ...one, parts })
    else await letGo(tx, one)
  }
}

async function letGo(tx: Tx, redemption: Redemption): Promise<void> {
  await putRedemption(tx.db, { ...redemption, status: 'released' })
  await uncount(tx.db, redemption.promotionId, redemption.customer)
}

async function forget(tx: Tx, { promotionId, orderId, customer, status }: Redemption): Promise<void> {
  await deleteRedemption(tx.db, promotionId, orderId)
  if (status !== 'released') await uncount(tx.db, promotionId, customer)
}

/** Names nobody: it cannot be read back, also after an account was erased. */
function keyed(kernel: Kernel, text: string): Buffer {
  return createHmac('sha256', kernel.secretFor('promotions')).update(text).digest()
}
