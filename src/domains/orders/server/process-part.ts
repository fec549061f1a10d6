import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { advancePart, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { ORDER_STATES } from './order-states.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Marks a part as processing. Fails with WRONG_STATUS unless the part is pending. */
export async function processPart(
  ctx: WorkspaceContext,
  { number, version }: { number: string; version?: number | undefined },
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const { order, part } = await lockUnchangedPart(tx, ctx, number, version)
    if (!ORDER_STATES.can(part.status, 'Processing')) throw new Failure('WRONG_STATUS', { status: part.status })
    await advancePart(tx, order.id, part.number, vendorActor(ctx), 'Processing')
    return {}
  })
  return getVendorOrder(ctx, { number })
}
