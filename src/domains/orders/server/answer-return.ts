/** What the vendor's answers to a return share. */
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import type { FullPart } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { formatPartNumber } from './order-number.ts'
import type { ReturnRow } from './orders.sql.ts'
import { findPartOfVendorReturn } from './returns.sql.ts'
import { getVendorOrder } from './vendor-order.ts'

export type ReturnTarget = { returnId: string; version?: number | undefined }

/** Runs `work` on a return of the caller's workspace, with its order locked. Fails with NOT_FOUND. */
export async function changeReturn(
  ctx: WorkspaceContext,
  { returnId, version }: ReturnTarget,
  work: (tx: Tx, open: FullPart, row: ReturnRow) => Promise<void>,
): Promise<VendorOrderView> {
  const named = await findPartOfVendorReturn(ctx.services.db, ctx.membership.workspaceId, returnId)
  if (!named) throw notFound()
  const number = formatPartNumber(named.orderId, named.number)
  await transact(ctx, async (tx) => {
    const open = await lockUnchangedPart(tx, ctx, number, version)
    const row = open.part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    await work(tx, open, row)
    return {}
  })
  return getVendorOrder(ctx, { number })
}
