import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { linesForPart, lockVendorPart } from '../lock-order.ts'
import { resetDownloads as reset } from './downloads.sql.ts'

/** The vendor lets the shopper download the files of a line again. Fails with NOT_FOUND. */
export async function resetDownloads(
  ctx: WorkspaceContext,
  { number, position }: { number: string; position: number },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const open = await lockVendorPart(tx, ctx, number)
    const line = linesForPart(open).find((each) => each.position === position)
    if (line?.kind !== 'digital') throw notFound()
    await reset(tx.db, open.order.id, position)
    return {}
  })
}
