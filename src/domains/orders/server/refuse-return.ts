import type { WorkspaceContext } from '#platform/server/services.ts'
import type { VendorOrderView } from '../contract.ts'
import { changeReturn, type ReturnTarget } from './answer-return.ts'
import { vendorActor } from './lock-order.ts'
import { endAcceptedReturn } from './settle-return.ts'

/** Refuses a requested return, or what has not arrived of an accepted one. */
export async function refuseReturn(
  ctx: WorkspaceContext,
  { answer, ...named }: ReturnTarget & { answer: string },
): Promise<VendorOrderView> {
  return changeReturn(ctx, named, (tx, open, row) => endAcceptedReturn(tx, open, row, 'Refused', vendorActor(ctx), answer))
}
