import type { WorkspaceContext } from '#platform/server/services.ts'
import type { VendorOrderView } from '../contract.ts'
import { changeReturn, type ReturnTarget } from './answer-return.ts'
import { vendorActor } from './lock-order.ts'
import { transitionReturn } from './transition-return.ts'

export async function acceptReturn(ctx: WorkspaceContext, named: ReturnTarget): Promise<VendorOrderView> {
  return changeReturn(ctx, named, (tx, open, row) => transitionReturn(tx, open, row, 'Accepted', vendorActor(ctx)))
}
