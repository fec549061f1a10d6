import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { type Cancellation, cancelUnits } from './cancel-units.ts'
import { vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { getVendorOrder } from './vendor-order.ts'

/** The vendor cancels units it cannot ship. */
export async function cancelPart(
  ctx: WorkspaceContext,
  { number, version, lines, reason }: Cancellation & { version?: number | undefined; reason: string },
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    await cancelUnits(tx, await lockUnchangedPart(tx, ctx, number, version), lines, vendorActor(ctx), reason)
    return {}
  })
  return getVendorOrder(ctx, { number })
}
