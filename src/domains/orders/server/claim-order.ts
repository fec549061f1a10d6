import { accountById } from '#domains/accounts/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { OrderView } from '../contract.ts'
import { attachOrder, attachOrdersOf } from './claims.sql.ts'
import { getOrder, openShoppersOrder } from './get-order.ts'

/**
 * A guest's order joins the account of a member who may see it: by its private link, or at the browser it was placed or opened
 * with. Guests of that browser do not see it any more. Fails with CLAIMED when it is somebody else's by now.
 */
export async function claimOrder(call: Call, { orderId }: { orderId: string }, linkToken: string | null): Promise<OrderView> {
  const { viewer } = call
  if (viewer.kind !== 'member') throw notFound()
  await transact(call, async (tx) => {
    const { order } = await openShoppersOrder(tx, call, orderId, linkToken)
    if (order.userId !== null && order.userId !== viewer.id) throw new Failure('CLAIMED')
    if (order.userId === null) await attachOrder(tx.db, orderId, viewer.id, tx.now)
    return {}
  })
  return getOrder(call, orderId, linkToken)
}

/** Whoever proved an address by a mailed link gets the orders guests placed with it. An assumed address grants nothing (docs/decisions/0014). */
export async function claimByAddress(tx: Tx, userId: string): Promise<void> {
  const account = await accountById(tx.db, userId)
  if (account?.emailProof !== 'mailed' || account.leavingSince) return
  await attachOrdersOf(tx.db, account.emailKey, userId, tx.now)
}
