import { findAccount } from '#domains/accounts/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { OrderView } from '../contract.ts'
import { attachOrder, attachOrdersByEmail } from './claims.sql.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { joinThreads } from './thread/part-thread.ts'

/**
 * Adds a guest's order to the account of a member, in the browser that placed it or confirmed its email address. Guest sessions and
 * private links lose access to it. Fails with EMAIL_NOT_CONFIRMED, and with CLAIMED when the order belongs to another account.
 */
export async function claimOrder(ctx: MemberContext, { orderId }: { orderId: string }, linkToken: string | null): Promise<OrderView> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    const { order } = await lockShopperOrder(tx, ctx, orderId, linkToken)
    if (order.userId !== null && order.userId !== userId) throw new Failure('CLAIMED')
    if (order.userId === null) {
      await attachOrder(tx.db, orderId, userId, tx.now)
      await tx.services.search.refresh(tx, 'order', [orderId])
      await joinThreads(tx, [orderId], userId)
    }
    return {}
  })
  return getOrder(ctx, orderId, linkToken)
}

/**
 * Adds guest orders to the account that verified their email address by a mailed link. An unverified address grants nothing
 * (docs/decisions/0014).
 */
export async function claimOrdersByEmail(tx: Tx, userId: string): Promise<void> {
  const account = await findAccount(tx.db, userId)
  if (account?.emailProof !== 'mailed' || account.deletionRequestedAt) return
  const orderIds = await attachOrdersByEmail(tx.db, account.emailKey, userId, tx.now)
  await tx.services.search.refresh(tx, 'order', orderIds)
  await joinThreads(tx, orderIds, userId)
}
