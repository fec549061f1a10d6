/** Administrators cancel a vendor's part (fraud) or refund shipped items without a return. */
import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { AdminOrder, ChosenUnits } from '../../contract.ts'
import { cancelUnits } from '../cancel-units.ts'
import { refundUnits } from '../refund-units.ts'
import { getAdminOrder } from './get-admin-order.ts'
import { adminActor, lockPart } from './lock-part.ts'

type Act = { number: string; reason: string }

/** Cancels all unshipped units. Fails with NOT_CANCELLABLE when everything was shipped. */
export async function cancelAsAdmin(ctx: AdminContext, { number, reason }: Act): Promise<AdminOrder> {
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

/** Refunds shipped units, wherever they are. Fails with NOT_REFUNDABLE and the units that could be refunded. */
export async function refundAsAdmin(ctx: AdminContext, { number, reason, lines }: Act & { lines?: readonly ChosenUnits[] | undefined }) {
  const orderId = await transact(ctx, async (tx) => {
    const open = await lockPart(tx, number)
    const units = await refundUnits(tx, open, lines, adminActor(ctx), reason)
    const resource = { type: 'order', id: open.order.id }
    const details = { number, lines: units }
    const { workspaceId } = open.part
    await recordAudit(tx, { actor: ctx.userId, action: 'orders.refunded', resource, workspaceId, client: ctx.client, details })
    return open.order.id
  })
  return getAdminOrder(ctx, orderId)
}
