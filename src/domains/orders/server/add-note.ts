import { writeNote } from '#domains/records/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { lockVendorPart } from './lock-order.ts'
import { toPartRecord } from './part-record.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Adds a note that only the vendor's team can see: a note of the part's record. */
export async function addNote(ctx: WorkspaceContext, { number, content }: { number: string; content: string }): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    await writeNote(tx, toPartRecord(order.id, part), { authorId: ctx.userId, text: content })
    return {}
  })
  return getVendorOrder(ctx, { number })
}
