import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ChosenUnits } from '../../contract.ts'
import { refundUnits } from '../refund-units.ts'
import { getAdminOrder } from './get-admin-order.ts'
import { adminActor, lockPart } from './lock-part.ts'

/** Refunds shipped units, wherever they are. Fails with NOT_REFUNDABLE and the units that could be refunded. */
export async function refundAsAdmin(
  ctx: AdminContext,
  { number, reason, lines }: { number: string; reason: string; lines?: readonly ChosenUnits[] | undefined },
) {
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
