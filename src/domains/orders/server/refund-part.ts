import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { refundUnits } from './refund-units.ts'
import { getVendorOrder } from './vendor-order.ts'

type Refund = { number: string; version?: number | undefined; lines?: readonly ChosenUnits[] | undefined; reason: string }

/** The vendor refunds shipped units without a return. */
export async function refundPart(ctx: WorkspaceContext, { number, version, lines, reason }: Refund): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    await refundUnits(tx, await lockUnchangedPart(tx, ctx, number, version), lines, vendorActor(ctx), reason)
    return {}
  })
  return getVendorOrder(ctx, { number })
}
