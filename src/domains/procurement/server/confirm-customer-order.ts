import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Confirmation, SentOrder } from '../contract.ts'
import { confirmOrder } from './confirm-order.ts'
import { findForLinked } from './sendings.sql.ts'

/** By a member of the linked workspace. */
export async function confirmCustomerOrder(
  ctx: WorkspaceContext,
  { orderId, ...input }: Confirmation & { orderId: string },
): Promise<SentOrder> {
  const { workspaceId } = ctx.membership
  return transact(ctx, (tx) => confirmOrder(tx, { userId: ctx.userId, find: ({ db }) => findForLinked(db, workspaceId, orderId) }, input))
}
