import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { VendorOrderView } from '../contract.ts'
import { lockVendorPart, vendorActor } from './lock-order.ts'
import { insertNote } from './notes.sql.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Adds a note that only the vendor's team can see. */
export async function addNote(ctx: WorkspaceContext, { number, content }: { number: string; content: string }): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    const { workspaceId } = part
    const { actor: author } = vendorActor(ctx)
    await insertNote(tx.db, {
      id: newId('note'),
      workspaceId,
      orderId: order.id,
      partNumber: part.number,
      content,
      author,
      writtenAt: tx.now,
    })
    return {}
  })
  return getVendorOrder(ctx, { number })
}
