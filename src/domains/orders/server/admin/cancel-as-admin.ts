import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { AdminOrder } from '../../contract.ts'
import { cancelUnits } from '../cancel-units.ts'
import { getAdminOrder } from './get-admin-order.ts'
import { adminActor, lockPart } from './lock-part.ts'

/** Cancels all unshipped units. Fails with NOT_CANCELLABLE when everything was shipped. */
export async function cancelAsAdmin(ctx: AdminContext, { number, reason }: { number: string; reason: string }): Promise<AdminOrder> {
  const orderId = await transact(ctx, async (tx) => {
    const open = await lockPart(tx, number)
    await cancelUnits(tx, open, undefined, adminActor(ctx), reason)
    const resource = { type: 'order', id: open.order.id }
    const { workspaceId } = open.part
    await recordAudit(tx, {
      actor: ctx.userId,
      action: 'orders.cancelled',
      resource,
      workspaceId,
      client: ctx.client,
      details: { number },
    })
    return open.order.id
  })
  return getAdminOrder(ctx, orderId)
}
